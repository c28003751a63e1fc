/**
 * Loaded into each instance before its own code (`--import`): shifts its clock by the milliseconds
 * in the file `SOAK_CLOCK`, and ends it when the parent process is gone.
 */
import { readFileSync } from 'node:fs'

const LOOK_EVERY_MS = 100
const path = process.env.SOAK_CLOCK ?? ''
const parent = process.ppid
const now = Date.now
let moved = 0

setInterval(() => {
  if (process.ppid !== parent) process.exit(1)
  try {
    moved = Number(readFileSync(path, 'utf8')) || 0
  } catch {
    // The file is being written.
  }
}, LOOK_EVERY_MS).unref()

globalThis.Date = new Proxy(Date, {
  get: (target, name) =>
    name === 'now' ? () => now.call(target) + moved : Reflect.get(target, name),
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now.call(target) + moved] : args, newTarget),
})

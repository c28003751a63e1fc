import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { mountSmallDisk } from '../../tests/support/small-disk.ts'

const program = join(import.meta.dirname, '../../tests/support/logging-process.ts')

interface Line {
  number?: number
  lost?: number
}

/** A process that logs to `output` without a pause. */
function startLogging(output: 'pipe' | number): ChildProcess {
  return spawn(process.execPath, [program], { stdio: ['ignore', output, 'inherit', 'ipc'] })
}

/** Waits until the process has logged further, several times. */
async function untilGoesOn(child: ChildProcess) {
  for (let i = 0; i < 20; i += 1) await once(child, 'message')
}

/** Ends it after one last line. */
async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.send('end')
  expect((await ended)[0]).toBe(0)
}

/** Each line up to the last is in the log or counted as lost. */
function expectAllCounted(log: string) {
  const lines: Line[] = log.split('\n').flatMap(readLine)
  const numbers = lines.flatMap(({ number }) => number ?? [])
  const lost = lines.reduce((sum, line) => sum + (line.lost ?? 0), 0)
  expect(lost).toBeGreaterThan(0)
  expect(numbers.length + lost).toBe(numbers.at(-1))
}

/** The parsed line; none where a full disk cut it off. */
function readLine(line: string): Line[] {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

const disk = mountSmallDisk(2)

test.skipIf(!disk)(
  'on a full disk lines are lost and counted, and the process goes on',
  async () => {
    if (!disk) return
    const file = join(disk.path, 'log')
    const output = openSync(file, 'a')
    try {
      const child = startLogging(output)
      await untilGoesOn(child)
      disk.fill()
      await untilGoesOn(child)
      disk.free()
      await end(child)
      expectAllCounted(readFileSync(file, 'utf8'))
    } finally {
      closeSync(output)
      disk.remove()
    }
  },
)

test('a disk that never takes a line does not end the process', async () => {
  const output = openSync('/dev/full', 'a')
  const child = startLogging(output)
  await untilGoesOn(child)
  await end(child)
  closeSync(output)
})

test('while the reader of its pipe has stalled, lines are lost and counted', async () => {
  const child = startLogging('pipe')
  await untilGoesOn(child)
  await untilGoesOn(child)
  const log = text(child.stdout as Readable)
  await untilGoesOn(child)
  await end(child)
  expectAllCounted(await log)
})

test('a reader who goes away does not end the process', async () => {
  const child = startLogging('pipe')
  child.stdout?.destroy()
  await untilGoesOn(child)
  await end(child)
})

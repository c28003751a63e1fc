/** The only entry: settings → the firm's record → words → start → stop when told to. */
import { readdirSync, statSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from './server/platform/config.ts'

/** Exit code that makes `bin/plumbline start`, systemd and the image start the server again. */
const START_AGAIN = 75
const DRAIN_MS = 10_000

// Stored data is about people: only the account that runs this may read it.
process.umask(0o077)

// Before anything else is loaded: this start reuses what the last one compiled. If the folder
// cannot be written, nothing is cached.
enableCompileCache(join(import.meta.dirname, 'build', 'compiled'))
const program = join(import.meta.dirname, 'build', 'program')
const isBundled = process.env.NODE_ENV === 'production' && isNewest(join(program, 'start.js'))

const { reasonOf } = await load<typeof import('./domain/errors.ts')>('domain/errors.ts')
const { ConfigError, listUnknownSettings, parseConfig } = await load<
  typeof import('./server/platform/config.ts')
>('server/platform/config.ts')
const config = readConfig()
const { holdPlace, prepareFirm } =
  await load<typeof import('./server/firm/load.ts')>('server/firm/load.ts')
try {
  // Before any data of another server is changed.
  holdPlace(config)
  await prepareFirm(config)
} catch (error) {
  giveUp(error as Error)
}
// Loaded only now: words are made from the firm's record.
const { startServer } = await load<typeof import('./server/start.ts')>('server/start.ts')

let isStopping = false
const starting = startServer(config, console.log, {
  onStartAgain: () => stop(START_AGAIN),
}).catch(giveUp)
// Set before the start ends: requests are answered from the moment it listens.
process.on('SIGTERM', () => stop(0))
process.on('SIGINT', () => stop(0))
await starting

// Written now: a killed process would leave no cache for the next one.
flushCompileCache()

function stop(exitCode: number) {
  // Ctrl-C reaches us from the terminal and again through npm; the second must not cut the first.
  if (isStopping) return
  isStopping = true
  // The timer also keeps the process alive until everything awaited below has ended.
  setTimeout(() => process.exit(exitCode || 1), DRAIN_MS)
  void starting.then((server) => server.stop()).then(() => process.exit(exitCode))
}

/** Names the faulty settings and exits: a guess would be found out too late. */
function readConfig(): Config {
  for (const line of listUnknownSettings()) console.error(line)
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`The site could not start. Please mend these settings:\n${error.message}`)
    process.exit(1)
  }
}

function giveUp(error: Error): never {
  console.error(`The site could not start: ${reasonOf(error).message}`)
  process.exit(1)
}

/** Loads a module from the build's bundle (`scripts/bundle-server.ts`) or the sources, if newer. */
async function load<Module>(source: string): Promise<Module> {
  const name = source.replace(/^.*\/(.*)\.ts$/, '$1.js')
  const path = isBundled ? join(program, name) : join(import.meta.dirname, source)
  return (await import(pathToFileURL(path).href)) as Module
}

/** Whether no source has been changed since the file was made. */
function isNewest(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isOlder = (path: string) => statSync(path).mtimeMs <= made
  return ['content', 'domain', 'migrations', 'server'].every((folder) => {
    const path = join(import.meta.dirname, folder)
    return readdirSync(path, { recursive: true }).every((name) => isOlder(join(path, String(name))))
  })
}

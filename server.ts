/** The only entry: settings → start → stop when told to. */
import { readdirSync, statSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Config } from './server/platform/config.ts'

// Before all else is loaded: what was compiled at the last start need not be at this one. Where the
// folder cannot be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, 'build', 'compiled'))
const { reasonOf, ConfigError, listUnknownSettings, parseConfig, startServer } =
  await loadProgram().catch((error) => {
    // What is wrong with content/firm.json is said in it; any other error is one of the program.
    if (error?.name !== 'FirmError') throw error
    console.error(`The site could not start. ${error.message}`)
    process.exit(1)
  })

const DRAIN_MS = 10_000

const server = await startServer(readConfig(), console.log).catch((error: Error) => {
  console.error(`The site could not start: ${reasonOf(error).message}`)
  process.exit(1)
})

let isStopping = false
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

// A process that is killed keeps nothing for the next one.
flushCompileCache()

function stop() {
  // Ctrl-C reaches us from the terminal and again through npm; the second must not cut the first.
  if (isStopping) return
  isStopping = true
  setTimeout(() => process.exit(1), DRAIN_MS).unref()
  void server.stop().then(() => process.exit(0))
}

/** Names what is wrong and stops: a guess at a setting would be found out too late. */
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

/** The bundle of the build (`scripts/bundle-server.ts`), or the sources: what is newer. */
async function loadProgram() {
  const program = join(import.meta.dirname, 'build', 'program')
  const load = (name: string) => import(pathToFileURL(join(program, name)).href)
  if (process.env.NODE_ENV === 'production' && isNewest(join(program, 'start.js'))) {
    const [errors, config, start] = await Promise.all(
      ['errors.js', 'config.js', 'start.js'].map(load),
    )
    return { ...errors, ...config, ...start } as Program
  }
  const [errors, config, start] = await Promise.all([
    import('./domain/errors.ts'),
    import('./server/platform/config.ts'),
    import('./server/start.ts'),
  ])
  return { ...errors, ...config, ...start }
}

type Program = typeof import('./domain/errors.ts') &
  typeof import('./server/platform/config.ts') &
  typeof import('./server/start.ts')

/** Nothing that it was made from has been changed since. */
function isNewest(file: string): boolean {
  const made = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isOlder = (path: string) => statSync(path).mtimeMs <= made
  return ['content', 'domain', 'migrations', 'server'].every((folder) => {
    const path = join(import.meta.dirname, folder)
    return readdirSync(path, { recursive: true }).every((name) => isOlder(join(path, String(name))))
  })
}

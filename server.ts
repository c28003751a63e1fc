/** The only entry: settings → start → stop when told to. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import type { Config } from './server/platform/config.ts'

// Before all else is loaded: what was compiled at the last start need not be at this one. Where the
// folder cannot be written, nothing is kept.
enableCompileCache(join(import.meta.dirname, 'build', 'compiled'))
const { reasonOf } = await import('./domain/errors.ts')
const { ConfigError, parseConfig } = await import('./server/platform/config.ts')
const { startServer } = await import('./server/start.ts')

const DRAIN_MS = 10_000

const server = await startServer(readConfig(), console.log).catch((error: Error) => {
  console.error(`Plumbline could not start: ${reasonOf(error).message}`)
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
  try {
    return parseConfig(process.env)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(`Plumbline could not start. Please mend these settings:\n${error.message}`)
    process.exit(1)
  }
}

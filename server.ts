/** The only entry: settings → start → stop when told to. */
import { reasonOf } from './domain/errors.ts'
import { type Config, ConfigError, parseConfig } from './server/platform/config.ts'
import { startServer } from './server/start.ts'

const DRAIN_MS = 10_000

const server = await startServer(readConfig(), console.log).catch((error: Error) => {
  console.error(`Plumbline could not start: ${reasonOf(error).message}`)
  process.exit(1)
})

let isStopping = false
process.on('SIGTERM', stop)
process.on('SIGINT', stop)

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

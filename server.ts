/** The only entry: settings → database → services → API and pages → listen → drain. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Kysely } from 'kysely'
import { createFirstKey } from './server/access/service.ts'
import { createApp } from './server/app.ts'
import { openMetrics } from './server/figures.ts'
import type { HandlePage } from './server/http/pages.ts'
import { systemClock } from './server/platform/clock.ts'
import { type Config, ConfigError, parseConfig } from './server/platform/config.ts'
import { createDialect, migrate } from './server/platform/db/database.ts'
import { createLog } from './server/platform/log.ts'
import { createPorts } from './server/ports.ts'
import { seed } from './server/seed.ts'
import { createServices, type Services } from './server/services.ts'
import type { Tables } from './server/tables.ts'
import { createWorkers } from './server/workers.ts'

const BUILD = join(import.meta.dirname, 'build')
const DRAIN_MS = 10_000

await start(readConfig()).catch((error) => {
  console.error(`Plumbline could not start: ${(error as Error).message}`)
  process.exit(1)
})

async function start(config: Config) {
  const log = createLog(config.LOG_LEVEL)
  const db = new Kysely<Tables>({
    dialect: createDialect(config, (err) => log.warn({ err }, 'A database connection was lost')),
  })
  await migrate(db)
  const ports = createPorts({ config, db, clock: systemClock, log })
  const services = createServices(ports)
  await seed(db, systemClock)
  const firstKey = await createFirstKey(ports)

  const metrics = await openMetrics(ports, services)
  const pages = await findPages(config, services)
  const app = await createApp({ ports, services, metrics, ...pages })
  const workers = createWorkers({ ports, services, metrics })
  const figures = await metrics?.listen()
  app.addHook('onClose', async () => {
    await workers.stop()
    await figures?.close()
    await db.destroy()
  })
  const address = await app.listen({ host: config.HOST, port: config.PORT })
  workers.start()
  console.log(`Plumbline is at ${address}`)
  if (figures) console.log(`Metrics are at ${figures.url}`)
  if (firstKey) console.log(`Admin key, shown this once: ${firstKey}`)

  let isStopping = false
  const stop = () => {
    // Ctrl-C reaches us from the terminal and again through npm; the second must not cut the first.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    void app.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
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

/** From source through Vite in development, from the build otherwise. */
async function findPages(config: Config, services: Services) {
  if (config.NODE_ENV === 'development') {
    const { startVite } = await import('./server/http/development.ts')
    const vite = await startVite(services)
    return { pages: { loadHandler: vite.loadHandler }, onCreate: vite.mount }
  }
  const built = join(BUILD, 'server', 'handler.js')
  if (!existsSync(built)) throw new Error('there is no build. Please run "npm run build" first.')
  const seam = (await import(pathToFileURL(built).href)) as {
    createPageHandler: (services: Services) => HandlePage
  }
  const handlePage = seam.createPageHandler(services)
  return { pages: { loadHandler: async () => handlePage, clientDir: join(BUILD, 'client') } }
}

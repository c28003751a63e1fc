import { brand, version } from '../content/firm.ts'
import { createFirstKey } from './access/service.ts'
import { createApp } from './app.ts'
import { openMetrics } from './figures.ts'
import { openBuild, openVite, type PageSource } from './http/page-source.ts'
import { countOpen } from './launch/service.ts'
import type { Config } from './platform/config.ts'
import { openDatabase } from './platform/db/database.ts'
import { openClock } from './platform/db/jobs.ts'
import { createLog } from './platform/log.ts'
import { createPorts, type Ports } from './ports.ts'
import { seed } from './seed.ts'
import { createServices, type Services } from './services.ts'
import { createWorkers } from './workers.ts'

/** sd_listen_fds(3). */
const FIRST_HANDED_OVER = 3

export interface RunningServer {
  /** Resolves once every request in progress has its answer. */
  stop(): Promise<void>
}

interface Options {
  openPages?: (services: Services) => Promise<PageSource>
  /** Called when the process must end to be started again. */
  onStartAgain?: (() => void) | undefined
}

/**
 * Services → API and pages → listen, on an up-to-date database (firm/load.ts). `print` gets the
 * lines for the person who started it. Throws, with everything closed again, if it cannot start.
 */
export async function startServer(
  config: Config,
  print: (line: string) => void,
  { openPages = pageSourceOf(config), onStartAgain }: Options = {},
): Promise<RunningServer> {
  const log = createLog(config.LOG_LEVEL)
  const db = openDatabase(config, {
    onError: (err) => log.warn({ err }, 'A database connection was lost'),
  })
  // Closes in reverse order: the database last, when workers and requests have ended.
  const closing = new AsyncDisposableStack()
  closing.defer(() => db.destroy())
  try {
    const clock = await openClock(db)
    await seed(db, clock)
    const ports = createPorts({ config, db, clock, log, startAgain: onStartAgain })
    const services = createServices(ports)
    const metrics = await openMetrics(ports, services)
    const pages = await openPages(services)
    const figures = await metrics?.listen().catch(sayTaken(config, 'METRICS_PORT'))
    closing.defer(async () => figures?.close())
    for (const noun of ports.nouns) closing.defer(async () => noun.onStop?.(ports))
    const app = await createApp({ ports, services, metrics, pages })
    closing.defer(() => app.close())
    const workers = createWorkers({ ports, services, metrics })
    // Stopped together: further requests would take what the workers need to finish.
    closing.defer(() => Promise.all([workers.stop(), app.close()]).then(() => {}))
    const address = await app.listen(placeOf(config)).catch(sayTaken(config, 'PORT'))
    // Only now that it is sure to be printed, since only its hash is stored.
    const firstKey = await createFirstKey(ports)
    print(`${brand.name} is at ${address} (version ${version})`)
    if (figures) print(`Metrics are at ${figures.url}`)
    await tellReadiness(ports, print)
    if (firstKey) print(`Admin key, shown this once: ${firstKey}`)
    workers.start()
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
  return { stop: () => closing.disposeAsync() }
}

/** The socket that systemd opened for this process, or else the address of the settings. */
function placeOf({ HOST, PORT }: Config) {
  const { LISTEN_FDS, LISTEN_PID } = process.env
  const isHandedOver = LISTEN_FDS === '1' && LISTEN_PID === String(process.pid)
  return isHandedOver ? { fd: FIRST_HANDED_OVER } : { host: HOST, port: PORT }
}

const sayTaken =
  (config: Config, port: 'PORT' | 'METRICS_PORT') => (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    error.message = `something else listens at ${config.HOST}:${config[port]}. Set ${port} to another number, in .env for instance.`
    throw error
  }

async function tellReadiness(ports: Ports, print: (line: string) => void) {
  const { open, musts, all } = await countOpen(ports)
  if (musts === 0) return
  print(`Not ready for the public: ${open} of ${all} checks open. /admin, More, Launch checklist`)
}

const pageSourceOf = ({ NODE_ENV }: Config) => (NODE_ENV === 'development' ? openVite : openBuild)

/**
 * The product without its pages, as a process to be killed: serves the API over HTTP and, if a mail
 * server is set, delivers pending mail. Prints its address once it listens.
 */
import { flushCompileCache } from 'node:module'
import { createApp } from '../../server/app.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { parseConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/db/database.ts'
import { createLog } from '../../server/platform/log.ts'
import { createPorts } from '../../server/ports.ts'
import { createServices } from '../../server/services.ts'
import { createWorkers } from '../../server/workers.ts'

const config = parseConfig(process.env)
const log = createLog(config.LOG_LEVEL)
const db = openDatabase(config)
const ports = createPorts({ config, db, clock: systemClock, log })
const services = createServices(ports)
const app = await createApp({ ports, services })
const address = await app.listen({ host: '127.0.0.1', port: 0 })
if (config.SMTP_URL) createWorkers({ ports, services }).start()
console.log(address)
// A killed process would not write the compile cache.
flushCompileCache()
// Ends with the test, if the test does not kill it.
process.stdin.on('end', () => process.exit()).resume()

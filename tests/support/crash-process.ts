/**
 * The product without its pages, as a process to be killed: it takes calls over HTTP and, where a
 * mail server is named, delivers what it owes. Prints its address once it listens.
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
// A killed process keeps nothing for the next one to start faster with.
flushCompileCache()
// It must not outlive the test that was to kill it.
process.stdin.on('end', () => process.exit()).resume()

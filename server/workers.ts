import { join } from 'node:path'
import { brand } from '../content/brand.ts'
import type { Metrics } from './http/metrics.ts'
import { createOutboxWorker } from './mail/worker.ts'
import type { Config } from './platform/config.ts'
import type { Log } from './platform/log.ts'
import { createFolderMailer, createSmtpMailer, type Mailer } from './platform/mail/mailer.ts'
import { createPrivacyWorker } from './privacy/worker.ts'
import type { Services } from './services.ts'
import type { Database } from './tables.ts'

interface Ports {
  config: Config
  db: Database
  log: Log
  services: Services
  metrics?: Metrics | null
}

/** What works without being asked: every instance has its own, and they share what is to be done. */
export function createWorkers({ config, db, log, services, metrics }: Ports) {
  const { clock, letters } = services
  const mailer = createMailer(config, log)
  const workers = [
    createOutboxWorker({
      ...{ db, clock, log, mailer, writers: letters },
      onAttempt: metrics?.onAttempt,
      onDone: services.newsletter.closeEndedIssues,
    }),
    createPrivacyWorker({ privacy: services.privacy, log, onRun: metrics?.onRun }),
  ]
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    /** Ends once what is in hand is done or given back. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

function createMailer(config: Config, log: Log): Mailer {
  const sender = { name: brand.name, address: config.MAIL_FROM ?? brand.contactEmail }
  if (config.SMTP_URL) return createSmtpMailer(config.SMTP_URL, config.SMTP_TLS, sender)
  const folder = join(config.DATA_DIR, 'mail')
  log.info({ folder }, 'Without SMTP_URL no mail is sent: each message is written as a file')
  return createFolderMailer(folder, sender)
}

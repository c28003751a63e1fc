import { join } from 'node:path'
import type { Metrics } from './figures.ts'
import { createMailWorker } from './mail/worker.ts'
import type { Job } from './noun.ts'
import { openDatabase } from './platform/db/database.ts'
import { buildSuffixIndex } from './platform/db/suffix-index.ts'
import { createRepeater } from './platform/repeater.ts'
import type { Ports } from './ports.ts'
import { createPrivacyWorker } from './privacy/service.ts'
import type { Services } from './services.ts'

interface Parts {
  ports: Ports
  services: Services
  metrics?: Metrics | null
}

/** The background workers: every instance has its own, and they share the work. */
export function createWorkers({ ports, services, metrics }: Parts) {
  const mailer = ports.openMailer()
  if (!mailer.sends) logFolder(ports)
  const workers = [
    createMailWorker({
      ...ports,
      mailer,
      writers: services.mailWriters,
      onAttempt: metrics?.onAttempt,
      onUnknownAddress: (about) =>
        Promise.all(ports.nouns.map((noun) => noun.onUnknownAddress?.(ports, about))),
      onDone: () => Promise.all(ports.nouns.map((noun) => noun.onMailEnded?.(ports))),
    }),
    createPrivacyWorker({ ...ports, onRun: metrics?.onRun }),
    ...ports.nouns.flatMap(({ jobs = [] }) => jobs).map((job) => createJob(job, ports)),
    createRepeater((signal) => indexTexts(ports, signal)),
  ]
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    /** Resolves once work in progress is done or released. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

function createJob({ everyMs, run, done, failed }: Job, ports: Ports) {
  const { log } = ports
  const look = async (signal: AbortSignal) => {
    const made = await run(ports, signal).catch((err) => {
      log.error({ err }, failed)
      return null
    })
    if (done && made) log.info(done.counts ? { [done.counts]: made } : {}, done.says)
  }
  return createRepeater(look, { everyMs })
}

/** Builds missing search indexes; it may take a minute, which no request may. */
async function indexTexts({ config, db, log, nouns }: Ports, signal: AbortSignal): Promise<void> {
  const texts = nouns.flatMap(({ searched = [] }) => searched)
  const open = () => openDatabase(config, { hasTimeLimits: false })
  const made = await buildSuffixIndex(db, texts, open, signal).catch((err) => {
    log.error({ err }, 'Indexes that searches ask could not be made')
    return 0
  })
  if (made > 0) log.info({ made }, 'Indexes that searches ask were made')
}

function logFolder({ config, log }: Ports) {
  const folder = join(config.DATA_DIR, 'mail')
  log.info({ folder }, 'Without SMTP_URL no mail is sent: each message is written as a file')
}

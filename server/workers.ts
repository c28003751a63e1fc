import { join } from 'node:path'
import { brand } from '../content/brand.ts'
import type { Metrics } from './figures.ts'
import { createMailWorker } from './mail/worker.ts'
import { messageTexts } from './messages/store.ts'
import { openDatabase } from './platform/db/database.ts'
import { makeEndings } from './platform/db/endings.ts'
import type { Log } from './platform/log.ts'
import { createFolderMailer, createSmtpMailer, type Mailer } from './platform/mail/mailer.ts'
import { createRepeater } from './platform/repeater.ts'
import type { Ports } from './ports.ts'
import { postTexts } from './posts/store.ts'
import { createPrivacyWorker } from './privacy/worker.ts'
import type { Services } from './services.ts'

/** How long a picture that has just come in may be without its smaller copies. */
const COPY_EVERY_MS = 5_000
/** How late a scheduled newsletter may begin. */
const PLANS_EVERY_MS = 60_000
/** How much of what was read a server that is killed may forget. */
const VIEWS_EVERY_MS = 60_000

interface Parts {
  ports: Ports
  services: Services
  metrics?: Metrics | null
}

/** What works without being asked: every instance has its own, and they share what is to be done. */
export function createWorkers({ ports, services, metrics }: Parts) {
  const { log } = ports
  const mailer = createMailer(ports)
  const workers = [
    createMailWorker({
      ...ports,
      mailer,
      writers: services.letters,
      onAttempt: metrics?.onAttempt,
      onDone: services.newsletter.closeEndedIssues,
    }),
    createPrivacyWorker({ privacy: services.privacy, log, onRun: metrics?.onRun }),
    createRepeater((signal) => remind(services, log, signal)),
    createRepeater((signal) => check(services, log, signal)),
    createRepeater((signal) => copyPictures(services, log, signal), { everyMs: COPY_EVERY_MS }),
    createRepeater(() => sendPlanned(services, log), { everyMs: PLANS_EVERY_MS }),
    createRepeater((signal) => renderAhead(services, log, signal)),
    createRepeater(() => services.posts.storeViews(), { everyMs: VIEWS_EVERY_MS }),
    createRepeater((signal) => indexTexts(ports, signal)),
  ]
  return {
    start() {
      for (const worker of workers) worker.start()
    },
    /** Resolves once work in progress is done or given back. */
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/** Newsletters whose time has come. */
async function sendPlanned({ newsletter }: Services, log: Log): Promise<void> {
  const begun = await newsletter.sendPlannedIfDue().catch((err) => {
    log.error({ err }, 'Whether a newsletter is due could not be found out')
    return 0
  })
  if (begun > 0) log.info({ begun }, 'Scheduled newsletters are being sent')
}

async function remind({ quickscore }: Services, log: Log, signal: AbortSignal): Promise<void> {
  const owed = await quickscore.remindIfDue(signal).catch((err) => {
    log.error({ err }, 'Whether a reminder is due could not be found out')
    return null
  })
  if (owed) log.info({ owed }, 'Reminders were written down')
}

async function copyPictures({ media }: Services, log: Log, signal: AbortSignal): Promise<void> {
  const pictures = await media.makeCopies(signal).catch((err) => {
    log.error({ err }, 'Copies of pictures could not be made')
    return 0
  })
  if (pictures > 0) log.info({ pictures }, 'Copies of pictures were made')
}

async function renderAhead({ posts }: Services, log: Log, signal: AbortSignal): Promise<void> {
  const made = await posts.renderAhead(signal).catch((err) => {
    log.error({ err }, 'Articles could not be made for readers ahead')
    return 0
  })
  if (made > 0) log.info({ made }, 'Articles were made for readers ahead')
}

/** What searches are quicker by; it may take a minute, which no request may. */
async function indexTexts({ config, db, log }: Ports, signal: AbortSignal): Promise<void> {
  const open = () => openDatabase(config, { hasTimeLimits: false })
  const made = await makeEndings(db, [postTexts, messageTexts], open, signal).catch((err) => {
    log.error({ err }, 'Indexes that searches ask could not be made')
    return 0
  })
  if (made > 0) log.info({ made }, 'Indexes that searches ask were made')
}

async function check({ checks }: Services, log: Log, signal: AbortSignal): Promise<void> {
  const isDone = await checks.checkIfDue(signal).catch((err) => {
    log.error({ err }, 'Articles and links could not be looked over')
    return false
  })
  if (isDone) log.info('Articles and links were looked over')
}

function createMailer({ config, log }: Ports): Mailer {
  const sender = { name: brand.name, address: config.MAIL_FROM ?? brand.contactEmail }
  if (config.SMTP_URL) return createSmtpMailer(config.SMTP_URL, config.SMTP_TLS, sender)
  const folder = join(config.DATA_DIR, 'mail')
  log.info({ folder }, 'Without SMTP_URL no mail is sent: each message is written as a file')
  return createFolderMailer(folder, sender)
}

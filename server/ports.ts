import { join } from 'node:path'
import { brand, staffEmail } from '../content/firm.ts'
import type { CacheTag } from '../domain/cache-tags.ts'
import { everyNoun } from './nouns.ts'
import { askOutside } from './platform/addresses.ts'
import type { Clock } from './platform/clock.ts'
import { createCollector } from './platform/collector.ts'
import { type Config, originOf } from './platform/config.ts'
import { createLocalChanges, createPostgresChanges } from './platform/db/changes.ts'
import { createDocuments } from './platform/documents/documents.ts'
import { createFiles } from './platform/files/s3-files.ts'
import { createScratch } from './platform/files/scratch.ts'
import type { Log } from './platform/log.ts'
import { createMailFolder } from './platform/mail/mail-folder.ts'
import { createFolderMailer, createSmtpMailer, type Mailer } from './platform/mail/mailer.ts'
import { createReceiver } from './platform/mail/receiver.ts'
import { createMailRecords } from './platform/mail/records.ts'
import { onProcessFault } from './platform/own-process.ts'
import { plainName } from './platform/plain-name.ts'
import { ViewCounts } from './posts/read/views-service.ts'
import type { Database } from './tables.ts'

interface Given {
  config: Config
  db: Database
  clock: Clock
  log: Log
  /** Ends this process so that it is started again. */
  startAgain?: (() => void) | undefined
}

/**
 * All outside dependencies of the use cases. Each noun states the few that it needs as an interface
 * of its own, which this object fits.
 */
export type Ports = ReturnType<typeof createPorts>

/** Opens the ports by the settings, once for each server. */
export function createPorts({ config, db, clock, log, startAgain = () => {} }: Given) {
  const changes = config.DATABASE_URL
    ? createPostgresChanges({ connectionString: config.DATABASE_URL, db }, log)
    : createLocalChanges()
  const warn = (message: string) => (err: unknown) => log.warn({ err }, message)
  onProcessFault((fault) => {
    const message = 'A process that does work apart could not be started, or ended over a job'
    warn(message)(fault.cause ?? fault)
  })
  return {
    /** For code that goes over all nouns. */
    nouns: everyNoun,
    config,
    db,
    clock,
    log,
    startAgain,
    /** A page as a visitor gets it; '' where there are no pages. Set by app.ts. */
    readPage: async (_path: string) => '',
    /** Origin of the public site, for absolute links. */
    origin: originOf(config),
    staffEmail: config.STAFF_EMAIL ?? staffEmail,
    /** Reports changes of visible content, here or elsewhere, so that cached pages are dropped. */
    changes,
    /** Publishes a change of visible content; call it once the change is stored. */
    onChange: (what: CacheTag) => changes.announce(what),
    /** Renders PDFs and pictures. */
    documents: createDocuments(),
    /** Where uploaded media are kept. */
    files: createFiles(config, 'media'),
    /** Where an upload lies until its type is known. */
    scratch: createScratch(join(config.DATA_DIR, 'incoming')),
    sender: senderOf(config),
    /** Each caller that sends opens a mailer of its own, and closes it. */
    openMailer: () => openMailer(config),
    /** A proxy seen that the settings do not name, or null (http/request-paths.ts). */
    unknownProxy: { seen: null as string | null },
    /** The receiver of leads, where the settings name one. */
    receiver: createReceiver(config, clock),
    /** What the DNS says of the sender's domain. */
    mailRecords: createMailRecords(clock),
    /** Where mail is written while there is no mail server. */
    mailFolder: createMailFolder(join(config.DATA_DIR, 'mail')),
    /** The outside collector of events, where the settings name one. */
    collect:
      config.ANALYTICS_URL === undefined
        ? undefined
        : createCollector(config.ANALYTICS_URL, warn('An event was not counted')),
    /** Counts of read articles that are not stored yet. */
    views: new ViewCounts(clock),
    /** Opens what articles link to, where the settings allow it. */
    askOutside: config.LINK_CHECK ? askOutside(`${plainName}-link-check`) : undefined,
    /** The outside newsletter form, where the settings name one. */
    provider: { frameUrl: config.NEWSLETTER_FRAME_URL, scriptUrl: config.NEWSLETTER_SCRIPT_URL },
    /** Logs a fault of a file that could not be removed. */
    report: warn('A file could not be removed; it is tried again later'),
  }
}

const senderOf = ({ MAIL_FROM }: Config) => ({
  name: brand.name,
  address: MAIL_FROM ?? brand.contactEmail,
})

function openMailer(config: Config): Mailer {
  const { SMTP_URL, SMTP_TLS, DATA_DIR } = config
  const sender = senderOf(config)
  if (SMTP_URL) return createSmtpMailer(SMTP_URL, SMTP_TLS, sender)
  return createFolderMailer(join(DATA_DIR, 'mail'), sender)
}

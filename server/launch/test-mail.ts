import { createHash, randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { testMail as words } from '../../content/en/mail/launch.ts'
import { brand } from '../../content/firm.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { tooMany } from '../../domain/errors.ts'
import type { TestMail } from '../../domain/launch.ts'
import { requireMailServer } from '../mail/service.ts'
import { claimJob, findJob, giveBackJob } from '../platform/db/jobs.ts'
import { findSecret, putSetting } from '../platform/db/secrets.ts'
import type { MailContent } from '../platform/mail/mail-content.ts'
import { MailError } from '../platform/mail/mailer.ts'
import type { LaunchPorts } from './service.ts'

/** Slots of accepted test mails per day; a refused one can be retried with better settings. */
const slots = ['test-mail-1', 'test-mail-2', 'test-mail-3']
const SETTING = 'test-mail'
const DAY_MS = 24 * 60 * 60 * 1000
const PATIENCE_MS = 30_000

const acceptedSchema = z.strictObject({ at: z.string(), settings: z.string() })

/**
 * Sends a test mail, to the staff address only, three a day. Returns the mail server's own words.
 * Throws `conflict`: `no_mail_server`, and `too-many`.
 */
export async function sendTestMail(ports: LaunchPorts, actor: Actor): Promise<TestMail> {
  requireRole(actor, 'owner')
  const { clock, db, staffEmail } = ports
  requireMailServer(ports)
  const now = clock.now()
  const slot = await claimSlot(ports, now)
  const mailer = ports.openMailer()
  try {
    const mail = { id: randomUUID(), recipient: staffEmail, date: now, content }
    const answer = await mailer.send(mail, AbortSignal.timeout(PATIENCE_MS))
    const accepted = { at: now.toISOString(), settings: describeSettings(ports) }
    await putSetting(db, SETTING, JSON.stringify(accepted))
    return { accepted: true, recipient: staffEmail, cause: '', answer }
  } catch (error) {
    await giveBackJob(db, slot, now.toISOString())
    if (!(error instanceof MailError)) throw error
    return { accepted: false, recipient: staffEmail, cause: error.message, answer: error.answer }
  } finally {
    mailer.close()
  }
}

const content: MailContent = {
  subject: words.subject,
  blocks: [
    { kind: 'heading', text: words.title },
    ...words.paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
  ],
  footer: words.footer,
  replyTo: { name: brand.name, address: brand.contactEmail },
}

async function claimSlot({ db }: LaunchPorts, now: Date): Promise<string> {
  const dueBefore = new Date(now.getTime() - DAY_MS).toISOString()
  for (const name of slots) {
    if (await claimJob(db, { name, now: now.toISOString(), dueBefore })) return name
  }
  const taken = await Promise.all(slots.map((name) => findJob(db, name)))
  const first = Math.min(...taken.map((at) => Date.parse(at ?? now.toISOString())))
  const seconds = Math.max(1, Math.ceil((first + DAY_MS - now.getTime()) / 1000))
  throw tooMany('Three test emails were sent within a day.', seconds)
}

/** When the mail server took a test mail, with the settings as they are now; else null. */
export async function findAcceptance(ports: LaunchPorts): Promise<string | null> {
  const stored = await findSecret(ports.db, SETTING)
  if (stored === null) return null
  const { at, settings } = z.parse(acceptedSchema, JSON.parse(stored))
  return settings === describeSettings(ports) ? at : null
}

/** A hash, since the settings hold a password. */
function describeSettings({ config, sender, staffEmail }: LaunchPorts): string {
  const { SMTP_URL, SMTP_TLS } = config
  const all = JSON.stringify([SMTP_URL, SMTP_TLS, sender.address, staffEmail])
  return createHash('sha256').update(all).digest('hex')
}

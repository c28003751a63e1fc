import { randomUUID } from 'node:crypto'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { mailboxOf } from '../../domain/email-address.ts'
import { conflict, notFound } from '../../domain/errors.ts'
import type { AboutKind, MailFigures, MailQuery, MailRecord, SentAgain } from '../../domain/mail.ts'
import { recordActivities } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import type { MailDefinition } from './definitions.ts'
import * as store from './store.ts'

export { defineMail, defineMailAbout, noPayload } from './definitions.ts'
export { deleteMailAbout, deleteOldMail } from './erasing-store.ts'
export type { Waiting } from './store.ts'
export {
  countBounced,
  /** Counts the copies of an issue by status. */
  countByStatus as countCopies,
  findTrouble,
  listOutcomes,
  listStates,
  /** Counts unsent mail. */
  listWaiting as measureWaiting,
  reviveFiledCopies,
  /** Retries pending and failed mail of one kind about a record at once. */
  reviveMailAbout as hurryMailAbout,
} from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_PER_DAY = 3

type MailKind<About, Payload> = Pick<
  MailDefinition<string, About, Payload, never>,
  'kind' | 'about' | 'payload'
>

type AboutId<About> = About extends AboutKind ? number : null

/** A mail to be queued. */
export interface Enqueued<About, Payload> {
  recipient: string
  /** Id of the record that it is about. */
  aboutId: AboutId<About>
  payload: Payload
  now: Date
}

/** A mail template, with the recipient and the record that the mail is about. */
export type MailRequest<About, Payload> = readonly [
  MailKind<About, Payload>,
  Enqueued<About, Payload>,
]

/**
 * Queues the mails of a form, in the form's transaction: one to our own staff, and one to the typed
 * address, limited as in `enqueueToTypedAddress`. Uses one statement, since each one updates the
 * search index of mail at its end.
 */
export async function enqueueForForm<A extends AboutKind, P, Q>(
  trx: Trx,
  toStaff: MailRequest<A, P>,
  toSender: MailRequest<A, Q>,
  /** A call to the receiver of leads, if there is one; mail that people wait for goes first. */
  call?: MailRequest<AboutKind, object>,
): Promise<void> {
  const answer = await composeToTypedAddress(trx, ...toSender)
  await store.insertMail(trx, [
    ...(answer ? [answer] : []),
    compose(...toStaff),
    ...(call ? [{ ...compose(...call), priority: 1 }] : []),
  ])
}

/** Queues a mail that staff wrote to one person: written by hand, it needs no limit. */
export async function enqueueByHand<About extends AboutKind | null, Payload>(
  trx: Trx,
  definition: MailKind<About, Payload>,
  owed: Enqueued<About, Payload>,
): Promise<void> {
  await store.insertMail(trx, [compose(definition, owed)])
}

/**
 * Queues a mail to an address that somebody typed, perhaps not its owner: at most three of a kind
 * in 24 hours for all addresses of a mailbox, or a stranger could fill it through our forms. More
 * mail is dropped. Returns whether this one was queued.
 */
export async function enqueueToTypedAddress<About extends AboutKind | null, Payload>(
  trx: Trx,
  definition: MailKind<About, Payload>,
  owed: Enqueued<About, Payload>,
): Promise<boolean> {
  const mail = await composeToTypedAddress(trx, definition, owed)
  if (mail) await store.insertMail(trx, [mail])
  return mail !== null
}

/** Null if the mailbox has reached its limit. */
async function composeToTypedAddress<About extends AboutKind | null, Payload>(
  trx: Trx,
  definition: MailKind<About, Payload>,
  owed: Enqueued<About, Payload>,
): Promise<store.NewMail | null> {
  const recipient = owed.recipient.toLowerCase()
  const mailbox = mailboxOf(recipient)
  const since = new Date(owed.now.getTime() - DAY_MS).toISOString()
  await store.claimMailbox(trx, mailbox)
  const count = await store.countSince(trx, { kind: definition.kind, mailbox, since })
  return count < MOST_PER_DAY ? compose(definition, { ...owed, recipient }) : null
}

export interface Copies<About> {
  issueId: number
  /** Copies are sent after all mail that a single person waits for. */
  recipients: { address: string; aboutId: AboutId<About>; payload?: object }[]
  now: Date
}

/** Queues one copy of a newsletter issue for each address; throws for a repeated address. */
export async function enqueueCopies<About extends AboutKind | null>(
  trx: Trx,
  definition: MailKind<About, object>,
  { issueId, recipients, now }: Copies<About>,
): Promise<void> {
  const copies = recipients.map(({ address, aboutId, payload }) => ({
    ...compose(definition, {
      recipient: address.toLowerCase(),
      aboutId,
      payload: payload ?? {},
      now,
    }),
    issue_id: issueId,
    priority: 1,
  }))
  await store.insertMail(trx, copies)
}

function compose<About extends AboutKind | null, Payload>(
  { kind, about }: MailKind<About, Payload>,
  { recipient, aboutId, payload, now }: Enqueued<About, Payload>,
): store.NewMail {
  return {
    kind,
    recipient,
    payload: JSON.stringify(payload),
    about_kind: about,
    about_id: aboutId,
    message_id: randomUUID(),
    priority: 0,
    next_attempt_at: now.toISOString(),
    created_at: now.toISOString(),
  }
}

/** Holds pending copies back; the few that a worker has leased are still sent. */
export const holdCopies = (trx: Trx, issueId: number): Promise<unknown> =>
  updateRows(trx, 'mail', { issue_id: issueId, status: 'pending' }, { status: 'held' })

export const releaseCopies = (trx: Trx, issueId: number): Promise<unknown> =>
  updateRows(trx, 'mail', { issue_id: issueId, status: 'held' }, { status: 'pending' })

type Settings = Pick<Ports, 'config'>

/** Whether a mail server is set; without one, mail is written to files. */
export const hasMailServer = ({ config }: Settings) => config.SMTP_URL !== undefined

/** The message of an answer that starts a sending. */
export const sayBegun = (ports: Settings, sending: string) =>
  hasMailServer(ports) ? sending : 'This is written to files that nobody receives.'

/**
 * Throws `no_mail_server` if nobody would receive the mail, unless files are asked for. Returns the
 * name of the action in the activity log.
 */
export function requireMailServer(ports: Settings, toFiles = false): 'send' | 'file' {
  if (hasMailServer(ports)) return 'send'
  if (toFiles) return 'file'
  throw conflict('no_mail_server', 'No mail server is set, so nobody would receive this.')
}

export interface MailPorts extends Settings {
  db: Database
  clock: Clock
  /**
   * Called with the issues of copies that are tried again: a finished issue is then being sent once
   * more. Returns the paused issues, whose copies must wait.
   */
  reopenIssues(trx: Trx, issueIds: readonly number[]): Promise<number[]>
}

/** Counts failed mail. */
export async function countFailedMail(
  { db }: Pick<MailPorts, 'db'>,
  actor: Actor,
): Promise<number> {
  requireRole(actor, 'reader')
  return store.countFailed(db)
}

export async function listMail(
  { db }: Pick<MailPorts, 'db'>,
  actor: Actor,
  query: MailQuery,
): Promise<{ rows: MailRecord[]; total: number; figures: MailFigures }> {
  requireRole(actor, 'reader')
  // In parallel: PostgreSQL reads all mail for the counts, and again for a search.
  const [counts, oldest_pending_at, listed] = await Promise.all([
    store.countByStatus(db),
    store.findOldestPending(db),
    store.listMail(db, query),
  ])
  return { ...listed, figures: { counts, oldest_pending_at } }
}

/**
 * Throws `not-found`; `no_mail_server`; `not_failed` for mail that may still arrive or has done so.
 */
export async function sendAgain(ports: MailPorts, actor: Actor, id: number): Promise<MailRecord> {
  requireRole(actor, 'editor')
  return ports.db.transaction().execute(async (trx) => {
    const revived = await revive(ports, trx, actor, [id])
    const mail = await store.findMail(trx, id)
    if (!mail) throw notFound('The message')
    if (revived > 0) return mail
    throw conflict('not_failed', 'Only a message that nobody has received is sent again.')
  })
}

/** As `sendAgain`, for several: mail that has arrived, or still may, is skipped. */
export async function sendSelectedAgain(
  ports: MailPorts,
  actor: Actor,
  ids: readonly number[],
): Promise<SentAgain> {
  requireRole(actor, 'editor')
  const sent_again = await ports.db.transaction().execute((trx) => revive(ports, trx, actor, ids))
  return { sent_again, passed_over: ids.length - sent_again }
}

async function revive(
  ports: MailPorts,
  trx: Trx,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  const { clock, reopenIssues } = ports
  const now = clock.now()
  // A call to the receiver of leads needs no mail server.
  if (await store.isAnyLetter(trx, ids)) requireMailServer(ports)
  // Locks issues before their copies: the count that ends an issue waits for the issue's row.
  const issues = await store.listIssuesOfRevivable(trx, ids)
  const paused = issues.length > 0 ? await reopenIssues(trx, issues) : []
  const revived = await store.reviveMail(trx, ids, now.toISOString())
  for (const id of paused) await holdCopies(trx, id)
  await recordActivities(trx, { actor, action: 'send-again', noun: 'outbox', now }, revived)
  return revived.length
}

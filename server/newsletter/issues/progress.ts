/** Progress of issues; pausing, resuming and sending copies again. */
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { conflict, notFound } from '../../../domain/errors.ts'
import { endOf, type MailCounts } from '../../../domain/mail.ts'
import type { IssueRecord, IssueStatus } from '../../../domain/newsletter/issues.ts'
import { recordActivity } from '../../activity/service.ts'
import {
  countBounced,
  countCopies,
  findTrouble,
  holdCopies,
  releaseCopies,
  requireMailServer,
  reviveFiledCopies,
} from '../../mail/service.ts'
import { updateRows } from '../../platform/db/rows.ts'
import type { Ports as AllPorts } from '../../ports.ts'
import type { Database, Trx } from '../../tables.ts'
import * as store from './store.ts'

type Ports = Pick<AllPorts, 'db' | 'clock'>

/** Holds copies not sent yet. Throws `not-found`; `not_sending`. */
export function pauseIssue(ports: Ports, actor: Actor, id: number): Promise<IssueRecord> {
  return turnIssue(ports, actor, id, {
    from: 'sending',
    to: 'paused',
    move: holdCopies,
    code: 'not_sending',
    refusal: 'Only an issue that is being sent can be paused.',
    action: 'pause',
  })
}

/** Releases the held copies. Throws `not-found`; `not_paused`. */
export function resumeIssue(ports: Ports, actor: Actor, id: number): Promise<IssueRecord> {
  return turnIssue(ports, actor, id, {
    from: 'paused',
    to: 'sending',
    move: releaseCopies,
    code: 'not_paused',
    refusal: 'Only an issue that is paused can be resumed.',
    action: 'resume',
  })
}

interface Turn {
  from: IssueStatus
  to: IssueStatus
  move: (trx: Trx, id: number) => Promise<unknown>
  code: string
  refusal: string
  action: 'pause' | 'resume'
}

/** Changes the status of an issue and its waiting copies. Throws `not-found` and `code`. */
async function turnIssue(
  { db, clock }: Ports,
  actor: Actor,
  id: number,
  { from, to, move, code, refusal, action }: Turn,
): Promise<IssueRecord> {
  requireRole(actor, 'editor')
  const now = clock.now()
  return db.transaction().execute(async (trx) => {
    const isTurned = await updateRows(
      trx,
      'newsletter_issues',
      { id, status: from },
      { status: to },
    )
    const before = await readIssue(trx, id)
    if (!isTurned || before.status !== to) throw conflict(code, refusal, before)
    await move(trx, id)
    await recordActivity(trx, { actor, action, noun: 'newsletter-issues', recordId: id, now })
    return readIssue(trx, id)
  })
}

/**
 * Sends the copies that were written to files. Throws `not-found`; `no_mail_server`; `not_filed` if
 * there are none, or they have been deleted.
 */
export async function sendFiledCopies(
  ports: Ports & Pick<AllPorts, 'config'>,
  actor: Actor,
  id: number,
): Promise<IssueRecord> {
  requireRole(actor, 'editor')
  requireMailServer(ports)
  const now = ports.clock.now()
  return ports.db.transaction().execute(async (trx) => {
    const before = await readIssue(trx, id)
    const isPaused = (await store.reopenIssues(trx, [id])).length > 0
    if ((await reviveFiledCopies(trx, id, now.toISOString())) === 0) {
      throw conflict('not_filed', 'No copy that was written to a file is left to send.', before)
    }
    if (isPaused) await holdCopies(trx, id)
    const activity = { actor, action: 'send-again', noun: 'newsletter-issues', now } as const
    await recordActivity(trx, { ...activity, recordId: id })
    return readIssue(trx, id)
  })
}

/**
 * Closes issues whose copies have all ended, and stores their counts, which must outlive the
 * copies. Called by the mail worker and the daily job; idempotent.
 */
export async function closeEndedIssues({ db, clock }: Ports): Promise<void> {
  for (const id of await store.listOpenIssueIds(db)) {
    if (!hasEnded(await countCopies(db, id))) continue
    await db.transaction().execute((trx) => closeIssue(trx, id, clock.now()))
  }
}

async function closeIssue(trx: Trx, id: number, now: Date): Promise<void> {
  // Claims the issue's row first, so that a retry of a failed copy waits for it.
  if (!(await store.claimOpenIssue(trx, id))) return
  const counts = await countCopies(trx, id)
  if (!hasEnded(counts)) return
  await updateRows(trx, 'newsletter_issues', id, {
    status: 'sent',
    sent_count: counts.sent,
    filed_count: counts.filed,
    failed_count: counts.failed,
    dropped_count: counts.dropped,
    bounced_count: await countBounced(trx, id),
    ended_at: now.toISOString(),
  })
}

const hasEnded = ({ pending, held }: MailCounts) => pending + held === 0

/** Throws `not-found`. */
export async function readIssue(db: Database, id: number): Promise<IssueRecord> {
  const row = await store.findIssue(db, { id })
  if (!row) throw notFound('The newsletter issue')
  return presentIssue(db, row)
}

/**
 * For an issue that has ended, uses the stored counts, since its copies may be deleted. One whose
 * last copy has just ended counts as sent, even before it is closed.
 */
export async function presentIssue(db: Database, row: store.IssueRow): Promise<IssueRecord> {
  const { recipient_count: total, unsubscribed_count: unsubscribed, bounced_count, ...others } = row
  const { sent_count, filed_count, failed_count, dropped_count, ...rest } = others
  const ended = {
    pending: 0,
    held: 0,
    sent: sent_count ?? 0,
    filed: filed_count ?? 0,
    failed: failed_count ?? 0,
    dropped: dropped_count ?? 0,
  }
  const isClosed = row.status === 'sent'
  const counts = isClosed ? ended : await countCopies(db, row.id)
  const counted = !isClosed && counts.failed > 0 ? await countBounced(db, row.id) : 0
  const bounced = bounced_count ?? counted
  const status = hasEnded(counts) ? endOf(counts.filed === 0) : row.status
  const trouble = isClosed ? null : await findTrouble(db, row.id)
  return { ...rest, status, total, counts, bounced, unsubscribed, trouble }
}

import { type Insertable, type Selectable, sql } from 'kysely'
import type { MessageStatus } from '../../domain/mail/delivery.ts'
import { chunksOf } from '../platform/db/chunks.ts'
import { skippingLocked } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export type MessageRow = Selectable<Tables['outbox']>

export async function insertMessages(db: Database, messages: Insertable<Tables['outbox']>[]) {
  for (const rows of chunksOf(messages)) {
    await db.insertInto('outbox').values(rows).execute()
  }
}

export async function countSince(
  db: Database,
  kind: string,
  recipient: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .select((builder) => builder.fn.countAll<number>().as('count'))
    .where('recipient', '=', recipient)
    .where('kind', '=', kind)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Messages of a kind that were owed at one time, by whom they are for or what they are made from. */
export interface MessageMatch {
  kind: string
  created_at: string
  recipient?: string
  payload?: string
}

export type MessageState = Pick<
  MessageRow,
  'kind' | 'recipient' | 'status' | 'created_at' | 'ended_at'
>

export async function deleteMessages(trx: Trx, match: MessageMatch): Promise<string[]> {
  const gone = await trx
    .deleteFrom('outbox')
    .where((message) => message.and({ ...match }))
    .returning('message_id')
    .execute()
  return gone.map(({ message_id }) => message_id)
}

export function listMessageStates(db: Database, match: MessageMatch): Promise<MessageState[]> {
  return db
    .selectFrom('outbox')
    .select(['kind', 'recipient', 'status', 'created_at', 'ended_at'])
    .where((message) => message.and({ ...match }))
    .orderBy('id')
    .execute()
}

/** Whose turn it is and that no worker has: first what somebody waits for. */
function due(db: Database, now: string) {
  return db
    .selectFrom('outbox')
    .select('id')
    .where('status', '=', 'pending')
    .where('next_attempt_at', '<=', now)
    .where((is) => is.or([is('leased_until', 'is', null), is('leased_until', '<=', now)]))
    .orderBy('priority')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
}

export async function isAnyDue(db: Database, now: string): Promise<boolean> {
  return (await due(db, now).executeTakeFirst()) !== undefined
}

export interface Lease {
  lease: string
  now: string
  until: string
}

/** Takes a message so that no other worker does until the lease ends; null if none is due. */
export async function leaseMessage(
  db: Database,
  { lease, now, until }: Lease,
): Promise<MessageRow | null> {
  const row = await db.transaction().execute((trx) =>
    trx
      .updateTable('outbox')
      .set({ lease, leased_until: until })
      .where('id', 'in', skippingLocked(trx, due(trx, now)))
      .returningAll()
      .executeTakeFirst(),
  )
  return row ?? null
}

/** What has become of a message. */
export interface Ending {
  status: 'sent' | 'failed' | 'dropped'
  ended_at: string
  last_error?: string | null
}

/**
 * Ends a message, and forgets what it was made from unless it may be sent again. Nothing happens
 * where another worker has taken it since.
 */
export async function endMessage(db: Database, { id, lease }: MessageRow, ending: Ending) {
  const payload = ending.status === 'failed' ? {} : { payload: '{}' }
  await db
    .updateTable('outbox')
    .set({ ...ending, ...payload, lease: null, leased_until: null })
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

export interface Postponement {
  next_attempt_at: string
  failing_since: string
  last_error: string
}

export async function postponeMessage(db: Database, { id, lease }: MessageRow, to: Postponement) {
  await db
    .updateTable('outbox')
    .set({ ...to, lease: null, leased_until: null })
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Gives back what was taken and not tried. */
export async function releaseMessages(db: Database, lease: string) {
  await db
    .updateTable('outbox')
    .set({ lease: null, leased_until: null })
    .where('lease', '=', lease)
    .execute()
}

/** Turns the waiting copies of an issue into held ones or back; what a worker has, goes on. */
export async function moveCopies(
  trx: Trx,
  issueId: number,
  { from, to }: { from: MessageStatus; to: MessageStatus },
) {
  await trx
    .updateTable('outbox')
    .set({ status: to })
    .where('issue_id', '=', issueId)
    .where('status', '=', from)
    .execute()
}

/** How many messages are in each state, of one issue or of all. */
export async function countByStatus(
  db: Database,
  issueId?: number,
): Promise<Record<MessageStatus, number>> {
  let query = db
    .selectFrom('outbox')
    .select((message) => ['status', message.fn.countAll<number>().as('count')])
  if (issueId !== undefined) query = query.where('issue_id', '=', issueId)
  const counts = { pending: 0, held: 0, sent: 0, failed: 0, dropped: 0 }
  for (const { status, count } of await query.groupBy('status').execute()) {
    counts[status] = Number(count)
  }
  return counts
}

export interface Waiting {
  kind: string
  status: 'pending' | 'held' | 'failed'
  count: number
  /** When the first of them was written down. */
  oldest: string
}

/** What has not come to a good end, by kind and state; the many that have are not read. */
export async function listWaiting(db: Database): Promise<Waiting[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((message) => ['kind', 'status', message.fn.countAll<number>().as('count')])
    .select((message) => message.fn.min('created_at').as('oldest'))
    .where('status', 'in', ['pending', 'held', 'failed'])
    .groupBy(['kind', 'status'])
    .execute()
  return rows.map((row) => ({ ...row, count: Number(row.count) })) as Waiting[]
}

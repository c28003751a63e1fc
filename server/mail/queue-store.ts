/** Due mail, leased to one worker at a time. */
import { sql } from 'kysely'
import { isRevivable, TRYING_MS } from '../../domain/mail.ts'
import { skippingLocked } from '../platform/db/database.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Database } from '../tables.ts'
import type { MailRow } from './store.ts'

/** Length of a lease; a worker that has not finished by then has crashed. */
const LEASE_MS = 5 * 60_000

const later = (now: string, ms: number) => new Date(Date.parse(now) + ms).toISOString()

/** Mail that is due and not leased, by priority. */
function due(db: Database, now: string) {
  // After the clock was set back: retries and leases further ahead than any can be, and untried mail.
  const latest = later(now, TRYING_MS)
  const isItsTurn = sql<boolean>`(attempts = 0 or next_attempt_at <= ${now} or next_attempt_at > ${latest})`
  const isFree = sql<boolean>`(leased_until is null or leased_until <= ${now} or leased_until > ${later(now, 2 * LEASE_MS)})`
  return db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'pending')
    .where(isItsTurn)
    .where(isFree)
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
}

/** Leases due mail, so that no other worker takes it before the lease ends; null if none is due. */
export async function leaseMail(db: Database, { lease, now }: Lease): Promise<MailRow | null> {
  const row = await db.transaction().execute((trx) =>
    trx
      .updateTable('mail')
      .set({ lease, leased_until: later(now, LEASE_MS) })
      .where('id', 'in', skippingLocked(trx, due(trx, now)))
      .returningAll()
      .executeTakeFirst(),
  )
  return row ?? null
}

/** The final state of a mail. */
export interface Ending {
  status: 'sent' | 'filed' | 'failed' | 'dropped'
  ended_at: string
  last_error?: string | null
  bounced?: 0 | 1
}

export interface Postponement {
  next_attempt_at: string
  failing_since: string
  last_error: string
}

/**
 * Ends or postpones a mail, and clears its payload unless it may be sent again. Does nothing if
 * another worker has leased it since.
 */
export async function giveBack(
  db: Database,
  { id, lease }: MailRow,
  change: Postponement | Ending,
): Promise<void> {
  const isOver = 'status' in change && !isRevivable(change.status)
  await db
    .updateTable('mail')
    .set({ ...change, ...(isOver && { payload: '{}' }), lease: null, leased_until: null })
    .set({ attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Releases mail that was leased and not tried. */
export async function releaseLease(db: Database, lease: string): Promise<void> {
  await updateRows(db, 'mail', { lease }, { lease: null, leased_until: null })
}

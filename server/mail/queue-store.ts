/** Mail that is due, lent to one worker at a time. */
import { sql } from 'kysely'
import { isRevivable, TRYING_MS } from '../../domain/mail.ts'
import { skippingLocked } from '../platform/db/database.ts'
import { updateRows } from '../platform/db/rows.ts'
import type { Database } from '../tables.ts'
import type { MailRow } from './store.ts'

/** Whose turn it is and that no worker has: first what somebody waits for. */
function due(db: Database, now: string) {
  // Though the clock has been set back since: the first time at once, later ones before long.
  const latest = new Date(Date.parse(now) + TRYING_MS).toISOString()
  const isItsTurn = sql<boolean>`(attempts = 0 or next_attempt_at <= ${now} or next_attempt_at > ${latest})`
  return db
    .selectFrom('mail')
    .select('id')
    .where('status', '=', 'pending')
    .where(isItsTurn)
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

/** Takes mail so that no other worker does until the lease ends; null if none is due. */
export async function leaseMail(
  db: Database,
  { lease, now, until }: Lease,
): Promise<MailRow | null> {
  const row = await db.transaction().execute((trx) =>
    trx
      .updateTable('mail')
      .set({ lease, leased_until: until })
      .where('id', 'in', skippingLocked(trx, due(trx, now)))
      .returningAll()
      .executeTakeFirst(),
  )
  return row ?? null
}

/** What has become of mail. */
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
 * Ends mail or puts it off, and forgets what it was made from unless it may be sent again. Nothing
 * happens where another worker has taken it since.
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

/** Gives back what was taken and not tried. */
export async function releaseLease(db: Database, lease: string): Promise<void> {
  await updateRows(db, 'mail', { lease }, { lease: null, leased_until: null })
}

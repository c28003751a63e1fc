import { sql } from 'kysely'
import type { MailQuery, MailRecord } from '../../domain/mail/mail.ts'
import { searchWords } from '../../domain/search-words.ts'
import { type Listed, listPage } from '../platform/db/list.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Trx } from '../tables.ts'
import { moveCopies } from './store.ts'

/** Without the payload: it may hold a secret, and staff need none of it. */
const columns = [
  ...['id', 'kind', 'recipient', 'status', 'attempts', 'created_at', 'next_attempt_at'],
  ...['ended_at', 'last_error', 'issue_id'],
] as const satisfies readonly (keyof MailRecord)[]

export async function findMessage(db: Database, id: number): Promise<MailRecord | null> {
  const row = await db.selectFrom('outbox').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function listMessages(db: Database, query: MailQuery): Promise<Listed<MailRecord>> {
  return listPage(matchMessages(db, query), query, (mail, direction) =>
    mail.select(columns).orderBy(query.sort.column, direction).orderBy('id', direction),
  )
}

function matchMessages(db: Database, { status, kind, q }: MailQuery) {
  let query = db.selectFrom('outbox')
  if (status) query = query.where('status', '=', status)
  if (kind) query = query.where('kind', '=', kind)
  if (q) query = query.where(foundIn(['recipient'], searchWords(q)))
  return query
}

/** When the message that has waited longest was written down. */
export async function findOldestPending(db: Database): Promise<string | null> {
  const { oldest } = await db
    .selectFrom('outbox')
    .select((message) => message.fn.min('created_at').as('oldest'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return oldest ?? null
}

/**
 * Turns failed messages into ones that have never been tried, and answers with their ids; others
 * stay as they are. An issue whose copies had all ended is on its way again; a copy of a paused
 * one waits like its other copies.
 */
export async function reviveMessages(
  trx: Trx,
  ids: readonly number[],
  now: string,
): Promise<number[]> {
  const issues = await reopenIssues(trx, ids)
  const revived = await trx
    .updateTable('outbox')
    .set({ status: 'pending', attempts: 0, failing_since: null, next_attempt_at: now })
    .set({ ended_at: null, last_error: null })
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
    .returning('id')
    .execute()
  for (const { id, status } of issues) {
    if (status === 'paused') await moveCopies(trx, id, { from: 'pending', to: 'held' })
  }
  return revived.map(({ id }) => id)
}

/**
 * Those that the failed ones of these messages are copies of. Written before the copies are, so
 * that whoever counts the copies of an issue to end it waits for its row.
 */
function reopenIssues(trx: Trx, ids: readonly number[]) {
  const failed = trx
    .selectFrom('outbox')
    .select('issue_id')
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
  return trx
    .updateTable('newsletter_issues')
    .set({ status: sql`case status when 'sent' then 'sending' else status end` })
    .set({ sent_count: null, failed_count: null, dropped_count: null, ended_at: null })
    .where('id', 'in', failed)
    .returning(['id', 'status'])
    .execute()
}

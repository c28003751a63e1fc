import { type Selectable, sql } from 'kysely'
import { chunksOf } from '../platform/db/chunks.ts'
import { deleteChosen } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

type MessageRow = Selectable<Tables['outbox']>

/**
 * Deletes at most `limit` messages that ended before. The copies of a newsletter issue stay until
 * the last of them has ended so long ago: whoever sends a failed one again counts them anew.
 */
export async function deleteOldMessages(trx: Trx, before: string, limit: number): Promise<number> {
  const settled = trx.selectFrom('newsletter_issues').select('id').where('ended_at', '<', before)
  const old = trx
    .selectFrom('outbox')
    .select('id')
    .where('status', 'in', ['sent', 'failed', 'dropped'])
    .where('ended_at', '<', before)
    .where((is) => is.or([is('issue_id', 'is', null), is('issue_id', 'in', settled)]))
    .limit(limit)
  return deleteChosen(trx, { table: 'outbox', key: 'id' }, old)
}

/** Ids by the name under which a payload holds them: `assessment_id`, `inquiry_id`, … */
export type NamedRecords = Record<string, readonly number[]>

/** Names in one statement; SQLite nests what is joined by "or", at most 1,000 deep. */
const AT_ONCE = 200

/** Messages to an address, in lower case, or null for none; and whatever else is about the records. */
export async function listMessagesOf(
  db: Database,
  recipient: string | null,
  records: NamedRecords,
): Promise<MessageRow[]> {
  const found = new Map<number, MessageRow>()
  const take = (rows: MessageRow[]) => {
    for (const row of rows) found.set(row.id, row)
  }
  const messages = db.selectFrom('outbox').selectAll()
  if (recipient !== null)
    take(await messages.where(sql`lower(recipient)`, '=', recipient).execute())
  const names = Object.entries(records).flatMap(([name, ids]) =>
    ids.map((id) => `%"${name}":${id}`),
  )
  for (const some of chunksOf(names, AT_ONCE)) {
    const about = messages.where((is) =>
      is.or(
        some.flatMap((name) => [
          is('payload', 'like', `${name},%`),
          is('payload', 'like', `${name}}%`),
        ]),
      ),
    )
    take(await about.execute())
  }
  return [...found.values()].sort((one, other) => one.id - other.id)
}

/**
 * Removes messages, sent or not. A copy of a newsletter issue stays as a number without an address,
 * so that the counts add up; one that had not been sent is dropped.
 */
export async function eraseMessages(trx: Trx, ids: readonly number[], now: string): Promise<void> {
  for (const some of chunksOf(ids)) {
    await trx.deleteFrom('outbox').where('id', 'in', some).where('issue_id', 'is', null).execute()
    await trx
      .updateTable('outbox')
      .set({ recipient: sql`'erased-' || id`, payload: '{}', last_error: null })
      .set({ lease: null, leased_until: null, failing_since: null })
      .set({ status: sql`case status when 'sent' then 'sent' else 'dropped' end` })
      .set({ ended_at: sql`coalesce(ended_at, ${now})` })
      .where('id', 'in', some)
      .execute()
  }
}

import { deleteChosen } from '../platform/db/database.ts'
import type { Trx } from '../tables.ts'

/** Deletes at most `limit` events that happened before; answers with how many. */
export async function deleteOldEvents(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('analytics_events')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'analytics_events', key: 'id' }, old)
}

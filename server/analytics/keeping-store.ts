import { skippingLocked } from '../platform/database.ts'
import type { Trx } from '../tables.ts'

/** Deletes at most `limit` events that happened before; answers with how many. */
export async function deleteOldEvents(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('analytics_events')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
  const removed = await trx
    .deleteFrom('analytics_events')
    .where('id', 'in', skippingLocked(trx, old))
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

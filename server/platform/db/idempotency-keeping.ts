import type { Trx } from '../../tables.ts'
import { skippingLocked } from './database.ts'

/** Forgets at most `limit` keys that were used before; answers with how many. */
export async function forgetOldKeys(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('idempotency_keys')
    .select(['call', 'key'])
    .where('created_at', '<', before)
    .limit(limit)
  const removed = await trx
    .deleteFrom('idempotency_keys')
    .where((is) =>
      is(is.refTuple('call', 'key'), 'in', skippingLocked(trx, old).$asTuple('call', 'key')),
    )
    .executeTakeFirst()
  return Number(removed.numDeletedRows)
}

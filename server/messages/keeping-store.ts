import { type Selectable, sql } from 'kysely'
import { skippingLocked } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { deleteInquiries } from './store.ts'

/** Deletes at most `limit` messages that came before, put aside or not; answers with how many. */
export async function deleteOldInquiries(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('inquiries')
    .select('id')
    .where('held', 'in', [0, 1])
    .where('created_at', '<', before)
    .limit(limit)
  const rows = await skippingLocked(trx, old).execute()
  if (rows.length === 0) return 0
  return (
    await deleteInquiries(
      trx,
      rows.map(({ id }) => id),
    )
  ).length
}

/** `address` in lower case. */
export function listInquiriesOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['inquiries']>[]> {
  return db
    .selectFrom('inquiries')
    .selectAll()
    .where(sql`lower(email)`, '=', address)
    .orderBy('id')
    .execute()
}

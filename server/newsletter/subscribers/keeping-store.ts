import { type Selectable, sql } from 'kysely'
import { chunksOf, deleteChosen } from '../../platform/db/database.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

/** Deletes at most `limit` addresses that were last entered before and never confirmed. */
export function deleteOldPending(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'pending')
    .where('requested_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'subscribers', key: 'id' }, old)
}

/**
 * Deletes at most `limit` addresses whose owners left before. Who was entered again since
 * `askedSince` may still confirm that.
 */
export function deleteOldUnsubscribed(
  trx: Trx,
  { before, askedSince }: { before: string; askedSince: string },
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'unsubscribed')
    .where('unsubscribed_at', '<', before)
    .where('requested_at', '<', askedSince)
    .limit(limit)
  return deleteChosen(trx, { table: 'subscribers', key: 'id' }, old)
}

/** `address` in lower case. */
export function listSubscribersOf(
  db: Database,
  address: string,
): Promise<Selectable<Tables['subscribers']>[]> {
  return db.selectFrom('subscribers').selectAll().where(sql`lower(email)`, '=', address).execute()
}

/** The fingerprint of an address that no import may bring back. */
export async function insertSuppressed(trx: Trx, address_hash: string, now: string) {
  await trx
    .insertInto('suppressed_addresses')
    .values({ address_hash, created_at: now })
    .onConflict((known) => known.column('address_hash').doUpdateSet({ created_at: now }))
    .execute()
}

/** Those of the fingerprints that are suppressed. */
export async function listSuppressed(db: Database, hashes: readonly string[]) {
  const found: Selectable<Tables['suppressed_addresses']>[] = []
  for (const some of chunksOf(hashes)) {
    const rows = await db
      .selectFrom('suppressed_addresses')
      .selectAll()
      .where('address_hash', 'in', some)
      .execute()
    found.push(...rows)
  }
  return found
}

export async function deleteOldSuppressed(
  trx: Trx,
  before: string,
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('suppressed_addresses')
    .select('address_hash')
    .where('created_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'suppressed_addresses', key: 'address_hash' }, old)
}

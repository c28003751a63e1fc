import { deleteChosen, listByChunks } from '../../platform/db/database.ts'
import type { Database, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /**
     * Keyed fingerprints of addresses whose data was erased, so that no import signs them up again.
     * The addresses themselves cannot be read from them.
     */
    suppressed_addresses: { address_hash: string; created_at: string }
  }
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
  return listByChunks(hashes, (some) =>
    db.selectFrom('suppressed_addresses').selectAll().where('address_hash', 'in', some),
  )
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

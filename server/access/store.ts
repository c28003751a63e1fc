import type { Database } from '../tables.ts'

export interface StoredKey {
  id: string
  /** SHA-256 of the key, in hex. */
  hash: string
}

export function listKeys(db: Database): Promise<StoredKey[]> {
  return db.selectFrom('admin_keys').select(['id', 'hash']).execute()
}

/** The new key takes the place of every stored one, at once. */
export async function replaceKeys(db: Database, key: StoredKey & { created_at: string }) {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('admin_keys').execute()
    await trx.insertInto('admin_keys').values(key).execute()
  })
}

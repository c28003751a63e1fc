import { claimSetting } from '../platform/db/secrets.ts'
import type { Database } from '../tables.ts'

export interface StoredKey {
  id: string
  /** SHA-256 of the key, in hex. */
  hash: string
}

type NewKey = StoredKey & { created_at: string }

export function listKeys(db: Database): Promise<StoredKey[]> {
  return db.selectFrom('admin_keys').select(['id', 'hash']).execute()
}

/** False if there has been a key before: of instances that start at once, one inserts it. */
export function insertFirstKey(db: Database, key: NewKey): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await claimSetting(trx, 'first-admin-key', key.created_at))) return false
    await trx.insertInto('admin_keys').values(key).execute()
    return true
  })
}

/** The new key takes the place of every stored one, at once. */
export async function replaceKeys(db: Database, key: NewKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('admin_keys').execute()
    await trx.insertInto('admin_keys').values(key).execute()
  })
}

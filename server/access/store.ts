import { type Generated, type Insertable, sql } from 'kysely'
import type { KeyQuery, NamedKey } from '../../domain/keys.ts'
import { searchWords } from '../../domain/list-query.ts'
import { type Listed, listPage, orderOf } from '../platform/db/list.ts'
import { findRow, isAny } from '../platform/db/rows.ts'
import { foundIn } from '../platform/db/search.ts'
import { claimSetting } from '../platform/db/secrets.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    download_tickets: { hash: string; key_id: string; expires_at: string }
    admin_keys: { id: string; hash: string; created_at: string }
    /** Named keys. `hash`: SHA-256 of the key, in hex. `revoked_at`: null while it is valid. */
    staff_keys: Omit<NamedKey, 'id'> & { id: Generated<number>; hash: string }
  }
}

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

/** Replaces all stored keys by the new one. */
export async function replaceKeys(db: Database, key: NewKey): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('admin_keys').execute()
    await trx.insertInto('admin_keys').values(key).execute()
  })
}

/** All but the hash. */
export const shown = ['id', 'name', 'role', 'created_at', 'last_used_at', 'revoked_at'] as const

export function listNamedKeys(db: Database, query: KeyQuery): Promise<Listed<NamedKey>> {
  let matching = db.selectFrom('staff_keys')
  if (query.role) matching = matching.where('role', '=', query.role)
  if (query.q) matching = matching.where(foundIn(['name'], searchWords(query.q)))
  const { column, descending } = query.sort
  const order = orderOf(column)
  // Revoked keys come last; a key never used counts as used longest ago, on both engines.
  return listPage(matching, query, (keys, direction) =>
    keys
      .select(shown)
      .orderBy(sql`case when revoked_at is null then 0 else 1 end`)
      .orderBy(sql`case when ${order} is null then 1 else 0 end`, descending ? 'asc' : 'desc')
      .orderBy(order, direction)
      .orderBy('id', direction),
  )
}

export async function insertNamedKey(trx: Trx, key: Insertable<Tables['staff_keys']>) {
  return trx.insertInto('staff_keys').values(key).returning(shown).executeTakeFirstOrThrow()
}

/** Names of valid keys that may write: readers could not handle what is assigned to them. */
export async function listWriterNames(db: Database): Promise<string[]> {
  const keys = db
    .selectFrom('staff_keys')
    .select('name')
    .where('revoked_at', 'is', null)
    .where('role', '!=', 'reader')
  return (await keys.execute()).map(({ name }) => name)
}

/** Whether a valid key has this name, whatever the case. */
export function isNameHeld(trx: Trx, name: string): Promise<boolean> {
  const good = trx.selectFrom('staff_keys').where('revoked_at', 'is', null)
  return isAny(good.where(sql<string>`lower(name)`, '=', sql<string>`lower(${name})`))
}

/**
 * A valid key, by id or hash. Senders cannot control the hash of what they send, so the time of the
 * lookup reveals nothing about other keys.
 */
export const findGoodKey = (db: Database, named: { hash: string } | { id: number }) =>
  findRow(db, 'staff_keys', { ...named, revoked_at: null }, shown)

/** Stores a use of a key, unless another instance has stored one since `before`. */
export async function noteUse(db: Database, id: number, at: string, before: string) {
  await db
    .updateTable('staff_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((key) => key.or([key('last_used_at', 'is', null), key('last_used_at', '<', before)]))
    .execute()
}

/** Keys whose name holds an e-mail address; all are read, as there are only as many as staff. */
export async function listKeysNaming(db: Database, address: string) {
  const keys = await db.selectFrom('staff_keys').select(shown).orderBy('id').execute()
  const wanted = address.toLowerCase()
  return keys.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/[\s<>(),;]+/)
      .includes(wanted),
  )
}

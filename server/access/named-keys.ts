/** The keys of the staff, one for each person. */
import { randomBytes } from 'node:crypto'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { notFound, taken } from '../../domain/errors.ts'
import type { CreatedKey, KeyQuery, NewKey } from '../../domain/keys.ts'
import { recordActivity } from '../activity/service.ts'
import { removeRows, updateRows } from '../platform/db/rows.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import { type AccessPorts, hashKey, KEY_BYTES, namedKeyPrefix } from './service.ts'
import * as store from './store.ts'

type KeyPorts = Pick<AccessPorts, 'db' | 'clock'>

export async function listNamedKeys({ db }: KeyPorts, actor: Actor, query: KeyQuery) {
  requireRole(actor, 'owner')
  return store.listNamedKeys(db, query)
}

/** The key itself is only in the answer. Throws `conflict`: `name_taken`. */
export async function createNamedKey(
  { db, clock }: KeyPorts,
  actor: Actor,
  { name, role }: NewKey,
): Promise<CreatedKey> {
  requireRole(actor, 'owner')
  const now = clock.now()
  const key = `${namedKeyPrefix}${randomBytes(KEY_BYTES).toString('base64url')}`
  const row = { name, role, hash: hashKey(key), created_at: now.toISOString() }
  return runTransaction(db, async (trx) => {
    if (await store.isNameHeld(trx, name))
      throw taken('name', 'Another valid key already has this name.')
    const made = await store.insertNamedKey(trx, row)
    await recordActivity(trx, { actor, action: 'create', noun: 'keys', recordId: made.id, now })
    return { ...made, key }
  })
}

/** Ends a key at once on every instance, with its passkeys and sessions. Throws `not-found`. */
export async function revokeNamedKey({ db, clock }: KeyPorts, actor: Actor, id: number) {
  requireRole(actor, 'owner')
  const now = clock.now()
  await runTransaction(db, async (trx) => {
    const isEnded = await updateRows(
      trx,
      'staff_keys',
      { id, revoked_at: null },
      { revoked_at: now.toISOString() },
    )
    if (!isEnded) throw notFound('The key')
    await removeRows(trx, 'passkeys', { key_id: id })
    await recordActivity(trx, { actor, action: 'revoke', noun: 'keys', recordId: id, now })
  })
}

import type { Generated, Insertable } from 'kysely'
import { freshMs, type NamedKey, sessionHours } from '../../domain/keys.ts'
import { hasChanged, keepUntil } from '../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../tables.ts'
import { shown } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** `public_key`: COSE, in base64url. `transports`: JSON, as the browser named them. */
    passkeys: {
      id: Generated<number>
      key_id: number
      credential_id: string
      public_key: string
      counter: number
      transports: string
      created_at: string
      last_used_at: string | null
    }
    /** `hash`: SHA-256 of the challenge. `key_id`: whose passkey is made; null for a sign-in. */
    passkey_challenges: { hash: string; key_id: number | null; expires_at: string }
    /** `hash`: SHA-256 of the session key. */
    passkey_sessions: { hash: string; passkey_id: number; expires_at: string }
  }
}

export function listPasskeys(db: Database, keyIds: readonly number[]) {
  if (keyIds.length === 0) return Promise.resolve([])
  return db
    .selectFrom('passkeys')
    .select(['id', 'key_id', 'credential_id', 'transports', 'created_at', 'last_used_at'])
    .where('key_id', 'in', keyIds)
    .orderBy('id')
    .execute()
}

const holder = shown.map((name) => `staff_keys.${name}` as const)

/** A passkey with its key; null if there is none, or the key was revoked. */
export async function findPasskey(db: Database, credentialId: string) {
  const found = await db
    .selectFrom('passkeys')
    .innerJoin('staff_keys', 'staff_keys.id', 'passkeys.key_id')
    .select(holder)
    .select(['passkeys.id as passkey_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

/** False if the passkey was removed meanwhile, or its counter shows that a copy was used. */
export async function startSession(
  trx: Trx,
  session: Insertable<Tables['passkey_sessions']>,
  { counter, now }: { counter: number; now: string },
): Promise<boolean> {
  const used = trx
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', session.passkey_id)
    // Concurrent uses may arrive out of order. Some passkeys do not count: 0 stays 0.
    .where((is) =>
      is.or([
        is('counter', '<', counter),
        is.and([is('counter', '=', 0), is(is.val(counter), '=', 0)]),
      ]),
    )
  if (!(await hasChanged(used))) return false
  await keepUntil(trx, 'passkey_sessions', session, now)
  return true
}

/** The key that a session acts for, as it is now; null once either has ended. */
export async function findSessionKey(
  db: Database,
  hash: string,
  now: string,
): Promise<(NamedKey & { signedInAt: Date }) | null> {
  const found = await db
    .selectFrom('passkey_sessions')
    .innerJoin('passkeys', 'passkeys.id', 'passkey_sessions.passkey_id')
    .innerJoin('staff_keys', 'staff_keys.id', 'passkeys.key_id')
    .select([...holder, 'passkey_sessions.expires_at'])
    .where('passkey_sessions.hash', '=', hash)
    .where('passkey_sessions.expires_at', '>', now)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!found) return null
  const { expires_at, ...key } = found
  const signedInAt = new Date(Date.parse(expires_at) - sessionHours * 3_600_000)
  // A start in the future: the clock was set back, and the session would outlast its time.
  return signedInAt.getTime() > Date.parse(now) + freshMs ? null : { ...key, signedInAt }
}

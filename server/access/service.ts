import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Actor, visitor } from '../../domain/actor.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Database } from '../tables.ts'
import { listKeys, replaceKeys, type StoredKey } from './store.ts'

const KEY_BYTES = 32

interface Ports {
  db: Database
  clock: Clock
  /** Keys named by the settings make the generated one void. */
  config: Pick<Config, 'ADMIN_KEY' | 'ADMIN_KEYS'>
}

export type Access = ReturnType<typeof createAccess>

/**
 * Who holds the admin key. Keys named by the settings make the generated one void;
 * several may be valid at once, so that a key can be changed without a gap (decisions, A1 and C).
 */
export function createAccess({ db, clock, config }: Ports) {
  const configured = [
    ...(config.ADMIN_KEYS ?? []),
    ...(config.ADMIN_KEY ? [{ id: 'env', hash: hashKey(config.ADMIN_KEY) }] : []),
  ]

  /** A visitor when no key was sent; throws `unauthorised` on a key that is not valid. */
  async function identify(key: string | undefined): Promise<Actor> {
    if (key === undefined) return visitor
    const keyId = matchKey(key, configured.length > 0 ? configured : await listKeys(db))
    if (keyId === null) throw new DomainError('unauthorised', 'Invalid admin key')
    return { kind: 'admin', keyId }
  }

  /** Makes a new generated key; the old one ends with that. The key itself is never stored. */
  async function replaceKey(): Promise<string> {
    const key = randomBytes(KEY_BYTES).toString('base64url')
    const created_at = clock.now().toISOString()
    await replaceKeys(db, {
      id: `generated-${created_at.slice(0, 10)}`,
      hash: hashKey(key),
      created_at,
    })
    return key
  }

  /** The key to print on the first start, or null where one exists already. */
  async function createFirstKey(): Promise<string | null> {
    if (configured.length > 0 || (await listKeys(db)).length > 0) return null
    return replaceKey()
  }

  return { identify, replaceKey, createFirstKey, isConfigured: configured.length > 0 }
}

/** Keys have 256 random bits, or 32 characters at least; a plain hash is enough for such. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}

/** Compares with every hash in constant time, whether or not an earlier one matched. */
function matchKey(key: string, keys: StoredKey[]): string | null {
  const given = Buffer.from(hashKey(key), 'hex')
  let matched: string | null = null
  for (const { id, hash } of keys) {
    if (timingSafeEqual(given, Buffer.from(hash, 'hex'))) matched = id
  }
  return matched
}

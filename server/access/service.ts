import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Actor, requireRole, type Staff, visitor } from '../../domain/actor.ts'
import { DomainError, notFound } from '../../domain/errors.ts'
import { keyIdOf, type NamedKey, namedKeyOf } from '../../domain/keys.ts'
import { recordRefusals, recordSignIn } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { keepUntil, takeOnce } from '../platform/db/rows.ts'
import { plainName } from '../platform/plain-name.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import { findSessionKey } from './passkey-store.ts'
import {
  findGoodKey,
  insertFirstKey,
  listKeys,
  noteUse,
  replaceKeys,
  type StoredKey,
} from './store.ts'

export { listWriterNames } from './store.ts'

export const KEY_BYTES = 32
/** Prefix by which scanners for leaked secrets recognise a key. */
export const namedKeyPrefix = `${plainName}-`
/** Keys of another form are not looked up. Any prefix: the firm's name may have changed. */
const namedKeyForm = /^[\w-]+-[\w-]{43}$/
/** The use of a key is stored at most this often, so that reads do not write each time. */
const USE_EVERY_MS = 5 * 60_000

/** Prefix of session keys, which are looked up among sessions only. */
export const sessionPrefix = `${namedKeyPrefix}session-`
const sessionKeyForm = /-session-[\w-]{43}$/

export interface AccessPorts {
  db: Database
  clock: Clock
  /** Keys of the settings make the generated one invalid. */
  config: Pick<Config, 'ADMIN_KEY' | 'ADMIN_KEYS'>
}

/** A visitor when no key was sent; throws `unauthorised` on a key that is not valid. */
export async function identify(ports: AccessPorts, key: string | undefined): Promise<Actor> {
  if (key === undefined) return visitor
  const keyId = matchKey(key, await listValidKeys(ports))
  if (keyId !== null) return { kind: 'admin', keyId, role: 'owner', name: null }
  const named = await findNamed(ports, key)
  if (!named) throw refuseKey()
  await rememberUse(ports, named)
  const { id, role, name, signedInAt } = named
  return { kind: 'admin', keyId: keyIdOf(id), role, name, ...(signedInAt && { signedInAt }) }
}

/** The same answer for every invalid key, whatever is wrong with it. */
export const refuseKey = () => new DomainError('unauthorised', 'Invalid admin key')

/** The named key that was sent, or that a session acts for. */
async function findNamed(
  { db, clock }: AccessPorts,
  key: string,
): Promise<(NamedKey & { signedInAt?: Date }) | null> {
  if (sessionKeyForm.test(key)) return findSessionKey(db, hashKey(key), clock.now().toISOString())
  return namedKeyForm.test(key) ? findGoodKey(db, { hash: hashKey(key) }) : null
}

async function rememberUse({ db, clock }: AccessPorts, { id, last_used_at }: NamedKey) {
  const now = clock.now()
  const before = new Date(now.getTime() - USE_EVERY_MS).toISOString()
  if (last_used_at !== null && last_used_at >= before) return
  const minute = new Date(now.getTime() - (now.getTime() % 60_000)).toISOString()
  // A full disk must not keep anybody from reading.
  await noteUse(db, id, minute, before).catch(() => undefined)
}

/** Generates a new key, which replaces the old one. The key itself is never stored. */
export async function replaceKey({ db, clock }: AccessPorts): Promise<string> {
  const { key, row } = generateKey(clock)
  await replaceKeys(db, row)
  return key
}

/**
 * The key to print on the first start; null where there is one already, and where another
 * instance, started at the same time, prints it.
 */
export async function createFirstKey(ports: AccessPorts): Promise<string | null> {
  if ((await listValidKeys(ports)).length > 0) return null
  const { key, row } = generateKey(ports.clock)
  return (await insertFirstKey(ports.db, row)) ? key : null
}

/** Whether the settings name the admin key. */
export function isKeyConfigured({ config }: Pick<AccessPorts, 'config'>): boolean {
  return listConfiguredKeys(config).length > 0
}

/** Several may be valid at once, so that a key can be changed without a time when none works. */
async function listValidKeys({ db, config }: AccessPorts): Promise<StoredKey[]> {
  const configured = listConfiguredKeys(config)
  return configured.length > 0 ? configured : listKeys(db)
}

function listConfiguredKeys({ ADMIN_KEY, ADMIN_KEYS = [] }: AccessPorts['config']): StoredKey[] {
  return ADMIN_KEY ? [...ADMIN_KEYS, { id: 'env', hash: hashKey(ADMIN_KEY) }] : ADMIN_KEYS
}

function generateKey(clock: Clock) {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  const created_at = clock.now().toISOString()
  const row = { id: `generated-${created_at.slice(0, 10)}`, hash: hashKey(key), created_at }
  return { key, row }
}

/** Keys have 256 random bits, or 32 characters at least; a plain hash is enough for such. */
export function hashKey(key: string): string {
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

/** Lifetime of a ticket: the browser uses it at once. */
const TICKET_GOOD_FOR_MS = 60_000

/**
 * A ticket in a URL, with which a browser downloads a file without sending a key; valid once, for a
 * minute. Only its hash is stored, with the id of the key that asked for it.
 */
export async function createTicket(
  { db, clock }: Pick<AccessPorts, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ ticket: string; expires_at: string }> {
  requireRole(actor, 'owner')
  const now = clock.now()
  const ticket = randomBytes(KEY_BYTES).toString('base64url')
  const expires_at = new Date(now.getTime() + TICKET_GOOD_FOR_MS).toISOString()
  const row = { hash: hashKey(ticket), key_id: actor.keyId, expires_at }
  const keep = (trx: Trx) => keepUntil(trx, 'download_tickets', row, now.toISOString())
  await db.transaction().execute(keep)
  return { ticket, expires_at }
}

/**
 * Uses up a ticket and returns its owner, with the current role of the key. Throws `not-found` for
 * a ticket that is used, expired or unknown, or whose key has been revoked.
 */
export async function redeemTicket(ports: AccessPorts, ticket: string): Promise<Actor> {
  const now = ports.clock.now().toISOString()
  const taken = await takeOnce(ports.db, 'download_tickets', hashKey(ticket), now)
  const holder = taken && (await findHolder(ports, taken.key_id))
  if (!holder) throw notFound('The download')
  return holder
}

/** The owner of the key with this id; null if the key is no longer valid. */
async function findHolder(ports: AccessPorts, keyId: string): Promise<Actor | null> {
  const named = namedKeyOf(keyId)
  if (named !== null) {
    const key = await findGoodKey(ports.db, { id: Number(named) })
    return key && { kind: 'admin', keyId, role: key.role, name: key.name }
  }
  const isGood = (await listValidKeys(ports)).some(({ id }) => id === keyId)
  return isGood ? { kind: 'admin', keyId, role: 'owner', name: null } : null
}

export type SignInPorts = AccessPorts & Pick<Ports, 'log'>

/** Only logs failures: on a full disk, staff must still be able to sign in and make room. */
export async function noteSignIn(ports: SignInPorts, actor: Staff): Promise<void> {
  await recordSignIn(ports, actor).catch((err) =>
    ports.log.warn({ err }, 'A sign-in could not be written down'),
  )
}

const WRITE_EVERY_MS = 60_000

/** Records refused keys, as one row a minute at most; `write` records the rest. */
export function countRefusals(ports: SignInPorts) {
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const write = async () => {
    clearTimeout(timer)
    timer = undefined
    const refused = count
    count = 0
    if (refused === 0) return
    await recordRefusals(ports, refused).catch((err) =>
      ports.log.warn({ err, refused }, 'Refused keys could not be written down'),
    )
  }
  const add = () => {
    count += 1
    timer ??= setTimeout(write, WRITE_EVERY_MS).unref()
  }
  return { add, write }
}

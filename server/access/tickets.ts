/**
 * What lets a browser save a file by itself, as it comes, where it can send no key: a ticket in the
 * address, good once and for a minute. Only its hash is kept, with the key that asked for it.
 */
import { randomBytes } from 'node:crypto'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import { type AccessPorts, findHolder, hashKey, KEY_BYTES } from './service.ts'
import * as store from './store.ts'

/** The browser asks for the file at once. */
const GOOD_FOR_MS = 60_000

export async function createTicket(
  { db, clock }: Pick<AccessPorts, 'db' | 'clock'>,
  actor: Actor,
): Promise<{ ticket: string; expires_at: string }> {
  requireAdmin(actor)
  const now = clock.now()
  const ticket = randomBytes(KEY_BYTES).toString('base64url')
  const expires_at = new Date(now.getTime() + GOOD_FOR_MS).toISOString()
  await db.transaction().execute(async (trx) => {
    await store.deleteEndedTickets(trx, now.toISOString())
    await store.insertTicket(trx, { hash: hashKey(ticket), key_id: actor.keyId, expires_at })
  })
  return { ticket, expires_at }
}

/**
 * Whoever asked for the ticket, as their key is now; nobody can use it again. Throws `not-found`
 * for what was used, has ended, never was, or whose key has been revoked since.
 */
export async function redeemTicket(ports: AccessPorts, ticket: string): Promise<Actor> {
  const now = ports.clock.now().toISOString()
  const keyId = await store.takeTicket(ports.db, hashKey(ticket), now)
  const holder = keyId === null ? null : await findHolder(ports, keyId)
  if (!holder) throw notFound('The download')
  return holder
}

import { createHmac } from 'node:crypto'
import { type Actor, requireRole } from '../../../domain/actor.ts'
import { conflict, notFound } from '../../../domain/errors.ts'
import {
  type AskedList,
  type ImportReport,
  judgeImport,
  readImport,
  reportImport,
  type SubscriberImport,
} from '../../../domain/newsletter/import.ts'
import {
  type LinkOutcome,
  type LinkPurpose,
  monthStart,
  type SubscriberFigures,
  type SubscriberQuery,
  type SubscriberRecord,
  type Subscription,
  subscriberFigures,
} from '../../../domain/newsletter/subscribers.ts'
import { recordActivities, recordActivity, recordBulk } from '../../activity/service.ts'
import { enqueueToTypedAddress } from '../../mail/service.ts'
import type { Listed } from '../../platform/db/list.ts'
import { deleteRows, putRow, updateRows } from '../../platform/db/rows.ts'
import { claimSecret, findSecret, readLink } from '../../platform/db/secrets.ts'
import { runTransaction } from '../../platform/db/transactions.ts'
import type { Ports } from '../../ports.ts'
import type { Database, Trx } from '../../tables.ts'
import { addUnsubscribed } from '../issues/store.ts'
import { linkUses, newsletterConfirmation } from './mails.ts'
import * as store from './store.ts'

const noun = 'newsletter-subscribers'

export { sayBegun } from '../../mail/service.ts'

export type SubscriberPorts = Pick<Ports, 'db' | 'clock' | 'config'>

interface Provider {
  frameUrl?: string | undefined
  scriptUrl?: string | undefined
}

/** Our own form and script, so that a fresh installation works without a provider. */
const OWN_FRAME = '/newsletter/embed'
const OWN_SCRIPT = '/newsletter-embed.js'

/** URLs for the newsletter page's frame and script: the provider's if set, else our own. */
export function getEmbed({ provider }: { provider: Provider }): {
  frameUrl: string
  scriptUrl: string
} {
  const { frameUrl = OWN_FRAME, scriptUrl = OWN_SCRIPT } = provider
  return { frameUrl, scriptUrl }
}

/**
 * Stores the request for an address and enqueues the confirmation mail, unless it is subscribed
 * already. The response is always the same, so that it does not reveal who is subscribed.
 */
export async function subscribe(
  { db, clock }: SubscriberPorts,
  { email }: Subscription,
): Promise<void> {
  const now = clock.now()
  await db.transaction().execute(async (trx) => {
    const subscriber = await store.noteRequest(trx, email, now.toISOString())
    if (subscriber.status === 'active') return
    await enqueueToTypedAddress(trx, newsletterConfirmation, {
      recipient: subscriber.email,
      aboutId: subscriber.id,
      payload: {},
      now,
    })
  })
}

/** Whether a link in our mail is still valid; changes nothing. */
export async function isUsable(
  ports: SubscriberPorts,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const link = await readLink(ports, linkUses[purpose], token)
  if (!link) return false
  return purpose === 'unsubscribe' || (await store.findAwaited(ports.db, link)) !== null
}

/** Confirms once, which ends all links sent so far; another one takes a new sign-up. */
export async function confirmSubscription(
  ports: SubscriberPorts,
  token: string,
): Promise<LinkOutcome> {
  const link = await readLink(ports, linkUses.confirm, token)
  if (!link) return 'invalid'
  const now = ports.clock.now().toISOString()
  const isConfirmed = await ports.db
    .transaction()
    .execute((trx) => store.confirmSubscriber(trx, link, now))
  return isConfirmed ? 'done' : 'invalid'
}

/** Unsubscribes; may be repeated, and is `done` too if the subscriber has been deleted. */
export async function unsubscribe(ports: SubscriberPorts, token: string): Promise<LinkOutcome> {
  const link = await readLink(ports, linkUses.unsubscribe, token)
  if (!link) return 'invalid'
  const now = ports.clock.now().toISOString()
  await ports.db.transaction().execute(async (trx) => {
    const isNews = await store.unsubscribeSubscriber(trx, link.id, now)
    // The link in a copy contains the time at which its issue began.
    if (isNews) await addUnsubscribed(trx, link.issuedAt.toISOString())
  })
  return 'done'
}

export async function listSubscribers(
  { db }: SubscriberPorts,
  actor: Actor,
  query: SubscriberQuery,
): Promise<Listed<SubscriberRecord>> {
  requireRole(actor, 'reader')
  return store.listSubscribers(db, query)
}

export async function readFigures(
  { db, clock }: SubscriberPorts,
  actor: Actor,
): Promise<SubscriberFigures> {
  requireRole(actor, 'reader')
  const { total, recent } = await store.countActive(db, monthStart(clock.now()))
  return subscriberFigures(total, recent)
}

/** Imports a list, or reports what would be imported. Throws `invalid` for an unreadable list. */
export async function importSubscribers(
  ports: SubscriberPorts,
  actor: Actor,
  body: SubscriberImport,
): Promise<ImportReport> {
  requireRole(actor, 'owner')
  const asked = readImport(body)
  const isDryRun = body.dry_run ?? false
  return runTransaction(ports.db, (trx) => takeIn(ports, trx, actor, { asked, isDryRun }))
}

/** Classifies the rows and, unless `isDryRun`, stores new ones, in the caller's transaction. */
async function takeIn(
  { clock }: SubscriberPorts,
  trx: Trx,
  actor: Actor,
  { asked, isDryRun }: { asked: AskedList; isDryRun: boolean },
): Promise<ImportReport> {
  const now = clock.now()
  const addresses = asked.rows.map(({ email }) => email.toLowerCase())
  const known = await store.listStatuses(trx, addresses)
  for (const address of await findSuppressed(trx, addresses)) {
    if (!known.has(address)) known.set(address, 'unsubscribed')
  }
  const rows = judgeImport(asked.rows, known)
  if (!isDryRun) {
    const added = rows.filter(({ outcome }) => outcome === 'added').map(({ email }) => email)
    await store.insertActive(trx, added, now.toISOString())
    await recordBulk(trx, { actor, action: 'import', noun, now }, added.length)
  }
  return reportImport(asked, rows, isDryRun)
}

/** Makes an undeliverable subscriber active. Throws `not-found`; `not_undeliverable`. */
export async function reviveSubscriber(
  { db, clock }: SubscriberPorts,
  actor: Actor,
  id: number,
): Promise<SubscriberRecord> {
  requireRole(actor, 'owner')
  return db.transaction().execute(async (trx) => {
    const undeliverable = { id, status: 'undeliverable' } as const
    const isRevived = await updateRows(trx, 'subscribers', undeliverable, { status: 'active' })
    const found = await store.findSubscriber(trx, id)
    if (!found) throw notFound('The newsletter subscriber')
    if (!isRevived) throw conflict('not_undeliverable', 'This address is not undeliverable.')
    const activity = { actor, action: 'update', noun, recordId: id, now: clock.now() } as const
    await recordActivity(trx, { ...activity, fields: ['status'] })
    return found
  })
}

/** Returns how many were deleted; unknown ids are skipped. */
export async function deleteSubscribers(
  { db, clock }: SubscriberPorts,
  actor: Actor,
  ids: readonly number[],
): Promise<number> {
  requireRole(actor, 'owner')
  return db.transaction().execute(async (trx) => {
    const removed = await deleteRows(trx, 'subscribers', ids)
    await recordActivities(trx, { actor, action: 'delete', noun, now: clock.now() }, removed)
    return removed.length
  })
}

const SECRET = 'suppressed-addresses'

/** Keyed hash of an address in lower case: not to be found by guessing without our secret. */
type Fingerprint = (address: string) => string

function fingerprintWith(secret: string): Fingerprint {
  return (address) => createHmac('sha256', secret).update(address.toLowerCase()).digest('hex')
}

/** Keeps imports from adding an address again after its data is erased. */
export async function suppressAddress(trx: Trx, address: string, now: Date): Promise<void> {
  const fingerprint = fingerprintWith(await claimSecret(trx, SECRET))
  const row = { address_hash: fingerprint(address), created_at: now.toISOString() }
  await putRow(trx, 'suppressed_addresses', ['address_hash'], row)
}

/** Which of these addresses (in lower case) an import must skip. */
async function findSuppressed(db: Database, addresses: readonly string[]): Promise<Set<string>> {
  const secret = await findSecret(db, SECRET)
  // Without a secret no address has been erased yet.
  if (secret === null) return new Set()
  const fingerprint = fingerprintWith(secret)
  const byHash = new Map(addresses.map((address) => [fingerprint(address), address]))
  const rows = await store.listSuppressed(db, [...byHash.keys()])
  return new Set(rows.map(({ address_hash }) => byHash.get(address_hash) ?? ''))
}

/** The suppression record of an address, kept after its erasure. */
export async function listSuppressedOf(db: Database, address: string) {
  const secret = await findSecret(db, SECRET)
  return secret === null ? [] : store.listSuppressed(db, [fingerprintWith(secret)(address)])
}

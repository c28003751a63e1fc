import { type ExpressionBuilder, type Generated, type Selectable, sql } from 'kysely'
import type { Contact } from '../../../domain/leads.ts'
import { searchWords } from '../../../domain/list-query.ts'
import {
  type SubscriberQuery,
  type SubscriberRecord,
  type SubscriberStatus,
  subscriberRecordSchema,
} from '../../../domain/newsletter/subscribers.ts'
import { chunksOf, deleteChosen, listByChunks } from '../../platform/db/database.ts'
import { isAs, isWithin, type Listed, listPage } from '../../platform/db/list.ts'
import { claimRow, findRow, hasChanged, isAny, listOfAddress } from '../../platform/db/rows.ts'
import { findListed } from '../../platform/db/search.ts'
import type { SignedLink } from '../../platform/db/secrets.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** One subscriber per address, ignoring case. `requested_at`: when it was last entered. */
    subscribers: {
      id: Generated<number>
      email: string
      status: SubscriberStatus
      created_at: string
      requested_at: string
      confirmed_at: string | null
      unsubscribed_at: string | null
    }
    /**
     * Keyed fingerprints of addresses whose data was erased, so that no import signs them up again.
     * The addresses themselves cannot be read from them.
     */
    suppressed_addresses: { address_hash: string; created_at: string }
  }
}

export type SubscriberRow = Selectable<Tables['subscribers']>

/**
 * Stores the time of a request and returns the subscriber of this address, ignoring case. A new one
 * is pending; a known one keeps their status, which only the owner of the address changes.
 */
export async function noteRequest(trx: Trx, email: string, now: string): Promise<SubscriberRow> {
  const row = { email, status: 'pending' as const, created_at: now, requested_at: now }
  await claimRow(trx, 'subscribers', row)
  return trx
    .updateTable('subscribers')
    .set({ requested_at: now })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The condition for a confirmation link: it must be newer than the last confirmation, so that it
 * works once, and than the last unsubscription, which an old mail must not undo.
 */
function awaited({ id, issuedAt }: SignedLink) {
  const at = issuedAt.toISOString()
  return ({ eb, and, or }: ExpressionBuilder<Tables, 'subscribers'>) =>
    and([
      eb('id', '=', id),
      or([eb('confirmed_at', 'is', null), eb('confirmed_at', '<', at)]),
      or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', at)]),
    ])
}

export async function findAwaited(db: Database, link: SignedLink): Promise<SubscriberRow | null> {
  const row = await db.selectFrom('subscribers').selectAll().where(awaited(link)).executeTakeFirst()
  return row ?? null
}

/** `now`, or the latest request if another clock set that later: its link must end too. */
const notBeforeRequest = (now: string) =>
  sql<string>`case when requested_at > ${now} then requested_at else ${now} end`

/** False if the link is not valid any more; of two parallel calls, for the second. */
export function confirmSubscriber(trx: Trx, link: SignedLink, now: string): Promise<boolean> {
  const confirmed = { status: 'active', confirmed_at: notBeforeRequest(now) } as const
  return hasChanged(trx.updateTable('subscribers').set(confirmed).where(awaited(link)))
}

/**
 * Also ends pending requests, and requests after an unsubscription. Without such a request an
 * earlier unsubscription keeps its time. Returns whether anything changed.
 */
export function unsubscribeSubscriber(trx: Trx, id: number, now: string): Promise<boolean> {
  const gone = { status: 'unsubscribed', unsubscribed_at: notBeforeRequest(now) } as const
  const known = trx.updateTable('subscribers').set(gone).where('id', '=', id)
  return hasChanged(
    known.where(({ eb, or }) =>
      or([
        eb('status', '!=', 'unsubscribed'),
        eb('unsubscribed_at', 'is', null),
        eb('unsubscribed_at', '<', eb.ref('requested_at')),
      ]),
    ),
  )
}

const recordColumns = Object.keys(subscriberRecordSchema.shape) as (keyof SubscriberRecord)[]

const searched = { table: 'subscribers', key: 'id', column: 'email', asTyped: true }

export async function listSubscribers(
  db: Database,
  query: SubscriberQuery,
): Promise<Listed<SubscriberRecord>> {
  const { column } = query.sort
  const order = column === 'email' ? sql`lower(email)` : sql.ref(column)
  const matching = db
    .selectFrom('subscribers')
    .where(isWithin('created_at', query))
    .where(isAs({ status: query.status }))
    .where(await findListed(db, searched, searchWords(query.q ?? '')))
  return listPage(matching, query, (subscribers, direction) =>
    subscribers
      .select(recordColumns)
      .orderBy(order, direction)
      .orderBy('created_at', direction)
      .orderBy('id', direction),
  )
}

/** Number of active subscribers: all, and those created at `since` or later. */
export async function countActive(
  db: Database,
  since: string,
): Promise<{ total: number; recent: number }> {
  const counts = await db
    .selectFrom('subscribers')
    .select((subscriber) => [
      subscriber.fn.countAll<number>().as('total'),
      subscriber.fn.countAll<number>().filterWhere('created_at', '>=', since).as('recent'),
    ])
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow()
  return { total: Number(counts.total), recent: Number(counts.recent) }
}

/** Recipients of an issue that begins now. */
export function listActiveAddresses(trx: Trx): Promise<{ id: number; email: string }[]> {
  return trx
    .selectFrom('subscribers')
    .select(['id', 'email'])
    .where('status', '=', 'active')
    .orderBy('id')
    .execute()
}

export const isActive = (db: Database, id: number): Promise<boolean> =>
  isAny(db.selectFrom('subscribers').where('id', '=', id).where('status', '=', 'active'))

/** Statuses of those of these addresses (in lower case) that are stored. */
export async function listStatuses(
  trx: Trx,
  addresses: readonly string[],
): Promise<Map<string, SubscriberStatus>> {
  const rows = await listByChunks(addresses, (some) =>
    trx.selectFrom('subscribers').select(['email', 'status']).where(sql`lower(email)`, 'in', some),
  )
  return new Map(rows.map(({ email, status }) => [email.toLowerCase(), status]))
}

/** Stores imported addresses as active; the proof of consent is in the old system. */
export async function insertActive(trx: Trx, emails: readonly string[], now: string) {
  const rows = emails.map((email) => ({
    email,
    status: 'active' as const,
    created_at: now,
    requested_at: now,
  }))
  for (const some of chunksOf(rows)) await trx.insertInto('subscribers').values(some).execute()
}

export const findSubscriber = (db: Database, id: number): Promise<SubscriberRecord | null> =>
  findRow(db, 'subscribers', id, recordColumns)

/**
 * Deletes at most `limit` subscribers who unsubscribed before `before`, except those entered again
 * since `askedSince`, who may still confirm.
 */
export function deleteOldUnsubscribed(
  trx: Trx,
  { before, askedSince }: { before: string; askedSince: string },
  limit: number,
): Promise<number> {
  const old = trx
    .selectFrom('subscribers')
    .select('id')
    .where('status', '=', 'unsubscribed')
    .where('unsubscribed_at', '<', before)
    .where('requested_at', '<', askedSince)
    .limit(limit)
  return deleteChosen(trx, { table: 'subscribers' }, old)
}

/** The active subscription of an address (in lower case), as a contact for lists of leads. */
export async function listContacts(db: Database, address: string): Promise<Contact[]> {
  const rows = await listOfAddress(db, 'subscribers', address)
  return rows
    .filter(({ status }) => status === 'active')
    .map(({ id, created_at }) => ({ kind: 'subscriber', id, score: null, created_at }))
}

/** Suppression records with these fingerprints. */
export async function listSuppressed(db: Database, hashes: readonly string[]) {
  return listByChunks(hashes, (some) =>
    db.selectFrom('suppressed_addresses').selectAll().where('address_hash', 'in', some),
  )
}

import * as z from 'zod/mini'
import { actorWords } from '../../content/en/admin/activity.ts'
import type { Activity, ActivityAction, ActivityQuery, ExportNote } from '../../domain/activity.ts'
import { type Actor, requireRole, type Staff } from '../../domain/actor.ts'
import { type DomainError, versionConflict } from '../../domain/errors.ts'
import { noKey } from '../../domain/keys.ts'
import { chunksOf } from '../platform/db/database.ts'
import type { Listed } from '../platform/db/list.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './store.ts'

const fieldsSchema = z.array(z.string())

interface Action {
  actor: Actor
  action: ActivityAction
  /** The list of the record, as the paths of the API name it. */
  noun: string
  now: Date
}

interface Change extends Action {
  recordId: number
  /** Names of the changed fields; never their values. */
  fields?: readonly string[]
}

/** Records who did what, in the transaction that does it: either both are stored or neither. */
export async function recordActivity(trx: Trx, change: Change): Promise<void> {
  await recordActivities(trx, change, [change.recordId], change.fields)
}

/** The same for several records, one row each. */
export async function recordActivities(
  trx: Trx,
  action: Action,
  recordIds: readonly number[],
  fields: readonly string[] = [],
): Promise<void> {
  const rows = recordIds.map((record_id) => ({ ...rowOf(action, fields), record_id }))
  for (const some of chunksOf(rows)) await store.insertActivity(trx, some)
}

/** Records an action on many records as one row. */
export async function recordBulk(trx: Trx, action: Action, recordCount: number): Promise<void> {
  await store.insertActivity(trx, [{ ...rowOf(action, []), record_count: recordCount }])
}

/**
 * Records the first sign-in with a key on a day (UTC), as each reload asks for the key again.
 * Sign-ins and passkeys are recorded for readers too.
 */
export async function recordSignIn({ db, clock }: ActivityPorts, { keyId }: Staff): Promise<void> {
  const signIn = { key_id: keyId, action: 'sign-in', now: clock.now() } as const
  if (!(await store.hasSignedIn(db, signIn))) await store.insertSignIn(db, signIn)
}

/** Records that a passkey was added or removed, for readers too. */
export function recordPasskey(
  trx: Trx,
  { keyId }: Staff,
  action: 'add-passkey' | 'remove-passkey',
  now: Date,
): Promise<void> {
  return store.insertSignIn(trx, { key_id: keyId, action, now })
}

/** Records how many keys were refused lately; neither the keys nor where they came from. */
export function recordRefusals({ db, clock }: ActivityPorts, count: number): Promise<void> {
  return store.insertSignIn(db, { key_id: noKey, action: 'refuse', now: clock.now(), count })
}

function rowOf({ actor, action, noun, now }: Action, fields: readonly string[]) {
  // A second check behind that of the use case: readers may do none of these actions.
  requireRole(actor, 'editor')
  return {
    created_at: now.toISOString(),
    key_id: actor.keyId,
    action,
    noun,
    fields: JSON.stringify(fields),
  }
}

export type ActivityPorts = Pick<Ports, 'db' | 'clock'>

export type ListPorts = ActivityPorts & Pick<Ports, 'nouns'>

export async function listActivity(
  { db, nouns }: ListPorts,
  actor: Actor,
  query: ActivityQuery,
): Promise<Listed<Activity>> {
  requireRole(actor, 'reader')
  const lists = nouns.flatMap(({ lists = {} }) => Object.entries(lists))
  const { rows, total } = await store.listActivity(db, query, lists, actorWords.owner)
  return { rows: rows.map(present), total }
}

/** Refuses a write that began from an older version, and names who has changed the record since. */
export async function conflictOf(
  db: Database,
  { noun, id }: { noun: string; id: number },
  current: unknown,
): Promise<DomainError> {
  const name = await store.findLastName(db, noun, id)
  return versionConflict(current, name ? `${name} changed this in the meantime.` : undefined)
}

/** Records a file that the browser made, which no other call to the server reveals. */
export async function recordExport(
  { db, clock }: ActivityPorts,
  actor: Actor,
  { action, noun, record_count }: ExportNote,
): Promise<void> {
  requireRole(actor, 'owner')
  const now = clock.now()
  await db
    .transaction()
    .execute((trx) => recordBulk(trx, { actor, action, noun, now }, record_count))
}

function present({ fields, opened_id, ...row }: store.ActivityRow): Activity {
  return {
    ...row,
    record_exists: row.record_name !== null || opened_id !== null,
    fields: z.parse(fieldsSchema, JSON.parse(fields)),
  }
}

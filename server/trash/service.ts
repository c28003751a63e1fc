/**
 * Records that staff delete wait here, outside of the tables that anybody reads, until they are
 * restored or expire. Each noun moves its records here, and states how they are restored.
 */
import { retention } from '../../content/en/retention.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import type { CacheTag } from '../../domain/cache-tags.ts'
import { addPeriod } from '../../domain/periods.ts'
import type { TrashQuery, TrashSelection } from '../../domain/trash.ts'
import { recordActivities } from '../activity/service.ts'
import { type ArchivedRow, archiveRows } from '../platform/db/row-archive.ts'
import { deleteRows } from '../platform/db/rows.ts'
import type { Row } from '../platform/db/table-rows.ts'
import { runTransaction } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './store.ts'

/** How a list's records are restored, and what is deleted for good with them. */
export interface RestoreHandler {
  /** Throws `conflict` if another record holds a key of it. Returns a note on what differs now. */
  restore(trx: Trx, archived: ArchivedRow): Promise<string | null>
  /** Returns the keys of files that nothing refers to any more. */
  discard?(trx: Trx, row: Row, now: Date): Promise<string[]>
  /** Called with those keys once the records are deleted. */
  removeFiles?(ports: Ports, keys: readonly string[]): Promise<void>
  /** Cache tags of content that a restore changes. */
  subjects: readonly CacheTag[]
}

/** Restore handlers by list, as the paths of the API name it. */
export const restoreHandlersOf = ({
  nouns,
}: Pick<Ports, 'nouns'>): Record<string, RestoreHandler> =>
  Object.assign({}, ...nouns.map(({ trash }) => trash))

/** How a list's records are kept and shown in the trash. */
export interface TrashRules {
  noun: string
  table: string
  /** The column with the title of a record. */
  title: string
  /** The column of the e-mail address of the person in the record. */
  address?: string
  /** When it would have been deleted anyway. */
  endOf?(row: Row): Date
}

/** Moves records to the trash, in the caller's transaction; returns how many. */
export async function moveToTrash(
  trx: Trx,
  actor: Actor,
  { noun, table, title, address, endOf }: TrashRules,
  { ids, now }: { ids: readonly number[]; now: Date },
): Promise<number> {
  requireRole(actor, 'editor')
  const month = addPeriod(now, retention.trash)
  const moved: number[] = []
  for await (const some of archiveRows(trx, table, ids)) {
    for (const archived of some) {
      const { id, row } = archived
      const end = endOf?.(row)
      const entry = {
        noun,
        record_id: id,
        title: String(row[title]),
        address: address ? String(row[address] ?? '').toLowerCase() : null,
        key_id: actor.keyId,
        deleted_at: now.toISOString(),
        expires_at: (end && end < month ? end : month).toISOString(),
      }
      await store.insertTrash(trx, entry, archived)
      moved.push(id)
    }
  }
  await recordActivities(trx, { actor, action: 'delete', noun, now }, moved)
  return moved.length
}

export async function listTrash({ db }: Pick<Ports, 'db'>, actor: Actor, query: TrashQuery) {
  requireRole(actor, 'reader')
  return store.listTrash(db, query)
}

/** All of the trash, for the export of everything: each record with the rows that went with it. */
export async function* readTrash({ db }: Pick<Ports, 'db'>, actor: Actor): AsyncGenerator<object> {
  requireRole(actor, 'reader')
  for await (const { entry, archived } of store.readAll(db)) {
    const { noun, title, key_id, deleted_at, expires_at } = entry
    const { id, row: record, parts } = archived
    yield { noun, id, title, key_id, deleted_at, expires_at, record, parts }
  }
}

/**
 * Restores records, all or none; unknown ids are ignored. Throws `conflict` if another record holds
 * a key of one. `notes`: what differs from before.
 */
export async function restoreTrashed(
  ports: Ports,
  actor: Actor,
  { noun, ids }: TrashSelection,
): Promise<{ restored: number; notes: string[] }> {
  requireRole(actor, 'editor')
  const handler = restoreHandlersOf(ports)[noun]
  if (!handler) throw new Error(`Nothing of ${noun} comes back from the trash`)
  const { restore, subjects } = handler
  const now = ports.clock.now()
  const done = await runTransaction(ports.db, async (trx) => {
    const trashed = await store.listTrashed(trx, noun, ids)
    const notes: string[] = []
    for (const row of trashed) {
      const note = await restore(trx, await store.readTrashed(trx, row))
      if (note) notes.push(note)
    }
    await deleteRows(trx, 'trash', idsOf(trashed))
    const activity = { actor, action: 'restore', noun, now } as const
    await recordActivities(trx, activity, recordIdsOf(trashed))
    return { restored: trashed.length, notes }
  })
  for (const subject of subjects) ports.onChange(subject)
  return done
}

/** Deletes records for good; returns how many, ignoring unknown ids. */
export async function deleteTrashed(ports: Ports, actor: Actor, { noun, ids }: TrashSelection) {
  requireRole(actor, 'editor')
  const now = ports.clock.now()
  const { count, keys } = await ports.db.transaction().execute(async (trx) => {
    const trashed = await store.listTrashed(trx, noun, ids)
    const keys = await discard(ports, trx, trashed, now)
    await recordActivities(trx, { actor, action: 'delete', noun, now }, recordIdsOf(trashed))
    return { count: trashed.length, keys }
  })
  await restoreHandlersOf(ports)[noun]?.removeFiles?.(ports, keys)
  return count
}

/** Deletes at most `limit` expired records; returns how many. */
export async function deleteExpired(
  ports: Ports,
  trx: Trx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const expired = await store.listExpired(trx, now.toISOString(), limit)
  await discard(ports, trx, expired, now)
  return expired.length
}

/** The rows of trashed files, for code that must know which files are still stored. */
export const readTrashedMedia = (db: Database) => store.readRecords(db, 'media')

async function discard(ports: Ports, trx: Trx, rows: readonly store.TrashRow[], now: Date) {
  const handlers = restoreHandlersOf(ports)
  const keys: string[] = []
  for (const row of rows) {
    const handler = handlers[row.noun]
    if (!handler?.discard) continue
    keys.push(...(await handler.discard(trx, (await store.readTrashed(trx, row)).row, now)))
  }
  await deleteRows(trx, 'trash', idsOf(rows))
  return keys
}

const idsOf = (rows: readonly store.TrashRow[]) => rows.map(({ id }) => id)
const recordIdsOf = (rows: readonly store.TrashRow[]) => rows.map(({ record_id }) => record_id)

/**
 * What staff delete waits here, outside of the tables that anybody reads, until it is put back or
 * its time is over. Nouns hand in what they take out, and say how it is put back.
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

/** How one list's records are put back, and what goes for good with them beside their rows. */
export interface RestoreHandler {
  /** Throws `conflict` where another record has taken the place. A note says what is not as it was. */
  restore(trx: Trx, archived: ArchivedRow): Promise<string | null>
  /** Answers with the keys of files that nothing names any more. */
  discard?(trx: Trx, row: Row, now: Date): Promise<string[]>
  /** Done with those keys once the records are gone. */
  removeFiles?(ports: Ports, keys: readonly string[]): Promise<void>
  /** What visitors see otherwise then. */
  subjects: readonly CacheTag[]
}

/** By the names that the paths of the API have for the lists. */
export const restoreHandlersOf = ({
  nouns,
}: Pick<Ports, 'nouns'>): Record<string, RestoreHandler> =>
  Object.assign({}, ...nouns.map(({ trash }) => trash))

/** What a list's records are called in the trash. */
export interface TrashRules {
  noun: string
  table: string
  /** The column that says it. */
  title: string
  /** The column of the e-mail address of the person in the record. */
  address?: string
  /** When it would have been deleted anyway. */
  endOf?(row: Row): Date
}

/** Takes records out of their list, in the transaction that says so; answers with how many. */
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
 * Puts records back, all or none; ids that name nothing are passed over. Throws `conflict` where
 * another one has taken the place of one. `notes`: what is not as it was.
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

/** How many were deleted for good; ids that name nothing are passed over. */
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

/** Deletes at most `limit` records whose time is over; answers with how many. */
export async function deleteExpired(
  ports: Ports,
  trx: Trx,
  { now, limit }: { now: Date; limit: number },
): Promise<number> {
  const expired = await store.listExpired(trx, now.toISOString(), limit)
  await discard(ports, trx, expired, now)
  return expired.length
}

/** The rows of trashed files, for the parts that have to know which files are kept. */
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

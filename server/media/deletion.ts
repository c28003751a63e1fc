/** Files on their way into the trash, back from it, and out of it for good. */
import { type Actor, requireRole } from '../../domain/actor.ts'
import { DomainError, notFound } from '../../domain/errors.ts'
import type { MediaDeleted, UsedMedia } from '../../domain/media/library.ts'
import { inUse, taken } from '../../domain/refusals.ts'
import { putBack, type SetAside } from '../platform/db/set-aside.ts'
import type { Row } from '../platform/db/table-rows.ts'
import type { Trx } from '../tables.ts'
import { moveToTrash, type TrashRules } from '../trash/service.ts'
import { getRow, withUses } from './records.ts'
import type { MediaPorts } from './service.ts'
import * as store from './store.ts'
import { keysOf } from './variants.ts'

const trashRules: TrashRules = {
  noun: 'media',
  table: 'media',
  titleOf: ({ original_name }) => String(original_name),
}

export interface DeletionPorts extends MediaPorts {
  /** Takes the file out of the posts that hold it; answers with where it stood. */
  clearFile(
    trx: Trx,
    actor: Actor,
    file: { hash: string; postIds: readonly number[] },
  ): Promise<object[]>
}

/**
 * Forced, it leaves a note in the posts that hold it. Throws `not-found`; `conflict`: `in_use`, with
 * the places, unless `force`.
 */
export async function deleteFile(
  ports: DeletionPorts,
  actor: Actor,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  requireRole(actor, force ? 'owner' : 'editor')
  const now = ports.clock.now()
  const uses = await ports.db.transaction().execute(async (trx) => {
    const row = await getRow(trx, id)
    const { uses } = force ? await withUses(trx, row) : await requireUnused(trx, row)
    const places = await ports.clearFile(trx, actor, {
      hash: row.hash,
      postIds: uses.map((use) => use.post_id),
    })
    const moved = await moveToTrash(trx, actor, trashRules, { ids: [id], now, places })
    if (moved === 0) throw notFound('The file')
    return uses
  })
  ports.onChange('media')
  if (uses.length > 0) ports.onChange('posts')
}

interface ReturnPorts<Place> {
  /** Puts the file where it stood; answers with what could not be done. */
  returnFile(places: readonly Place[]): Promise<string[]>
}

/** A file that was in the trash, also to where it stood. Throws `conflict`: `file_taken`. */
export async function putBackFile<Place extends object>(
  { returnFile }: ReturnPorts<Place>,
  trx: Trx,
  kept: SetAside & { places: readonly object[] },
): Promise<string | null> {
  if (await store.findByHash(trx, String(kept.row.hash))) {
    throw taken('file', 'The same file has been uploaded again since, and is in the library.')
  }
  await putBack(trx, trashRules.table, kept)
  const notes = await returnFile(kept.places as readonly Place[])
  return notes.join(' ') || null
}

/** Notes what the store holds for a row that is gone for good, and answers with the keys. */
export async function discardFile(
  { clock }: Pick<MediaPorts, 'clock'>,
  trx: Trx,
  row: Row,
): Promise<string[]> {
  const keys = keysOf(row as unknown as store.MediaRow)
  await store.addLeftovers(trx, keys, clock.now().toISOString())
  return keys
}

/** The selected files, one after the other; those in use stay, and are named. */
export async function deleteFiles(
  ports: DeletionPorts,
  actor: Actor,
  ids: readonly number[],
): Promise<MediaDeleted> {
  requireRole(actor, 'editor')
  const outcome: MediaDeleted = { deleted: 0, in_use: [] }
  for (const id of ids) {
    try {
      await deleteFile(ports, actor, id, { force: false })
      outcome.deleted += 1
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      const { code, data } = error.details
      if (code === 'in_use') {
        outcome.in_use.push({ id, original_name: (data as UsedMedia).original_name })
      } else if (error.kind !== 'not-found') throw error
    }
  }
  return outcome
}

/** The keys of all that the store holds for rows that are in the trash. */
export async function* listTrashedKeys(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield* keysOf(row as unknown as store.MediaRow)
}

async function requireUnused(trx: Trx, row: store.MediaRow): Promise<UsedMedia> {
  const file = await withUses(trx, row)
  const posts = file.uses.map(({ title }) => `"${title}"`)
  const drafts = file.drafts.map(({ title }) => `"${title}"`)
  if (posts.length > 0) throw inUse(`In use by blog posts: ${posts.join(', ')}.`, file)
  if (drafts.length > 0) throw inUse(`In use by drafts: ${drafts.join(', ')}.`, file)
  return file
}

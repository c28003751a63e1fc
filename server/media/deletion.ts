/** Moves files to the trash, restores them, and deletes them for good. */
import { type Actor, requireRole } from '../../domain/actor.ts'
import { DomainError, inUse, notFound, taken } from '../../domain/errors.ts'
import type { MediaDeleted, UsedMedia } from '../../domain/media/library.ts'
import { type ArchivedRow, restore } from '../platform/db/row-archive.ts'
import { claimRow, removeRows } from '../platform/db/rows.ts'
import type { Row } from '../platform/db/table-rows.ts'
import type { Trx } from '../tables.ts'
import { moveToTrash, type TrashRules } from '../trash/service.ts'
import { getRow, withUses } from './records.ts'
import type { MediaPorts } from './service.ts'
import * as store from './store.ts'
import { keysOf } from './variants.ts'

const trashRules: TrashRules = { noun: 'media', table: 'media', title: 'original_name' }

/**
 * With `force`, also deletes a file that posts show: their texts stay as they are, and readers get
 * a placeholder. Throws `not-found`; without `force`, `conflict`: `in_use`, with its uses.
 */
export async function deleteFile(
  ports: MediaPorts,
  actor: Actor,
  id: number,
  { force }: { force: boolean },
): Promise<void> {
  requireRole(actor, force ? 'owner' : 'editor')
  const now = ports.clock.now()
  const uses = await ports.db.transaction().execute(async (trx) => {
    const row = await getRow(trx, id)
    const { uses, authors } = force ? await withUses(trx, row) : await requireUnused(trx, row)
    const moved = await moveToTrash(trx, actor, trashRules, { ids: [id], now })
    if (moved === 0) throw notFound('The file')
    await claimRow(trx, 'media_deletions', { hash: row.hash })
    return uses.length + authors.length
  })
  ports.onChange('media')
  if (uses > 0) ports.onChange('posts')
}

/** Restores a file, which is shown again wherever it was. Throws `conflict`: `file_taken`. */
export async function restoreFile(trx: Trx, archived: ArchivedRow): Promise<null> {
  const hash = String(archived.row.hash)
  if ((await store.findPlace(trx, hash)).row) {
    throw taken('file', 'The same file has since been uploaded again and is in the library.')
  }
  await restore(trx, trashRules.table, archived)
  await removeRows(trx, 'media_deletions', { hash })
  return null
}

/** Notes the stored files of a row that is deleted for good as leftovers; returns their keys. */
export async function discardFile(trx: Trx, row: Row, now: Date): Promise<string[]> {
  const keys = keysOf(row as unknown as store.MediaRow)
  await store.addLeftovers(trx, keys, now.toISOString())
  return keys
}

/** Deletes files, each in its own transaction; those in use are skipped and returned. */
export async function deleteFiles(ports: MediaPorts, actor: Actor, ids: readonly number[]) {
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

/** Keys of the stored files of rows in the trash. */
export async function* listTrashedKeys(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield* keysOf(row as unknown as store.MediaRow)
}

async function requireUnused(trx: Trx, row: store.MediaRow): Promise<UsedMedia> {
  const file = await withUses(trx, row)
  const posts = file.uses.map(({ title }) => `"${title}"`)
  const drafts = file.drafts.map(({ title }) => `"${title}"`)
  if (posts.length > 0) throw inUse(`In use by blog posts: ${posts.join(', ')}.`, file)
  if (drafts.length > 0) throw inUse(`In use by drafts: ${drafts.join(', ')}.`, file)
  const authors = file.authors.map(({ name }) => `"${name}"`)
  if (authors.length > 0) throw inUse(`In use by authors: ${authors.join(', ')}.`, file)
  return file
}

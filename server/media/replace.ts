/** Replaces a file of the library by another, wherever it is shown. */
import { type Actor, requireRole } from '../../domain/actor.ts'
import { conflict, invalid } from '../../domain/errors.ts'
import { isSameShape } from '../../domain/media/crops.ts'
import { mediaKinds } from '../../domain/media/kinds.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { mediaUrl, originalNameOf } from '../../domain/media/names.ts'
import { conflictOf, recordActivity } from '../activity/service.ts'
import { putRow, removeRows } from '../platform/db/rows.ts'
import { claimVersion } from '../platform/db/transactions.ts'
import type { Ports } from '../ports.ts'
import { getRow, presentMedia } from './records.ts'
import { replaceMedia } from './replacement-store.ts'
import { composeRow, putFiles, removeFiles, removeLeftovers } from './storage.ts'
import * as store from './store.ts'
import { prepare, withReceived } from './upload.ts'
import { keysOf } from './variants.ts'

/**
 * Stores a new file of the same kind; alt text and caption stay, and the old address redirects.
 * Throws `not-found`, `invalid`, `unsupported`; `conflict`: `known` if the library has these bytes
 * as another file.
 */
export async function replaceFile(
  ports: Ports,
  actor: Actor,
  id: number,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<MediaFile> {
  requireRole(actor, 'editor')
  const before = await getRow(ports.db, id)
  await removeLeftovers(ports)
  const row = await withReceived(ports, bytes, async (received) => {
    const { hash, row: known } = await store.findPlace(ports.db, received.hash)
    if (known?.id === before.id) return before
    if (known) throw isKnown(known)
    const originalName = originalNameOf(name)
    const prepared = await prepare(received, originalName)
    if (mediaKinds[prepared.type].fileType !== before.file_type) {
      throw invalid('Please choose a file of the same type, such as a picture for a picture.')
    }
    const arrival = { hash, originalName, prepared }
    const row = composeRow(arrival, ports.clock.now().toISOString())
    return putFiles(ports, row, prepared, () => putInPlace(ports, actor, before, row))
  })
  ports.onChange('media')
  ports.onChange('posts')
  if (row.hash !== before.hash) await removeFiles(ports, keysOf(before))
  return presentMedia(row)
}

function isKnown(known: store.MediaRow) {
  const message = `This file is already in the library as "${known.original_name}".`
  return conflict('known', message, presentMedia(known))
}

async function putInPlace(
  ports: Ports,
  actor: Actor,
  before: store.MediaRow,
  row: store.NewMedia,
): Promise<store.MediaRow> {
  const { id, hash } = before
  const now = ports.clock.now()
  return ports.db.transaction().execute(async (trx) => {
    const claimed = await claimVersion(trx, 'media', { id, version: before.version })
    if (!claimed) {
      throw await conflictOf(trx, { noun: 'media', id }, presentMedia(await getRow(trx, id)))
    }
    await replaceMedia(trx, before, normalisePoint(before, row))
    await removeRows(trx, 'media_replacements', { hash: row.hash })
    // Redirects the old hash; overwrites an earlier redirect.
    const moved = { hash, media_id: id, created_at: now.toISOString() }
    await putRow(trx, 'media_replacements', ['hash'], moved)
    const uses = await store.listUses(trx, hash)
    const postIds = [...new Set(uses.map(({ post_id }) => post_id))]
    const url = mediaUrl(row.hash, row.name)
    // Other modules update their references to the new address.
    for (const noun of ports.nouns) {
      await noun.onFileMoved?.(ports, trx, actor, { hash, url, postIds })
    }
    await store.removeLeftovers(trx, keysOf(row))
    await store.addLeftovers(trx, keysOf(before), now.toISOString())
    const activity = { actor, action: 'update', noun: 'media', recordId: id, now } as const
    await recordActivity(trx, { ...activity, fields: ['file'] })
    return getRow(trx, id)
  })
}

/** Drops the focal point if the new picture has another shape. */
function normalisePoint(before: store.MediaRow, row: store.NewMedia): store.NewMedia {
  return isSameShape(before, row) ? row : { ...row, focal_x: null, focal_y: null }
}

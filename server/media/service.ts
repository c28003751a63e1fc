import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireRole } from '../../domain/actor.ts'
import { mediaKinds } from '../../domain/media/kinds.ts'
import type { MediaChange, MediaFile, MediaQuery, UsedMedia } from '../../domain/media/library.ts'
import {
  mediaHashesIn,
  mediaUrl,
  originalNameOf,
  readMediaUrl,
  storedNameOf,
} from '../../domain/media/names.ts'
import { conflictOf, recordActivity } from '../activity/service.ts'
import { chunksOf } from '../platform/db/database.ts'
import { claimVersion } from '../platform/db/transactions.ts'
import { isMovingPng } from '../platform/files/content-type.ts'
import type { Ports } from '../ports.ts'
import type { Database, Trx } from '../tables.ts'
import {
  getRow,
  normaliseFocalPoint,
  presentMedia,
  readFocalPoint,
  storeFocalPoint,
  withUses,
} from './records.ts'
import { findReplacements } from './replacement-store.ts'
import { removeLeftovers, type StoragePorts, storeFile } from './storage.ts'
import * as store from './store.ts'
import { prepare, requireType, withReceived } from './upload.ts'
import { keysOf } from './variants.ts'

export { listTrashedKeys } from './deletion.ts'
export { fillPlaceholders } from './placeholders.ts'
export { findServedFile } from './serving.ts'
export { listMissingHashes } from './store.ts'

export type MediaPorts = StoragePorts & Pick<Ports, 'scratch' | 'onChange'>

/** As `findMediaByUrls`, for one address; null for none. */
export async function findMediaByUrl(ports: Pick<MediaPorts, 'db'>, url: string) {
  return (await findMediaByUrls(ports, [url])).get(url) ?? null
}

/** Files by these addresses of ours; a replaced file yields its replacement. */
export async function findMediaByUrls({ db }: Pick<MediaPorts, 'db'>, urls: readonly string[]) {
  const found = new Map<string, MediaFile>()
  for (const some of chunksOf(urls)) {
    const addresses = some.map(readMediaUrl)
    const hashes = [...new Set(addresses.flatMap((address) => address?.hash ?? []))]
    if (hashes.length === 0) continue
    const rows = new Map((await store.listByHash(db, hashes)).map((row) => [row.hash, row]))
    const moved = await findReplacements(db, hashes)
    for (const [index, address] of addresses.entries()) {
      const row = address && rows.get(address.hash)
      const isThere = row ? row.name === address.name : false
      const file = row ? isThere && row : address && moved.get(address.hash)
      if (file) found.set(some[index] ?? '', presentMedia(file))
    }
  }
  return found
}

/** Files of the library in a text, by their addresses. */
export async function findPicturesIn({ db }: Pick<MediaPorts, 'db'>, html: string) {
  const hashes = mediaHashesIn(html)
  if (hashes.length === 0) return new Map()
  const rows = await store.listByHash(db, hashes)
  return new Map(rows.map(presentMedia).map((file) => [file.url, file]))
}

/**
 * Stores a file permanently; for bytes that the library has, returns the existing file. Throws
 * `invalid`, `unsupported`, and what reading `bytes` throws.
 */
export async function uploadFile(
  ports: MediaPorts,
  actor: Actor,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<{ file: MediaFile; isNew: boolean; isStilled?: boolean }> {
  requireRole(actor, 'editor')
  await removeLeftovers(ports)
  return withReceived(ports, bytes, async (received) => {
    const { hash, row: known } = await store.findPlace(ports.db, received.hash)
    if (known) return { file: presentMedia(known), isNew: false }
    const originalName = originalNameOf(name)
    const prepared = await prepare(received, originalName)
    const isStilled = await isMovingPng(received.path)
    const arrival = { hash, originalName, prepared }
    const { row, isNew } = await storeFile(ports, actor, arrival)
    return { file: presentMedia(row), isNew, isStilled }
  })
}

/**
 * The outcome of an upload, without storing anything: its address, and whether it is new. Throws as
 * `uploadFile`, except for damaged pictures.
 */
export async function inspectFile(
  ports: Pick<MediaPorts, 'db' | 'scratch'>,
  actor: Actor,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<{ url: string; isImage: boolean; isNew: boolean }> {
  requireRole(actor, 'editor')
  return withReceived(ports, bytes, async (received) => {
    const { hash, row: known } = await store.findPlace(ports.db, received.hash)
    if (known) {
      const { url, file_type } = presentMedia(known)
      return { url, isImage: file_type === 'image', isNew: false }
    }
    const originalName = originalNameOf(name)
    const type = await requireType(received.path, originalName)
    const url = mediaUrl(hash, storedNameOf(originalName, type))
    return { url, isImage: mediaKinds[type].fileType === 'image', isNew: true }
  })
}

export async function listFiles({ db }: MediaPorts, actor: Actor, query: MediaQuery) {
  requireRole(actor, 'reader')
  const { rows, total } = await store.listMedia(db, query)
  const hashes = rows.map(({ hash }) => hash)
  const uses = await store.countUses(db, hashes)
  const present = (row: store.MediaRow) => ({
    ...presentMedia(row),
    usage_count: uses.get(row.hash) ?? 0,
  })
  return { rows: rows.map(present), total }
}

/** Throws `not-found`. */
export async function getFile({ db }: MediaPorts, actor: Actor, id: number): Promise<UsedMedia> {
  requireRole(actor, 'reader')
  return withUses(db, await getRow(db, id))
}

/** Throws `not-found`; `conflict`: `version_conflict`. */
export async function updateFile(
  { db, clock, onChange }: MediaPorts,
  actor: Actor,
  id: number,
  change: MediaChange,
): Promise<MediaFile> {
  requireRole(actor, 'editor')
  const now = clock.now()
  const row = await db.transaction().execute(async (trx) => {
    const before = await claimVersion(trx, 'media', { id, version: change.version })
    if (!before) {
      throw await conflictOf(trx, { noun: 'media', id }, presentMedia(await getRow(trx, id)))
    }
    const focalPoint = readFocalPoint(before)
    const after = {
      focal_point: normaliseFocalPoint(before, change.focal_point, focalPoint),
      alt_text: (change.alt_text === undefined ? before.alt_text : change.alt_text) || null,
      caption: (change.caption === undefined ? before.caption : change.caption) || null,
    }
    await store.updateMedia(trx, { ...before, ...after, ...storeFocalPoint(after.focal_point) })
    const fields = changedFields<typeof after>({ ...before, focal_point: focalPoint }, after)
    await recordActivity(trx, { actor, action: 'update', noun: 'media', recordId: id, fields, now })
    return getRow(trx, id)
  })
  onChange('media')
  return presentMedia(row)
}

/** Stores alt texts of an imported text with its new pictures, by their addresses. */
export async function describePictures(
  ports: MediaPorts,
  actor: Actor,
  altTexts: ReadonlyMap<string, string>,
): Promise<void> {
  requireRole(actor, 'editor')
  for (const [url, { id, alt_text, version }] of await findMediaByUrls(ports, [
    ...altTexts.keys(),
  ])) {
    const said = altTexts.get(url)
    if (alt_text === null && said) await updateFile(ports, actor, id, { alt_text: said, version })
  }
}

/**
 * Stores which files a post shows or links to. Every write of a post calls it in its transaction:
 * the library knows the uses of a file from these rows.
 */
export async function recordMediaUses(
  trx: Trx,
  postId: number,
  post: { content: string; featured_image: string | null },
): Promise<void> {
  const pictures = mediaHashesIn(post.featured_image ?? '')
  const inText = mediaHashesIn(post.content)
  const moved = await findReplacements(trx, [...pictures, ...inText])
  const present = (hashes: string[]) => [
    ...new Set(hashes.map((hash) => moved.get(hash)?.hash ?? hash)),
  ]
  await store.replaceUses(trx, postId, [
    ...present(pictures).map((hash) => ({ hash, place: 'featured_image' as const })),
    ...present(inText).map((hash) => ({ hash, place: 'content' as const })),
  ])
}

/** Keys of the stored files of all rows in `db`. */
export async function* listMediaKeys(db: Database): AsyncGenerator<string> {
  for await (const row of store.readKept(db)) yield* keysOf(row)
}

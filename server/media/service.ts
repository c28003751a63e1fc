import { join } from 'node:path'
import { Readable } from 'node:stream'
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireAdmin, requireRole } from '../../domain/actor.ts'
import { DomainError, invalid, notFound } from '../../domain/errors.ts'
import { type FocalPoint, findCrop, focalSteps, roundFocalPoint } from '../../domain/media/crops.ts'
import { isShownInBrowser, type MediaContentType, mediaKinds } from '../../domain/media/kinds.ts'
import type {
  ListedMedia,
  MediaChange,
  MediaDeleted,
  MediaFile,
  MediaQuery,
  MediaUse,
  UsedMedia,
} from '../../domain/media/library.ts'
import {
  downloadNameOf,
  mediaHashesIn,
  mediaUrl,
  originalNameOf,
  readMediaUrl,
  storedNameOf,
} from '../../domain/media/names.ts'
import { inUse, taken, versionConflict } from '../../domain/refusals.ts'
import type { Subject } from '../../domain/subjects.ts'
import { recordActivity } from '../activity/service.ts'
import { claimVersion } from '../platform/db/claims.ts'
import type { Listed } from '../platform/db/list.ts'
import { putBack, type SetAside } from '../platform/db/set-aside.ts'
import type { Row } from '../platform/db/table-rows.ts'
import { type ByteRange, explainDisk } from '../platform/files/files.ts'
import type { Scratch } from '../platform/files/scratch.ts'
import type { Database, Trx } from '../tables.ts'
import { moveToTrash, type TrashRules } from '../trash/service.ts'
import { readCrop } from './crops.ts'
import { findReplacements } from './replacement-store.ts'
import { removeLeftovers, type StoragePorts, storeFile } from './storage.ts'
import * as store from './store.ts'
import { prepare, receive, requireType } from './upload.ts'
import { findForm, keysOf, readAvif, readVariants } from './variants.ts'

const trashRules: TrashRules = {
  noun: 'media',
  table: 'media',
  titleOf: ({ original_name }) => String(original_name),
}

export { removeFiles, removeLeftovers } from './storage.ts'
export { listMissingHashes } from './store.ts'

/** How many rows are in memory at once where all are gone through. */
const MOST_KEPT = 1_000

export interface MediaPorts extends StoragePorts {
  scratch: Scratch
  /** Called after what visitors see has changed. */
  onChange(what: Subject): void
}

/** What a visitor is served. */
export interface ServedFile {
  type: MediaContentType
  /** Bytes. */
  size: number
  /** Changes with the bytes. */
  etag: string
  /** What it is called once it is saved. */
  name: string
  isShownInBrowser: boolean
  /** Null if the store has lost it. */
  open(range: ByteRange): Promise<Readable | null>
  /** Whether `open` would find it. */
  isKept(): Promise<boolean>
}

/** The file at that address of ours, or null. */
export async function findMediaByUrl(
  { db }: Pick<MediaPorts, 'db'>,
  url: string,
): Promise<MediaFile | null> {
  const address = readMediaUrl(url)
  if (!address) return null
  const row = await store.findByHash(db, address.hash)
  if (row) return row.name === address.name ? presentMedia(row) : null
  const moved = (await findReplacements(db, [address.hash])).get(address.hash)
  return moved ? presentMedia(moved) : null
}

/** The pictures of the library that a text shows, by their addresses. */
export async function findPicturesIn(
  { db }: Pick<MediaPorts, 'db'>,
  html: string,
): Promise<Map<string, MediaFile>> {
  const hashes = mediaHashesIn(html)
  if (hashes.length === 0) return new Map()
  const rows = await store.listByHash(db, hashes)
  return new Map(rows.map(presentMedia).map((file) => [file.url, file]))
}

/**
 * Takes in a file; it is stored for good when this returns. The same bytes again are the file
 * that exists. Throws `invalid`, `unsupported`, and what reading `bytes` throws.
 */
export async function uploadFile(
  ports: MediaPorts,
  actor: Actor,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<{ file: MediaFile; isNew: boolean }> {
  requireAdmin(actor)
  await removeLeftovers(ports)
  const taken = ports.scratch.use(async (folder) => {
    const received = await receive(bytes, join(folder, 'received'))
    const known = await store.findByHash(ports.db, received.hash)
    if (known) return { file: presentMedia(known), isNew: false }
    const originalName = originalNameOf(name)
    const prepared = await prepare(received, originalName)
    const arrival = { hash: received.hash, originalName, prepared }
    const { row, isNew } = await storeFile(ports, actor, arrival)
    return { file: presentMedia(row), isNew }
  })
  return taken.catch(explainDisk)
}

/**
 * What uploading a file would come to, with nothing stored: its address, and whether the library has
 * it already. Throws as `uploadFile` does, but for pictures that turn out to be damaged.
 */
export async function inspectFile(
  ports: Pick<MediaPorts, 'db' | 'scratch'>,
  actor: Actor,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
): Promise<{ url: string; isImage: boolean; isNew: boolean }> {
  requireAdmin(actor)
  const inspected = ports.scratch.use(async (folder) => {
    const { path, hash } = await receive(bytes, join(folder, 'received'))
    const known = await store.findByHash(ports.db, hash)
    if (known) {
      const { url, file_type } = presentMedia(known)
      return { url, isImage: file_type === 'image', isNew: false }
    }
    const originalName = originalNameOf(name)
    const type = await requireType(path, originalName)
    const url = mediaUrl(hash, storedNameOf(originalName, type))
    return { url, isImage: mediaKinds[type].fileType === 'image', isNew: true }
  })
  return inspected.catch(explainDisk)
}

export async function listFiles(
  { db }: MediaPorts,
  actor: Actor,
  query: MediaQuery,
): Promise<Listed<ListedMedia>> {
  requireAdmin(actor)
  const { rows, total } = await store.listMedia(db, query)
  const hashes = rows.map(({ hash }) => hash)
  const uses = await store.countUses(db, hashes)
  const drafts = await store.countDraftUses(db, hashes)
  const present = (row: store.MediaRow) => ({
    ...presentMedia(row),
    usage_count: (uses.get(row.hash) ?? 0) + (drafts.get(row.hash) ?? 0),
  })
  return { rows: rows.map(present), total }
}

/** Throws `not-found`. */
export async function getFile({ db }: MediaPorts, actor: Actor, id: number): Promise<UsedMedia> {
  requireAdmin(actor)
  return withUses(db, await getRow(db, id))
}

/** Throws `not-found`; `conflict`: `version_conflict`. */
export async function updateFile(
  { db, clock, onChange }: MediaPorts,
  actor: Actor,
  id: number,
  change: MediaChange,
): Promise<MediaFile> {
  requireAdmin(actor)
  const now = clock.now()
  const row = await db.transaction().execute(async (trx) => {
    const before = await claimVersion(trx, 'media', { id, version: change.version })
    if (!before) throw versionConflict(presentMedia(await getRow(trx, id)))
    const focalPoint = readFocalPoint(before)
    const after = {
      focal_point: settleFocalPoint(before, change.focal_point, focalPoint),
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

function readFocalPoint({ focal_x, focal_y }: store.MediaRow): FocalPoint | null {
  if (focal_x === null || focal_y === null) return null
  return { x: focal_x / focalSteps, y: focal_y / focalSteps }
}

function storeFocalPoint(point: FocalPoint | null) {
  const { x = null, y = null } = point ?? {}
  const inSteps = (at: number | null) => (at === null ? null : Math.round(at * focalSteps))
  return { focal_x: inSteps(x), focal_y: inSteps(y) }
}

function settleFocalPoint(
  { file_type }: store.MediaRow,
  sent: FocalPoint | null | undefined,
  before: FocalPoint | null,
): FocalPoint | null {
  if (!sent) return sent === undefined ? before : null
  if (file_type !== 'image') throw invalid('Only a picture has a focal point.')
  return roundFocalPoint(sent)
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
  requireAdmin(actor)
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

/** Where the file at an address of ours has gone that another one has come in the place of. */
export async function findMovedUrl({ db }: MediaPorts, url: string): Promise<string | null> {
  const address = readMediaUrl(url)
  if (!address) return null
  const known = await store.findByHash(db, address.hash)
  const row = known ?? (await findReplacements(db, [address.hash])).get(address.hash)
  if (!row) return null
  // Whoever holds an older page still asks for what was cut around another point.
  const crop = findCrop(presentMedia(row), url)
  if (crop) return crop.url === url ? null : crop.url
  return known ? null : mediaUrl(row.hash, row.name)
}

/** The file at /media/{hash}/{name} for anybody who asks; null if there is none. */
export async function findServedFile(ports: MediaPorts, url: string): Promise<ServedFile | null> {
  const { db, files } = ports
  const address = readMediaUrl(url)
  const row = address && (await store.findByHash(db, address.hash))
  if (!row) return null
  const form = findForm(row, address.name)
  if (!form) return findServedCrop(ports, row, { url, name: address.name })
  const original = downloadNameOf(row.original_name, row.content_type)
  return {
    ...form,
    etag: `"${row.hash.slice(0, 32)}-${form.size}"`,
    name: address.name === row.name ? original : address.name,
    isShownInBrowser: isShownInBrowser(form.type),
    open: (range) => files.open(form.key, range),
    isKept: async () => (await files.stat(form.key)) !== null,
  }
}

const cropContentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

async function findServedCrop(
  ports: MediaPorts,
  row: store.MediaRow,
  { url, name }: { url: string; name: string },
): Promise<ServedFile | null> {
  const file = presentMedia(row)
  const crop = findCrop(file, url)
  if (crop?.url !== url) return null
  const bytes = await readCrop(ports, { file, row, crop }).catch(explainDisk)
  if (!bytes) return null
  return {
    type: cropContentTypes[crop.type],
    size: bytes.length,
    etag: `"${row.hash.slice(0, 32)}-${bytes.length}"`,
    name,
    isShownInBrowser: true,
    open: async ({ start, end }) => Readable.from([bytes.subarray(start, end + 1)]),
    isKept: async () => true,
  }
}

/**
 * Notes which files a post shows or links to; every write of a post calls it in its transaction.
 * From here the library knows where a file is used.
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

/** The keys of all that the store holds for rows that are in the trash. */
export async function* listTrashedKeys(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  for await (const row of rows) yield* keysOf(row as unknown as store.MediaRow)
}

/** The keys of all that the store holds for the rows that `db` sees. */
export async function* listMediaKeys(db: Database): AsyncGenerator<string> {
  for (let rows = await store.listKept(db, 0, MOST_KEPT); rows.length > 0; ) {
    for (const row of rows) yield* keysOf(row)
    rows = await store.listKept(db, rows.at(-1)?.id ?? 0, MOST_KEPT)
  }
}

/** Throws `not-found`. */
export async function getRow(db: Database, id: number): Promise<store.MediaRow> {
  const row = await store.findMedia(db, id)
  if (!row) throw notFound('The file')
  return row
}

/** A row as the rest of the world sees it. */
export function presentMedia(row: store.MediaRow): MediaFile {
  const { hash, name, folder: _, search_text: __, focal_x, focal_y, ...rest } = row
  const present = ({ name, ...copy }: ReturnType<typeof readVariants>[number]) => ({
    url: mediaUrl(hash, name),
    ...copy,
  })
  return {
    ...rest,
    url: mediaUrl(hash, name),
    focal_point: readFocalPoint(row),
    variants: readVariants(row).map(present),
    avif: readAvif(row).map(present),
  }
}

async function withUses(db: Database, row: store.MediaRow): Promise<UsedMedia> {
  return {
    ...presentMedia(row),
    uses: groupByPost(await store.listUses(db, row.hash)),
    drafts: await store.listDraftUses(db, row.hash),
  }
}

function groupByPost(rows: store.UseRow[]): MediaUse[] {
  const uses = new Map<number, MediaUse>()
  for (const { place, ...post } of rows) {
    const use = uses.get(post.post_id) ?? { ...post, places: [] }
    use.places.push(place)
    uses.set(post.post_id, use)
  }
  return [...uses.values()]
}

async function requireUnused(trx: Trx, row: store.MediaRow): Promise<UsedMedia> {
  const file = await withUses(trx, row)
  const posts = file.uses.map(({ title }) => `"${title}"`)
  const drafts = file.drafts.map(({ title }) => `"${title}"`)
  if (posts.length > 0) throw inUse(`In use by blog posts: ${posts.join(', ')}.`, file)
  if (drafts.length > 0) throw inUse(`In use by drafts: ${drafts.join(', ')}.`, file)
  return file
}

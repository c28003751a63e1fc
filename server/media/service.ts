import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import { isShownInBrowser, type MediaContentType } from '../../domain/media/kinds.ts'
import type {
  ListedMedia,
  MediaChange,
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
} from '../../domain/media/names.ts'
import { inUse, versionConflict } from '../../domain/refusals.ts'
import { recordActivity } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { ByteRange, Files } from '../platform/files/files.ts'
import type { Scratch } from '../platform/files/scratch.ts'
import type { Database, Trx } from '../tables.ts'
import { prepare, receive } from './intake.ts'
import { createShelf, findForm, keysOf, presentMedia } from './shelf.ts'
import * as store from './store.ts'

/** How many rows are in memory at once where all are gone through. */
const MOST_KEPT = 1_000

interface Ports {
  db: Database
  clock: Clock
  files: Files
  scratch: Scratch
  /** Called after what visitors see has changed. */
  onChange(): Promise<void>
  report(error: unknown): void
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

export type MediaService = ReturnType<typeof createMediaService>

export function createMediaService({ db, clock, files, scratch, onChange, report }: Ports) {
  const shelf = createShelf({ db, clock, files, report })

  /** Throws `not-found`. */
  async function getRow(trx: Database, id: number): Promise<store.MediaRow> {
    const row = await store.findMedia(trx, id)
    if (!row) throw notFound('The file')
    return row
  }

  /** The files at those addresses of ours, in no order; what is no file of ours is left out. */
  async function listByUrl(urls: string[]): Promise<MediaFile[]> {
    const hashes = urls.flatMap((url) => readMediaUrl(url)?.hash ?? [])
    if (hashes.length === 0) return []
    const rows = await store.listByHash(db, [...new Set(hashes)])
    return rows.filter(({ hash, name }) => urls.includes(mediaUrl(hash, name))).map(presentMedia)
  }

  return {
    listByUrl,

    /** The file at that address of ours, or null. */
    async findByUrl(url: string): Promise<MediaFile | null> {
      return (await listByUrl([url]))[0] ?? null
    },

    /**
     * Takes in a file; it is stored for good when this returns. The same bytes again are the file
     * that exists. Throws `invalid`, `unsupported`, and what reading `bytes` throws.
     */
    async uploadFile(
      actor: Actor,
      { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
    ): Promise<{ file: MediaFile; isNew: boolean }> {
      requireAdmin(actor)
      await shelf.sweep()
      return scratch.use(async (folder) => {
        const received = await receive(bytes, join(folder, 'received'))
        const known = await store.findByHash(db, received.hash)
        if (known) return { file: presentMedia(known), isNew: false }
        const originalName = originalNameOf(name)
        const prepared = await prepare(received, originalName)
        const arrival = { hash: received.hash, originalName, prepared }
        const { row, isNew } = await shelf.keep(actor, arrival)
        return { file: presentMedia(row), isNew }
      })
    },

    async listFiles(
      actor: Actor,
      query: MediaQuery,
    ): Promise<{ rows: ListedMedia[]; total: number }> {
      requireAdmin(actor)
      const { rows, total } = await store.listMedia(db, query)
      const hashes = rows.map(({ hash }) => hash)
      const uses = await store.countUses(db, hashes)
      const usageOf = ({ hash }: store.MediaRow) => uses.get(hash) ?? 0
      return {
        rows: rows.map((row) => ({ ...presentMedia(row), usage_count: usageOf(row) })),
        total,
      }
    },

    /** Throws `not-found`. */
    async getFile(actor: Actor, id: number): Promise<UsedMedia> {
      requireAdmin(actor)
      return withUses(db, await getRow(db, id))
    },

    /** Throws `not-found`; `conflict`: `version_conflict`. */
    async describeFile(actor: Actor, id: number, change: MediaChange): Promise<MediaFile> {
      requireAdmin(actor)
      const row = await db.transaction().execute(async (trx) => {
        const before = await store.claimMedia(trx, id, change.version)
        if (!before) throw versionConflict(presentMedia(await getRow(trx, id)))
        const after = {
          alt_text: (change.alt_text === undefined ? before.alt_text : change.alt_text) || null,
          caption: (change.caption === undefined ? before.caption : change.caption) || null,
        }
        await store.describeMedia(trx, { ...before, ...after })
        const fields = changedFields<typeof after>(before, after)
        const deed = { actor, action: 'update', noun: 'media', now: clock.now() } as const
        await recordActivity(trx, { ...deed, recordId: id, fields })
        return getRow(trx, id)
      })
      await onChange()
      return presentMedia(row)
    },

    /** Throws `not-found`; `conflict`: `in_use`, with the places, unless `force`. */
    async deleteFile(actor: Actor, id: number, { force }: { force: boolean }): Promise<void> {
      requireAdmin(actor)
      const now = clock.now()
      const keys = await db.transaction().execute(async (trx) => {
        const row = await store.deleteMedia(trx, id)
        if (!row) throw notFound('The file')
        if (!force) await requireUnused(trx, row)
        await store.addLeftovers(trx, keysOf(row), now.toISOString())
        const deed = { actor, action: 'delete', noun: 'media', now } as const
        await recordActivity(trx, { ...deed, recordId: id })
        return keysOf(row)
      })
      await onChange()
      await shelf.remove(keys)
    },

    /** Whether files can be stored and served now. */
    isAtHand(): Promise<boolean> {
      return files.ping().then(
        () => true,
        () => false,
      )
    },

    /** The file at /media/{hash}/{name} for anybody who asks; null if there is none. */
    async findServed(url: string): Promise<ServedFile | null> {
      const address = readMediaUrl(url)
      const row = address && (await store.findByHash(db, address.hash))
      const form = row && findForm(row, address.name)
      if (!form) return null
      const original = downloadNameOf(row.original_name, row.content_type)
      return {
        ...form,
        etag: `"${row.hash.slice(0, 32)}-${form.size}"`,
        name: address.name === row.name ? original : address.name,
        isShownInBrowser: isShownInBrowser(form.type),
        open: (range) => files.open(form.key, range),
        isKept: async () => (await files.stat(form.key)) !== null,
      }
    },
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
  await store.replaceUses(trx, postId, [
    ...mediaHashesIn(post.featured_image ?? '').map((hash) => ({
      hash,
      place: 'featured_image' as const,
    })),
    ...mediaHashesIn(post.content).map((hash) => ({ hash, place: 'content' as const })),
  ])
}

/** The keys of all that the store holds for the rows that `db` sees. */
export async function* listMediaKeys(db: Database): AsyncGenerator<string> {
  for (let rows = await store.listKept(db, 0, MOST_KEPT); rows.length > 0; ) {
    for (const row of rows) yield* keysOf(row)
    rows = await store.listKept(db, rows.at(-1)?.id ?? 0, MOST_KEPT)
  }
}

/** One entry per post. */
function gather(rows: store.UseRow[]): MediaUse[] {
  const uses = new Map<number, MediaUse>()
  for (const { place, ...post } of rows) {
    const use = uses.get(post.post_id) ?? { ...post, places: [] }
    use.places.push(place)
    uses.set(post.post_id, use)
  }
  return [...uses.values()]
}

async function withUses(db: Database, row: store.MediaRow): Promise<UsedMedia> {
  return { ...presentMedia(row), uses: gather(await store.listUses(db, row.hash)) }
}

async function requireUnused(trx: Trx, row: store.MediaRow): Promise<void> {
  const file = await withUses(trx, row)
  if (file.uses.length === 0) return
  const titles = file.uses.map(({ title }) => `"${title}"`).join(', ')
  throw inUse(`In use by blog posts: ${titles}.`, file)
}

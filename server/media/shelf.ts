import { randomUUID } from 'node:crypto'
import type { Actor } from '../../domain/actor.ts'
import { type MediaContentType, mediaKinds } from '../../domain/media/kinds.ts'
import type { MediaFile, MediaVariant } from '../../domain/media/library.ts'
import { mediaUrl, storedNameOf, variantNameOf } from '../../domain/media/names.ts'
import { recordActivity } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import type { Files } from '../platform/files/files.ts'
import type { Database } from '../tables.ts'
import type { Content, Prepared } from './intake.ts'
import type { MediaRow, NewMedia } from './store.ts'
import * as store from './store.ts'

const HOUR_MS = 60 * 60 * 1000
const MOST_AT_ONCE = 100

/** A WebP copy as its row remembers it. */
type StoredVariant = Omit<MediaVariant, 'url'> & { name: string }

/** A file that has come in and is fit to be kept. */
interface Arrival {
  hash: string
  originalName: string
  prepared: Prepared
}

interface Ports {
  db: Database
  clock: Clock
  files: Files
  /** Hears of files that could not be taken away; they are tried again later. */
  report(error: unknown): void
}

/**
 * Keeps rows and files in step, though no transaction spans both. Keys are noted as leftovers
 * before a file is put and in the transaction that deletes its row; the note goes in the
 * transaction that inserts the row, or once the file is gone. Whatever fails in between, a row has
 * its files, and a file without a row has a note. Each upload has a folder of its own, so that
 * taking away an old file never touches a new one of the same bytes.
 */
export function createShelf({ db, clock, files, report }: Ports) {
  const now = () => clock.now().toISOString()

  /** Stores a file for good. The row that exists, where the same bytes were faster. */
  async function keep(actor: Actor, arrival: Arrival): Promise<{ row: MediaRow; isNew: boolean }> {
    const { hash, prepared } = arrival
    const row = composeRow(arrival, now())
    const contents = [prepared.read(), ...prepared.variants.map(({ bytes }) => [bytes])]
    const keys = keysOf(row)
    await store.addLeftovers(db, keys, now())
    const kept = await putAndInsert(actor, row, keys, contents).catch(async (error) => {
      await remove(keys)
      throw error
    })
    if (kept) return { row: kept, isNew: true }
    await remove(keys)
    const known = await store.findByHash(db, hash)
    // Deleted between our insert and our read: the next try will find the place free.
    if (!known) return keep(actor, arrival)
    return { row: known, isNew: false }
  }

  async function putAndInsert(actor: Actor, row: NewMedia, keys: string[], contents: Content[]) {
    for (const [i, bytes] of contents.entries()) await files.put(keys[i] ?? '', bytes)
    return db.transaction().execute(async (trx) => {
      const kept = await store.insertMedia(trx, row)
      if (!kept) return null
      await store.removeLeftovers(trx, keys)
      const deed = { actor, action: 'create', noun: 'media', now: clock.now() } as const
      await recordActivity(trx, { ...deed, recordId: kept.id })
      return kept
    })
  }

  /** Takes away files whose keys are noted. What fails is reported and stays noted. */
  async function remove(keys: string[]): Promise<void> {
    try {
      for (const key of keys) await files.delete(key)
      if (keys.length > 0) await store.removeLeftovers(db, keys)
    } catch (error) {
      report(error)
    }
  }

  /** Takes away what interrupted uploads and deletions left behind. */
  async function sweep(): Promise<void> {
    const before = new Date(clock.now().getTime() - HOUR_MS).toISOString()
    await remove(await store.listLeftovers(db, before, MOST_AT_ONCE))
  }

  return { keep, remove, sweep }
}

function composeRow({ hash, originalName, prepared }: Arrival, created_at: string): NewMedia {
  const { type, size, width, height, variants } = prepared
  const name = storedNameOf(originalName, type)
  const stored: StoredVariant[] = variants.map((variant) => ({
    name: variantNameOf(name, variant.width),
    width: variant.width,
    height: variant.height,
    file_size: variant.bytes.length,
  }))
  return {
    ...{ hash, name, original_name: originalName, created_at },
    folder: randomUUID(),
    file_type: mediaKinds[type].fileType,
    content_type: type,
    file_size: size,
    ...{ width, height },
    variants: JSON.stringify(stored),
  }
}

/** Where the store keeps the file and its copies, in the order of the copies. */
export function keysOf({ folder, name, variants }: Pick<MediaRow, 'folder' | 'name' | 'variants'>) {
  const names = [name, ...readVariants(variants).map((variant) => variant.name)]
  return names.map((name) => `${folder}/${name}`)
}

export function readVariants(json: string): StoredVariant[] {
  return JSON.parse(json)
}

export interface ServedForm {
  key: string
  type: MediaContentType
  /** Bytes. */
  size: number
}

/** The file or the copy of it that has this name in its address; null if none has. */
export function findForm(row: MediaRow, name: string): ServedForm | null {
  const key = `${row.folder}/${name}`
  if (name === row.name) return { key, type: row.content_type, size: row.file_size }
  const variant = readVariants(row.variants).find((variant) => variant.name === name)
  return variant ? { key, type: 'image/webp', size: variant.file_size } : null
}

/** A row as the rest of the world sees it. */
export function presentMedia(row: MediaRow): MediaFile {
  const { hash, name, folder: _, search_text: __, variants, ...rest } = row
  return {
    ...rest,
    url: mediaUrl(hash, name),
    variants: readVariants(variants).map(({ name, ...variant }) => ({
      url: mediaUrl(hash, name),
      ...variant,
    })),
  }
}

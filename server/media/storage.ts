/**
 * Keeps rows and files consistent without a common transaction. Keys are noted as leftovers before
 * a file is put and in the transaction that deletes its row; the note is deleted in the transaction
 * that inserts the row, or once the file is deleted. Whatever fails in between, a row has its
 * files, and a file without a row has a note. Each upload has a folder of its own, so that the
 * deletion of an old file never affects a new one of the same bytes.
 */
import { randomUUID } from 'node:crypto'
import type { Staff } from '../../domain/actor.ts'
import { mediaKinds } from '../../domain/media/kinds.ts'
import { storedNameOf } from '../../domain/media/names.ts'
import { recordActivity } from '../activity/service.ts'
import { removeRows } from '../platform/db/rows.ts'
import type { Ports } from '../ports.ts'
import * as store from './store.ts'
import type { Content, Prepared } from './upload.ts'
import { keysOf, writeVariants } from './variants.ts'

const HOUR_MS = 60 * 60 * 1000
const MOST_AT_ONCE = 100

export type StoragePorts = Pick<Ports, 'db' | 'clock' | 'files' | 'report'>

/** A received file, prepared for storage. */
interface Arrival {
  hash: string
  originalName: string
  prepared: Prepared
}

/** Stores a file permanently; returns the existing row if another upload was faster. */
export async function storeFile(
  ports: StoragePorts,
  actor: Staff,
  arrival: Arrival,
): Promise<{ row: store.MediaRow; isNew: boolean }> {
  const { hash, prepared } = arrival
  const row = composeRow(arrival, ports.clock.now().toISOString())
  const kept = await putFiles(ports, row, prepared, () => insert(ports, actor, row))
  if (kept) return { row: kept, isNew: true }
  await removeFiles(ports, keysOf(row))
  const known = await store.findByHash(ports.db, hash)
  // The row was deleted between our insert and our read: the next try can insert.
  if (!known) return storeFile(ports, actor, arrival)
  return { row: known, isNew: false }
}

/** Puts the files of a row, then stores the row; if that fails, removes the files. */
export async function putFiles<Stored>(
  ports: StoragePorts,
  row: store.NewMedia,
  prepared: Prepared,
  storeRow: () => Promise<Stored>,
): Promise<Stored> {
  const contents: Content[] = [prepared.read(), ...prepared.variants.map(({ bytes }) => [bytes])]
  const keys = keysOf(row)
  await store.addLeftovers(ports.db, keys, row.created_at)
  try {
    for (const [i, bytes] of contents.entries()) await ports.files.put(keys[i] ?? '', bytes)
    return await storeRow()
  } catch (error) {
    await removeFiles(ports, keys)
    throw error
  }
}

function insert({ db, clock }: StoragePorts, actor: Staff, row: store.NewMedia) {
  return db.transaction().execute(async (trx) => {
    const kept = await store.insertMedia(trx, row)
    if (!kept) return null
    await store.removeLeftovers(trx, keysOf(row))
    // The hash has a file of its own again, so it must not redirect.
    await removeRows(trx, 'media_replacements', { hash: row.hash })
    const activity = { actor, action: 'create', noun: 'media', now: clock.now() } as const
    await recordActivity(trx, { ...activity, recordId: kept.id })
    return kept
  })
}

/** Deletes files noted as leftovers. A failure is reported, and the notes stay. */
export async function removeFiles(
  { db, files, report }: Pick<StoragePorts, 'db' | 'files' | 'report'>,
  keys: string[],
): Promise<void> {
  try {
    for (const key of keys) await files.delete(key)
    if (keys.length > 0) await store.removeLeftovers(db, keys)
  } catch (error) {
    report(error)
  }
}

/** Deletes leftovers of interrupted uploads and deletions, after an hour. */
export async function removeLeftovers(ports: StoragePorts): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - HOUR_MS).toISOString()
  await removeFiles(ports, await store.listLeftovers(ports.db, before, MOST_AT_ONCE))
}

export function composeRow(
  { hash, originalName, prepared }: Arrival,
  created_at: string,
): store.NewMedia {
  const { type, size, width, height, variants } = prepared
  const name = storedNameOf(originalName, type)
  return {
    hash,
    folder: randomUUID(),
    name,
    original_name: originalName,
    file_type: mediaKinds[type].fileType,
    content_type: type,
    file_size: size,
    width,
    height,
    variants: writeVariants(name, variants, 'webp'),
    avif: null,
    created_at,
  }
}

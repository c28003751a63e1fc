/**
 * Makes AVIF copies in the background, of new uploads and of older pictures without them, and adds
 * the copies of pictures to the HTML of articles.
 */
import { isUnavailable } from '../../domain/errors.ts'
import { avifWidths, widestAvif } from '../../domain/media/kinds.ts'
import type { MediaFile } from '../../domain/media/library.ts'
import { findRow, updateRows } from '../platform/db/rows.ts'
import { makeAvif, type Picture } from '../platform/files/images.ts'
import { addressIn, fillPlaceholders, image } from './placeholders.ts'
import { findPicturesIn, type MediaPorts } from './service.ts'
import { removeFiles } from './storage.ts'
import * as store from './store.ts'
import { withReceived } from './upload.ts'
import { keysOf, writeVariants } from './variants.ts'

/**
 * Makes the copies of all pictures that have none, newest first; returns the number of pictures. A
 * lost or unreadable picture is stored as having none. Two instances may make the same copies.
 * On abort it returns at once, because a copy can take longer than a stop may; that copy is made
 * again after the next start. Throws `unavailable`.
 */
export async function makeCopies(ports: MediaPorts, signal: AbortSignal): Promise<number> {
  let made = 0
  let before: number | null = null
  while (!signal.aborted) {
    const row: store.MediaRow | null = await store.findWithoutAvif(ports.db, before)
    if (!row) break
    before = row.id
    const copies = await unlessStopped(copy(ports, row), signal)
    if (!copies) break
    await keep(ports, row, copies)
    made += 1
  }
  if (made > 0) ports.onChange('media')
  return made
}

/** The result of `work`, or null as soon as `signal` is aborted. */
function unlessStopped<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer | null> {
  const stopped = Promise.withResolvers<null>()
  const stop = () => stopped.resolve(null)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop)
  return Promise.race([work, stopped.promise]).finally(() =>
    signal.removeEventListener('abort', stop),
  )
}

async function copy(ports: MediaPorts, row: store.MediaRow): Promise<Picture[]> {
  const bytes = await ports.files.open(`${row.folder}/${row.name}`)
  if (!bytes) return []
  return withReceived(ports, bytes, ({ path }) =>
    makeAvif({ path, copyWidths: avifWidths, widest: widestAvif }).catch((error) => {
      if (isUnavailable(error)) throw error
      ports.report(error)
      return []
    }),
  )
}

/** Puts the files first, noted as leftovers, so that they are removed if the row is not updated. */
async function keep(ports: MediaPorts, row: store.MediaRow, copies: readonly Picture[]) {
  const { db, clock, files } = ports
  const avif = writeVariants(row.name, copies, 'avif')
  const keys = keysOf({ ...row, variants: '[]', avif }).slice(1)
  if (keys.length > 0) await store.addLeftovers(db, keys, clock.now().toISOString())
  for (const [i, { bytes }] of copies.entries()) await files.put(keys[i] ?? '', [bytes])
  const isKept = await db.transaction().execute(async (trx) => {
    // Does not overwrite the copies of another instance.
    const isSet = await updateRows(trx, 'media', { id: row.id, avif: null }, { avif })
    const isThere = isSet || (await findRow(trx, 'media', row.id)) !== null
    if (isThere && keys.length > 0) await store.removeLeftovers(trx, keys)
    return isThere
  })
  if (!isKept) await removeFiles(ports, keys)
}

/** `auto` for lazy pictures, whose layout the browser knows; then lengths for other browsers. */
const sizes = 'auto, (min-width: 64rem) 52rem, calc(92vw - 1.25rem)'

/**
 * Adds sources in other sizes and formats to the pictures of an article, and width and height, so
 * that nothing moves when they load; puts placeholders for deleted files.
 */
export async function showFiles(ports: Pick<MediaPorts, 'db'>, html: string): Promise<string> {
  const files = await findPicturesIn(ports, html)
  const shown = await fillPlaceholders(ports, html)
  if (files.size === 0) return shown
  return shown.replace(image, (tag) => {
    const file = files.get(addressIn(tag))
    return file ? present(tag, file) : tag
  })
}

function present(tag: string, { variants, avif, width, height }: MediaFile): string {
  const isMeasured = / (?:width|height)="/.test(tag) || width === null || height === null
  const attributes = isMeasured ? [] : [`width="${width}"`, `height="${height}"`]
  if (variants.length > 0) attributes.push(`srcset="${listCopies(variants)}"`, `sizes="${sizes}"`)
  const shown = [tag.slice(0, -1), ...attributes].join(' ')
  if (avif.length === 0) return `${shown}>`
  const source = `<source type="image/avif" srcset="${listCopies(avif)}" sizes="${sizes}">`
  return `<picture>${source}${shown}></picture>`
}

const listCopies = (copies: MediaFile['avif']) =>
  copies.map(({ url, width }) => `${url} ${width}w`).join(', ')

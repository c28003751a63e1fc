/**
 * AVIF copies, made when nobody waits: of what has just come in, and of what was there before them;
 * and how an article shows the copies of its pictures.
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
 * Makes the copies of all pictures that have none, the newest first; answers with how many pictures
 * there were. One that is lost or cannot be read is noted as having no copies. Several instances may
 * meet over the same one: they make the same. A stop waits for none: on a busy machine one can take
 * longer than a stop may, and it is made from the beginning after the next start. Throws `unavailable`.
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

/** What the work answers, or null at once when it is to be stopped. */
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

/** The files first, under a note that takes them away again should their row not come to name them. */
async function keep(ports: MediaPorts, row: store.MediaRow, copies: readonly Picture[]) {
  const { db, clock, files } = ports
  const avif = writeVariants(row.name, copies, 'avif')
  const keys = keysOf({ ...row, variants: '[]', avif }).slice(1)
  if (keys.length > 0) await store.addLeftovers(db, keys, clock.now().toISOString())
  for (const [i, { bytes }] of copies.entries()) await files.put(keys[i] ?? '', [bytes])
  const isKept = await db.transaction().execute(async (trx) => {
    // Not where another instance was faster.
    const isSet = await updateRows(trx, 'media', { id: row.id, avif: null }, { avif })
    const isThere = isSet || (await findRow(trx, 'media', row.id)) !== null
    if (isThere && keys.length > 0) await store.removeLeftovers(trx, keys)
    return isThere
  })
  if (!isKept) await removeFiles(ports, keys)
}

/** The browser knows how wide a picture that comes late is laid out; for one that cannot tell. */
const sizes = 'auto, (min-width: 64rem) 52rem, calc(92vw - 1.25rem)'

/**
 * The text of an article with its pictures in the size and the format that each screen needs, and
 * with their measures, so that nothing moves when they come; with a placeholder for what is deleted.
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

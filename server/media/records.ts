/** Conversion between rows of the library and API records. */
import { invalid, notFound } from '../../domain/errors.ts'
import { type FocalPoint, focalSteps, roundFocalPoint } from '../../domain/media/crops.ts'
import type { MediaFile, MediaUse, UsedMedia } from '../../domain/media/library.ts'
import { mediaUrl } from '../../domain/media/names.ts'
import { findRow } from '../platform/db/rows.ts'
import type { Database } from '../tables.ts'
import * as store from './store.ts'
import { readAvif, readVariants } from './variants.ts'

/** Throws `not-found`. */
export async function getRow(db: Database, id: number): Promise<store.MediaRow> {
  const row = await findRow(db, 'media', id)
  if (!row) throw notFound('The file')
  return row
}

/** A row as API record. */
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

/** A row as API record, with its uses in posts, drafts and authors. */
export async function withUses(db: Database, row: store.MediaRow): Promise<UsedMedia> {
  return {
    ...presentMedia(row),
    uses: groupByPost(await store.listUses(db, row.hash)),
    drafts: await store.listDraftUses(db, row.hash),
    authors: await store.listAuthorUses(db, row.hash),
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

export function readFocalPoint({ focal_x, focal_y }: store.MediaRow): FocalPoint | null {
  if (focal_x === null || focal_y === null) return null
  return { x: focal_x / focalSteps, y: focal_y / focalSteps }
}

/** The columns of a focal point, in thousandths. */
export function storeFocalPoint(point: FocalPoint | null) {
  const { x = null, y = null } = point ?? {}
  const inSteps = (at: number | null) => (at === null ? null : Math.round(at * focalSteps))
  return { focal_x: inSteps(x), focal_y: inSteps(y) }
}

/** The focal point after a change; absent keeps it. Throws `invalid` for other files. */
export function normaliseFocalPoint(
  { file_type }: store.MediaRow,
  sent: FocalPoint | null | undefined,
  before: FocalPoint | null,
): FocalPoint | null {
  if (!sent) return sent === undefined ? before : null
  if (file_type !== 'image') throw invalid('Only a picture has a focal point.')
  return roundFocalPoint(sent)
}

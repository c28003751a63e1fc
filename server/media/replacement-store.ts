import { updateRows } from '../platform/db/rows.ts'
import type { Database, Trx } from '../tables.ts'
import { type MediaRow, type NewMedia, searchTextOf } from './store.ts'

declare module '../tables.ts' {
  interface Tables {
    /** Hashes of replaced files, and the file that replaces each. */
    media_replacements: { hash: string; media_id: number; created_at: string }
  }
}

/** Replaces the file of a row; alt text, caption and creation time stay. */
export async function replaceMedia(
  trx: Trx,
  { id, alt_text, caption }: MediaRow,
  { created_at: _, ...row }: NewMedia,
): Promise<void> {
  const { original_name } = row
  const search_text = searchTextOf({ original_name, alt_text, caption })
  await updateRows(trx, 'media', id, { ...row, search_text })
}

/** Replacements of files with these hashes, by the old hash. */
export async function findReplacements(db: Database, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .selectFrom('media_replacements')
    .innerJoin('media', 'media.id', 'media_replacements.media_id')
    .selectAll('media')
    .select('media_replacements.hash as old_hash')
    .where('media_replacements.hash', 'in', hashes)
    .execute()
  return new Map(rows.map(({ old_hash, ...row }) => [old_hash, row]))
}

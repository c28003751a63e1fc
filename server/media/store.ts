import { createHash } from 'node:crypto'
import { type Generated, type Insertable, type Selectable, sql } from 'kysely'
import { searchWords } from '../../domain/list-query.ts'
import type { MediaPlace } from '../../domain/media/kinds.ts'
import type {
  AuthorUse,
  DraftUse,
  MediaFile,
  MediaQuery,
  MediaUse,
} from '../../domain/media/library.ts'
import { nameOfTyped } from '../../domain/posts/revisions.ts'
import { foldText } from '../../domain/text.ts'
import { readById } from '../platform/db/database.ts'
import { isWithin, type Listed, listPage, orderOf } from '../platform/db/list.ts'
import { findRow, removeRows, updateRows } from '../platform/db/rows.ts'
import { findListed } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** `hash`: of the bytes uploaded. `folder`: where the store keeps the file and its copies. */
    media: Omit<MediaFile, 'id' | 'url' | 'focal_point' | 'variants' | 'avif'> & {
      id: Generated<number>
      hash: string
      folder: string
      name: string
      /** JSON: name, width, height and file_size of each WebP copy. */
      variants: string
      /** JSON: the same of each AVIF copy; null until they are made. */
      avif: string | null
      /** Thousandths of width and height, from the upper left corner; null for the middle. */
      focal_x: number | null
      focal_y: number | null
      /** Name, alt text and caption, folded for searches. */
      search_text: string
    }
    /** Keys of files that may be in the store without a row; deleted later. */
    media_leftovers: { key: string; created_at: string }
    /** Hashes of files that staff deleted: no other file may get their address. */
    media_deletions: { hash: string }
    /** Which post shows or links to which file, by the file's hash. */
    post_media: { post_id: number; hash: string; place: MediaPlace }
  }
}

export type MediaRow = Selectable<Tables['media']>
export type NewMedia = Omit<Insertable<Tables['media']>, 'search_text' | 'version'>

type Described = Pick<MediaRow, 'original_name' | 'alt_text' | 'caption'>
type Changed = Described & Pick<MediaRow, 'id' | 'focal_x' | 'focal_y'>

export function searchTextOf({ original_name, alt_text, caption }: Described): string {
  return foldText([original_name, alt_text, caption].filter(Boolean).join('\n'))
}

/** Null if a file with this hash exists. */
export async function insertMedia(trx: Trx, row: NewMedia): Promise<MediaRow | null> {
  const { original_name, alt_text = null, caption = null } = row
  const inserted = await trx
    .insertInto('media')
    .values({ ...row, search_text: searchTextOf({ original_name, alt_text, caption }), version: 1 })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

export function listByHash(db: Database, hashes: string[]): Promise<MediaRow[]> {
  return db.selectFrom('media').selectAll().where('hash', 'in', hashes).execute()
}

export const findByHash = (db: Database, hash: string): Promise<MediaRow | null> =>
  findRow(db, 'media', { hash })

/**
 * The hash under which these bytes are in the library, or would be: their own, unless they were
 * deleted before. Posts may still link to the deleted file, and must not show it again after an
 * upload of the same bytes, which therefore gets a hash of that hash.
 */
export async function findPlace(
  db: Database,
  hash: string,
): Promise<{ hash: string; row: MediaRow | null }> {
  const row = await findByHash(db, hash)
  if (row || !(await findRow(db, 'media_deletions', { hash }))) return { hash, row }
  return findPlace(db, createHash('sha256').update(hash).digest('hex'))
}

export async function updateMedia(
  trx: Trx,
  { id, original_name, alt_text, caption, focal_x, focal_y }: Changed,
): Promise<void> {
  const search_text = searchTextOf({ original_name, alt_text, caption })
  await updateRows(trx, 'media', id, { alt_text, caption, focal_x, focal_y, search_text })
}

/** Rows read at once by `readKept`. */
const MOST_KEPT = 1_000

const searched = { table: 'media', key: 'id', column: 'search_text' }

export async function listMedia(db: Database, query: MediaQuery): Promise<Listed<MediaRow>> {
  const found = await findListed(db, searched, searchWords(query.q ?? ''))
  return listPage(matchMedia(db, query).where(found), query, (media, direction) =>
    media.selectAll().orderBy(orderOf(query.sort.column), direction).orderBy('id', direction),
  )
}

/** Searches the content of every autosave: there are only as many as posts being written. */
const isInDraft = sql<boolean>`post_revisions.kind = 'autosave' and (
  post_revisions.content like '%/media/' || media.hash || '/%'
  or post_revisions.featured_image like '/media/' || media.hash || '/%'
)`

const isInPost = sql<boolean>`post_media.hash = media.hash`

const isOfAuthor = sql<boolean>`authors.picture like '/media/' || media.hash || '/%'`

function matchMedia(db: Database, { file_type, unused, no_alt, url, ...days }: MediaQuery) {
  let query = db.selectFrom('media').where(isWithin('created_at', days))
  if (file_type) query = query.where('file_type', '=', file_type)
  if (unused) {
    query = query.where(sql<boolean>`not exists (select 1 from post_revisions where ${isInDraft})`)
    query = query.where(sql<boolean>`not exists (select 1 from post_media where ${isInPost})`)
    query = query.where(sql<boolean>`not exists (select 1 from authors where ${isOfAuthor})`)
  }
  if (url) query = query.where('hash', '=', url.hash)
  if (no_alt) query = query.where('file_type', '=', 'image').where('alt_text', 'is', null)
  return query
}

/**
 * Uses of each file, by hash: posts, autosaves (unless their post uses the file anyway), and
 * pictures of authors.
 */
export async function countUses(db: Database, hashes: string[]): Promise<Map<string, number>> {
  if (hashes.length === 0) return new Map()
  const { rows } = await sql<{ hash: string; uses: number | string }>`
    select hash,
      (select count(distinct post_id) from post_media where ${isInPost})
      + (select count(*) from post_revisions where ${isInDraft} and not exists (
        select 1 from post_media
        where post_media.post_id = post_revisions.post_id and ${isInPost}
      ))
      + (select count(*) from authors where ${isOfAuthor}) as uses
    from media where hash in (${sql.join(hashes)})
  `.execute(db)
  return new Map(rows.map(({ hash, uses }) => [hash, Number(uses)]))
}

/** Authors with this file as picture. */
export function listAuthorUses(db: Database, hash: string): Promise<AuthorUse[]> {
  return db
    .selectFrom('authors')
    .select(['id', 'name'])
    .where('picture', 'like', `/media/${hash}/%`)
    .orderBy('id')
    .execute()
}

/** Autosaves that contain the file. */
export async function listDraftUses(db: Database, hash: string): Promise<DraftUse[]> {
  const rows = await db
    .selectFrom('post_revisions')
    .innerJoin('media', (join) => join.on(isInDraft))
    .select(['post_revisions.post_id', 'post_revisions.title', 'post_revisions.content'])
    .where('media.hash', '=', hash)
    .orderBy('post_revisions.id')
    .execute()
  return rows.map(({ post_id, ...typed }) => ({ post_id, title: nameOfTyped(typed) }))
}

export type UseRow = Omit<MediaUse, 'places'> & { place: MediaPlace }

export function listUses(db: Database, hash: string): Promise<UseRow[]> {
  return db
    .selectFrom('post_media')
    .innerJoin('posts', 'posts.id', 'post_media.post_id')
    .select([
      'post_media.post_id',
      'posts.title',
      'posts.slug',
      'posts.status',
      'posts.published_at',
      'post_media.place',
    ])
    .where('post_media.hash', '=', hash)
    .orderBy('posts.id')
    .orderBy('post_media.place', 'desc')
    .execute()
}

/** Hashes of a post's files that are not in the library. */
export async function listMissingHashes(trx: Trx, postId: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('post_media')
    .select('hash')
    .distinct()
    .where('post_id', '=', postId)
    .where('hash', 'not in', (media) => media.selectFrom('media').select('hash'))
    .execute()
  return rows.map(({ hash }) => hash)
}

/** Replaces the stored uses of a post. */
export async function replaceUses(
  trx: Trx,
  postId: number,
  uses: { hash: string; place: MediaPlace }[],
): Promise<void> {
  await removeRows(trx, 'post_media', { post_id: postId })
  if (uses.length === 0) return
  const rows = uses.map((use) => ({ post_id: postId, ...use }))
  await trx.insertInto('post_media').values(rows).execute()
}

/** Notes keys of files that may be, or remain, in the store without a row. */
export async function addLeftovers(db: Database, keys: string[], created_at: string) {
  const rows = keys.map((key) => ({ key, created_at }))
  await db
    .insertInto('media_leftovers')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeLeftovers(db: Database, keys: string[]) {
  await db.deleteFrom('media_leftovers').where('key', 'in', keys).execute()
}

/** Keys noted before the instant `before`, at most `limit`. */
export async function listLeftovers(db: Database, before: string, limit: number) {
  const rows = await db
    .selectFrom('media_leftovers')
    .select('key')
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ key }) => key)
}

/** All rows by id; also from a database of a version without `avif`. */
export const readKept = (db: Database) =>
  readById(MOST_KEPT, (after) =>
    db.selectFrom('media').selectAll().where('id', '>', after).orderBy('id'),
  )

/** The newest picture without AVIF copies, with an id below `before` unless that is null. */
export async function findWithoutAvif(db: Database, before: number | null) {
  let query = db
    .selectFrom('media')
    .selectAll()
    .where('avif', 'is', null)
    .where('file_type', '=', 'image')
  if (before !== null) query = query.where('id', '<', before)
  const row = await query.orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row ?? null
}

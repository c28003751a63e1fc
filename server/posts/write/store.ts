import { type Generated, type Insertable, sql, type Updateable } from 'kysely'
import type { ListedPost } from '../../../domain/posts/editing.ts'
import type { SafeHtml } from '../../../domain/posts/published.ts'
import { longText, readById, textOf } from '../../platform/db/database.ts'
import { findValue, insertRow, removeRows, updateRows } from '../../platform/db/rows.ts'
import type { IndexedTexts } from '../../platform/db/search.ts'
import type { Database, Tables, Trx } from '../../tables.ts'
import { nameRendering, renderContent } from '../content/render.ts'
import type { SafeContent } from '../content/sanitise.ts'
import { onceEach, searchTextOf } from '../content/search-text.ts'
import { insertRevision } from '../revisions/store.ts'
import type { Filing } from './filing-store.ts'

declare module '../../tables.ts' {
  interface Tables {
    posts: Omit<ListedRow, 'id'> & {
      id: Generated<number>
      content: string
      meta_title: string | null
      meta_description: string | null
      word_count: number
      /** The content as readers see it, null before it is rendered; its name (`nameRendering`). */
      rendered: string | null
      rendered_by: string | null
    }
    /** What a search looks through: each word of title, description and text (`searchTextOf`). */
    post_texts: { post_id: number; search_text: string }
    /** JSON: the addresses that each post links to; absent for a post from an older version. */
    post_links: { post_id: number; links: string }
    /**
     * Old paths, normalised by `oldPathOf`: of a renamed post, an import, or added by hand. Each
     * leads to a post or to `target`, the path of a page.
     */
    redirects: {
      id: Generated<number>
      path: string
      post_id: number | null
      target: string | null
    }
    /** `position`: 0 for the region that was chosen first. */
    post_regions: { post_id: number; region_id: number; position: Generated<number> }
    post_categories: { post_id: number; category_id: number }
    /** `position`: 0 for the first of the byline. A post without authors is the firm's. */
    post_authors: { post_id: number; author_id: number; position: number }
  }
}

type PostTable = Tables['posts']

export const postTexts: IndexedTexts = {
  table: 'post_texts',
  key: 'post_id',
  column: 'search_text',
  index: 'post_search',
}

export const listedColumns = [
  'id',
  'title',
  'slug',
  'description',
  'status',
  'author_id',
  'publish_at',
  'published_at',
  'version',
  'created_at',
  'updated_at',
] as const

/**
 * Null while its file is deleted. The column keeps the address, so that the picture is shown again
 * once its file is restored from the trash.
 */
export const shownImage = sql<string | null>`
  (select posts.featured_image from media where media.hash = substr(posts.featured_image, 8, 64))
`.as('featured_image')

export type ListedRow = Pick<ListedPost, (typeof listedColumns)[number] | 'featured_image'>

/** A post to be stored; its content has been through the allow-list. */
export type NewPost = Omit<Insertable<PostTable>, Made> & { content: SafeContent }

export type PostUpdate = Updateable<Omit<PostTable, Made>> &
  Pick<NewPost, 'title' | 'description' | 'content'>

/** Columns derived from the content. */
type Made = 'content' | 'word_count' | 'rendered' | 'rendered_by'

export async function findPost(db: Database, id: number) {
  const row = await db
    .selectFrom('posts')
    .select([...listedColumns, 'content', 'meta_title', 'meta_description', 'word_count'])
    .select(shownImage)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Stores a post and its labels. `keyId`: who did it; null for the software. */
export async function insertPost(
  trx: Trx,
  post: NewPost,
  filing: Filing,
  keyId: string | null = null,
): Promise<number> {
  const { content, ...columns } = post
  const id = await insertRow(trx, 'posts', { ...columns, ...contentColumns(content) })
  await writeAround(trx, id, post, filing, keyId)
  return id
}

/** Overwrites a post. The caller has raised its version already (`claimVersion`). */
export async function updatePost(
  trx: Trx,
  id: number,
  post: PostUpdate,
  filing: Filing,
  keyId: string,
): Promise<void> {
  const { content, ...columns } = post
  await updateRows(trx, 'posts', id, { ...columns, ...contentColumns(content) })
  const around = [
    'post_texts',
    'post_links',
    'post_regions',
    'post_categories',
    'post_authors',
  ] as const
  for (const table of around) await removeRows(trx, table, { post_id: id })
  await writeAround(trx, id, post, filing, keyId)
}

/** Includes the rendering, made once at the save and not at every read. */
function contentColumns({ html, words, rendered = renderContent(html) }: SafeContent) {
  return { content: html, word_count: words, rendered, rendered_by: nameRendering(html) }
}

/** The rendering with this name; null if the post has none, or another. */
export async function findRendering(db: Database, id: number, name: string) {
  const row = await db
    .selectFrom('posts')
    .select(longText(db, 'rendered').as('rendered'))
    .where('id', '=', id)
    .where('rendered_by', '=', name)
    .executeTakeFirst()
  return row ? textOf(row.rendered) : null
}

/** Names of the renderings of all posts (`nameRendering`), null for a post without one. */
export const readRenderings = (db: Database) =>
  readById(100, (after) =>
    db.selectFrom('posts').select(['id', 'rendered_by']).where('id', '>', after).orderBy('id'),
  )

export async function findContent(db: Database, id: number): Promise<SafeHtml | null> {
  return (await findValue(db, 'posts', id, 'content')) as SafeHtml | null
}

export const keepRendering = (db: Database, id: number, rendered_by: string, rendered: string) =>
  updateRows(db, 'posts', id, { rendered, rendered_by })

/** Shortens a search text from an older version to each word once, unless it changes meanwhile. */
export async function shortenText(db: Database, id: number): Promise<void> {
  const before = await findValue(db, 'post_texts', { post_id: id }, 'search_text')
  if (before === null || before === onceEach(before)) return
  const search_text = onceEach(before)
  await updateRows(db, 'post_texts', { post_id: id, search_text: before }, { search_text })
}

/** Writes what belongs to a post beside its row: search text, links, labels and a revision. */
async function writeAround(
  trx: Trx,
  id: number,
  { title, description, content }: Pick<PostUpdate, 'title' | 'description' | 'content'>,
  filing: Filing,
  keyId: string | null,
): Promise<void> {
  const { region_ids, category_ids, author_ids } = filing
  const search_text = searchTextOf({ title, description, text: content.text })
  await trx.insertInto('post_texts').values({ post_id: id, search_text }).execute()
  const links = JSON.stringify(content.links)
  await trx.insertInto('post_links').values({ post_id: id, links }).execute()
  if (region_ids.length > 0) {
    const rows = region_ids.map((region_id, position) => ({ post_id: id, region_id, position }))
    await trx.insertInto('post_regions').values(rows).execute()
  }
  if (category_ids.length > 0) {
    const rows = category_ids.map((category_id) => ({ post_id: id, category_id }))
    await trx.insertInto('post_categories').values(rows).execute()
  }
  if (author_ids.length > 0) {
    const rows = author_ids.map((author_id, position) => ({ post_id: id, author_id, position }))
    await trx.insertInto('post_authors').values(rows).execute()
  }
  await insertRevision(trx, id, filing, keyId)
}

/** Id, title and last change of those posts that still exist. */
export function listTitles(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('posts')
    .select(['id', 'title', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

/** All posts; `links` is null where they are not stored. */
export const readLinked = (db: Database) =>
  readById(200, (after) =>
    db
      .selectFrom('posts')
      .leftJoin('post_links', 'post_links.post_id', 'posts.id')
      .select(['posts.id', 'slug', 'status', 'published_at', 'updated_at', 'links'])
      .where('posts.id', '>', after)
      .orderBy('posts.id'),
  )

export async function keepLinks(db: Database, post_id: number, links: readonly string[]) {
  await db
    .insertInto('post_links')
    .expression((from) =>
      from
        .selectFrom('posts')
        .select(['id as post_id', sql<string>`${JSON.stringify(links)}`.as('links')])
        .where('id', '=', post_id),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Titles of published posts with these slugs that have not been saved since their creation. */
export async function listUnchanged(db: Database, slugs: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('posts')
    .select('title')
    .where('slug', 'in', slugs)
    .where('status', '=', 'published')
    .where('version', '=', 1)
    .orderBy('id')
    .execute()
  return rows.map(({ title }) => title)
}

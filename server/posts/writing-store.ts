import { type Insertable, sql, type Updateable } from 'kysely'
import { searchTextOf } from '../../domain/posts/published.ts'
import type { Tables, Trx } from '../tables.ts'
import type { SafeContent } from './sanitise.ts'

type PostTable = Tables['posts']

/** A post to be stored; its content has been through the allow-list. */
export type NewPost = Omit<Insertable<PostTable>, 'content' | 'word_count'> & {
  content: SafeContent
}

export type PostUpdate = Updateable<Omit<PostTable, 'content' | 'word_count'>> & {
  title: string
  description: string
  content: SafeContent
}

/** What a post is filed under; the first region first. */
export interface Filing {
  regionIds: readonly number[]
  categoryIds: readonly number[]
}

/** Stores a post with everything it is filed under. `keyId`: who did it; null for the software. */
export async function insertPost(
  trx: Trx,
  post: NewPost,
  regionIds: readonly number[],
  categoryIds: readonly number[],
  keyId: string | null = null,
): Promise<number> {
  const { content, ...columns } = post
  const { id } = await trx
    .insertInto('posts')
    .values({ ...columns, content: content.html, word_count: content.words })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeAround(trx, id, post, { regionIds, categoryIds }, keyId)
  return id
}

/** Writes a post anew. Its version is raised before, by `claimPost`. */
export async function updatePost(
  trx: Trx,
  id: number,
  post: PostUpdate,
  filing: Filing,
  keyId: string,
): Promise<void> {
  const { content, ...columns } = post
  await trx
    .updateTable('posts')
    .set({ ...columns, content: content.html, word_count: content.words })
    .where('id', '=', id)
    .execute()
  for (const table of ['post_texts', 'post_regions', 'post_categories'] as const) {
    await trx.deleteFrom(table).where('post_id', '=', id).execute()
  }
  await writeAround(trx, id, post, filing, keyId)
}

/** What belongs to a post beside its row: its text for searches, its filing, a revision. */
async function writeAround(
  trx: Trx,
  id: number,
  { title, description, content }: Pick<PostUpdate, 'title' | 'description' | 'content'>,
  { regionIds, categoryIds }: Filing,
  keyId: string | null,
): Promise<void> {
  const search_text = searchTextOf({ title, description, text: content.text })
  await trx.insertInto('post_texts').values({ post_id: id, search_text }).execute()
  if (regionIds.length > 0) {
    const rows = regionIds.map((region_id, position) => ({ post_id: id, region_id, position }))
    await trx.insertInto('post_regions').values(rows).execute()
  }
  if (categoryIds.length > 0) {
    const rows = categoryIds.map((category_id) => ({ post_id: id, category_id }))
    await trx.insertInto('post_categories').values(rows).execute()
  }
  await keepRevision(trx, id, JSON.stringify(regionIds), JSON.stringify(categoryIds), keyId)
}

const revisedColumns = [
  ...['version', 'title', 'slug', 'description', 'content', 'featured_image'],
  ...['status', 'meta_title', 'meta_description', 'publish_at'],
] as const satisfies readonly (keyof PostTable)[]

/** The post as it stands now, for good. */
async function keepRevision(
  trx: Trx,
  postId: number,
  regionIds: string,
  categoryIds: string,
  keyId: string | null,
): Promise<void> {
  await trx
    .insertInto('post_revisions')
    .columns([
      ...(['post_id', ...revisedColumns, 'created_at'] as const),
      ...(['region_ids', 'category_ids', 'key_id'] as const),
    ])
    .expression((from) =>
      from
        .selectFrom('posts')
        .select(['id as post_id', ...revisedColumns, 'updated_at as created_at'])
        .select([
          sql<string>`${regionIds}`.as('region_ids'),
          sql<string>`${categoryIds}`.as('category_ids'),
          sql<string | null>`${keyId}`.as('key_id'),
        ])
        .where('id', '=', postId),
    )
    .execute()
}

/**
 * Raises the version of a post and holds its row until the transaction ends: what it answers with
 * is what will be overwritten. Null if it is not there, or not at `version`.
 */
export async function claimPost(trx: Trx, id: number, version: number | undefined) {
  let query = trx.updateTable('posts').set({ version: sql`version + 1` }).where('id', '=', id)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.returningAll().executeTakeFirst()) ?? null
}

export async function isSlugTaken(trx: Trx, slug: string, exceptId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** The slug under which a post was public leads to it from now on, whoever had it before. */
export async function keepOldSlug(trx: Trx, postId: number, slug: string): Promise<void> {
  await trx
    .insertInto('post_slugs')
    .values({ slug, post_id: postId })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet({ post_id: postId }))
    .execute()
}

/** A slug that a post has again is no old one of it. */
export async function dropOldSlug(trx: Trx, postId: number, slug: string): Promise<void> {
  await trx
    .deleteFrom('post_slugs')
    .where('slug', '=', slug)
    .where('post_id', '=', postId)
    .execute()
}

export async function deletePosts(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const removed = await trx.deleteFrom('posts').where('id', 'in', ids).returning('id').execute()
  return removed.map(({ id }) => id)
}

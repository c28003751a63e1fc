import { sql } from 'kysely'
import type { AdminPostQuery, ListedPost } from '../../domain/posts/editing.ts'
import type { ListedRevision } from '../../domain/posts/revisions.ts'
import { searchWords } from '../../domain/search-words.ts'
import { areFew, fewAndOne, foundIn, padIds } from '../platform/db/search.ts'
import type { Database, Tables } from '../tables.ts'

const listedColumns = [
  ...['id', 'title', 'slug', 'description', 'featured_image', 'status', 'author_id'],
  ...['publish_at', 'published_at', 'version', 'created_at', 'updated_at'],
] as const satisfies readonly (keyof Tables['posts'])[]

type Links = 'categories' | 'category_ids' | 'regions' | 'region_ids' | 'region_id'
export type ListedRow = Omit<ListedPost, Links>

/** Every post, public or not: for staff only. */
export async function listPosts(
  db: Database,
  query: AdminPostQuery,
): Promise<{ rows: ListedRow[]; total: number }> {
  const matching = matchPosts(db, query)
  if (query.q) {
    const some = await matching.select('posts.id').limit(fewAndOne).execute()
    const ids = some.map(({ id }) => id)
    if (ids.length === 0) return { rows: [], total: 0 }
    if (areFew(ids)) {
      const those = db.selectFrom('posts').where('posts.id', 'in', padIds(ids))
      return { rows: await readPage(those, query), total: ids.length }
    }
  }
  const { total } = await matching
    .select((post) => post.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows: await readPage(matching, query), total: Number(total) }
}

function readPage(
  matching: ReturnType<typeof matchPosts>,
  { sort: { column, descending }, page, perPage }: AdminPostQuery,
): Promise<ListedRow[]> {
  const direction = descending ? 'desc' : 'asc'
  let ordered = matching.select(listedColumns)
  if (column === 'title') {
    ordered = ordered.orderBy(sql`lower(posts.title)`, direction)
  } else if (column === 'published_at') {
    // The engines disagree on where nothing stands.
    ordered = ordered.orderBy('posts.published_at', (order) =>
      descending ? order.desc().nullsLast() : order.asc().nullsFirst(),
    )
  } else {
    ordered = ordered.orderBy(`posts.${column}`, direction)
    if (column === 'status') ordered = ordered.orderBy('posts.created_at', direction)
  }
  return ordered
    .orderBy('posts.id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
}

function matchPosts(db: Database, { q, status, regionId, categoryId }: AdminPostQuery) {
  let query = db.selectFrom('posts')
  if (status) query = query.where('posts.status', '=', status)
  if (regionId !== undefined) {
    query = query.where('posts.id', 'in', (posts) =>
      posts.selectFrom('post_regions').select('post_id').where('region_id', '=', regionId),
    )
  }
  if (categoryId !== undefined) {
    query = query.where('posts.id', 'in', (posts) =>
      posts.selectFrom('post_categories').select('post_id').where('category_id', '=', categoryId),
    )
  }
  if (q) {
    const columns = ['posts.title', 'posts.slug', 'posts.description']
    query = query.where(foundIn(columns, searchWords(q)))
  }
  return query
}

export async function findPost(db: Database, id: number) {
  const row = await db
    .selectFrom('posts')
    .select([...listedColumns, 'content', 'meta_title', 'meta_description', 'word_count'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** The regions of these posts, those of a post in the order in which they were chosen. */
export function listChosenRegions(db: Database, postIds: readonly number[]) {
  return db
    .selectFrom('post_regions')
    .innerJoin('regions', 'regions.id', 'post_regions.region_id')
    .select(['post_regions.post_id', 'regions.id', 'regions.name', 'regions.code'])
    .where('post_regions.post_id', 'in', postIds)
    .orderBy('post_regions.position')
    .orderBy('regions.id')
    .execute()
}

/** Which of these exist, in the order given. */
export async function listExisting(
  db: Database,
  table: 'regions' | 'categories',
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom(table).select('id').where('id', 'in', ids).execute()
  return ids.filter((id) => rows.some((row) => row.id === id))
}

export async function listRevisions(
  db: Database,
  postId: number,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ rows: ListedRevision[]; total: number }> {
  const matching = db.selectFrom('post_revisions').where('post_id', '=', postId)
  const rows = await matching
    .select(['version', 'title', 'status', 'key_id', 'created_at'])
    .orderBy('version', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await matching
    .select((revision) => revision.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function findRevision(db: Database, postId: number, version: number) {
  const row = await db
    .selectFrom('post_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

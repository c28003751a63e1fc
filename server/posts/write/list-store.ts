/** The list of posts for staff: searched, filtered and sorted. */
import { type SelectQueryBuilder, sql } from 'kysely'
import { searchWords } from '../../../domain/list-query.ts'
import type { AdminPostQuery } from '../../../domain/posts/editing.ts'
import { alphabetical, isWithin, listFound } from '../../platform/db/list.ts'
import { findByText, holding } from '../../platform/db/search.ts'
import type { Database, Tables } from '../../tables.ts'
import { isFiledUnder } from './filing-store.ts'
import { listedColumns, postTexts, shownImage } from './store.ts'

/** Limit on matches by slug: slugs mostly repeat the words of titles, which are searched anyway. */
const MOST_SLUGS = 1_000

/** Every post, public or not: for staff only. `now`: ISO 8601, UTC. */
export async function listPosts(db: Database, query: AdminPostQuery, now: string) {
  const among = { found: await findPosts(db, searchWords(query.q ?? '')), key: 'posts.id' }
  return listFound(db, among, matchPosts(db, query, now), query, (posts, direction) =>
    orderPosts(
      posts.select(listedColumns.map((name) => `posts.${name}` as const)).select(shownImage),
      query.sort.column,
      direction,
    ).orderBy('posts.id', direction),
  )
}

/** Ids of posts by their text or slug; null without words. */
async function findPosts(db: Database, words: readonly string[]): Promise<number[] | null> {
  const found = await findByText(db, postTexts, words)
  if (found === null) return null
  const slug = db
    .selectFrom('posts')
    .select('id')
    .where(holding(sql.ref('slug'), words))
    .limit(MOST_SLUGS)
  return [...found, ...(await slug.execute()).map(({ id }) => id)]
}

function matchPosts(
  db: Database,
  { status, region_id, category_id, author_id, out_from, out_before, ...days }: AdminPostQuery,
  now: string,
) {
  let query = db.selectFrom('posts').where(isWithin('posts.created_at', days))
  if (status) query = query.where('posts.status', '=', status === 'draft' ? 'draft' : 'published')
  if (status === 'scheduled') query = query.where('posts.published_at', '>', now)
  if (status === 'published') {
    query = query.where((post) =>
      post.or([post('posts.published_at', 'is', null), post('posts.published_at', '<=', now)]),
    )
  }
  if (region_id !== undefined) query = query.where(isFiledUnder('regions', region_id))
  if (category_id !== undefined) query = query.where(isFiledUnder('categories', category_id))
  if (author_id !== undefined) query = query.where(isFiledUnder('authors', author_id))
  if (out_from !== undefined || out_before !== undefined) {
    query = query
      .where('posts.status', '=', 'published')
      .where(isWithin('posts.published_at', { from: out_from, before: out_before }))
  }
  return query
}

function orderPosts<Row>(
  posts: SelectQueryBuilder<Tables, 'posts', Row>,
  column: AdminPostQuery['sort']['column'],
  direction: 'asc' | 'desc',
) {
  if (column === 'views') {
    // Joined: PostgreSQL would run a subquery for each post.
    return posts
      .leftJoin('article_view_sums', 'article_view_sums.post_id', 'posts.id')
      .orderBy(sql`coalesce(article_view_sums.amount, 0)`, direction)
  }
  if (column === 'title') return posts.orderBy(alphabetical('posts.title'), direction)
  if (column === 'goes_out') {
    // Drafts come last in both directions: staff look for the next post to go out, or the newest.
    const time = sql`case when posts.status = 'published' then posts.published_at end`
    return posts.orderBy(time, (order) =>
      (direction === 'desc' ? order.desc() : order.asc()).nullsLast(),
    )
  }
  if (column === 'published_at') {
    // SQLite and PostgreSQL disagree on the order of nulls.
    return posts.orderBy('posts.published_at', (order) =>
      direction === 'desc' ? order.desc().nullsLast() : order.asc().nullsFirst(),
    )
  }
  const ordered = posts.orderBy(`posts.${column}`, direction)
  return column === 'status' ? ordered.orderBy('posts.created_at', direction) : ordered
}

import { sql } from 'kysely'
import { chunksOf } from '../../platform/db/database.ts'
import type { Database, Trx } from '../../tables.ts'

/** How often the article that had this slug was read on a day. */
export interface SlugCount {
  slug: string
  day: string
  amount: number
}

/** Adds to what is there. What was deleted since it was read is left out. */
export async function addViews(trx: Trx, counts: readonly SlugCount[]): Promise<void> {
  const ids = await findIds(trx, [...new Set(counts.map(({ slug }) => slug))])
  const sums = new Map<string, { post_id: number; day: string; amount: number }>()
  for (const { slug, day, amount } of counts) {
    const post_id = ids.get(slug)
    if (post_id === undefined) continue
    const key = `${post_id} ${day}`
    sums.set(key, { post_id, day, amount: amount + (sums.get(key)?.amount ?? 0) })
  }
  // In one order, so that two instances that store at once do not wait for each other's rows.
  const rows = [...sums.values()].sort(
    (one, other) => one.post_id - other.post_id || one.day.localeCompare(other.day),
  )
  for (const some of chunksOf(rows, 200)) {
    await trx
      .insertInto('article_views')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['post_id', 'day']).doUpdateSet({
          amount: sql<number>`article_views.amount + excluded.amount`,
        }),
      )
      .execute()
  }
}

/** By the slugs that they have, or had when they were read. */
async function findIds(trx: Trx, slugs: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(slugs, 200)) {
    const former = trx.selectFrom('post_slugs').select(['slug', 'post_id as id'])
    const present = trx.selectFrom('posts').select(['slug', 'id'])
    for (const { slug, id } of await former.where('slug', 'in', some).execute()) ids.set(slug, id)
    for (const { slug, id } of await present.where('slug', 'in', some).execute()) ids.set(slug, id)
  }
  return ids
}

/** Days without a reader are left out. */
export function listDays(db: Database, postId: number, since: string) {
  return db
    .selectFrom('article_views')
    .select(['day', 'amount'])
    .where('post_id', '=', postId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

const AT_ONCE = 500

/** Those of all posts, post by post. */
export async function* readDays(db: Database) {
  for (let last = { post_id: 0, day: '' }; ; ) {
    const rows = await db
      .selectFrom('article_views')
      .select(['post_id', 'day', 'amount'])
      .where(sql<boolean>`(post_id, day) > (${last.post_id}, ${last.day})`)
      .orderBy('post_id')
      .orderBy('day')
      .limit(AT_ONCE)
      .execute()
    yield* rows
    if (rows.length < AT_ONCE) return
    last = rows.at(-1) ?? last
  }
}

/** How often each of these was read since a day. */
export async function sumViews(
  db: Database,
  posts: readonly { id: number }[],
  since: string,
): Promise<(post: { id: number }) => number> {
  if (posts.length === 0) return () => 0
  const rows = await db
    .selectFrom('article_views')
    .select(['post_id', (views) => views.fn.sum<number | string>('amount').as('amount')])
    .where(
      'post_id',
      'in',
      posts.map(({ id }) => id),
    )
    .where('day', '>=', since)
    .groupBy('post_id')
    .execute()
  const sums = new Map(rows.map(({ post_id, amount }) => [post_id, Number(amount)]))
  return ({ id }) => sums.get(id) ?? 0
}

/** Deletes at most `limit` days that were over before a time; answers with how many. */
export async function deleteOldViews(trx: Trx, before: string, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from article_views where (post_id, day) in (
      select post_id, day from article_views where day < ${before.slice(0, 10)} limit ${limit}
    )
  `.execute(trx)
  return Number(numAffectedRows ?? 0)
}

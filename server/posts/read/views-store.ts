import { type Generated, type Selectable, sql } from 'kysely'
import { articlePath } from '../../../domain/posts/published.ts'
import { firstDay } from '../../../domain/posts/views.ts'
import { chunksOf, isOnPostgres } from '../../platform/db/database.ts'
import { isAny } from '../../platform/db/rows.ts'
import type { Database, Tables, Trx } from '../../tables.ts'

declare module '../../tables.ts' {
  interface Tables {
    /** How often an article was read on a day (UTC), and QuickScore was opened from it. */
    article_views: { post_id: number; day: string; amount: number; starts: Generated<number> }
    /** How often it was read since a day: the sum of `article_views`, kept for lists. */
    article_view_sums: { post_id: number; since: string; amount: number }
  }
}

type DayCount = Selectable<Tables['article_views']>
/** Reads of an article on a day and QuickScore starts from it, by its slug at that time. */
export type SlugCount = Omit<DayCount, 'post_id'> & { slug: string }

/** Adds to the stored counts. Articles deleted since are left out. */
export async function addViews(trx: Trx, counts: readonly SlugCount[]): Promise<void> {
  const ids = await findIds(trx, [...new Set(counts.map(({ slug }) => slug))])
  const sums = new Map<string, DayCount>()
  for (const { slug, day, amount, starts } of counts) {
    const post_id = ids.get(slug)
    if (post_id === undefined) continue
    const key = `${post_id} ${day}`
    const sum = sums.get(key) ?? { post_id, day, amount: 0, starts: 0 }
    sums.set(key, { post_id, day, amount: sum.amount + amount, starts: sum.starts + starts })
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
          starts: sql<number>`article_views.starts + excluded.starts`,
        }),
      )
      .execute()
  }
  await addToSums(trx, rows)
}

/** Runs after the days are stored: `normaliseSums` locks the row first, so no read counts twice. */
async function addToSums(trx: Trx, rows: readonly DayCount[]): Promise<void> {
  const sums = new Map<number, Tables['article_view_sums']>()
  for (const { post_id, day, amount } of rows) {
    const sum = sums.get(post_id)
    if (sum) sum.amount += amount
    else sums.set(post_id, { post_id, since: firstDay(new Date(day)), amount })
  }
  for (const some of chunksOf([...sums.values()], 200)) {
    await trx
      .insertInto('article_view_sums')
      .values(some)
      .onConflict((conflict) =>
        conflict.column('post_id').doUpdateSet({
          amount: sql<number>`article_view_sums.amount + excluded.amount`,
        }),
      )
      .execute()
  }
}

/**
 * Recomputes up to `limit` sums that include days before `since`; returns how many it found. Locks
 * the rows first, so that another instance adds its counts to the new sums.
 */
export async function normaliseSums(trx: Trx, since: string, limit: number): Promise<number> {
  const found = trx
    .selectFrom('article_view_sums')
    .select('post_id')
    .where('since', '<', since)
    .orderBy('post_id')
    .limit(limit)
  const rows = await (isOnPostgres(trx) ? found.forUpdate() : found).execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ post_id }) => post_id)
  await trx
    .updateTable('article_view_sums')
    .set({
      since,
      amount: sql<number>`(
        select coalesce(sum(days.amount), 0) from article_views as days
        where days.post_id = article_view_sums.post_id and days.day >= ${since}
      )`,
    })
    .where('post_id', 'in', ids)
    .execute()
  return rows.length
}

export async function areSumsSettled(db: Database, since: string): Promise<boolean> {
  return !(await isAny(db.selectFrom('article_view_sums').where('since', '<', since)))
}

/** Post ids by current or former slug. */
async function findIds(trx: Trx, slugs: readonly string[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const some of chunksOf(slugs, 200)) {
    const former = trx.selectFrom('redirects').select(['path', 'post_id as id'])
    const paths = some.map((slug) => articlePath(slug))
    const present = trx.selectFrom('posts').select(['slug', 'id'])
    for (const { path, id } of await former.where('path', 'in', paths).execute()) {
      if (id !== null) ids.set(path.slice(articlePath('').length), id)
    }
    for (const { slug, id } of await present.where('slug', 'in', some).execute()) ids.set(slug, id)
  }
  return ids
}

/** Counts per day since a day; days without a read are absent. */
export function listDays(db: Database, postId: number, since: string) {
  return db
    .selectFrom('article_views')
    .select(['day', 'amount'])
    .where('post_id', '=', postId)
    .where('day', '>=', since)
    .orderBy('day')
    .execute()
}

export async function sumAllViews(db: Database, since: string): Promise<number> {
  const { views } = await db
    .selectFrom('article_views')
    .select((days) => days.fn.sum<number | string | null>('amount').as('views'))
    .where('day', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(views ?? 0)
}

/** The three articles with the most reads or starts since a day, each with at least `least`. */
export async function listMost(
  db: Database,
  since: string,
  { of, least }: { of: 'amount' | 'starts'; least: number },
): Promise<{ id: number; title: string; count: number }[]> {
  const sum = sql<number | string>`sum(${sql.ref(`article_views.${of}`)})`
  const rows = await db
    .selectFrom('article_views')
    .innerJoin('posts', 'posts.id', 'article_views.post_id')
    .select(['posts.id', 'posts.title', sum.as('count')])
    .where('day', '>=', since)
    .groupBy(['posts.id', 'posts.title'])
    .having(sum, '>=', least)
    .orderBy(sum, 'desc')
    .orderBy('posts.id')
    .limit(3)
    .execute()
  return rows.map(({ id, title, count }) => ({ id, title, count: Number(count) }))
}

const AT_ONCE = 500

/** Read counts of all posts, by post and day. */
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

/** Sums of these posts; a post never read has none. */
export function listSums(db: Database, posts: readonly { id: number }[]) {
  const ids = posts.map(({ id }) => id)
  return db
    .selectFrom('article_view_sums')
    .select(['post_id', 'since', 'amount'])
    .where('post_id', 'in', ids)
    .execute()
}

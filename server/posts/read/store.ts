import { type NotNull, type RawBuilder, type Selectable, sql } from 'kysely'
import type { LabelKind } from '../../../domain/labels.ts'
import { searchWords } from '../../../domain/list-query.ts'
import { articlePath, type InUse, type PostQuery } from '../../../domain/posts/published.ts'
import { foldText } from '../../../domain/text.ts'
import { longText, textOf } from '../../platform/db/database.ts'
import { alphabetical, isAmong, listFound } from '../../platform/db/list.ts'
import { findByText, foundIn } from '../../platform/db/search.ts'
import type { Database, Tables } from '../../tables.ts'
import { filingOf, isFiledUnder } from '../write/filing-store.ts'
import { postTexts, shownImage } from '../write/store.ts'

const summaryColumns = [
  'id',
  'slug',
  'title',
  'description',
  'published_at',
  'updated_at',
  'word_count',
] as const

const articleColumns = [...summaryColumns, 'meta_title', 'meta_description'] as const

export type SummaryRow = Pick<
  Selectable<Tables['posts']>,
  Exclude<(typeof summaryColumns)[number], 'published_at'>
> & { published_at: string; featured_image: string | null }

/** Posts that are public at the instant `now`. The only place where that is decided. */
function publicPosts(db: Database, now: string) {
  return withStatus(db).where('posts.published_at', '<=', now)
}

const withStatus = (db: Database) => db.selectFrom('posts').where('posts.status', '=', 'published')

/**
 * As `publicPosts`, for lists in the order of titles: the time is an expression here, so that the
 * planner does not use the index of times and then sort all that it finds.
 */
function publicByTitle(db: Database, now: string) {
  return withStatus(db).where(sql<boolean>`(posts.published_at || '') <= ${now}`)
}

export async function findPublic(db: Database, now: string, slug: string) {
  const row = await publicPosts(db, now)
    .select(articleColumns)
    .select(shownImage)
    .select(longText(db, 'content').as('content'))
    .$narrowType<{ published_at: NotNull }>()
    .where('posts.slug', '=', slug)
    .executeTakeFirst()
  return row ? Object.assign(row, { content: textOf(row.content) }) : null
}

export function listPublicByIds(db: Database, now: string, ids: readonly number[]) {
  return publicPosts(db, now)
    .select(['id', 'slug', 'title', 'description', 'published_at'])
    .$narrowType<{ published_at: NotNull }>()
    .where('posts.id', 'in', ids)
    .execute()
}

/** The path to which an old path leads: of a page or a public post. */
export async function findRedirect(db: Database, now: string, path: string) {
  const row = await db
    .selectFrom('redirects')
    .leftJoin(publicPosts(db, now).select(['posts.id', 'posts.slug']).as('post'), (join) =>
      join.onRef('post.id', '=', 'redirects.post_id'),
    )
    .select(['redirects.target', 'post.slug'])
    .where('redirects.path', '=', path)
    .executeTakeFirst()
  return row?.target ?? (row?.slug ? articlePath(row.slug) : null)
}

/** Whether a public post has this slug, or its address redirects. */
export async function isKnown(db: Database, now: string, slug: string): Promise<boolean> {
  const present = publicPosts(db, now).select('posts.id').where('posts.slug', '=', slug)
  const row = (await present.executeTakeFirst()) ?? (await findRedirect(db, now, articlePath(slug)))
  return Boolean(row)
}

export async function listPublic(db: Database, now: string, query: PostQuery) {
  const words = searchWords(query.q ?? '')
  // The index has no single characters, and most texts contain any: only titles are searched.
  const [letters, others] = [words.filter(isLetter), words.filter((word) => !isLetter(word))]
  const among = { found: await findByText(db, postTexts, others), key: 'posts.id' }
  const matching = matchPublic(db, now, query).where(foundIn(['posts.title'], letters))
  return listFound(db, among, matching, query, (posts, direction) =>
    posts
      .select(summaryColumns)
      .select(shownImage)
      .$narrowType<{ published_at: NotNull }>()
      .orderBy(`posts.${query.sort.column}`, direction)
      .orderBy('posts.id', direction),
  )
}

const isLetter = (word: string) => [...foldText(word).trim()].length === 1

function matchPublic(db: Database, now: string, { category, region, author, sort }: PostQuery) {
  let query = sort.column === 'title' ? publicByTitle(db, now) : publicPosts(db, now)
  if (category) query = query.where(isFiledUnder('categories', category))
  if (region) query = query.where(isFiledUnder('regions', region.toUpperCase()))
  if (author) query = query.where(isFiledUnder('authors', author))
  return query
}

/** Search texts of posts (`searchTextOf`), by post id. */
export async function readTexts(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectFrom('post_texts')
    .select(['post_id', longText(db, 'search_text').as('search_text')])
    .where('post_id', 'in', [0, ...ids])
    .execute()
  return new Map(rows.map((row) => [row.post_id, textOf(row.search_text)]))
}

/**
 * Other public posts, those that share most with this one first (categories, and the words of
 * `named`), then the newest. Only ids are ranked first, because a row holds the whole article.
 */
export async function listRelated(
  db: Database,
  now: string,
  post: { id: number; categories: { id: number }[]; named: readonly string[] },
  limit: number,
): Promise<SummaryRow[]> {
  const categoryIds = [0, ...post.categories.map(({ id }) => id)]
  const named: RawBuilder<boolean>[] = []
  for (const words of post.named) {
    const found = await findByText(db, postTexts, [words])
    named.push(isAmong(db, 'posts.id', found ?? []))
  }
  const ranked = await publicPosts(db, now)
    .select('posts.id')
    .where('posts.id', '!=', post.id)
    .orderBy((posts) => {
      const categories = posts
        .selectFrom('post_categories')
        .select((filed) => filed.fn.countAll<number>().as('categories'))
        .whereRef('post_categories.post_id', '=', 'posts.id')
        .where('post_categories.category_id', 'in', categoryIds)
      const laws = named.map((found) => sql<number>`case when ${found} then 1 else 0 end`)
      return sql<number>`(${sql.join([sql`${categories}`, ...laws], sql` + `)})`
    }, 'desc')
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(limit)
    .execute()
  const ids = [0, ...ranked.map(({ id }) => id)]
  const rows = await publicPosts(db, now)
    .select(summaryColumns)
    .select(shownImage)
    .$narrowType<{ published_at: NotNull }>()
    .where('posts.id', 'in', ids)
    .execute()
  return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}

/** Slug and last change of public posts, the newest `most` first. */
export function listAddresses(db: Database, now: string, most: number) {
  return publicPosts(db, now)
    .select(['posts.slug', 'posts.updated_at', 'posts.published_at'])
    .$narrowType<{ published_at: NotNull }>()
    .orderBy('posts.published_at', 'desc')
    .orderBy('posts.id', 'desc')
    .limit(most)
    .execute()
}

/** When the next post goes public by itself; null if none is waiting. */
export async function findNextPublication(db: Database, now: string): Promise<string | null> {
  const row = await db
    .selectFrom('posts')
    .select('published_at')
    .where('status', '=', 'published')
    .where('published_at', '>', now)
    .orderBy('published_at')
    .limit(1)
    .executeTakeFirst()
  return row?.published_at ?? null
}

/** The author with this slug; null without at least one public post. */
export async function findPublicAuthor(db: Database, now: string, slug: string) {
  const row = await publicPosts(db, now)
    .innerJoin('post_authors', 'post_authors.post_id', 'posts.id')
    .innerJoin('authors', 'authors.id', 'post_authors.author_id')
    .select(['authors.id', 'authors.name', 'authors.slug'])
    .select(['authors.description', 'authors.picture'])
    .where('authors.slug', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Labels with at least one public post, by name. */
export async function listInUse<Label>(
  db: Database,
  now: string,
  kind: LabelKind,
): Promise<InUse<Label>[]> {
  const { table, column, labels, shown } = filingOf(kind)
  const { rows } = await sql<InUse<Label>>`
    select ${shown}, count(*) as posts from ${table} join ${labels} on ${labels}.id = ${column}
    where post_id in (${publicPosts(db, now).select('posts.id')})
    group by ${shown} order by ${alphabetical(`${kind}.name`)}
  `.execute(db)
  return rows
}

/** Current slugs of posts, and former ones under which they were public. */

import { searchWords } from '../../../domain/list-query.ts'
import { articlePath } from '../../../domain/posts/published.ts'
import type { Redirect, RedirectQuery } from '../../../domain/posts/redirects.ts'
import { listByChunks } from '../../platform/db/database.ts'
import { type Listed, listPage } from '../../platform/db/list.ts'
import { isAny, putRow, removeRows } from '../../platform/db/rows.ts'
import { foundIn } from '../../platform/db/search.ts'
import type { Database, Trx } from '../../tables.ts'

export async function isSlugTaken(trx: Trx, slug: string, exceptId: number): Promise<boolean> {
  return isAny(trx.selectFrom('posts').where('slug', '=', slug).where('id', '!=', exceptId))
}

/** The other post to which an old slug leads. */
export async function findByOldSlug(
  trx: Trx,
  slug: string,
  exceptId: number,
): Promise<{ id: number; title: string } | null> {
  const row = await trx
    .selectFrom('redirects')
    .innerJoin('posts', 'posts.id', 'redirects.post_id')
    .select(['posts.id', 'posts.title'])
    .where('redirects.path', '=', articlePath(slug))
    .where('posts.id', '!=', exceptId)
    .executeTakeFirst()
  return row ?? null
}

/** Current and former slugs with this beginning, where an underscore matches any character. */
export async function listSlugs(db: Database, beginning: string): Promise<Set<string>> {
  const like = `${beginning}%`
  const present = await db.selectFrom('posts').select('slug').where('slug', 'like', like).execute()
  const old = await db
    .selectFrom('redirects')
    .select('path')
    .where('path', 'like', articlePath(like))
    .execute()
  const former = old.map(({ path }) => path.slice(articlePath('').length))
  return new Set([...present.map(({ slug }) => slug), ...former])
}

export async function findIdsBySlug(db: Database, slugs: readonly string[]) {
  const rows = await listByChunks(slugs, (some) =>
    db.selectFrom('posts').select(['id', 'slug']).where('slug', 'in', some),
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** A post with this title and content whose slug is this one, or this one with a suffix. */
export async function findTwin(
  db: Database,
  { title, slug, content }: { title: string; slug: string; content: string },
): Promise<{ id: number; slug: string } | null> {
  const row = await db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where((post) => post.or([post('slug', '=', slug), post('slug', 'like', `${slug}-%`)]))
    .where('title', '=', title)
    .where('content', '=', content)
    .orderBy('id')
    .executeTakeFirst()
  return row ?? null
}

/** Redirects a former slug of a post to it, whichever post the slug led to before. */
export const keepOldSlug = (trx: Trx, post_id: number, slug: string): Promise<void> =>
  putRow(trx, 'redirects', ['path'], { path: articlePath(slug), post_id, target: null })

/** Deletes the redirect of a former slug that the post uses again. */
export const dropOldSlug = (trx: Trx, post_id: number, slug: string) =>
  removeRows(trx, 'redirects', { path: articlePath(slug), post_id })

export async function listRedirects(db: Database, query: RedirectQuery): Promise<Listed<Redirect>> {
  const searched = ['redirects.path', 'redirects.target', 'posts.title', 'posts.slug']
  const matching = withPosts(db).where(foundIn(searched, searchWords(query.q ?? '')))
  const { rows, total } = await listPage(matching, query, (found, direction) =>
    found
      .select(redirectColumns)
      .orderBy(`redirects.${query.sort.column}`, direction)
      .orderBy('redirects.id', direction),
  )
  return { rows: rows.map(presentRedirect), total }
}

const withPosts = (db: Database) =>
  db.selectFrom('redirects').leftJoin('posts', 'posts.id', 'redirects.post_id')

const redirectColumns = [
  'redirects.id',
  'redirects.path',
  'redirects.target',
  'posts.title',
  'posts.slug',
] as const

const presentRedirect = ({ slug, target, ...row }: RedirectRow): Redirect => ({
  ...row,
  target: target ?? articlePath(slug ?? ''),
})

type RedirectRow = Omit<Redirect, 'target'> & { target: string | null; slug: string | null }

export async function findRedirectAt(trx: Trx, path: string): Promise<Redirect | null> {
  const found = withPosts(trx).select(redirectColumns).where('redirects.path', '=', path)
  const row = await found.executeTakeFirst()
  return row ? presentRedirect(row) : null
}

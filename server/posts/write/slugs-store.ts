/** Slugs that posts have, and had while they were public. */
import { listByChunks } from '../../platform/db/database.ts'
import type { Database, Trx } from '../../tables.ts'

export async function isSlugTaken(trx: Trx, slug: string, exceptId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('posts')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** The other post to which an old slug leads. */
export async function findByOldSlug(
  trx: Trx,
  slug: string,
  exceptId: number,
): Promise<{ id: number; title: string } | null> {
  const row = await trx
    .selectFrom('post_slugs')
    .innerJoin('posts', 'posts.id', 'post_slugs.post_id')
    .select(['posts.id', 'posts.title'])
    .where('post_slugs.slug', '=', slug)
    .where('posts.id', '!=', exceptId)
    .executeTakeFirst()
  return row ?? null
}

/** The slugs beginning so that a post has or had; an underscore stands for any letter. */
export async function listSlugs(db: Database, beginning: string): Promise<Set<string>> {
  const like = `${beginning}%`
  const present = await db.selectFrom('posts').select('slug').where('slug', 'like', like).execute()
  const old = await db.selectFrom('post_slugs').select('slug').where('slug', 'like', like).execute()
  return new Set(present.concat(old).map(({ slug }) => slug))
}

export async function findIdsBySlug(
  db: Database,
  slugs: readonly string[],
): Promise<Map<string, number>> {
  const rows = await listByChunks(slugs, (some) =>
    db.selectFrom('posts').select(['id', 'slug']).where('slug', 'in', some),
  )
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

/** The post of that title and content whose slug begins so. */
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

/** The slug under which a post was public leads to it from now on, whichever post had it before. */
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

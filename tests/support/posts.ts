import { insertRow } from '../../server/platform/db/rows.ts'
import { prepareContent } from '../../server/posts/content/sanitise.ts'
import { insertPost, type NewPost } from '../../server/posts/write/store.ts'
import type { Database } from '../../server/tables.ts'
import type { createAdmin } from './admin.ts'

interface Changes extends Partial<Omit<NewPost, 'content'>> {
  content?: string
  /** Slugs of categories and codes of regions; missing ones are created. */
  categories?: string[]
  regions?: string[]
  oldSlugs?: string[]
}

const created_at = '2026-11-01T08:00:00.000Z'

/** Stores a post, by default published on 10 November 2026. */
export async function addPost(db: Database, slug: string, changes: Changes = {}): Promise<number> {
  const { content = '<p>Some words.</p>', categories = [], regions = [], oldSlugs = [] } = changes
  const { categories: _, regions: __, oldSlugs: ___, ...columns } = changes
  return db.transaction().execute(async (trx) => {
    const regionIds: number[] = []
    for (const code of regions) {
      const known = await trx
        .selectFrom('regions')
        .select('id')
        .where('code', '=', code)
        .executeTakeFirst()
      const region = { name: `Region ${code}`, code, version: 1, created_at }
      regionIds.push(known?.id ?? (await insertRow(trx, 'regions', region)))
    }
    const categoryIds: number[] = []
    for (const name of categories) {
      const known = await trx
        .selectFrom('categories')
        .select('id')
        .where('slug', '=', name)
        .executeTakeFirst()
      const category = {
        name: `Category ${name}`,
        slug: name,
        description: null,
        version: 1,
        created_at,
      }
      categoryIds.push(known?.id ?? (await insertRow(trx, 'categories', category)))
    }
    const post: NewPost = {
      title: `Title of ${slug}`,
      slug,
      description: `About ${slug}`,
      status: 'published',
      author_id: 1,
      published_at: '2026-11-10T09:00:00.000Z',
      version: 1,
      created_at,
      updated_at: created_at,
      ...columns,
      content: prepareContent(content),
    }
    const id = await insertPost(trx, post, {
      region_ids: regionIds,
      category_ids: categoryIds,
      author_ids: [],
    })
    for (const old of oldSlugs) {
      await trx
        .insertInto('redirects')
        .values({ path: `/insights/${old}`, post_id: id })
        .execute()
    }
    return id
  })
}

/** The required fields of a post. */
export const draft = {
  title: 'A title',
  slug: 'a-title',
  description: 'What it is about',
  content: '<p>Some words.</p>',
  status: 'draft',
}

/** Creates a post by API calls, by default in the first region or, without one, Europe. */
export async function writePost(admin: ReturnType<typeof createAdmin>, fields: object = {}) {
  const [known] = await admin.succeed('GET', '/regions')
  const europe = { name: 'Europe', code: 'EU' }
  const { id } = known ?? (await admin.succeed('POST', '/regions', europe))
  return admin.succeed('POST', '/posts', { ...draft, region_ids: [id], ...fields })
}

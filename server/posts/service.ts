import { notFound } from '../../domain/errors.ts'
import type {
  PostFilters,
  PostQuery,
  PostSummary,
  PublishedPost,
  SafeHtml,
} from '../../domain/posts/published.ts'
import { readingMinutes } from '../../domain/reading-time.ts'
import { isSlug } from '../../domain/slug.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../tables.ts'
import { createEditing, type EditingPorts } from './editing.ts'
import { createPreviews } from './preview.ts'
import { renderContent } from './render.ts'
import { createRevisions } from './revisions.ts'
import * as store from './store.ts'

const MOST_RELATED = 3

export type PostsService = ReturnType<typeof createPostsService>

export function createPostsService(ports: EditingPorts) {
  const editing = createEditing(ports)
  return {
    ...createReading(ports),
    ...editing,
    ...createRevisions({ ...ports, editing }),
    ...createPreviews(ports),
  }
}

/** What visitors read. Drafts, and posts whose time lies ahead, do not exist here. */
function createReading({ db, clock }: { db: Database; clock: Clock }) {
  const now = () => clock.now().toISOString()

  async function findPublished(slug: string): Promise<PublishedPost | null> {
    const row = isSlug(slug) ? await store.findPublic(db, now(), slug) : null
    if (!row) return null
    const { content, meta_title, meta_description, ...summary } = row
    const [filed] = await file(db, [summary])
    return filed ? { ...filed, content: content as SafeHtml, meta_title, meta_description } : null
  }

  return {
    findPublished,

    /** Throws `not-found`. */
    async getPublished(slug: string): Promise<PublishedPost> {
      const post = await findPublished(slug)
      if (!post) throw notFound('The article')
      return post
    },

    /**
     * The slug under which the post that used to be here is public now, or null. The slug that a
     * public post has beats the one that another used to have (decisions, section C).
     */
    async findRedirect(oldSlug: string): Promise<string | null> {
      if (!isSlug(oldSlug)) return null
      if (await store.findPublic(db, now(), oldSlug)) return null
      return store.findPublicByOldSlug(db, now(), oldSlug)
    },

    async listPublished(query: PostQuery): Promise<{ rows: PostSummary[]; total: number }> {
      const { rows, total } = await store.listPublic(db, now(), query)
      return { rows: await file(db, rows), total }
    },

    /** Up to three others: most categories in common first, then the newest. */
    async listRelated(post: Pick<PublishedPost, 'id' | 'categories'>): Promise<PostSummary[]> {
      return file(db, await store.listRelated(db, now(), post, MOST_RELATED))
    },

    /** The categories and regions that lead to at least one article, by name. */
    async listFilters(): Promise<PostFilters> {
      const at = now()
      const categories = await store.listCategoriesInUse(db, at)
      return { categories, regions: await store.listRegionsInUse(db, at) }
    },

    /** The content as HTML for the page: safe to be set as such. */
    renderContent,

    /** Slug and last change of the newest public posts, at most `most`. */
    async listAddresses(most: number): Promise<{ slug: string; changed_at: string }[]> {
      const rows = await store.listAddresses(db, now(), { page: 1, perPage: most })
      return rows.map(({ slug, updated_at, published_at }) => ({
        slug,
        changed_at: [updated_at, published_at].sort()[1] ?? updated_at,
      }))
    },

    /** When the next post goes public by itself, or null. */
    async findNextPublication(): Promise<Date | null> {
      const at = await store.findNextPublication(db, now())
      return at === null ? null : new Date(at)
    },
  }
}

/** Adds what the posts are filed under: two statements, however many posts. */
async function file(db: Database, rows: store.SummaryRow[]): Promise<PostSummary[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const categories = await store.listCategoriesOf(db, ids)
  const regions = await store.listRegionsOf(db, ids)
  return rows.map(({ word_count, ...row }) => ({
    ...row,
    categories: categories
      .filter(({ post_id }) => post_id === row.id)
      .map(({ id, name, slug }) => ({ id, name, slug })),
    regions: regions
      .filter(({ post_id }) => post_id === row.id)
      .map(({ id, name, code }) => ({ id, name, code })),
    reading_minutes: readingMinutes(word_count),
  }))
}

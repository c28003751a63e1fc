import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { invalid, notFound } from '../../domain/errors.ts'
import {
  type AdminPostQuery,
  type ListedPost,
  type PostChange,
  type PostFields,
  type PostRecord,
  publicationTime,
} from '../../domain/posts/editing.ts'
import { taken, versionConflict } from '../../domain/refusals.ts'
import { recordActivities, recordActivity } from '../activity/service.ts'
import { findMediaByUrl, recordMediaUses } from '../media/service.ts'
import type { Clock } from '../platform/clock.ts'
import { retryOnClash } from '../platform/db/clashes.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './editing-store.ts'
import { holdsNothing, prepareContent, type SafeContent } from './sanitise.ts'
import { listCategoriesOf } from './store.ts'
import * as writing from './writing-store.ts'

export interface EditingPorts {
  db: Database
  clock: Clock
  /** Called after what visitors see has changed. */
  onChange(): Promise<void>
}

export type Editing = ReturnType<typeof createEditing>

/** How a write came about, for the record of who did what. */
type Deed = 'create' | 'update' | 'restore'

/** What staff do with posts. Every write is sanitised, versioned, recorded and kept as a revision. */
export function createEditing({ db, clock, onChange }: EditingPorts) {
  async function change<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    const result = await retryOnClash(() => db.transaction().execute(work))
    await onChange()
    return result
  }

  async function getPost(trx: Database, id: number): Promise<PostRecord> {
    const row = await store.findPost(trx, id)
    if (!row) throw notFound('The blog post')
    const { content, meta_title, meta_description, word_count: _, ...listed } = row
    const [filed] = await file(trx, [listed])
    if (!filed) throw notFound('The blog post')
    return { ...filed, content, meta_title, meta_description }
  }

  /** Before the transaction, for which a question to the library would wait on SQLite. */
  async function prepare(fields: PostFields): Promise<SafeContent> {
    const content = prepareContent(fields.content)
    if (holdsNothing(content)) throw refuse('content', 'Please write some content.')
    const image = fields.featured_image
    const picture = image === null ? null : await findMediaByUrl({ db }, image)
    if (image !== null && picture?.file_type !== 'image') {
      throw refuse('featured_image', 'Please choose a picture from the media library.')
    }
    return content
  }

  async function requireFiling(trx: Trx, { region_ids, category_ids }: PostFields) {
    const regions = await store.listExisting(trx, 'regions', region_ids)
    if (regions.length < region_ids.length) {
      throw refuse('region_ids', 'A selected region does not exist any more.')
    }
    const categories = await store.listExisting(trx, 'categories', category_ids)
    if (categories.length < category_ids.length) {
      throw refuse('category_ids', 'A selected category does not exist any more.')
    }
  }

  async function requireFreeSlug(trx: Trx, slug: string, ownId: number) {
    if (await writing.isSlugTaken(trx, slug, ownId)) {
      throw taken('slug', 'A blog post with this slug exists already.')
    }
  }

  /** What every write of a post ends with. */
  async function finish(
    trx: Trx,
    actor: Actor,
    id: number,
    action: Deed,
    fields: string[],
  ): Promise<PostRecord> {
    const post = await getPost(trx, id)
    await recordMediaUses(trx, id, post)
    const now = clock.now()
    await recordActivity(trx, { actor, action, noun: 'posts', recordId: id, fields, now })
    return post
  }

  /** Throws `invalid`; `conflict`: `slug_taken`. */
  async function createPost(actor: Actor, fields: PostFields): Promise<PostRecord> {
    requireAdmin(actor)
    const content = await prepare(fields)
    const now = clock.now().toISOString()
    return change(async (trx) => {
      await requireFreeSlug(trx, fields.slug, 0)
      await requireFiling(trx, fields)
      const row = {
        ...columnsOf(fields, content),
        author_id: 1,
        published_at: publicationTime({ ...fields, published_at: null }, now),
        version: 1,
        created_at: now,
        updated_at: now,
      }
      const { region_ids, category_ids } = fields
      const id = await writing.insertPost(trx, row, region_ids, category_ids, actor.keyId)
      return finish(trx, actor, id, 'create', Object.keys(fields).toSorted())
    })
  }

  /** Throws `not-found`; `invalid`; `conflict`: `version_conflict`, `slug_taken`. */
  async function updatePost(
    actor: Actor,
    id: number,
    { version, ...fields }: PostChange,
    action: Deed = 'update',
  ): Promise<PostRecord> {
    requireAdmin(actor)
    const content = await prepare(fields)
    const now = clock.now().toISOString()
    return change(async (trx) => {
      const before = await writing.claimPost(trx, id, version)
      const filed = await getPost(trx, id)
      if (!before) throw versionConflict(filed)
      await requireFreeSlug(trx, fields.slug, id)
      await requireFiling(trx, fields)
      if (fields.slug !== before.slug) {
        await writing.dropOldSlug(trx, id, fields.slug)
        const { published_at } = before
        const wasPublic = published_at !== null && published_at <= now
        if (wasPublic) await writing.keepOldSlug(trx, id, before.slug)
      }
      const post = {
        ...columnsOf(fields, content),
        published_at: publicationTime({ ...fields, published_at: before.published_at }, now),
        updated_at: now,
      }
      const filing = { regionIds: fields.region_ids, categoryIds: fields.category_ids }
      await writing.updatePost(trx, id, post, filing, actor.keyId)
      const written = { ...fields, content: content.html }
      return finish(trx, actor, id, action, changedFields<PostFields>(filed, written))
    })
  }

  async function removePosts(actor: Actor, ids: readonly number[]): Promise<number> {
    return change(async (trx) => {
      const removed = await writing.deletePosts(trx, ids)
      const deed = { actor, action: 'delete', noun: 'posts', now: clock.now() } as const
      await recordActivities(trx, deed, removed)
      return removed.length
    })
  }

  return {
    createPost,
    updatePost,

    async listPosts(
      actor: Actor,
      query: AdminPostQuery,
    ): Promise<{ rows: ListedPost[]; total: number }> {
      requireAdmin(actor)
      const { rows, total } = await store.listPosts(db, query)
      return { rows: await file(db, rows), total }
    },

    /** Throws `not-found`. */
    async getPost(actor: Actor, id: number): Promise<PostRecord> {
      requireAdmin(actor)
      return getPost(db, id)
    },

    /** Throws `not-found`. */
    async deletePost(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      if ((await removePosts(actor, [id])) === 0) throw notFound('The blog post')
    },

    /** How many were deleted; ids that name nothing are passed over. */
    async deletePosts(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return removePosts(actor, ids)
    },
  }
}

const refuse = (field: string, message: string) => invalid(message, { [field]: message })

function columnsOf(fields: PostFields, content: SafeContent) {
  const { category_ids: _, region_ids: __, ...columns } = fields
  return { ...columns, content }
}

/** Adds what the posts are filed under: two statements, however many posts. */
async function file(db: Database, rows: store.ListedRow[]): Promise<ListedPost[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const allCategories = await listCategoriesOf(db, ids)
  const allRegions = await store.listChosenRegions(db, ids)
  return rows.map((row) => {
    const categories = allCategories
      .filter(({ post_id }) => post_id === row.id)
      .map(({ id, name, slug }) => ({ id, name, slug }))
    const regions = allRegions
      .filter(({ post_id }) => post_id === row.id)
      .map(({ id, name, code }) => ({ id, name, code }))
    return {
      ...row,
      categories,
      category_ids: categories.map(({ id }) => id).toSorted((one, other) => one - other),
      regions,
      region_ids: regions.map(({ id }) => id),
      region_id: regions[0]?.id ?? null,
    }
  })
}

import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type {
  Category,
  CategoryChange,
  CategoryQuery,
  NewCategory,
} from '../../domain/labels/categories.ts'
import { inUse, taken, versionConflict } from '../../domain/refusals.ts'
import { recordActivities, recordActivity } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import { retryOnClash } from '../platform/db/clashes.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './categories-store.ts'

interface Ports {
  db: Database
  clock: Clock
  /** Called after what visitors see has changed. */
  onChange(): Promise<void>
}

export type CategoriesService = ReturnType<typeof createCategoriesService>

export function createCategoriesService({ db, clock, onChange }: Ports) {
  /** Runs a whole change, and tells of it once it is stored. */
  async function change<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    const result = await retryOnClash(() => db.transaction().execute(work))
    await onChange()
    return result
  }

  async function requireFree(trx: Trx, wanted: NewCategory, ownId: number) {
    const others = await store.listNames(trx, ownId)
    const name = wanted.name.toLowerCase()
    if (others.some((other) => other.name.toLowerCase() === name)) {
      throw taken('name', 'A category with this name exists already.')
    }
    if (others.some(({ slug }) => slug === wanted.slug)) {
      throw taken('slug', 'A category with this slug exists already.')
    }
  }

  async function getCategory(trx: Database, id: number): Promise<Category> {
    const category = await store.findCategory(trx, id)
    if (!category) throw notFound('The category')
    return category
  }

  /** All or none; ids that name nothing are passed over. */
  async function removeCategories(trx: Trx, actor: Actor, ids: readonly number[]) {
    const found = await store.listCategoriesById(trx, ids)
    const used = found.filter(({ posts }) => posts > 0)
    if (used.length > 0) throw inUse(describeUse(used), used)
    const removed = await store.deleteCategories(trx, ids)
    const deed = { actor, action: 'delete', noun: 'categories', now: clock.now() } as const
    await recordActivities(trx, deed, removed)
    return removed.length
  }

  return {
    async listCategories(actor: Actor, query: CategoryQuery) {
      requireAdmin(actor)
      return store.listCategories(db, query)
    },

    /** Throws `conflict`: `name_taken`, `slug_taken`. */
    async createCategory(actor: Actor, wanted: NewCategory): Promise<Category> {
      requireAdmin(actor)
      const now = clock.now()
      return change(async (trx) => {
        await requireFree(trx, wanted, 0)
        const row = { ...wanted, version: 1, created_at: now.toISOString() }
        const id = await store.insertCategory(trx, row)
        const deed = { actor, action: 'create', noun: 'categories', now } as const
        await recordActivity(trx, { ...deed, recordId: id, fields: Object.keys(wanted).toSorted() })
        return getCategory(trx, id)
      })
    },

    /** Throws `not-found`; `conflict`: `version_conflict`, `name_taken`, `slug_taken`. */
    async updateCategory(actor: Actor, id: number, wanted: CategoryChange): Promise<Category> {
      requireAdmin(actor)
      const { version, ...fields } = wanted
      return change(async (trx) => {
        const before = await store.claimCategory(trx, id, version)
        if (!before) throw versionConflict(await getCategory(trx, id))
        await requireFree(trx, fields, id)
        await store.updateCategory(trx, id, fields)
        const deed = { actor, action: 'update', noun: 'categories', now: clock.now() } as const
        await recordActivity(trx, {
          ...deed,
          recordId: id,
          fields: changedFields<NewCategory>(before, fields),
        })
        return getCategory(trx, id)
      })
    },

    /** Throws `not-found`; `conflict`: `in_use`, with the category in `data`. */
    async deleteCategory(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      const removed = await change((trx) => removeCategories(trx, actor, [id]))
      if (removed === 0) throw notFound('The category')
    },

    /** How many were deleted. Throws `conflict` (`in_use`) and deletes none if any is in use. */
    async deleteCategories(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return change((trx) => removeCategories(trx, actor, ids))
    },
  }
}

function describeUse(used: readonly Category[]): string {
  const names = used.map(({ name }) => `"${name}"`).join(', ')
  return `In use by blog posts: ${names}.`
}

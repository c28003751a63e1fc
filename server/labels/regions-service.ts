import { changedFields } from '../../domain/activity.ts'
import { type Actor, requireAdmin } from '../../domain/actor.ts'
import { notFound } from '../../domain/errors.ts'
import type { NewRegion, Region, RegionChange, RegionQuery } from '../../domain/labels/regions.ts'
import { inUse, taken, versionConflict } from '../../domain/refusals.ts'
import { recordActivities, recordActivity } from '../activity/service.ts'
import type { Clock } from '../platform/clock.ts'
import { retryOnClash } from '../platform/db/clashes.ts'
import type { Database, Trx } from '../tables.ts'
import * as store from './regions-store.ts'

interface Ports {
  db: Database
  clock: Clock
  /** Called after what visitors see has changed. */
  onChange(): Promise<void>
}

export type RegionsService = ReturnType<typeof createRegionsService>

export function createRegionsService({ db, clock, onChange }: Ports) {
  /** Runs a whole change, and tells of it once it is stored. */
  async function change<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    const result = await retryOnClash(() => db.transaction().execute(work))
    await onChange()
    return result
  }

  async function requireFree(trx: Trx, wanted: NewRegion, ownId: number) {
    const others = await store.listNames(trx, ownId)
    const name = wanted.name.toLowerCase()
    if (others.some((other) => other.name.toLowerCase() === name)) {
      throw taken('name', 'A region with this name exists already.')
    }
    if (others.some(({ code }) => code === wanted.code)) {
      throw taken('code', 'A region with this code exists already.')
    }
  }

  async function getRegion(trx: Database, id: number): Promise<Region> {
    const region = await store.findRegion(trx, id)
    if (!region) throw notFound('The region')
    return region
  }

  /** All or none; ids that name nothing are passed over. */
  async function removeRegions(trx: Trx, actor: Actor, ids: readonly number[]) {
    const found = await store.listRegionsById(trx, ids)
    const used = found.filter(({ posts }) => posts > 0)
    if (used.length > 0) throw inUse(describeUse(used), used)
    const removed = await store.deleteRegions(trx, ids)
    const deed = { actor, action: 'delete', noun: 'regions', now: clock.now() } as const
    await recordActivities(trx, deed, removed)
    return removed.length
  }

  return {
    async listRegions(actor: Actor, query: RegionQuery) {
      requireAdmin(actor)
      return store.listRegions(db, query)
    },

    /** Throws `conflict`: `name_taken`, `code_taken`. */
    async createRegion(actor: Actor, wanted: NewRegion): Promise<Region> {
      requireAdmin(actor)
      const now = clock.now()
      return change(async (trx) => {
        await requireFree(trx, wanted, 0)
        const row = { ...wanted, version: 1, created_at: now.toISOString() }
        const id = await store.insertRegion(trx, row)
        const deed = { actor, action: 'create', noun: 'regions', now } as const
        await recordActivity(trx, { ...deed, recordId: id, fields: Object.keys(wanted).toSorted() })
        return getRegion(trx, id)
      })
    },

    /** Throws `not-found`; `conflict`: `version_conflict`, `name_taken`, `code_taken`. */
    async updateRegion(actor: Actor, id: number, wanted: RegionChange): Promise<Region> {
      requireAdmin(actor)
      const { version, ...fields } = wanted
      return change(async (trx) => {
        const before = await store.claimRegion(trx, id, version)
        if (!before) throw versionConflict(await getRegion(trx, id))
        await requireFree(trx, fields, id)
        await store.updateRegion(trx, id, fields)
        const deed = { actor, action: 'update', noun: 'regions', now: clock.now() } as const
        await recordActivity(trx, {
          ...deed,
          recordId: id,
          fields: changedFields<NewRegion>(before, fields),
        })
        return getRegion(trx, id)
      })
    },

    /** Throws `not-found`; `conflict`: `in_use`, with the region in `data`. */
    async deleteRegion(actor: Actor, id: number): Promise<void> {
      requireAdmin(actor)
      const removed = await change((trx) => removeRegions(trx, actor, [id]))
      if (removed === 0) throw notFound('The region')
    },

    /** How many were deleted. Throws `conflict` (`in_use`) and deletes none if any is in use. */
    async deleteRegions(actor: Actor, ids: readonly number[]): Promise<number> {
      requireAdmin(actor)
      return change((trx) => removeRegions(trx, actor, ids))
    },
  }
}

function describeUse(used: readonly Region[]): string {
  const names = used.map(({ name }) => `"${name}"`).join(', ')
  return `In use by blog posts: ${names}.`
}

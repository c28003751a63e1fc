import { type Insertable, type NotNull, sql, type Updateable } from 'kysely'
import type { Region, RegionQuery } from '../../domain/labels/regions.ts'
import { searchWords } from '../../domain/search-words.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export async function insertRegion(trx: Trx, region: Insertable<Tables['regions']>) {
  const { id } = await trx
    .insertInto('regions')
    .values(region)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With the number of posts about each. */
function regions(db: Database) {
  return db
    .selectFrom('regions')
    .selectAll()
    .select((region) =>
      region
        .selectFrom('post_regions')
        .select((filed) => filed.fn.countAll<number>().as('posts'))
        .whereRef('post_regions.region_id', '=', 'regions.id')
        .as('posts'),
    )
    .$narrowType<{ posts: NotNull }>()
}

export async function findRegion(db: Database, id: number): Promise<Region | null> {
  const row = await regions(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function listRegionsById(db: Database, ids: readonly number[]): Promise<Region[]> {
  return regions(db).where('id', 'in', ids).orderBy('id').execute()
}

export async function listRegions(
  db: Database,
  { q, sort, page, perPage }: RegionQuery,
): Promise<{ rows: Region[]; total: number }> {
  const { column } = sort
  const direction = sort.descending ? 'desc' : 'asc'
  const order = column === 'name' ? sql`lower(name)` : sql.ref(column)
  let matching = regions(db)
  let counted = db.selectFrom('regions')
  if (q) {
    matching = matching.where(found(q))
    counted = counted.where(found(q))
  }
  const rows = await matching
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await counted
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

const found = (q: string) => foundIn(['name', 'code'], searchWords(q))

/**
 * Raises the version of a region and holds its row until the transaction ends: whatever is read
 * of it from here on is what will be overwritten. Null if it is not there, or not at `version`.
 */
export async function claimRegion(trx: Trx, id: number, version: number | undefined) {
  let query = trx.updateTable('regions').set({ version: sql`version + 1` }).where('id', '=', id)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.returningAll().executeTakeFirst()) ?? null
}

export async function updateRegion(
  trx: Trx,
  id: number,
  change: Updateable<Tables['regions']>,
): Promise<void> {
  await trx.updateTable('regions').set(change).where('id', '=', id).execute()
}

export async function deleteRegions(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const removed = await trx.deleteFrom('regions').where('id', 'in', ids).returning('id').execute()
  return removed.map(({ id }) => id)
}

/** Name and code of every other region: there are few, and each must differ from all. */
export function listNames(trx: Trx, exceptId: number) {
  return trx.selectFrom('regions').select(['name', 'code']).where('id', '!=', exceptId).execute()
}

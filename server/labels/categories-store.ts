import { type Insertable, type NotNull, sql, type Updateable } from 'kysely'
import type { Category, CategoryQuery } from '../../domain/labels/categories.ts'
import { searchWords } from '../../domain/search-words.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export async function insertCategory(trx: Trx, category: Insertable<Tables['categories']>) {
  const { id } = await trx
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** With the number of posts filed under each. */
function categories(db: Database) {
  return db
    .selectFrom('categories')
    .selectAll()
    .select((category) =>
      category
        .selectFrom('post_categories')
        .select((filed) => filed.fn.countAll<number>().as('posts'))
        .whereRef('post_categories.category_id', '=', 'categories.id')
        .as('posts'),
    )
    .$narrowType<{ posts: NotNull }>()
}

export async function findCategory(db: Database, id: number): Promise<Category | null> {
  const row = await categories(db).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export function listCategoriesById(db: Database, ids: readonly number[]): Promise<Category[]> {
  return categories(db).where('id', 'in', ids).orderBy('id').execute()
}

export async function listCategories(
  db: Database,
  { q, sort, page, perPage }: CategoryQuery,
): Promise<{ rows: Category[]; total: number }> {
  const { column } = sort
  const direction = sort.descending ? 'desc' : 'asc'
  const order = column === 'name' ? sql`lower(name)` : sql.ref(column)
  let matching = categories(db)
  let counted = db.selectFrom('categories')
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

const found = (q: string) => foundIn(['name', 'slug', 'description'], searchWords(q))

/**
 * Raises the version of a category and holds its row until the transaction ends: whatever is read
 * of it from here on is what will be overwritten. Null if it is not there, or not at `version`.
 */
export async function claimCategory(trx: Trx, id: number, version: number | undefined) {
  let query = trx.updateTable('categories').set({ version: sql`version + 1` }).where('id', '=', id)
  if (version !== undefined) query = query.where('version', '=', version)
  return (await query.returningAll().executeTakeFirst()) ?? null
}

export async function updateCategory(
  trx: Trx,
  id: number,
  change: Updateable<Tables['categories']>,
): Promise<void> {
  await trx.updateTable('categories').set(change).where('id', '=', id).execute()
}

export async function deleteCategories(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const removed = await trx
    .deleteFrom('categories')
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return removed.map(({ id }) => id)
}

/** Name and slug of every other category: there are few, and each must differ from all. */
export function listNames(trx: Trx, exceptId: number) {
  return trx.selectFrom('categories').select(['name', 'slug']).where('id', '!=', exceptId).execute()
}

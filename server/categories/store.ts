import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

export async function insertCategory(trx: Trx, category: Insertable<Tables['categories']>) {
  const { id } = await trx
    .insertInto('categories')
    .values(category)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

export async function insertRegion(trx: Trx, region: Insertable<Tables['regions']>) {
  const { id } = await trx
    .insertInto('regions')
    .values(region)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

import type { Insertable } from 'kysely'
import type { Tables, Trx } from '../tables.ts'

export async function insertInquiry(
  trx: Trx,
  inquiry: Insertable<Tables['inquiries']>,
): Promise<number> {
  const { id } = await trx
    .insertInto('inquiries')
    .values(inquiry)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

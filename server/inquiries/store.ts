import type { Insertable, Selectable } from 'kysely'
import type { MessageQuery } from '../../domain/inquiries/inbox.ts'
import { searchWords } from '../../domain/search-words.ts'
import { foundIn } from '../platform/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export type InquiryRow = Selectable<Tables['inquiries']>

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

export async function findInquiry(db: Database, id: number): Promise<InquiryRow | null> {
  const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function listInquiries(
  db: Database,
  query: MessageQuery,
): Promise<{ rows: InquiryRow[]; total: number }> {
  const matching = matchInquiries(db, query)
  const direction = query.sort.descending ? 'desc' : 'asc'
  const rows = await matching
    .selectAll()
    .orderBy(query.sort.column, direction)
    .orderBy('id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  const { total } = await matching
    .select((inquiry) => inquiry.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

function matchInquiries(db: Database, { q, held, handled }: MessageQuery) {
  let query = db.selectFrom('inquiries').where('held', '=', held ? 1 : 0)
  if (handled !== undefined) query = query.where('handled_at', handled ? 'is not' : 'is', null)
  if (q) {
    const columns = ['name', 'email', 'company', 'message']
    query = query.where(foundIn(columns, searchWords(q)))
  }
  return query
}

/** True for the one caller that releases it: whoever asks again changes nothing. */
export async function releaseInquiry(trx: Trx, id: number): Promise<boolean> {
  const released = await trx
    .updateTable('inquiries')
    .set({ held: 0, held_reason: null })
    .where('id', '=', id)
    .where('held', '=', 1)
    .executeTakeFirst()
  return released.numUpdatedRows === 1n
}

/** False if it was so already: the time of the first handling stays. */
export async function setHandled(trx: Trx, id: number, at: string | null): Promise<boolean> {
  const changed = await trx
    .updateTable('inquiries')
    .set({ handled_at: at })
    .where('id', '=', id)
    .where('handled_at', at === null ? 'is not' : 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows === 1n
}

export async function deleteInquiries(trx: Trx, ids: readonly number[]): Promise<number[]> {
  const removed = await trx.deleteFrom('inquiries').where('id', 'in', ids).returning('id').execute()
  return removed.map(({ id }) => id)
}

import type { Insertable, Selectable } from 'kysely'
import type { ActivityQuery } from '../../domain/activity.ts'
import { searchWords } from '../../domain/search-words.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export type ActivityRow = Selectable<Tables['activity']>

/** The only statement that writes to the record: nothing changes or removes a line of it. */
export async function insertActivity(trx: Trx, rows: Insertable<Tables['activity']>[]) {
  await trx.insertInto('activity').values(rows).execute()
}

export async function listActivity(
  db: Database,
  query: ActivityQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const matching = matchActivity(db, query)
  const direction = query.sort.descending ? 'desc' : 'asc'
  const rows = await matching
    .selectAll()
    .orderBy(query.sort.column, direction)
    .orderBy('id', direction)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage)
    .execute()
  const { total } = await matching
    .select((activity) => activity.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

function matchActivity(db: Database, { noun, action, q }: ActivityQuery) {
  let query = db.selectFrom('activity')
  if (noun) query = query.where('noun', '=', noun)
  if (action) query = query.where('action', '=', action)
  if (q) query = query.where(foundIn(['key_id'], searchWords(q)))
  return query
}

import type { Insertable, Selectable } from 'kysely'
import type { ActivityQuery } from '../../domain/activity.ts'
import { searchWords } from '../../domain/search-words.ts'
import { type Listed, listPage } from '../platform/db/list.ts'
import { foundIn } from '../platform/db/search.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export type ActivityRow = Selectable<Tables['activity']>

/** The only statement that writes to the record: nothing changes or removes a line of it. */
export async function insertActivity(trx: Trx, rows: Insertable<Tables['activity']>[]) {
  await trx.insertInto('activity').values(rows).execute()
}

export function listActivity(db: Database, query: ActivityQuery): Promise<Listed<ActivityRow>> {
  return listPage(matchActivity(db, query), query, (rows, direction) =>
    rows.selectAll().orderBy(query.sort.column, direction).orderBy('id', direction),
  )
}

function matchActivity(db: Database, { noun, action, q }: ActivityQuery) {
  let query = db.selectFrom('activity')
  if (noun) query = query.where('noun', '=', noun)
  if (action) query = query.where('action', '=', action)
  if (q) query = query.where(foundIn(['key_id'], searchWords(q)))
  return query
}

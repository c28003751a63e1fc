import { type Insertable, sql } from 'kysely'
import { deleteChosen } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

export async function insertEvent(db: Database, event: Insertable<Tables['analytics_events']>) {
  await db.insertInto('analytics_events').values(event).execute()
}

/** How often an event was counted on each day since `since`; days without one are left out. */
export async function countByDay(db: Database, name: string, since: string) {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await db
    .selectFrom('analytics_events')
    .select([day.as('day'), (event) => event.fn.countAll<number>().as('count')])
    .where('name', '=', name)
    .where('created_at', '>=', since)
    .groupBy(day)
    .execute()
  return rows.map((row) => ({ day: row.day, count: Number(row.count) }))
}

/** Deletes at most `limit` events that happened before; answers with how many. */
export async function deleteOldEvents(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('analytics_events')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
  return deleteChosen(trx, { table: 'analytics_events', key: 'id' }, old)
}

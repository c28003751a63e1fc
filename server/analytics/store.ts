import type { Insertable } from 'kysely'
import type { Database, Tables } from '../tables.ts'

export async function insertEvent(db: Database, event: Insertable<Tables['analytics_events']>) {
  await db.insertInto('analytics_events').values(event).execute()
}

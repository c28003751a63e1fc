import { type Generated, type Insertable, sql } from 'kysely'
import { deleteChosen } from '../platform/db/database.ts'
import type { Database, Tables, Trx } from '../tables.ts'

declare module '../tables.ts' {
  interface Tables {
    /** One row for each day (`created_at`), name and properties; `amount`: how often. */
    analytics_events: {
      id: Generated<number>
      name: string
      properties: string
      created_at: string
      amount: Generated<number>
    }
  }
}

/** Adds one to the count of the event on its day. */
export async function countEvent(
  db: Database,
  event: Insertable<Omit<Tables['analytics_events'], 'id' | 'amount' | 'created_at'>>,
  at: Date,
): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values({ ...event, created_at: at.toISOString().slice(0, 10) })
    .onConflict((conflict) =>
      conflict
        .columns(['created_at', 'name', 'properties'])
        .where(sql`length(created_at)`, '=', sql.lit(10))
        .doUpdateSet({ amount: sql<number>`analytics_events.amount + 1` }),
    )
    .execute()
}

/** How often an event was counted from the day `since` on. */
export async function countSince(db: Database, name: string, since: string): Promise<number> {
  const row = await db
    .selectFrom('analytics_events')
    .select((event) => event.fn.sum<number | string | null>('amount').as('count'))
    .where('name', '=', name)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** Deletes at most `limit` rows of events before `before`; returns how many. */
export async function deleteOldEvents(trx: Trx, before: string, limit: number): Promise<number> {
  const old = trx
    .selectFrom('analytics_events')
    .select('id')
    .where('created_at', '<', before)
    // `before` is within this day, so its row is not wholly old.
    .where('created_at', '!=', before.slice(0, 10))
    .limit(limit)
  return deleteChosen(trx, { table: 'analytics_events' }, old)
}

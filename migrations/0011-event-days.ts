import { type Kysely, sql } from 'kysely'

/**
 * Events are added up: one row for each day, name and properties, whose time is the day alone. What
 * the version before writes beside them, with the second, counts as one each.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('analytics_events')
    .addColumn('amount', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await sql`
    insert into analytics_events (name, properties, created_at, amount)
    select name, properties, substr(created_at, 1, 10), count(*) from analytics_events
    group by name, properties, substr(created_at, 1, 10)
  `.execute(db)
  await sql`delete from analytics_events where length(created_at) > 10`.execute(db)
  await sql`
    create unique index analytics_events_day on analytics_events (created_at, name, properties)
    where length(created_at) = 10
  `.execute(db)
}

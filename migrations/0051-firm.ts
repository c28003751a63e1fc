import type { Kysely } from 'kysely'

/** Who runs the site, and what it says of itself: a row for each change, the newest is in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('firm')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

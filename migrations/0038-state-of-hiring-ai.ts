import type { Kysely } from 'kysely'

/** What was published of all assessments together, edition by edition. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hiring_ai_editions')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('counted_until', 'text', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .execute()
}

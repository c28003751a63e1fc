import type { Kysely } from 'kysely'

/** How often QuickScore was opened from each article on each day, beside how often it was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('article_views')
    .addColumn('starts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

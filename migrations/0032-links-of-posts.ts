import type { Kysely } from 'kysely'

/** The addresses that each post links to, as JSON: stored when it is written, not read from its text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_links')
    .addColumn('post_id', 'integer', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('links', 'text', (column) => column.notNull())
    .execute()
}

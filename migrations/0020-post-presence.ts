import type { Kysely } from 'kysely'

/** Who has which post open: a row is gone a minute after its window was last heard of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_presence')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('post_presence_post_id')
    .on('post_presence')
    .column('post_id')
    .execute()
}

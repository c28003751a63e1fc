import type { Kysely } from 'kysely'

/** How often each article was read on each day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_views')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('article_views_key', ['post_id', 'day'])
    .execute()
  await db.schema.createIndex('article_views_day').on('article_views').column('day').execute()
}

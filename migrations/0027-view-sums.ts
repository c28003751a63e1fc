import { type Kysely, sql } from 'kysely'

/** How often each article was read since a day, kept beside the numbers of the days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('article_view_sums')
    .addColumn('post_id', 'integer', (column) =>
      column.primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('amount', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('article_view_sums_since')
    .on('article_view_sums')
    .column('since')
    .execute()
  await sql`
    insert into article_view_sums (post_id, since, amount)
    select post_id, min(day), sum(amount) from article_views group by post_id
  `.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Old addresses of any form, each with the article or the page that it leads to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'integer', identity(db))
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('post_id', 'integer', (column) => column.references('posts.id').onDelete('cascade'))
    .addColumn('target', 'text')
    .execute()
  await db.schema.createIndex('redirects_post_id').on('redirects').column('post_id').execute()
  await sql`
    insert into redirects (path, post_id)
    select '/insights/' || slug, post_id from post_slugs order by slug
  `.execute(db)
  await db.schema.dropTable('post_slugs').execute()
}

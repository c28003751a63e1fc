import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Newsletters that go out when their post does, and links to previews that can be taken back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('newsletter_plans')
    .addColumn('on_publish', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'integer', identity(db))
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await sql`create index preview_links_of_posts on preview_links (post_id)`.execute(db)
}

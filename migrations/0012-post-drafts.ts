import type { Kysely } from 'kysely'

/**
 * What staff have typed into posts and not saved. A post has one at most; what was typed outlives
 * the post that it was for.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('post_drafts')
    .addColumn('token', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'integer', (column) =>
      column.unique().references('posts.id').onDelete('set null'),
    )
    .addColumn('post_version', 'integer')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
}

import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Articles have authors; one without any is the firm's, as all were before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('authors')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('picture', 'text')
    .addColumn('email', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('post_authors')
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    // Erased, an author leaves the article to the firm; deleting one that is in use is refused.
    .addColumn('author_id', 'integer', (column) =>
      column.notNull().references('authors.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_authors_primary', ['post_id', 'author_id'])
    .execute()
  await db.schema
    .createIndex('post_authors_author_id')
    .on('post_authors')
    .column('author_id')
    .execute()
  await db.schema
    .alterTable('post_revisions')
    .addColumn('author_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}

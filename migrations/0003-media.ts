import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createMedia(db)
  await createLeftovers(db)
  await createUses(db)
}

async function createMedia(db: Kysely<unknown>) {
  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', identity(db))
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('folder', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('file_type', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('file_size', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('variants', 'text', (column) => column.notNull())
    .addColumn('alt_text', 'text')
    .addColumn('caption', 'text')
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const column of ['created_at', 'file_size']) {
    await db.schema.createIndex(`media_${column}`).on('media').columns([column, 'id']).execute()
  }
  await db.schema
    .createIndex('media_file_type')
    .on('media')
    .columns(['file_type', 'created_at', 'id'])
    .execute()
  await sql`create index media_original_name on media (lower(original_name), id)`.execute(db)
}

/** What the store may hold although no row names it: written before a file is put or taken away. */
async function createLeftovers(db: Kysely<unknown>) {
  await db.schema
    .createTable('media_leftovers')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

/** Which post leads to which file. By hash: the file may be deleted and come again. */
async function createUses(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_media')
    .addColumn('post_id', 'integer', (post) =>
      post.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_media_pk', ['post_id', 'hash', 'place'])
    .execute()
  await db.schema
    .createIndex('post_media_hash')
    .on('post_media')
    .columns(['hash', 'post_id'])
    .execute()
}

import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createQuickscore(db)
  await createOwed(db)
  await createAccess(db)
  await createPosts(db)
}

async function createQuickscore(db: Kysely<unknown>) {
  await db.schema
    .createTable('quickscore_assessments')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('band', 'text', (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('domain_scores', 'text', (column) => column.notNull())
    .addColumn('bank_version', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('quickscore_assessments_score')
    .on('quickscore_assessments')
    .columns(['score', 'user_type'])
    .execute()
  await db.schema
    .createIndex('quickscore_assessments_created_at')
    .on('quickscore_assessments')
    .column('created_at')
    .execute()
  await db.schema
    .createTable('quickscore_totals')
    .addColumn('user_type', 'text', (column) => column.primaryKey())
    .addColumn('assessments', 'integer', (column) => column.notNull())
    .addColumn('score_sum', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into quickscore_totals values ('vendor', 0, 0), ('buyer', 0, 0)`.execute(db)
}

/** What is owed to somebody after a submission: mail, a count, the same answer to a repeat. */
async function createOwed(db: Kysely<unknown>) {
  await db.schema
    .createTable('outbox')
    .addColumn('id', 'integer', identity(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('outbox_recipient')
    .on('outbox')
    .columns(['recipient', 'kind', 'created_at'])
    .execute()
  await db.schema
    .createTable('analytics_events')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('properties', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('analytics_events_name')
    .on('analytics_events')
    .columns(['name', 'created_at'])
    .execute()
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('call', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('response', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_pk', ['call', 'key'])
    .execute()
  await db.schema
    .createIndex('idempotency_keys_created_at')
    .on('idempotency_keys')
    .column('created_at')
    .execute()
}

async function createAccess(db: Kysely<unknown>) {
  await db.schema
    .createTable('admin_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

async function createPosts(db: Kysely<unknown>) {
  await db.schema
    .createTable('regions')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await sql`create unique index regions_name on regions (lower(name))`.execute(db)
  await db.schema
    .createTable('categories')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('posts')
    .addColumn('id', 'integer', identity(db))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('featured_image', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('author_id', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('published_at', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('posts_published')
    .on('posts')
    .columns(['status', 'published_at'])
    .execute()
  await link(db, 'post_regions', 'region_id', 'regions.id')
  await link(db, 'post_categories', 'category_id', 'categories.id')
}

/** Posts to what they are filed under; a region or category in use cannot be deleted. */
async function link(db: Kysely<unknown>, table: string, column: string, target: string) {
  await db.schema
    .createTable(table)
    .addColumn('post_id', 'integer', (post) =>
      post.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn(column, 'integer', (other) =>
      other.notNull().references(target).onDelete('restrict'),
    )
    .addPrimaryKeyConstraint(`${table}_pk`, ['post_id', column as 'post_id'])
    .execute()
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}

import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createInquiries(db)
  await createSubscribers(db)
  await createOldSlugs(db)
  await addPostTexts(db)
}

async function createInquiries(db: Kysely<unknown>) {
  await db.schema
    .createTable('inquiries')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('company', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('aud', 'text')
    .addColumn('utm_source', 'text')
    .addColumn('plan', 'text')
    .addColumn('held', 'integer', (column) => column.notNull())
    .addColumn('held_reason', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('inquiries_received')
    .on('inquiries')
    .columns(['held', 'created_at'])
    .execute()
}

async function createSubscribers(db: Kysely<unknown>) {
  await db.schema
    .createTable('subscribers')
    .addColumn('id', 'integer', identity(db))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute()
  await sql`create unique index subscribers_email on subscribers (lower(email))`.execute(db)
  await db.schema
    .createIndex('subscribers_status')
    .on('subscribers')
    .columns(['status', 'created_at'])
    .execute()
}

async function createOldSlugs(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'integer', (post) =>
      post.notNull().references('posts.id').onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('post_slugs_post_id').on('post_slugs').column('post_id').execute()
}

/**
 * What search looks through, apart from the HTML: a search reads every text, and beside the HTML
 * it would read that too. The list of addresses is read from its index alone.
 */
async function addPostTexts(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_texts')
    .addColumn('post_id', 'integer', (post) =>
      post.primaryKey().references('posts.id').onDelete('cascade'),
    )
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('posts')
    .addColumn('word_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('posts_addresses')
    .on('posts')
    .columns(['status', 'published_at', 'slug', 'updated_at'])
    .execute()
  await readExistingPosts(db)
}

async function readExistingPosts(db: Kysely<unknown>) {
  const { rows } = await sql<{
    id: number
    title: string
    description: string
    content: string
  }>`select id, title, description, content from posts`.execute(db)
  for (const { id, title, description, content } of rows) {
    const text = content.replace(/<[^>]*>/g, ' ')
    const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
    const search = `${title}\n${description}\n${text}`.toLowerCase()
    await sql`update posts set word_count = ${words} where id = ${id}`.execute(db)
    await sql`insert into post_texts values (${id}, ${search})`.execute(db)
  }
}

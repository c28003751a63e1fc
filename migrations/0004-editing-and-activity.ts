import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createActivity(db)
  await extendPosts(db)
  await createRevisions(db)
  await sql`create unique index categories_name on categories (lower(name))`.execute(db)
  await extendInquiries(db)
  await db.schema
    .createIndex('subscribers_created_at')
    .on('subscribers')
    .columns(['created_at', 'id'])
    .execute()
  await createAssessmentTexts(db)
  await indexAssessments(db)
}

async function createActivity(db: Kysely<unknown>) {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'integer', identity(db))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer')
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('record_count', 'integer')
    .execute()
  await db.schema
    .createIndex('activity_created_at')
    .on('activity')
    .columns(['created_at', 'id'])
    .execute()
  await db.schema
    .createIndex('activity_noun')
    .on('activity')
    .columns(['noun', 'created_at', 'id'])
    .execute()
}

/** The orders and filters of the table of posts, each with an index: a row holds a whole article. */
async function extendPosts(db: Kysely<unknown>) {
  await db.schema.alterTable('posts').addColumn('publish_at', 'text').execute()
  await db.schema
    .alterTable('post_regions')
    .addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const column of ['created_at', 'updated_at', 'published_at']) {
    await db.schema.createIndex(`posts_${column}`).on('posts').columns([column, 'id']).execute()
  }
  await db.schema
    .createIndex('posts_status')
    .on('posts')
    .columns(['status', 'created_at', 'id'])
    .execute()
  await sql`create index posts_title on posts (lower(title), id)`.execute(db)
}

async function createRevisions(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_revisions')
    .addColumn('post_id', 'integer', (post) =>
      post.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('featured_image', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('meta_title', 'text')
    .addColumn('meta_description', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('region_ids', 'text', (column) => column.notNull())
    .addColumn('category_ids', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('post_revisions_pk', ['post_id', 'version'])
    .execute()
  const { rows } = await sql<{ id: number }>`select id from posts`.execute(db)
  for (const { id } of rows) {
    const regions = await listLinked(db, 'post_regions', 'region_id', id)
    const categories = await listLinked(db, 'post_categories', 'category_id', id)
    await sql`
      insert into post_revisions
        (post_id, version, title, slug, description, content, featured_image, status, meta_title,
          meta_description, region_ids, category_ids, created_at)
      select id, version, title, slug, description, content, featured_image, status, meta_title,
        meta_description, ${regions}, ${categories}, updated_at
      from posts where id = ${id}
    `.execute(db)
  }
}

async function listLinked(db: Kysely<unknown>, table: string, column: string, postId: number) {
  const { rows } = await sql<{ id: number }>`
    select ${sql.ref(column)} as id from ${sql.table(table)}
    where post_id = ${postId} order by ${sql.ref(column)}
  `.execute(db)
  return JSON.stringify(rows.map(({ id }) => id))
}

/** When a message was handled, and what a search looks through. */
async function extendInquiries(db: Kysely<unknown>) {
  await db.schema.alterTable('inquiries').addColumn('handled_at', 'text').execute()
  await db.schema
    .alterTable('inquiries')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  const { rows } = await sql<{
    id: number
    name: string
    email: string
    company: string | null
    message: string
  }>`select id, name, email, company, message from inquiries`.execute(db)
  for (const { id, name, email, company, message } of rows) {
    const text = [name, email, company, message].join('\n').toLowerCase()
    await sql`update inquiries set search_text = ${text} where id = ${id}`.execute(db)
  }
}

/** What a search looks through, apart from the answers, which it would otherwise read as well. */
async function createAssessmentTexts(db: Kysely<unknown>) {
  await db.schema
    .createTable('assessment_texts')
    .addColumn('assessment_id', 'integer', (assessment) =>
      assessment.primaryKey().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('search_text', 'text', (column) => column.notNull())
    .execute()
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; name: string; company: string; email: string }>`
      select id, name, company, email from quickscore_assessments
      where id > ${last} order by id limit 1000
    `.execute(db)
    if (rows.length === 0) return
    const texts = rows.map(({ id, name, company, email }) => {
      const text = `${name}\n${company}\n${email}`.toLowerCase()
      return sql`(${id}, ${text})`
    })
    await sql`insert into assessment_texts values ${sql.join(texts)}`.execute(db)
    last = rows.at(-1)?.id ?? last
  }
}

/** The orders and filters of the table of submissions. */
async function indexAssessments(db: Kysely<unknown>) {
  const indexes = {
    name: ['name', 'id'],
    company: ['company', 'id'],
    email: ['email', 'id'],
    overall: ['score', 'id'],
    user_type: ['user_type', 'created_at', 'id'],
    band: ['band', 'created_at', 'id'],
    weekly: ['created_at', 'score'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema
      .createIndex(`quickscore_assessments_${name}`)
      .on('quickscore_assessments')
      .columns(columns)
      .execute()
  }
}

import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/**
 * What is typed and not saved is a revision as well: of each person one autosave of each post, and
 * what was kept as another text took its place. One window at a time writes. The drafts that stand
 * become autosaves of those who typed them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('post_revisions').renameTo('post_saves').execute()
  await createRevisions(db)
  await sql`
    insert into post_revisions (kind, ${sql.raw(savedColumns)})
    select 'save', ${sql.raw(savedColumns)} from post_saves order by created_at, post_id, version
  `.execute(db)
  await moveDrafts(db)
  for (const table of ['post_saves', 'post_drafts', 'post_presence']) {
    await db.schema.dropTable(table).execute()
  }
  await db.schema
    .createTable('post_locks')
    .addColumn('subject', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .execute()
}

const savedColumns = `post_id, version, title, slug, description, content, featured_image, status,
  meta_title, meta_description, publish_at, region_ids, category_ids, author_ids, key_id, created_at`

async function createRevisions(db: Kysely<unknown>) {
  await db.schema
    .createTable('post_revisions')
    .addColumn('id', 'integer', identity(db))
    // Null for what was typed into a post that nobody has saved yet.
    .addColumn('post_id', 'integer', (column) => column.references('posts.id').onDelete('cascade'))
    // What trash holds of a version before has no kind.
    .addColumn('kind', 'text', (column) => column.notNull().defaultTo('save'))
    .addColumn('writing', 'text')
    .addColumn('mark', 'text')
    .addColumn('version', 'integer')
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
    .addColumn('author_ids', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('key_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await sql`
    create unique index post_revisions_saves on post_revisions (post_id, version)
    where kind = 'save'
  `.execute(db)
  await sql`
    create unique index post_revisions_autosaves on post_revisions (post_id, key_id)
    where kind = 'autosave'
  `.execute(db)
  await sql`
    create unique index post_revisions_begun on post_revisions (writing, key_id)
    where kind = 'autosave' and post_id is null
  `.execute(db)
  await sql`
    create index post_revisions_writing on post_revisions (writing) where writing is not null
  `.execute(db)
}

interface Draft {
  token: string
  post_id: number | null
  post_version: number | null
  fields: string
  key_id: string
  updated_at: string
}

async function moveDrafts(db: Kysely<unknown>) {
  const { rows } = await sql<Draft>`select * from post_drafts order by updated_at`.execute(db)
  for (const { token, post_id, post_version, fields, key_id, updated_at } of rows) {
    const typed = JSON.parse(fields)
    const time = new Date(typed.publish_at)
    const publishAt = Number.isNaN(time.getTime()) ? null : time.toISOString()
    await sql`
      insert into post_revisions (kind, writing, mark, ${sql.raw(savedColumns)})
      values ('autosave', ${token}, ${token}, ${post_id}, ${post_version}, ${typed.title},
        ${typed.slug}, ${typed.description}, ${typed.content}, ${typed.featured_image || null},
        ${typed.status}, ${typed.meta_title || null}, ${typed.meta_description || null},
        ${publishAt}, ${JSON.stringify(typed.region_ids)}, ${JSON.stringify(typed.category_ids)},
        ${JSON.stringify(typed.author_ids ?? [])}, ${key_id}, ${updated_at})
    `.execute(db)
  }
}

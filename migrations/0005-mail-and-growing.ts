import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await createResultLinks(db)
  await createIssues(db)
  await extendOutbox(db)
  await createShared(db)
  await createKeeping(db)
}

async function createResultLinks(db: Kysely<unknown>) {
  await db.schema
    .createTable('result_links')
    .addColumn('id', 'integer', identity(db))
    .addColumn('assessment_id', 'integer', (column) =>
      column.notNull().references('quickscore_assessments.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute()
  await db.schema
    .createIndex('result_links_assessment_id')
    .on('result_links')
    .column('assessment_id')
    .execute()
}

async function createIssues(db: Kysely<unknown>) {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'integer', identity(db))
    .addColumn('post_id', 'integer', (column) =>
      column.unique().references('posts.id').onDelete('set null'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('letter', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('recipient_count', 'integer', (column) => column.notNull())
    .addColumn('sent_count', 'integer')
    .addColumn('failed_count', 'integer')
    .addColumn('dropped_count', 'integer')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .execute()
}

/** From rows that say what is owed to rows that a worker can take, try and end. */
async function extendOutbox(db: Kysely<unknown>) {
  const text = ['failing_since', 'lease', 'leased_until', 'ended_at', 'last_error']
  for (const name of text) await db.schema.alterTable('outbox').addColumn(name, 'text').execute()
  for (const name of ['priority', 'attempts']) {
    await db.schema
      .alterTable('outbox')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('outbox')
    .addColumn('status', 'text', (column) => column.notNull().defaultTo('pending'))
    .execute()
  await db.schema
    .alterTable('outbox')
    .addColumn('next_attempt_at', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update outbox set next_attempt_at = created_at`.execute(db)
  await db.schema
    .alterTable('outbox')
    .addColumn('issue_id', 'integer', (column) => column.references('newsletter_issues.id'))
    .execute()
  const indexes = {
    outbox_due: ['status', 'priority', 'next_attempt_at', 'id'],
    outbox_ended: ['status', 'ended_at'],
    outbox_created_at: ['created_at', 'id'],
  }
  for (const [name, columns] of Object.entries(indexes)) {
    await db.schema.createIndex(name).on('outbox').columns(columns).execute()
  }
  await db.schema
    .createIndex('outbox_issue')
    .on('outbox')
    .columns(['issue_id', 'recipient'])
    .unique()
    .execute()
}

/** What several instances keep together. */
async function createShared(db: Kysely<unknown>) {
  await db.schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('ran_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute()
}

/** Keeping data no longer than needed: what is found by its age, and what must not come back. */
async function createKeeping(db: Kysely<unknown>) {
  await db.schema
    .createTable('suppressed_addresses')
    .addColumn('address_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  const ages = {
    analytics_events: 'created_at',
    result_links: 'expires_at',
    suppressed_addresses: 'created_at',
  }
  for (const [table, column] of Object.entries(ages)) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}

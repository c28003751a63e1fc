import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/**
 * Newsletter issues that are to go out at a time; a table of their own, because the version before
 * would end an issue without copies at once. And what became of issues beyond sent and failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_plans')
    .addColumn('id', 'integer', identity(db))
    .addColumn('post_id', 'integer', (column) =>
      column.notNull().unique().references('posts.id').onDelete('cascade'),
    )
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('opening', 'text', (column) => column.notNull())
    .addColumn('send_at', 'text', (column) => column.notNull())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('mail')
    .addColumn('bounced', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('newsletter_issues').addColumn('bounced_count', 'integer').execute()
  await db.schema
    .alterTable('newsletter_issues')
    .addColumn('unsubscribed_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

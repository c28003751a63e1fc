import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Contact messages are answered, noted on, and taken on by somebody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('messages').addColumn('assignee', 'text').execute()
  await db.schema
    .createTable('message_replies')
    .addColumn('id', 'integer', identity(db))
    .addColumn('message_id', 'integer', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('ended_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('message_notes')
    .addColumn('id', 'integer', identity(db))
    .addColumn('message_id', 'integer', (column) =>
      column.notNull().references('messages.id').onDelete('cascade'),
    )
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  for (const table of ['message_replies', 'message_notes']) {
    await db.schema.createIndex(`${table}_message_id`).on(table).column('message_id').execute()
  }
}

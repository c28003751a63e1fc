import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Beginnings of answers to contact messages, as staff write them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('reply_templates')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

import type { Kysely } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/** Where the addresses of labels lead that were merged into others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('label_moves')
    .addColumn('id', 'integer', identity(db))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('label_id', 'integer', (column) => column.notNull())
    .addUniqueConstraint('label_moves_key', ['kind', 'key'])
    .execute()
}

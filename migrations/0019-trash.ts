import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/**
 * What staff delete stays for a while, outside of the tables that everybody reads. A record is a row
 * here, and a row for itself and for each of what was deleted with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('trash')
    .addColumn('id', 'integer', identity(db))
    .addColumn('noun', 'text', (column) => column.notNull())
    .addColumn('record_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('trash_rows')
    .addColumn('trash_id', 'integer', (column) =>
      column.notNull().references('trash.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('table_name', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('trash_rows_key', ['trash_id', 'position'])
    .execute()
  await sql`create unique index trash_record on trash (noun, record_id)`.execute(db)
  await sql`create index trash_deleted on trash (noun, deleted_at, id)`.execute(db)
  await sql`create index trash_expires on trash (expires_at)`.execute(db)
  await sql`create index trash_address on trash (address)`.execute(db)
}

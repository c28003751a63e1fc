import { type Kysely, sql } from 'kysely'
import { identity } from '../server/platform/db/database.ts'

/**
 * Keys of the staff, each with a name and a role. A table of their own: the version before takes
 * every row of `admin_keys` for a key that may do all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff_keys')
    .addColumn('id', 'integer', identity(db))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addColumn('revoked_at', 'text')
    .execute()
  await sql`
    create unique index staff_keys_name on staff_keys (lower(name)) where revoked_at is null
  `.execute(db)
}

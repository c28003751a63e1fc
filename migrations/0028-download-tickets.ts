import type { Kysely } from 'kysely'

/** What lets a browser fetch a file once without a key, for a minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('download_tickets')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('key_id', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
}

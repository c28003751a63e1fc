import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** Who runs the site, and what it says of itself: a row for each change, the newest is in force. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('firm')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('record', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  if (isOnPostgres(db)) return
  // What is deleted leaves nothing behind in the index of articles either.
  await sql`insert into post_search (post_search, rank) values ('secure-delete', 1)`.execute(db)
}

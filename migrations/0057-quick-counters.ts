import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** Each request under `/api` waited for the disk to count it. A crash of PostgreSQL counts from 0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isOnPostgres(db)) await sql`alter table rate_limits set unlogged`.execute(db)
}

import { type Kysely, sql } from 'kysely'

/**
 * Pictures get smaller copies as AVIF, which take seconds each and so are made after the upload.
 * Null until that is done: as for every picture that is there now, and for those that the version
 * before takes in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('avif', 'text').execute()
  await sql`create index media_without_avif on media (id) where avif is null`.execute(db)
}

import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** Signs such as № and ™ were searched by the capitals that they stand for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lower = sql.raw(isOnPostgres(db) ? 'lower(search_text)' : 'alphabet_key(search_text)')
  for (const table of ['post_texts', 'assessment_texts', 'messages', 'media']) {
    const name = sql.table(table)
    await sql`update ${name} set search_text = ${lower} where search_text <> ${lower}`.execute(db)
  }
}

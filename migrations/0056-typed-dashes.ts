import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

const typed = sql`translate(search_text, '‒–—―−⁄‚′„', '-----/''''"')`

/** As in 0055, with dashes, the bar of fractions and low quotes as keyboards type them. */
const alphabetKey = sql`
  create or replace function alphabet_key(text) returns bytea
  language sql immutable strict parallel safe as $$
    select convert_to(translate(replace(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
      'øØđĐðłŁıς⁄‘’ʼ‚′“”„‐‒–—―−', 'oodddlliσ/''''''''''"""------'), 'UTF8')
  $$`

/** "risk–based" was not found by who typed "risk-based", nor ½ by who typed 1/2. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isOnPostgres(db)) await alphabetKey.execute(db)
  const settled = isOnPostgres(db) ? typed : sql`alphabet_key(search_text)`
  for (const table of ['post_texts', 'assessment_texts', 'messages', 'media']) {
    const name = sql.table(table)
    await sql`update ${name} set search_text = ${settled} where search_text <> ${settled}`.execute(
      db,
    )
  }
}

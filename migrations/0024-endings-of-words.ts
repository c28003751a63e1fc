import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** What is made in a moment; for more the index is made after the start, while they can be written. */
const MOST_AT_ONCE = 100

/** Longer texts are read; what an index is made of has a bound of its own. */
const MOST_CHARACTERS = 16_000

/**
 * An index over every ending of each word: what a word holds begins one of its endings, so that a
 * search is answered by the index alone (`docs/decisions/admin-search.md`). One of `pg_trgm` only
 * says which texts to read, which took most of a search for a word that many hold. Every PostgreSQL
 * can have it. Words are parted by what every program calls a space, which is fewer than a search
 * is parted by, so that no word that is asked for goes over such an edge.
 *
 * It is dear to make, which the planner is told, and no statistics are made of it: `analyze` would
 * take minutes. The one over twos and threes that articles had before is asked by nobody since they
 * have one of `pg_trgm`. Its function stays, so that a version that asks for it finds the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isOnPostgres(db)) return
  await sql`drop index if exists post_texts_grams`.execute(db)
  await sql`drop index if exists post_texts_long`.execute(db)
  await endings.execute(db)
  for (const [table, key] of [
    ['post_texts', 'post_id'],
    ['messages', 'id'],
  ] as const) {
    if (await isShort(db, table)) await makeIndex(db, table)
    await sql`create index ${sql.ref(`${table}_read`)} on ${sql.table(table)} (${sql.ref(key)})
      where length(search_text) > ${sql.lit(MOST_CHARACTERS)}`.execute(db)
  }
}

async function isShort(db: Kysely<unknown>, table: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} limit ${sql.lit(MOST_AT_ONCE + 1)}
  `.execute(db)
  return rows.length <= MOST_AT_ONCE
}

/** As `server/platform/db/suffix-index.ts` makes it where there are more. */
async function makeIndex(db: Kysely<unknown>, table: string): Promise<void> {
  const index = sql.ref(`${table}_endings`)
  const made = sql`gin (endings_of(search_text))`
  await sql`create index ${index} on ${sql.table(table)} using ${made}`.execute(db)
  await sql`alter index ${index} alter column 1 set statistics 0`.execute(db)
}

/** Of sixteen characters at most: what is asked for beyond them is read. */
const endings = sql`
  create function endings_of(whole text) returns tsvector
    language sql immutable strict parallel safe cost 100000 as $$
      select array_to_tsvector(coalesce(array_agg(distinct substr(word, at, 16)), '{}'))
      from (
        select distinct unnest(regexp_split_to_array(whole, '[ \\t\\n\\v\\f\\r]+')) as word
      ) as words, generate_series(1, length(word)) as at
      where length(whole) <= ${sql.lit(MOST_CHARACTERS)}
    $$`

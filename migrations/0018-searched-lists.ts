import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** What the admin's lists are searched in, and how PostgreSQL is asked for it. */
const lists = [
  { table: 'assessment_texts', key: 'assessment_id', column: 'search_text', asked: 'search_text' },
  { table: 'messages', key: 'id', column: 'search_text', asked: 'search_text' },
  { table: 'media', key: 'id', column: 'search_text', asked: 'search_text' },
  { table: 'subscribers', key: 'id', column: 'email', asked: 'lower(email)' },
  { table: 'mail', key: 'id', column: 'recipient', asked: 'lower(recipient)' },
]

/**
 * Already in an index of its own on SQLite. That on PostgreSQL costs its function for each article
 * that holds a common word; it stays for as long as the version before may run.
 */
const articles = {
  table: 'post_texts',
  key: 'post_id',
  column: 'search_text',
  asked: 'search_text',
}

type List = (typeof lists)[number]

/** An index over every three characters of what a list is searched in (`docs/decisions/admin-search.md`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = isOnPostgres(db)
    ? [extension, ...lists.map(ofPostgres), ofPostgres(articles)]
    : lists.flatMap(ofSqlite)
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/**
 * Kept in step by triggers, as that of the articles is. What is deleted leaves nothing behind in the
 * index: it may have been erased for somebody's sake.
 */
function ofSqlite({ table, key, column, asked }: List): string[] {
  // As it was typed, or in lower case already.
  const tokenizer = asked === column ? 'trigram case_sensitive 1' : 'trigram'
  const index = `${table}_search`
  const add = `insert into ${index} (rowid, ${column}) values (new.${key}, new.${column} || char(10));`
  const remove = `insert into ${index} (${index}, rowid, ${column})
    values ('delete', old.${key}, old.${column} || char(10));`
  return [
    `create virtual table ${index} using fts5(
      ${column}, content = '${table}', content_rowid = '${key}', tokenize = '${tokenizer}'
    )`,
    `insert into ${index} (${index}, rank) values ('secure-delete', 1)`,
    `create virtual table ${index}_vocabulary using fts5vocab(${index}, row)`,
    `create trigger ${index}_insert after insert on ${table} begin ${add} end`,
    `create trigger ${index}_delete after delete on ${table} begin ${remove} end`,
    `create trigger ${index}_update after update of ${column} on ${table}
      when old.${column} <> new.${column} begin ${remove} ${add} end`,
    `insert into ${index} (rowid, ${column}) select ${key}, ${column} || char(10) from ${table}`,
  ]
}

/** A host may withhold the extension: then the lists are read through, as they were before. */
const tolerant = (statement: string) => `do $$ begin
    ${statement};
  exception when insufficient_privilege or undefined_file or undefined_object
    or feature_not_supported or invalid_schema_name or object_not_in_prerequisite_state then
    raise notice 'Searches read the lists through: %', sqlerrm;
  end $$`

const extension = tolerant('create extension if not exists pg_trgm')

const ofPostgres = ({ table, column, asked }: List) =>
  tolerant(`create index ${table}_${column}_grams on ${table} using gin ((${asked}) gin_trgm_ops)`)

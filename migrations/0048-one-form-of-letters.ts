import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../server/platform/db/database.ts'

/** Rows that are in memory at once: a text can be a megabyte. */
const AT_ONCE = 100

const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/** No case, accent or invisible sign. */
const foldText = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœøđðłþıς]/g, (letter) => plainLetters[letter] ?? letter)

const compose = (text: string) => text.normalize('NFC')

/** What staff and visitors typed, in one form of each letter. */
const typed: Record<string, string[]> = {
  posts: ['title', 'description', 'content', 'meta_title', 'meta_description'],
  categories: ['name'],
  regions: ['name'],
  authors: ['name'],
  messages: ['name', 'company', 'message'],
  media: ['original_name', 'alt_text', 'caption'],
}

/** What is searched in, by its key: without accents, so that either spelling is found. */
const searched: Record<string, string> = {
  post_texts: 'post_id',
  assessment_texts: 'assessment_id',
  messages: 'id',
  media: 'id',
}

/**
 * As `foldText` in domain/text.ts, for PostgreSQL to sort by: as bytes, which every locale orders alike.
 * Letters are parted from their accents first, so that `lower` needs to know no others.
 */
const alphabetKey = sql`
  create or replace function alphabet_key(text) returns bytea
  language sql immutable strict parallel safe as $$
    select convert_to(translate(replace(replace(replace(replace(
      lower(regexp_replace(normalize($1, NFKD), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g')),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'øØđĐðłŁıς', 'oodddlliσ'), 'UTF8')
  $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  if (isOnPostgres(db)) await alphabetKey.execute(db)
  for (const [table, columns] of Object.entries(typed)) {
    for (const column of columns) await change(db, { table, key: 'id', column }, compose)
  }
  for (const [table, key] of Object.entries(searched)) {
    await change(db, { table, key, column: 'search_text' }, foldText)
  }
}

interface Place {
  table: string
  key: string
  column: string
}

async function change(
  db: Kysely<unknown>,
  { table, key, column }: Place,
  settle: (text: string) => string,
): Promise<void> {
  const [name, id, text] = [sql.table(table), sql.ref(key), sql.ref(column)]
  let last = 0
  for (;;) {
    const { rows } = await sql<{ id: number; text: string | null }>`
      select ${id} as id, ${text} as text from ${name}
      where ${id} > ${last} order by ${id} limit ${sql.lit(AT_ONCE)}`.execute(db)
    for (const row of rows) {
      const settled = row.text === null ? null : settle(row.text)
      if (settled === row.text || (await isTaken(db, { table, key, column }, settled))) continue
      await sql`update ${name} set ${text} = ${settled} where ${id} = ${row.id}`.execute(db)
    }
    last = rows.at(-1)?.id ?? last
    if (rows.length < AT_ONCE) return
  }
}

/** Names of labels are unique: the second of two spellings stays as it is. */
async function isTaken(db: Kysely<unknown>, { table, column }: Place, text: string | null) {
  if (column !== 'name' || table === 'messages') return false
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where lower(${sql.ref(column)}) = lower(${text})`.execute(db)
  return rows.length > 0
}

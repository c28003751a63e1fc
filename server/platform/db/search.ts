import { type RawBuilder, sql } from 'kysely'
import { foldText } from '../../../domain/text.ts'
import type { Database } from '../../tables.ts'
import { isOnPostgres } from './database.ts'
import { all, alphabetical, FEW, isAmong, readIds } from './list.ts'
import { hasSuffixIndex } from './suffix-index.ts'

/**
 * Whether a folded column contains every one of `words`, which are folded too; `%` and `_` are
 * literal. Unlike `foundIn` it calls no function on each row, which is most of the time of a
 * search (`docs/decisions/admin-search.md`).
 */
export function holding(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  const tests = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`
    return sql`${text} like ${pattern} escape '\\'`
  })
  return all(tests)
}

/** Whether each of `words` is in one of the columns, folded; `%` and `_` are literal. */
export function foundIn(columns: readonly string[], words: readonly string[]): RawBuilder<boolean> {
  const tests = fold(words).map((word) => {
    const pattern = sql`alphabet_key(cast(${`%${word.replace(/[!%_]/g, '!$&')}%`} as text))`
    const each = columns.map((name) => sql`${alphabetical(name)} like ${pattern} escape '!'`)
    return sql`(${sql.join(each, sql` or `)})`
  })
  return all(tests)
}

/** Folded texts (`foldText`) with a search index (`migrations/0008-searched-articles.ts`). */
export interface IndexedTexts {
  table: string
  key: string
  column: string
  /** The table that is the index on SQLite. */
  index: string
}

/**
 * The ids of the records whose text contains every asked word; null where no word is asked for. The
 * texts are searched once: their ids are fast to combine with any order, condition or count.
 */
export async function findByText(db: Database, texts: IndexedTexts, asked: readonly string[]) {
  const words = fold(asked)
  if (words.length === 0) return null
  if (!isOnPostgres(db)) return readIds(db, askTexts(texts, words))
  const isIndexed = await hasSuffixIndex(db, texts)
  return readIds(db, isIndexed ? askSuffixIndex(texts, words) : readTexts(texts, words))
}

function readTexts({ table, key, column }: IndexedTexts, words: readonly string[]) {
  const held = holding(sql.ref(`${table}.${column}`), words)
  return sql`select ${sql.ref(`${table}.${key}`)} as id from ${sql.table(table)} where ${held}`
}

/** PostgreSQL's index leaves out texts longer than this, and cuts each suffix of a word. */
const MOST_TEXT = 16_000
const MOST_ENDING = 16

/**
 * Searches PostgreSQL's suffix index (`migrations/0024-endings-of-words.ts`). Words that are longer
 * than an entry, or hold a space, are then checked in the texts that it finds.
 */
function askSuffixIndex(texts: IndexedTexts, words: readonly string[]) {
  const text = sql.ref(`${texts.table}.${texts.column}`)
  const parts = words.flatMap((word) => word.split(' ')).filter(Boolean)
  const beginnings = parts.map((part) => [...part].slice(0, MOST_ENDING).join(''))
  const asked = beginnings.map((part) => `'${part.replace(/['\\]/g, '$&$&')}':*`).join(' & ')
  const rest = words.filter((word) => !beginnings.includes(word))
  const key = sql.ref(`${texts.table}.${texts.key}`)
  return sql`
    select ${key} as id from ${sql.table(texts.table)}
    where endings_of(${text}) @@ ${asked}::tsquery and ${holding(text, rest)}
    union all ${readTexts(texts, words)} and length(${text}) > ${sql.lit(MOST_TEXT)}`
}

/** Searches SQLite's index, which holds no single characters. */
function askTexts(texts: IndexedTexts, words: readonly string[]) {
  const indexed = words.filter((word) => [...word].length > 1)
  if (indexed.length === 0) return readTexts(texts, words)
  const asked = askIndex(texts.index, indexed)
  const alone = words.filter((word) => !indexed.includes(word))
  return alone.length === 0 ? asked : sql`${asked} and rowid in (${readTexts(texts, alone)})`
}

/** The ids that SQLite's index has for all of `words`, of two characters or more. */
function askIndex(index: string, words: readonly string[]) {
  const table = sql.table(index)
  return sql`select rowid as id from ${table} where ${table} match ${askFor(index, words)}`
}

/** Words of two characters or more as a query of SQLite's index. */
function askFor(index: string, words: readonly string[]) {
  return sql.join(
    words.map((word) => ([...word].length === 2 ? askForTwo(index, word) : sql`${quote(word)}`)),
    sql` || ' AND ' || `,
  )
}

/** The column in which a list is searched (`migrations/0018-searched-lists.ts`). */
export interface SearchedList {
  table: string
  key: string
  column: string
  /** Whether it is stored as it was typed, not folded. */
  asTyped?: boolean
}

/**
 * A condition for the rows that contain every asked word. On SQLite the index is queried here, to
 * avoid a scan when few rows match; PostgreSQL uses its index by itself.
 */
export async function findListed(
  db: Database,
  { table, key, column, asTyped = false }: SearchedList,
  asked: readonly string[],
): Promise<RawBuilder<boolean>> {
  const words = asTyped ? asked : fold(asked)
  const text = sql.ref(`${table}.${column}`)
  const held = holding(asTyped ? sql`lower(${text})` : text, words)
  const index = `${table}_search`
  const indexed = words.filter((word) => [...word].length > 1)
  if (isOnPostgres(db) || indexed.length === 0) return held
  const found = await readIds(db, sql`${askIndex(index, indexed)} limit ${FEW + 1}`)
  if (found.length > FEW) return held
  return sql<boolean>`(${isAmong(db, `${table}.${key}`, found)} and ${held})`
}

/** Folds the words, and drops those without a visible character. */
const fold = (words: readonly string[]) =>
  words.map((word) => foldText(word).trim()).filter(Boolean)

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Matches every indexed trigram that begins with the two characters; nothing if none does. */
function askForTwo(index: string, word: string) {
  return sql`(select coalesce('(' || group_concat('"' || replace(term, '"', '""') || '"', ' OR ') || ')', ${quote(`${word} ${word}`)})
    from ${sql.table(`${index}_vocabulary`)} where term >= ${word} and term < ${word} || char(1114111))`
}

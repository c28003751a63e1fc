import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../tables.ts'
import { isOnPostgres } from './database.ts'

/**
 * Whether a column that is stored in lower case holds every one of `words` somewhere; `%` and `_`
 * mean themselves. Unlike `containing` it calls no function on each row, which is most of the time
 * of a search (`docs/decisions/admin-search.md`).
 */
export function holding(column: string, words: readonly string[]): RawBuilder<boolean> {
  const tests = words.map((word) => {
    const pattern = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
    return sql`${sql.ref(column)} like ${pattern} escape '\\'`
  })
  return all(tests)
}

/** Whether every one of `words` is somewhere in one of the columns, whatever the case. */
export function foundIn(columns: readonly string[], words: readonly string[]): RawBuilder<boolean> {
  const tests = words.map(
    (word) =>
      sql`(${sql.join(
        columns.map((name) => containing(name, word)),
        sql` or `,
      )})`,
  )
  return all(tests)
}

/** Whether a text column holds `text` somewhere, whatever the case; `%` and `_` mean themselves. */
function containing(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

/** Texts in lower case that stand apart, with an index of what they hold (`migrations/0008-searched-articles.ts`). */
export interface IndexedTexts {
  table: string
  key: string
  column: string
  /** On SQLite, where the index is a table of its own. */
  index: string
}

/** So few that they are looked up by their ids; many are met soon while the list is read. */
const FEW = 1_000

/** Two conditions that find the same: the quicker one for a page in some order, and for the count. */
export interface Found {
  page: RawBuilder<boolean>
  count: RawBuilder<boolean>
}

/**
 * Finds the records whose long text holds every one of `words`; `id` is the column of theirs. The
 * index is asked for few. Where they are many, a page in any order soon has what it needs.
 */
export async function findByText(
  db: Database,
  { table, key, column, index }: IndexedTexts,
  id: string,
  words: readonly string[],
): Promise<Found> {
  const text = sql`select ${sql.ref(`${table}.${key}`)} from ${sql.table(table)}`
  const held = holding(`${table}.${column}`, words)
  const page = sql<boolean>`exists (${text} where ${sql.ref(`${table}.${key}`)} = ${sql.ref(id)} and ${held})`
  const indexed = words.filter((word) => [...word].length > 1)
  if (indexed.length === 0) return { page, count: page }
  if (isOnPostgres(db)) {
    const all = sql`${text} where ${held}`
    const { rows } = await sql<Record<string, number>>`${all} limit ${FEW + 1}`.execute(db)
    if (rows.length > FEW) return { page, count: sql<boolean>`${sql.ref(id)} in (${all})` }
    const ids = rows.map((row) => row[key])
    const few = sql<boolean>`${sql.ref(id)} = any(${ids}::integer[])`
    return { page: few, count: few }
  }
  const found = await askIndex(db, index, indexed, FEW + 1)
  const isExact = indexed.length === words.length
  const exactly = (condition: RawBuilder<unknown>) =>
    isExact ? sql<boolean>`(${condition})` : sql<boolean>`(${condition} and ${page})`
  if (found.length > FEW) {
    const all = sql`select rowid from ${sql.table(index)} where ${sql.table(index)} match ${askFor(index, indexed)}`
    return { page, count: exactly(sql`${sql.ref(id)} in (${all})`) }
  }
  const few = exactly(isAmong(id, found))
  return { page: few, count: few }
}

/** The ids of what is in SQLite's index under every one of `words`, of two characters or more. */
async function askIndex(db: Database, index: string, words: readonly string[], most: number) {
  const { rows } = await sql<{ id: number }>`
    select rowid as id from ${sql.table(index)}
    where ${sql.table(index)} match ${askFor(index, words)} limit ${most}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** One statement, however many they are. */
function isAmong(key: string, ids: readonly number[]) {
  return sql`${sql.ref(key)} in (select value from json_each(${JSON.stringify(ids)}))`
}

/** Words of two characters or more, in the language of SQLite's index. */
function askFor(index: string, words: readonly string[]) {
  return sql.join(
    words.map((word) => ([...word].length === 2 ? askForTwo(index, word) : sql`${quote(word)}`)),
    sql` || ' AND ' || `,
  )
}

/** What a list is searched in (`migrations/0018-searched-lists.ts`). */
export interface SearchedList {
  table: string
  key: string
  column: string
  /** Whether it is stored as it was typed, not in lower case. */
  asTyped?: boolean
}

/**
 * A condition that finds the rows that hold every one of `words`. On SQLite the index is asked here,
 * so that a list with few of them is not read through. PostgreSQL finds its index by itself.
 */
export async function findListed(
  db: Database,
  { table, key, column, asTyped = false }: SearchedList,
  words: readonly string[],
): Promise<RawBuilder<boolean>> {
  const name = `${table}.${column}`
  const held = asTyped ? foundIn([name], words) : holding(name, words)
  const index = `${table}_search`
  const indexed = words.filter((word) => [...word].length > 1)
  if (isOnPostgres(db) || indexed.length === 0) return held
  const found = await askIndex(db, index, indexed, FEW + 1)
  if (found.length > FEW) return held
  return sql<boolean>`(${isAmong(`${table}.${key}`, found)} and ${held})`
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Any three characters that begin with these two; what is nowhere if there are none. */
function askForTwo(index: string, word: string) {
  return sql`(select coalesce('(' || group_concat('"' || replace(term, '"', '""') || '"', ' OR ') || ')', ${quote(`${word} ${word}`)})
    from ${sql.table(`${index}_vocabulary`)} where term >= ${word} and term < ${word} || char(1114111))`
}

function all(tests: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

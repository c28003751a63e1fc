import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
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
export function containing(column: string, text: string) {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`
}

/** Texts in lower case, with an index of what they hold (`migrations/0008-searched-articles.ts`). */
interface IndexedTexts {
  table: string
  key: string
  column: string
  /** On SQLite, where the index is a table of its own. */
  index: string
}

/** So long a text is not in the index on PostgreSQL, and read instead. */
const LONGEST_INDEXED = 100_000
/** Characters that stand in the index together. */
const GRAM = 3

/** The same as `holding`, but no text is read that does not hold them: whatever is there in number. */
export function holdingByIndex(
  db: QueryExecutorProvider,
  { table, key, column, index }: IndexedTexts,
  words: readonly string[],
): RawBuilder<boolean> {
  const held = holding(`${table}.${column}`, words)
  const lower = words.map((word) => word.toLowerCase())
  if (isOnPostgres(db)) {
    const grams = sql.join(lower.flatMap(listGrams).map((gram) => sql`${gram}::text`))
    const ref = sql.ref(`${table}.${column}`)
    if (lower.every((word) => [...word].length < 2)) return held
    return sql<boolean>`((grams_of(${ref}) @> array[${grams}] or length(${ref}) > ${sql.lit(LONGEST_INDEXED)}) and ${held})`
  }
  const indexed = lower.filter((word) => [...word].length > 1)
  if (indexed.length === 0) return held
  const short = holding(
    `${table}.${column}`,
    words.filter((word) => [...word].length === 1),
  )
  const asked = sql.join(
    indexed.map((word) => ([...word].length === 2 ? askForTwo(index, word) : sql`${quote(word)}`)),
    sql` || ' AND ' || `,
  )
  return sql<boolean>`(${sql.ref(`${table}.${key}`)} in (
    select rowid from ${sql.table(index)} where ${sql.table(index)} match ${asked}) and ${short})`
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

/** Any three characters that begin with these two; what is nowhere if there are none. */
function askForTwo(index: string, word: string) {
  return sql`(select coalesce('(' || group_concat('"' || replace(term, '"', '""') || '"', ' OR ') || ')', ${quote(`${word} ${word}`)})
    from ${sql.table(`${index}_vocabulary`)} where term >= ${word} and term < ${word} || char(1114111))`
}

/** What the index has of a word: of one with two characters these, of a longer one every three. */
function listGrams(word: string): string[] {
  const characters = [...word]
  if (characters.length < 2) return []
  if (characters.length === 2) return [word]
  return characters.slice(2).map((_, at) => characters.slice(at, at + GRAM).join(''))
}

function all(tests: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

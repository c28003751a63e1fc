import { type RawBuilder, sql } from 'kysely'

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

function all(tests: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

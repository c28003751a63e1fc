import { type QueryExecutorProvider, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Page, Sort } from '../../../domain/list-query.ts'
import { isOnPostgres } from './database.ts'

/** Names the columns and the order of what a list shows. */
type ReadRows<DB, TB extends keyof DB, Row> = (
  rows: SelectQueryBuilder<DB, TB, object>,
  direction: 'asc' | 'desc',
) => SelectQueryBuilder<DB, TB, Row>

/** One page of a list, and how many rows the whole list has. */
export interface Listed<Row> {
  rows: Row[]
  total: number
}

/**
 * Reads one page of the rows `matching`. `read` names the columns and the order, the last of which
 * must tell any two rows apart, or a row could be on two pages. Pass `total` where a cheaper query
 * than a count of `matching` gives it.
 */
export async function listPage<DB, TB extends keyof DB, Row>(
  matching: SelectQueryBuilder<DB, TB, object>,
  { page, perPage, sort }: Page & { sort?: Sort<string> },
  read: ReadRows<DB, TB, Row>,
  total: number | Promise<number> = countRows(matching),
): Promise<Listed<Row>> {
  const first = (page - 1) * perPage
  const known = await total
  if (known <= first) return { rows: [], total: known }
  const rows = await read(matching, sort?.descending ? 'desc' : 'asc')
    .limit(perPage)
    .offset(first)
    .execute()
  return { rows: rows as Row[], total: known }
}

/** Whether a row's time is within the period of a list's query. */
export function isWithin(column: string, { from, before }: Pick<Page, 'from' | 'before'>) {
  const time = sql.ref(column)
  return all([
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(before ? [sql`${time} < ${before}`] : []),
  ])
}

/** The tests joined by `and`; true if there are none. */
export function all(tests: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

/** Whether columns have the given values; undefined and empty values are ignored. */
export function isAs(asked: Readonly<Record<string, string | undefined>>): RawBuilder<boolean> {
  const tests = Object.entries(asked)
    .filter(([, value]) => value)
    .map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

export async function countRows<DB, TB extends keyof DB>(
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<number> {
  const { count } = await matching
    .select((row) => row.fn.countAll<number>().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Up to this many matches are looked up by id, in any order. */
export const FEW = 1_000

/**
 * The ids that a search finds; null for more than `FEW`. Few rows are fastest looked up by id and
 * sorted; of many, a scan in the list's order soon meets some (`docs/decisions/admin-search.md`).
 */
export async function findFew<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<number[] | null> {
  const rows = await found.limit(FEW + 1).execute()
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/**
 * Alphabetical order, the same on both engines: `alphabet_key` is a function of the database
 * (`sqlite.ts`, `migrations/0048-one-form-of-letters.ts`).
 */
export const alphabetical = (column: string): RawBuilder<string> =>
  sql<string>`alphabet_key(${sql.ref(column)})`

const named = new Set(['name', 'company', 'assignee', 'title', 'original_name'])

/** The sort key of a column: alphabetical for names and titles, else the value itself. */
export const orderOf = (column: string) =>
  named.has(column) ? alphabetical(column) : sql.ref<string>(column)

/** Whether an id column is among `ids`, sent as one parameter: one statement for any number. */
export function isAmong(db: QueryExecutorProvider, key: string, ids: readonly number[]) {
  const all = JSON.stringify(ids)
  return isOnPostgres(db)
    ? sql<boolean>`${sql.ref(key)} = any(${all.replace('[', '{').replace(']', '}')}::integer[])`
    : sql<boolean>`${sql.ref(key)} in (select value from json_each(${all}))`
}

/** The ids that a query selects as `id`, in order; read as one value, cheaper than many rows. */
export async function readIds(
  db: QueryExecutorProvider,
  query: RawBuilder<unknown>,
): Promise<number[]> {
  const ids = isOnPostgres(db) ? sql`json_agg(id)::text` : sql`json_group_array(id)`
  const { rows } = await sql<{
    ids: string | null
  }>`select ${ids} as ids from (${query}) as asked`.execute(db)
  return JSON.parse(rows[0]?.ids ?? '[]')
}

/**
 * `listPage` of the rows whose ids a search has `found`; of all rows where it is null. For many
 * ids, the ids of the whole list are read in order from an index and intersected here: looking each
 * one up would take the database longer, once for the page and once for the count.
 */
export async function listFound<DB, TB extends keyof DB, Row>(
  db: QueryExecutorProvider,
  { found, key }: { found: readonly number[] | null; key: string },
  matching: SelectQueryBuilder<DB, TB, object>,
  query: Page & { sort: Sort<string> },
  read: ReadRows<DB, TB, Row>,
): Promise<Listed<Row>> {
  if (found === null) return listPage(matching, query, read)
  if (found.length === 0) return { rows: [], total: 0 }
  const { page, perPage, sort } = query
  const direction = sort.descending ? 'desc' : 'asc'
  const those = found.length <= FEW ? matching.where(isAmong(db, key, found)) : matching
  const inOrder = read(those, direction).clearSelect().select(sql.ref<number>(key).as('id'))
  const isFound = new Set(found)
  const ids = (await readIds(db, sql`${inOrder}`)).filter((id) => isFound.has(id))
  const shown = ids.slice((page - 1) * perPage, page * perPage)
  if (shown.length === 0) return { rows: [], total: ids.length }
  // Filtered by id alone: with `matching` a planner may scan the whole list.
  const rows = await read(matching.clearWhere().where(isAmong(db, key, shown)), direction).execute()
  return { rows: rows as Row[], total: ids.length }
}

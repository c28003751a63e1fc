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
 * must tell any two rows apart, or a row could be on two pages. `total` is how many there are, or
 * what is quicker to count than the rows themselves.
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

/** Whether a row came on the days that a list is asked for. */
export function isWithin(column: string, { from, before }: Pick<Page, 'from' | 'before'>) {
  const time = sql.ref(column)
  return all([
    ...(from ? [sql`${time} >= ${from}`] : []),
    ...(before ? [sql`${time} < ${before}`] : []),
  ])
}

/** Whether all of these are so, if there are any. */
export function all(tests: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return tests.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(tests, sql` and `)})`
}

/** Whether columns are what a list is asked for; what is left open, or empty, asks for nothing. */
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

/** So few matches that they are looked up by their ids, in any order. */
export const FEW = 1_000

/**
 * The ids that a search finds; null if they are many. A few rows are quickest looked up by id and
 * then sorted; of many, some are met soon in the order asked for (`docs/decisions/admin-search.md`).
 */
export async function findFew<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<number[] | null> {
  const rows = await found.limit(FEW + 1).execute()
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/**
 * The order of an alphabet, the same on both engines: `alphabet_key` is a function of the database
 * (`sqlite.ts`, `migrations/0048-one-form-of-letters.ts`).
 */
export const alphabetical = (column: string): RawBuilder<string> =>
  sql<string>`alphabet_key(${sql.ref(column)})`

const named = new Set(['name', 'company', 'assignee', 'title', 'original_name'])

/** That of names by the alphabet, and of anything else by what it is. */
export const orderOf = (column: string) =>
  named.has(column) ? alphabetical(column) : sql.ref<string>(column)

/** Whether a column of ids has one of these: one statement, however many they are. */
export function isAmong(db: QueryExecutorProvider, key: string, ids: readonly number[]) {
  const all = JSON.stringify(ids)
  return isOnPostgres(db)
    ? sql<boolean>`${sql.ref(key)} = any(${all.replace('[', '{').replace(']', '}')}::integer[])`
    : sql<boolean>`${sql.ref(key)} in (select value from json_each(${all}))`
}

/** The ids that a query selects as `id`, in its order, as one value: thousands of rows cost more. */
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
 * `listPage` of those whose ids a search has `found`; of all of them where it is null. Of many, the
 * ids of the whole list are read in its order, which an index alone tells, and met with those found
 * here: the database would take longer to look each of them up, once for the page and once to count.
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
  // By their ids alone: a planner may prefer to read the list through.
  const rows = await read(matching.clearWhere().where(isAmong(db, key, shown)), direction).execute()
  return { rows: rows as Row[], total: ids.length }
}

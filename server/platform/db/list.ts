import { type SelectQueryBuilder, sql } from 'kysely'
import type { Page, Sort } from '../../../domain/list-query.ts'

type Direction = 'asc' | 'desc'

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
  read: (
    rows: SelectQueryBuilder<DB, TB, object>,
    direction: Direction,
  ) => SelectQueryBuilder<DB, TB, Row>,
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
  const tests = [from && sql`${time} >= ${from}`, before && sql`${time} < ${before}`].filter(
    Boolean,
  )
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
const FEW = 1_000

/**
 * The ids that a search finds, and how many they are; null if they are many. A few rows are quickest
 * looked up by id and then sorted; of many, some are met soon in the order asked for
 * (`docs/decisions/admin-search.md`). The ids are never none, so that they can stand in an `in`.
 */
export async function findFew<DB, TB extends keyof DB>(
  found: SelectQueryBuilder<DB, TB, { id: number }>,
): Promise<{ ids: number[]; total: number } | null> {
  const rows = await found.limit(FEW + 1).execute()
  if (rows.length > FEW) return null
  return { ids: padIds(rows.map(({ id }) => id)), total: rows.length }
}

/** No row has it. */
const NO_ID = 0

/**
 * The ids, and the last of them again until there are as many as a power of two: lists of every
 * length would else be as many statements to prepare.
 */
function padIds(ids: readonly number[]): number[] {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1, ids.length)))
  return [...ids, ...new Array<number>(length - ids.length).fill(ids.at(-1) ?? NO_ID)]
}

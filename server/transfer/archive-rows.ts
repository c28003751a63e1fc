/** The rows of an archive as they are written to its files, each as soon as it has been read. */
import type { Staff } from '../../domain/actor.ts'
import { startCsv, writeCsvLine } from '../../domain/csv.ts'
import type { Page } from '../../domain/list-query.ts'
import type { ArchivedList } from '../noun.ts'
import type { Listed } from '../platform/db/list.ts'
import type { Ports } from '../ports.ts'

const ROWS_AT_ONCE = 500

/** The oldest first, so that what comes in meanwhile comes last. */
const oldestFirst = { sort: 'created_at' }

/** One page of a list. */
export function readPage(
  { query, asked = oldestFirst, read }: ArchivedList,
  ports: Ports,
  actor: Staff,
  page: Page,
): Promise<Listed<object>> {
  return read(ports, actor, { ...query.parse(asked), ...page })
}

export async function* readRows<Row extends object>(
  read: (page: Page) => Promise<Listed<Row>>,
): AsyncGenerator<Row> {
  for (let page = 1; ; page += 1) {
    const { rows } = await read({ page, perPage: ROWS_AT_ONCE })
    yield* rows
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** As JSON, a row on each line. */
export async function* writeJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let start = '[\n'
  for await (const row of rows) {
    yield `${start}${JSON.stringify(row)}`
    start = ',\n'
  }
  yield start === '[\n' ? '[]\n' : '\n]\n'
}

export async function* writeSheet(
  { columns, cellsOf }: NonNullable<ArchivedList['sheet']>,
  rows: AsyncIterable<object>,
): AsyncGenerator<string> {
  yield startCsv(columns)
  for await (const row of rows) yield writeCsvLine(cellsOf(row))
}

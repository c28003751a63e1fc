import { type QueryExecutorProvider, sql } from 'kysely'
import { checkRow, ROWS_AT_ONCE, type Row } from './table-rows.ts'
import { isOnPostgres, type TableShape } from './table-shapes.ts'

/** Adds rows to a table, in a transaction; throws where one is not of the table's shape. */
export async function loadRows(
  trx: QueryExecutorProvider,
  shape: TableShape,
  rows: AsyncIterable<Row>,
): Promise<void> {
  let batch: Row[] = []
  for await (const row of rows) {
    batch.push(checkRow(shape, row))
    if (batch.length < ROWS_AT_ONCE) continue
    await insertRows(trx, shape, batch)
    batch = []
  }
  if (batch.length > 0) await insertRows(trx, shape, batch)
}

async function insertRows(trx: QueryExecutorProvider, shape: TableShape, rows: Row[]) {
  const names = sql.join(shape.columns.map(({ name }) => sql.ref(name)))
  const values = rows.map((row) => sql`(${sql.join(shape.columns.map(({ name }) => row[name]))})`)
  await sql`insert into ${sql.table(shape.name)} (${names}) values ${sql.join(values)}`.execute(trx)
}

/** Whether any row is in the table. */
export async function hasRows(db: QueryExecutorProvider, { name }: TableShape): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
  return rows.length > 0
}

export async function emptyTable(trx: QueryExecutorProvider, { name }: TableShape): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(trx)
}

/** Nobody else can read or write the tables until the transaction ends. */
export async function holdTables(trx: QueryExecutorProvider, shapes: TableShape[]): Promise<void> {
  // A transaction on SQLite has the file to itself as it is.
  if (!isOnPostgres(trx)) return
  const names = shapes.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx)
}

interface Found {
  n: number | null
}

/** The highest number given so far, also to a row that is gone; null if the table gives none. */
export async function findLastNumber(
  db: QueryExecutorProvider,
  { name, numbered }: TableShape,
): Promise<number | null> {
  if (numbered === null) return null
  const given = isOnPostgres(db)
    ? sql<Found>`select pg_sequence_last_value(pg_get_serial_sequence(${name}, ${numbered})::regclass) as n`
    : sql<Found>`select seq as n from sqlite_sequence where name = ${name}`
  const highest = sql<Found>`select max(${sql.ref(numbered)}) as n from ${sql.table(name)}`
  const numbers: number[] = [0]
  for (const query of [given, highest]) numbers.push((await query.execute(db)).rows[0]?.n ?? 0)
  return Math.max(...numbers)
}

/** The next row gets the number after `last`. */
export async function setLastNumber(
  trx: QueryExecutorProvider,
  { name, numbered }: TableShape,
  last: number,
): Promise<void> {
  if (numbered === null || last === 0) return
  if (isOnPostgres(trx)) {
    const sequence = sql`pg_get_serial_sequence(${name}, ${numbered})::regclass`
    await sql`select setval(${sequence}, ${last})`.execute(trx)
    return
  }
  await sql`delete from sqlite_sequence where name = ${name}`.execute(trx)
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${last})`.execute(trx)
}

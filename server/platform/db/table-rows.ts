import { createHash } from 'node:crypto'
import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { isOnPostgres } from './database.ts'
import type { ColumnKind, TableShape } from './table-shapes.ts'

/**
 * How many rows are in memory at once. A row can be a megabyte (an article), so a batch takes at
 * most about 100 MB.
 */
const ROWS_AT_ONCE = 100

/** `bigint` as text: more than a JavaScript number can hold exactly. */
export type Value = string | number | null
export type Row = Record<string, Value>

/** Rows of a table and the SHA-256 of them as lines of JSON, ordered by its key. */
export interface TableSum {
  rows: number
  sha256: string
}

/**
 * Runs `work` on a snapshot of the database, which blocks no writers and waits for none. `work` may
 * only read.
 */
export function inSnapshot<T, R>(db: Kysely<T>, work: (snapshot: Kysely<T>) => Promise<R>) {
  return db.connection().execute(async (connection) => {
    await (isOnPostgres(db) ? beginOnPostgres : sql`begin deferred`).execute(connection)
    await liftTimeLimit(connection)
    try {
      return await work(connection)
    } finally {
      await sql`rollback`.execute(connection)
    }
  })
}

/** Lifts the statement timeout, which is for requests, for the rest of the transaction. */
export async function liftTimeLimit(trx: QueryExecutorProvider): Promise<void> {
  if (isOnPostgres(trx)) await sql`set local statement_timeout = 0`.execute(trx)
}

const beginOnPostgres = sql`begin transaction isolation level repeatable read read only`

/**
 * All rows in the order of the primary key, which is the same on both engines, each with its
 * columns in the order of their names. Needs a transaction. Throws for a value that is not of its
 * column's type, which SQLite allows.
 */
export async function* readRows(db: QueryExecutorProvider, shape: TableShape): AsyncGenerator<Row> {
  for await (const batch of isOnPostgres(db) ? fetchRows(db, shape) : seekRows(db, shape)) {
    for (const row of batch) yield checkRow(shape, row)
  }
}

/** Uses a cursor: the database would sort texts by bytes again for each batch. */
async function* fetchRows(db: QueryExecutorProvider, shape: TableShape): AsyncGenerator<Row[]> {
  const keys = shape.key.map((name) =>
    kindOfColumn(shape, name) === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name),
  )
  const query = sql`${selectFrom(shape)} order by ${sql.join(keys)}`
  await sql`declare rows_read no scroll cursor for ${query}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from rows_read`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close rows_read`.execute(db)
}

async function* seekRows(db: QueryExecutorProvider, shape: TableShape): AsyncGenerator<Row[]> {
  const keys = sql.join(shape.key.map((name) => sql.ref(name)))
  const limit = sql`order by ${keys} limit ${ROWS_AT_ONCE}`
  let after = sql``
  for (;;) {
    const { rows } = await sql<Row>`${selectFrom(shape)} ${after} ${limit}`.execute(db)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    after = sql`where (${keys}) > (${sql.join(shape.key.map((name) => last[name]))})`
  }
}

function selectFrom({ name, columns }: TableShape): RawBuilder<unknown> {
  const selected = columns.map(({ name, kind }) =>
    kind === 'bigint' ? sql`cast(${sql.ref(name)} as text) as ${sql.ref(name)}` : sql.ref(name),
  )
  return sql`select ${sql.join(selected)} from ${sql.table(name)}`
}

function kindOfColumn({ columns }: TableShape, wanted: string): ColumnKind | undefined {
  return columns.find(({ name }) => name === wanted)?.kind
}

/** The row with its columns in order; throws where it is not of the table's shape. */
function checkRow(shape: TableShape, row: Row): Row {
  return Object.fromEntries(
    shape.columns.map(({ name, kind }) => {
      const value = row[name]
      if (value === undefined || !isOfKind(value, kind)) {
        throw new Error(`A row of ${shape.name} holds something in ${name} that is not ${kind}.`)
      }
      return [name, value]
    }),
  )
}

function isOfKind(value: Value, kind: ColumnKind): boolean {
  if (value === null) return true
  if (kind === 'integer') return Number.isSafeInteger(value)
  return typeof value === 'string' && (kind === 'text' || /^-?\d+$/.test(value))
}

/** A row as one line of JSON; the same row is the same line on either engine. */
export function writeLine(row: Row): string {
  return `${JSON.stringify(row)}\n`
}

/** Count and hash of what `readRows` yields. */
export async function sumRows(rows: AsyncIterable<Row>): Promise<TableSum> {
  const hash = createHash('sha256')
  let count = 0
  for await (const row of rows) {
    hash.update(writeLine(row))
    count += 1
  }
  return { rows: count, sha256: hash.digest('hex') }
}

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

/** Locks the tables against other reads and writes until the transaction ends. */
export async function holdTables(trx: QueryExecutorProvider, shapes: TableShape[]): Promise<void> {
  // A transaction on SQLite is the only writer anyway.
  if (!isOnPostgres(trx)) return
  const names = shapes.map(({ name }) => sql.table(name))
  await sql`lock table ${sql.join(names)} in access exclusive mode`.execute(trx)
}

interface Found {
  n: number | null
}

/** The highest number given so far, also to a row that is gone; null if the table gives none. */
export async function findLastNumber(db: QueryExecutorProvider, { name, numbered }: TableShape) {
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

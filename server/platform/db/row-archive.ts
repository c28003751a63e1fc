import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { chunksOf, isOnPostgres } from './database.ts'
import type { Row, Value } from './table-rows.ts'
import { listReferences, type Reference } from './table-shapes.ts'

/** A deleted row, with the rows that depended on it. */
export interface ArchivedRow {
  id: number
  row: Row
  /** Rows of other tables that were deleted with it. */
  parts: { table: string; row: Row }[]
  /** References to it in rows of other tables, which were set to null. */
  links: { table: string; column: string; id: number }[]
}

/** Rows in memory at once, with their dependent rows. */
const AT_ONCE = 20

/**
 * Deletes the rows with these ids and yields their archives in batches. The foreign keys are read
 * from the database itself, so that tables of later versions need no change here.
 */
export async function* archiveRows(
  trx: QueryExecutorProvider,
  table: string,
  ids: readonly number[],
): AsyncGenerator<ArchivedRow[]> {
  const references = (await listReferences(trx)).filter(({ parent }) => parent === table)
  for (const some of chunksOf(ids, AT_ONCE)) {
    // The lock keeps others from adding parts while the parts are read.
    const rows = await readBy(trx, table, 'id', some, isOnPostgres(trx) ? sql`for update` : sql``)
    if (rows.length === 0) continue
    const taken = rows.map(
      (row): ArchivedRow => ({ id: Number(row.id), row, parts: [], links: [] }),
    )
    for (const reference of references) await noteOthers(trx, reference, taken)
    const found = sql.join(taken.map(({ id }) => id))
    await sql`delete from ${sql.table(table)} where id in (${found})`.execute(trx)
    yield taken
  }
}

async function noteOthers(trx: QueryExecutorProvider, reference: Reference, taken: ArchivedRow[]) {
  const { child, column, key, action } = reference
  if (action === 'other') return
  const values = taken.map(({ row }) => row[key] ?? null)
  for (const row of await readBy(trx, child, column, values)) {
    const owner = taken.find((one) => one.row[key] === row[column])
    if (action === 'cascade') owner?.parts.push({ table: child, row })
    else owner?.links.push({ table: child, column, id: Number(row.id) })
  }
}

async function readBy(
  trx: QueryExecutorProvider,
  table: string,
  column: string,
  values: readonly Value[],
  locking: RawBuilder<unknown> = sql``,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(values)}) ${locking}
  `.execute(trx)
  return rows
}

/**
 * Restores a row, its parts and the references to it. A part is left out if it refers to a row
 * deleted since, or if its key is taken. The caller has made sure that the row's own keys are
 * free.
 */
export async function restore(
  trx: QueryExecutorProvider,
  table: string,
  { id, row, parts, links }: ArchivedRow,
): Promise<void> {
  await insert(trx, table, row)
  const references = await listReferences(trx)
  const existing = new Set(references.map(({ child }) => child))
  for (const part of parts) {
    // A later version has dropped the table.
    if (!existing.has(part.table)) continue
    const others = references.filter(
      ({ child, parent }) => child === part.table && parent !== table,
    )
    if (await findsAll(trx, others, part.row)) await insert(trx, part.table, part.row)
  }
  for (const link of links) {
    if (!existing.has(link.table)) continue
    await sql`
      update ${sql.table(link.table)} set ${sql.ref(link.column)} = ${id}
      where id = ${link.id} and ${sql.ref(link.column)} is null
    `.execute(trx)
  }
}

async function findsAll(trx: QueryExecutorProvider, references: readonly Reference[], row: Row) {
  for (const { parent, key, column } of references) {
    const value = row[column] ?? null
    if (value !== null && (await readBy(trx, parent, key, [value])).length === 0) return false
  }
  return true
}

async function insert(trx: QueryExecutorProvider, table: string, row: Row): Promise<void> {
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row))
  await sql`
    insert into ${sql.table(table)} (${names}) values (${values}) on conflict do nothing
  `.execute(trx)
}

/** Queries that stores share, for any table. */
import {
  type Generated,
  type Insertable,
  type Kysely,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { Database, Tables, Trx } from '../../tables.ts'
import { deleteChosen } from './database.ts'
import { all, isAmong } from './list.ts'

/** Tables with a numeric id. */
type Numbered = {
  [Table in keyof Tables]: Tables[Table] extends { id: Generated<number> } ? Table : never
}[keyof Tables]

/** Tables with an e-mail address. */
type Addressed = {
  [Table in keyof Tables]: Tables[Table] extends { email: string | null } ? Table : never
}[keyof Tables]

const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Record<string, string>>>

/** Returns the id of the new row. */
export async function insertRow<Table extends Numbered>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<number> {
  const query = anyTable(db)
    .insertInto(table)
    .values(row as Record<string, string>)
  return Number((await query.returning('id').executeTakeFirstOrThrow()).id)
}

/** Inserts a row; false if a row with its key exists. */
export async function claimRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<boolean> {
  const query = anyTable(db)
    .insertInto(table as string)
    .values(row as Record<string, string>)
  const claimed = await query.onConflict((known) => known.doNothing()).executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>

/** Selects rows by id, or by the values of columns. */
type Which<Table extends keyof Tables> = number | Partial<Row<Table>>

function areThese(which: number | object) {
  const columns = typeof which === 'number' ? { id: which } : which
  const tests = Object.entries(columns).map(([column, value]) =>
    value === null ? sql`${sql.ref(column)} is null` : sql`${sql.ref(column)} = ${value}`,
  )
  return all(tests)
}

/** One row, or null; with all of its columns where none are named. */
export async function findRow<
  Table extends keyof Tables,
  Column extends keyof Row<Table> = keyof Row<Table>,
>(
  db: Database,
  table: Table,
  which: Which<Table>,
  columns?: readonly Column[],
): Promise<Pick<Row<Table>, Column> | null> {
  const rows = anyTable(db)
    .selectFrom(table as string)
    .where(areThese(which))
  const query = columns ? rows.select(columns as readonly string[]) : rows.selectAll()
  return ((await query.executeTakeFirst()) as Pick<Row<Table>, Column> | undefined) ?? null
}

/** A row's value in one column; null where there is no such row. */
export async function findValue<Table extends keyof Tables, Column extends keyof Row<Table>>(
  db: Database,
  table: Table,
  which: Which<Table>,
  column: Column,
): Promise<Row<Table>[Column] | null> {
  return (await findRow(db, table, which, [column]))?.[column] ?? null
}

/** True if any row was updated. */
export function updateRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  which: Which<Table>,
  change: Updateable<Tables[Table]>,
): Promise<boolean> {
  const query = anyTable(db).updateTable(table as string)
  return hasChanged(query.set(change as Record<string, string>).where(areThese(which)))
}

/** True if any row was deleted. */
export function removeRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  which: Which<Table>,
): Promise<boolean> {
  return hasChanged(
    anyTable(db)
      .deleteFrom(table as string)
      .where(areThese(which)),
  )
}

/** Inserts a row, or updates the row with the same key. */
export async function putRow<Table extends keyof Tables>(
  db: Database,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  row: Insertable<Tables[Table]>,
): Promise<void> {
  const query = anyTable(db)
    .insertInto(table as string)
    .values(row as Record<string, string>)
  await query
    .onConflict((known) => known.columns(key).doUpdateSet(row as Record<string, string>))
    .execute()
}

/** Tables of secrets, stored by hash, that expire. */
type Lapsing = {
  [Table in keyof Tables]: Tables[Table] extends { hash: string; expires_at: string }
    ? Table
    : never
}[keyof Tables]

/** Inserts a row, and deletes the expired ones. */
export async function keepUntil<Table extends Lapsing>(
  trx: Trx,
  table: Table,
  row: Insertable<Tables[Table]>,
  now: string,
): Promise<void> {
  const query = anyTable(trx)
  await query
    .deleteFrom(table as string)
    .where('expires_at', '<=', now)
    .execute()
  await query
    .insertInto(table as string)
    .values(row as Record<string, string>)
    .execute()
}

/** Deletes the row and returns it unless expired: of concurrent callers, only one gets it. */
export async function takeOnce<Table extends Lapsing>(
  db: Database,
  table: Table,
  hash: string,
  now: string,
): Promise<Row<Table> | null> {
  const { rows } = await sql<Row<Table> & { expires_at: string }>`
    delete from ${sql.table(table)} where hash = ${hash} returning *
  `.execute(db)
  const [taken] = rows
  return taken && taken.expires_at > now ? taken : null
}

/** Returns the ids of the deleted rows. */
export async function deleteRows(
  trx: Trx,
  table: Numbered,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(table)} where ${isAmong(trx, 'id', ids)} returning id
  `.execute(trx)
  return rows.map(({ id }) => id)
}

/** Whether there is any such row. */
export async function isAny<DB, TB extends keyof DB>(
  matching: SelectQueryBuilder<DB, TB, object>,
): Promise<boolean> {
  const query = matching.select(sql<number>`1`.as('found')).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

interface Change {
  executeTakeFirst(): Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined>
}

/** Whether an update or a deletion affected any row. */
export async function hasChanged(change: Change): Promise<boolean> {
  const { numUpdatedRows = 0n, numDeletedRows = 0n } = (await change.executeTakeFirst()) ?? {}
  return numUpdatedRows + numDeletedRows > 0n
}

/** Deletes at most `limit` rows whose `column` is less than `before`; returns how many. */
export function deleteBefore<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  column: keyof Tables[Table] & string,
  { before, limit, which = {}, key = ['id'] }: Past<Table>,
): Promise<number> {
  const rows = anyTable(trx)
    .selectFrom(table as string)
    .select(key)
    .where(areThese(which))
  const old = rows.where(column as string, '<', before as string).limit(limit)
  return deleteChosen(anyTable(trx), { table, key }, old)
}

interface Past<Table extends keyof Tables> {
  before: string | number
  limit: number
  /** Restricts the deletion; all rows if absent. */
  which?: Which<Table>
  /** The columns that tell rows apart. */
  key?: readonly string[]
}

/** Rows with an e-mail address, which is given in lower case. */
export async function listOfAddress<Table extends Addressed>(
  db: Database,
  table: Table,
  address: string,
): Promise<Selectable<Tables[Table]>[]> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where lower(email) = ${address} order by id
  `.execute(db)
  return rows
}

/**
 * Finds rows that belong to rows found before for an address: `owners` names, for each column, the
 * table whose ids it holds.
 */
export const foundBy =
  <Table extends keyof Tables>(
    table: Table,
    owners: Partial<Record<keyof Tables[Table] & string, keyof Tables>>,
  ) =>
  async (
    trx: Trx,
    _address: string,
    { idsOf }: { idsOf(table: string): number[] },
  ): Promise<Selectable<Tables[Table]>[]> => {
    const columns = Object.entries<keyof Tables | undefined>(owners)
    const hangs = columns.map(([column, owner = '']) => isAmong(trx, column, idsOf(owner)))
    const { rows } = await sql<Selectable<Tables[Table]>>`
      select * from ${sql.table(table)} where ${sql.join(hangs, sql` or `)} order by 1
    `.execute(trx)
    return rows
  }

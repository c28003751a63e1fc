/** What stores do with the rows of a table, whichever it is. */
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
import { isAmong } from './list.ts'

/** Tables whose rows are known by an id. */
type Numbered = {
  [Table in keyof Tables]: Tables[Table] extends { id: Generated<number> } ? Table : never
}[keyof Tables]

/** Of people who gave their e-mail address. */
type Addressed = {
  [Table in keyof Tables]: Tables[Table] extends { email: string } ? Table : never
}[keyof Tables]

const anyTable = (db: Database) => db as unknown as Kysely<Record<string, Record<string, string>>>

/** Answers with the id of the new row. */
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

/** Stores a row unless there is one of its key; false where there is. */
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

export async function findRow<Table extends Numbered>(
  db: Database,
  table: Table,
  id: number,
): Promise<Selectable<Tables[Table]> | null> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)} where id = ${id}
  `.execute(db)
  return rows[0] ?? null
}

export async function updateRow<Table extends Numbered>(
  db: Database,
  table: Table,
  id: number,
  change: Updateable<Tables[Table]>,
): Promise<void> {
  const query = anyTable(db).updateTable(table as string)
  const update = query.set(change as Record<string, string>)
  await update.where(sql<number>`id`, '=', id).execute()
}

/** Answers with the ids that there were. */
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

/** Whether an update or a deletion met a row. */
export async function hasChanged(change: Change): Promise<boolean> {
  const { numUpdatedRows = 0n, numDeletedRows = 0n } = (await change.executeTakeFirst()) ?? {}
  return numUpdatedRows + numDeletedRows > 0n
}

/** Deletes at most `limit` rows whose time in a column was over before; answers with how many. */
export function deleteBefore<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  column: keyof Tables[Table] & string,
  { before, limit, key = 'id' }: { before: string; limit: number; key?: string },
): Promise<number> {
  const rows = anyTable(trx)
    .selectFrom(table as string)
    .select(key)
  const old = rows.where(column as string, '<', before).limit(limit)
  return deleteChosen(anyTable(trx), { table, key }, old)
}

/** Those of an e-mail address, in lower case. */
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
 * Finds what hangs on rows that were found before, of an address: `owners` says which column holds
 * the id of a row of which table.
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

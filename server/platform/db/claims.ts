import { type Selectable, sql } from 'kysely'
import type { Tables, Trx } from '../../tables.ts'

/** Tables whose rows have a number that each save raises. */
type Versioned = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; version: unknown } ? Table : never
}[keyof Tables]

/**
 * Raises the version of a row and holds the row until the transaction ends: what is read of it
 * from here on is what will be overwritten. Answers with the row; null if it is not there, or not
 * at `version`, where one is named.
 */
export async function claimVersion<Table extends Versioned>(
  trx: Trx,
  table: Table,
  { id, version }: { id: number; version?: number | undefined },
): Promise<Selectable<Tables[Table]> | null> {
  const seen = version === undefined ? sql`` : sql`and version = ${version}`
  const { rows } = await sql<Selectable<Tables[Table]>>`
    update ${sql.table(table)} set version = version + 1 where id = ${id} ${seen} returning *
  `.execute(trx)
  return rows[0] ?? null
}

import { type Selectable, sql } from 'kysely'
import type { Database, Tables, Trx } from '../../tables.ts'

/** Codes of PostgreSQL: unique and foreign-key violation, serialisation failure, deadlock. */
const postgresClashes = new Set(['23505', '23503', '40001', '40P01'])
/** SQLITE_CONSTRAINT; the kind of constraint is in the higher bits of the code. */
const SQLITE_CONSTRAINT = 19

/**
 * Does `work` in a transaction, and again where another one got between its checks and its writes:
 * this time the check sees what the other one did, and can say so.
 */
export async function runTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isClash(error)) throw error
    return db.transaction().execute(work)
  }
}

/** The same for a change of what visitors see, which is told of once it is stored. */
export async function changeContent<T, What extends string>(
  { db, onChange }: { db: Database; onChange(what: What): void },
  what: What,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  const result = await runTransaction(db, work)
  onChange(what)
  return result
}

function isClash(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_CONSTRAINT
  return typeof code === 'string' && postgresClashes.has(code)
}

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

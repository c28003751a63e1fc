import { type Selectable, sql } from 'kysely'
import type { Database, Tables, Trx } from '../../tables.ts'

/** PostgreSQL's codes: unique and foreign-key violation, serialisation failure, deadlock. */
const postgresClashes = new Set(['23505', '23503', '40001', '40P01'])
/** SQLITE_CONSTRAINT; the kind of constraint is in the higher bits of the code. */
const SQLITE_CONSTRAINT = 19

/**
 * Runs `work` in a transaction, and once more where another transaction came between its checks and
 * its writes: the second time, the checks see what the other one did and can report it.
 */
export async function runTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isClash(error)) throw error
    return db.transaction().execute(work)
  }
}

/** As `runTransaction`, for visible content: calls `onChange` once the change is committed. */
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

/** Tables whose rows have a version number, which each save raises. */
type Versioned = {
  [Table in keyof Tables]: Tables[Table] extends { id: unknown; version: unknown } ? Table : never
}[keyof Tables]

/**
 * Raises the version of a row and locks the row until the transaction ends: nobody else can change
 * it between a read and the write. Returns the row; null if it does not exist, or is not at
 * `version`, where one is given.
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

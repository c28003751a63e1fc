import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type QueryExecutorProvider,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
  sql,
} from 'kysely'

const STATEMENTS_KEPT = 500
const SQLITE_BUSY = 5

/**
 * Opens a SQLite file for Kysely. Every commit is on the disk before it is acknowledged
 * (`synchronous=FULL`), readers do not wait for the writer (WAL), and a second process
 * waits up to 5 seconds for its turn.
 */
export function createSqliteDialect(file: string): SqliteDialect {
  mkdirSync(dirname(file), { recursive: true })
  const connection = new DatabaseSync(file)
  connection.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA busy_timeout = 5000;
    PRAGMA foreign_keys = ON;
  `)
  return new SqliteDialect({ database: adapt(connection) })
}

/**
 * Keeps every other process out of the file until this connection is closed. Throws `NotAloneError`
 * where one has it open now, even idle.
 */
export async function holdAlone(db: QueryExecutorProvider): Promise<void> {
  await sql`pragma locking_mode = exclusive`.execute(db)
  try {
    await sql`begin exclusive`.execute(db)
  } catch (error) {
    throw (error as { errcode?: number }).errcode === SQLITE_BUSY ? new NotAloneError() : error
  }
  await sql`rollback`.execute(db)
}

/** Another process has the file open. */
export class NotAloneError extends Error {}

/** Kysely speaks to the interface of better-sqlite3; Node's own driver differs in a few words. */
function adapt(connection: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  return {
    close: () => connection.close(),
    prepare(sql) {
      // All our transactions write. Taking the write lock at once avoids the failure of a
      // reading transaction that turns into a writing one behind another process's back.
      const text = sql === 'begin' ? 'begin immediate' : sql
      const known = kept.get(text)
      if (known) return known
      const statement = adaptStatement(connection.prepare(text))
      if (kept.size < STATEMENTS_KEPT) kept.set(text, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
    run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
    iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
  }
}

import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type Dialect,
  type QueryExecutorProvider,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { isUnavailable, reasonOf } from '../../../domain/errors.ts'
import { foldText } from '../../../domain/text.ts'
import { makeFolder } from '../files/make-folder.ts'
import { TurnsAdapter, TurnsDriver } from './sqlite-driver.ts'

/** How long opening waits for locks: at the start nothing else runs, so SQLite may block. */
const OPENING_MS = 5_000

/**
 * A checkpoint blocks the process for the disk, a tenth of a second each. At 32 MB of log it comes
 * eight times less often than by default, and rows that changed several times are written once.
 */
const PAGES_BEFORE_CHECKPOINT = 8_000

/**
 * Opens a SQLite file for Kysely. Readers do not wait for the writer (WAL). SQLite itself syncs
 * what a checkpoint needs (`synchronous=NORMAL`), and the driver syncs each commit before it is
 * acknowledged; together that equals `FULL`.
 */
export function createSqliteDialect(file: string): Dialect {
  makeFolder(dirname(file))
  refuseEmptied(file)
  const connection = new DatabaseSync(file, { timeout: OPENING_MS })
  const { journal_mode } = connection.prepare('PRAGMA journal_mode = WAL').get() ?? {}
  const hasLog = journal_mode === 'wal'
  connection.exec(`
    PRAGMA synchronous = ${hasLog ? 'NORMAL' : 'FULL'};
    PRAGMA wal_autocheckpoint = ${PAGES_BEFORE_CHECKPOINT};
    PRAGMA foreign_keys = ON;
    PRAGMA secure_delete = ON;
    PRAGMA busy_timeout = 0;
  `)
  connection.function('alphabet_key', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  )
  return {
    createAdapter: () => new TurnsAdapter(),
    createDriver: () => new TurnsDriver(connection, hasLog ? `${file}-wal` : file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * Keeps a second server from the database while this process lives: the kernel releases the lock at
 * its death. Commands that open the database are not affected. Throws if a server has the lock.
 */
export function holdAsServer(file: string): DatabaseSync {
  makeFolder(dirname(file))
  const lock = new DatabaseSync(`${file}-server`, { timeout: OPENING_MS })
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (!/locked|busy/.test((error as Error).message)) throw error
    throw new Error(
      `another server runs on ${dirname(file)}. Stop that one, or give this one a DATA_DIR of its own; several on the same data need PostgreSQL (DATABASE_URL).`,
    )
  }
}

/** Refuses an emptied file beside other data: it would be taken for a new database. */
function refuseEmptied(file: string): void {
  if (!existsSync(file) || statSync(file).size > 0) return
  const name = basename(file)
  const others = readdirSync(dirname(file)).filter((other) => !other.startsWith(name))
  if (others.length === 0) return
  throw new Error(
    `The database ${file} has 0 bytes, but other data is beside it (${others.join(', ')}). ` +
      'Restore it from a backup, or move all of that away to start afresh.',
  )
}

/**
 * Checkpoints and truncates the log, so that erased text remains in neither file. False while a
 * read of another process prevents it.
 */
export async function emptyLog(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
  return rows[0]?.busy === 0
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
    throw isUnavailable(error) ? new NotAloneError(reasonOf(error).message) : error
  }
  await sql`rollback`.execute(db)
}

/** Another process has the file open. */
export class NotAloneError extends Error {}

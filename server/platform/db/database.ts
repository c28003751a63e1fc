import { promises as fs } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import {
  type ColumnDefinitionBuilder,
  type Dialect,
  Kysely,
  type LogEvent,
  PostgresAdapter,
  PostgresDialect,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
} from 'kysely'
import { FileMigrationProvider, type MigrationProvider, Migrator } from 'kysely/migration'
import type { Database } from '../../tables.ts'
import { createPostgresPool, type PoolOptions } from './postgres-pool.ts'
import { createSqliteDialect, emptyLog } from './sqlite.ts'

const migrationFolder = path.join(import.meta.dirname, '../../../migrations')
/** Most values in one statement; both engines limit its parameters. */
const VALUES_AT_ONCE = 1_000
/** Some minutes of tries for locks: no request and no backup holds a table for longer. */
const MOST_TRIES = 200
/** Tries to empty the log: only another program's reader keeps it for longer. */
const MOST_EMPTYINGS = 5
/** Pause between tries, in which statements queued behind the migration's lock run. */
const PAUSE_MS = 1_000

const provider = new FileMigrationProvider({ fs, path, migrationFolder })

interface Settings {
  DATABASE_URL?: string | undefined
  DATA_DIR: string
}

interface Options extends PoolOptions {
  /** Called with each statement. */
  log?(event: LogEvent): void
}

/** Opens the database of the settings; nothing is sent to it yet. */
export function openDatabase(
  settings: Settings,
  { onError, log, hasTimeLimits }: Options = {},
): Database {
  return new Kysely({
    dialect: createDialect(settings, { onError, hasTimeLimits }),
    ...(log && { log }),
  })
}

/** PostgreSQL where the settings name one, else a SQLite file in the data folder. */
export function createDialect(settings: Settings, options?: PoolOptions): Dialect {
  return settings.DATABASE_URL === undefined
    ? createSqliteDialect(sqliteFileIn(settings.DATA_DIR))
    : new PostgresDialect({ pool: createPostgresPool(settings.DATABASE_URL, options) })
}

/** Where the SQLite database of a data folder is, or would be. */
export function sqliteFileIn(dataDir: string): string {
  return path.join(dataDir, 'plumbline.sqlite')
}

/**
 * Migrates the database to the newest schema, or to the migration `name`. Safe to call at every
 * start, from several processes, and beside instances that serve visitors: each migration is a
 * transaction of its own, so that it locks its tables briefly, and one that cannot get a lock is
 * tried again. Throws the error of a migration, with that migration rolled back.
 */
export async function migrate<T>(db: Kysely<T>, name?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: isOnPostgres(db) ? patientProvider : provider })
  const migrations = await migrator.getMigrations()
  // An empty database has no other users.
  if (name || migrations.every(({ executedAt }) => !executedAt)) {
    const { error } = await (name ? migrator.migrateTo(name) : migrator.migrateToLatest())
    if (error) throw error
    return
  }
  for (let tries = 1; ; ) {
    const { error, results } = await migrator.migrateUp()
    if (!error && results?.length === 0) return
    if (!error) continue
    if (!isLockedOut(error) || tries === MOST_TRIES) throw error
    tries += 1
    await setTimeout(PAUSE_MS)
  }
}

/**
 * The same migrations for a database in use. A migration that waits for a lock blocks all later
 * statements on that table, so it gives up long before a request would.
 */
const patientProvider: MigrationProvider = {
  async getMigrations() {
    const migrations = Object.entries(await provider.getMigrations())
    const patient = migrations.map(([name, { up }]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          await sql`set local lock_timeout = '2s'`.execute(db)
          await up(db)
        },
      },
    ])
    return Object.fromEntries(patient)
  },
}

/** `lock_not_available` and `deadlock_detected`. */
function isLockedOut(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return code === '55P03' || code === '40P01'
}

/** The names of this version's migrations, in order. */
export async function listKnownMigrations(): Promise<string[]> {
  return Object.keys(await provider.getMigrations()).toSorted()
}

/** After an erasure: empties SQLite's log, so that deleted text remains in neither file. */
export async function forgetDeleted<T>(db: Kysely<T>): Promise<void> {
  if (isOnPostgres(db)) return
  for (let tries = 1; !(await emptyLog(db)) && tries < MOST_EMPTYINGS; tries += 1) {
    await setTimeout(PAUSE_MS)
  }
}

/** Throws if the database does not answer. */
export async function ping<T>(db: Kysely<T>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Whether `db` is on PostgreSQL; otherwise it is on SQLite. */
export function isOnPostgres(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

/** The one place where a table's definition differs by engine: the self-numbering primary key. */
export function identity<T>(db: Kysely<T>) {
  const isPostgres = isOnPostgres(db)
  return (column: ColumnDefinitionBuilder) =>
    isPostgres
      ? column.generatedByDefaultAsIdentity().primaryKey()
      : column.autoIncrement().primaryKey()
}

/**
 * A column of long texts, to be decoded by `textOf`. SQLite's driver takes 10 ms to decode a
 * megabyte of Chinese, so the column comes as bytes and is decoded in one step.
 */
export function longText(
  db: QueryExecutorProvider,
  column: string,
): RawBuilder<string | Uint8Array> {
  return isOnPostgres(db) ? sql`${sql.ref(column)}` : sql`cast(${sql.ref(column)} as blob)`
}

export function textOf(long: string | Uint8Array): string {
  if (typeof long === 'string') return long
  return Buffer.from(long.buffer, long.byteOffset, long.byteLength).toString()
}

/** Skips rows locked by another transaction; SQLite has one writer and no such clause. */
export function skippingLocked<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return isOnPostgres(db) ? query.forUpdate().skipLocked() : query
}

/**
 * Deletes the rows of `table` whose `key` is among those chosen, except rows locked by another
 * transaction; returns how many.
 */
export async function deleteChosen<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  { table, key = ['id'] }: { table: TB & string; key?: readonly string[] },
  chosen: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where (${sql.join(key.map((name) => sql.ref(name)))}) in (${skippingLocked(db, chosen)})
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** The values in order, in chunks of `size`. */
export function* chunksOf<T>(values: readonly T[], size = VALUES_AT_ONCE): Generator<T[]> {
  for (let first = 0; first < values.length; first += size) yield values.slice(first, first + size)
}

/** All rows that `ask` finds, a part of `values` at a time. */
export async function listByChunks<T, Row>(
  values: readonly T[],
  ask: (some: T[]) => { execute(): Promise<Row[]> },
): Promise<Row[]> {
  const found: Row[] = []
  for (const some of chunksOf(values)) found.push(...(await ask(some).execute()))
  return found
}

/** All rows in order of id, `most` in memory at once: `ask` queries the rows after an id. */
export async function* readById<Row extends { id: number }>(
  most: number,
  ask: (after: number) => { limit(most: number): { execute(): Promise<Row[]> } },
): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await ask(after).limit(most).execute()
    yield* rows
    if (rows.length < most) return
    after = rows.at(-1)?.id ?? after
  }
}

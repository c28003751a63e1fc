import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Socket } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { migrate, openDatabase } from '../../server/platform/db/database.ts'
import { scratchRoot } from './scratch-root.ts'

/** The settings of a database of one test alone. */
export interface TestDatabase {
  engine: 'sqlite' | 'postgres'
  /** Absent on SQLite, whose file belongs in `dataDir`. */
  databaseUrl?: string
  dataDir: string
  cleanup: () => Promise<void>
}

interface Template extends TestDatabase {
  /** On PostgreSQL: the statements that restore a used copy. */
  reset?: Reset
}

/**
 * A database on the engine of the test run: a copy of `source`, which must have no connections
 * meanwhile, else an empty one without migrations.
 */
export async function freshDatabase(source?: TestDatabase): Promise<TestDatabase> {
  const serverUrl = inject('postgresUrl')
  const { dataDir, cleanup } = await createFolder()
  if (source) await cp(source.dataDir, dataDir, { recursive: true })
  if (!serverUrl) return { engine: 'sqlite', dataDir, cleanup }
  const databaseUrl = await createOnServer(serverUrl, source?.databaseUrl)
  return {
    engine: 'postgres',
    databaseUrl,
    dataDir,
    cleanup: async () => {
      await dropOnServer(serverUrl, databaseUrl)
      await cleanup()
    },
  }
}

/**
 * As `freshDatabase`, fully migrated. Migrating for each test took most of the run's time, so each
 * worker migrates one and copies it. On PostgreSQL, where a copy takes longer than most tests, a
 * used database is emptied and reused.
 */
export async function migratedDatabase(): Promise<TestDatabase> {
  template ??= createTemplate()
  const { databaseUrl, reset } = await template
  const serverUrl = inject('postgresUrl')
  if (!serverUrl || !databaseUrl || !reset) return freshDatabase(await template)
  const { dataDir, cleanup } = await createFolder()
  const own = unused.pop() ?? (await createOnServer(serverUrl, databaseUrl))
  return {
    engine: 'postgres',
    databaseUrl: own,
    dataDir,
    cleanup: async () => {
      const isReset = await resetDatabase(own, reset)
      if (isReset) unused.push(own)
      else await dropOnServer(serverUrl, own)
      await cleanup()
    },
  }
}

let template: Promise<Template> | undefined
const unused: string[] = []

async function createTemplate(): Promise<Template> {
  const made = await freshDatabase()
  process.once('exit', () => rmSync(made.dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: made.dataDir, DATABASE_URL: made.databaseUrl }
  const db = openDatabase(settings)
  await migrate(db)
  await db.destroy()
  return made.databaseUrl ? { ...made, reset: await composeReset(made.databaseUrl) } : made
}

async function createFolder() {
  const dataDir = await mkdtemp(join(scratchRoot, 'plumbline-test-'))
  return { dataDir, cleanup: () => rm(dataDir, { recursive: true, force: true }) }
}

async function createOnServer(serverUrl: string, templateUrl?: string): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`
  const source = templateUrl ? ` TEMPLATE ${nameIn(templateUrl)} STRATEGY FILE_COPY` : ''
  await runOn(serverUrl, `CREATE DATABASE ${name}${source}`)
  return serverUrl.replace(/\/postgres$/, `/${name}`)
}

function dropOnServer(serverUrl: string, databaseUrl: string): Promise<pg.QueryResult> {
  return runOn(serverUrl, `DROP DATABASE ${nameIn(databaseUrl)} WITH (FORCE)`)
}

function nameIn(databaseUrl: string): string {
  return new URL(databaseUrl).pathname.slice(1)
}

// Restores a used PostgreSQL database to its initial state. Dropping it and copying the template
// again takes three times as long, longer than most tests.

/** The statements that restore the rows of a migrated database. */
type Reset = string

/** A database larger than this is dropped instead. */
const maxBytes = 20_000_000

async function connected<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function runOn(databaseUrl: string, sql: string): Promise<pg.QueryResult> {
  return connected(databaseUrl, (client) => client.query(sql))
}

/** Makes the database and every copy of it record schema changes from now on. */
const noteSchemaChanges = `
  CREATE SCHEMA test_run;
  CREATE SEQUENCE test_run.schema_changes;
  CREATE FUNCTION test_run.note_change() RETURNS event_trigger LANGUAGE plpgsql
    AS 'BEGIN PERFORM nextval(''test_run.schema_changes''); END';
  CREATE EVENT TRIGGER note_change ON ddl_command_end EXECUTE FUNCTION test_run.note_change()`

/** Composes the reset from a freshly migrated database, which becomes the template. */
function composeReset(databaseUrl: string): Promise<Reset> {
  return connected(databaseUrl, async (client) => {
    const tables = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    )
    const statements = ['SET session_replication_role = replica']
    for (const { name } of tables.rows) {
      const found = await client.query(`SELECT json_agg(r)::text AS rows FROM ${name} r`)
      const rows: string | null = found.rows[0].rows
      const source = `json_populate_recordset(null::${name}, ${client.escapeLiteral(rows ?? '[]')})`
      statements.push(`DELETE FROM ${name}`)
      if (rows) statements.push(`INSERT INTO ${name} SELECT * FROM ${source}`)
    }
    statements.push(`SELECT setval(seqrelid::regclass, seqstart, false) FROM pg_sequence`)
    await client.query(noteSchemaChanges)
    return statements.join(';')
  })
}

/**
 * One connection to each reused database: a new one would load the catalogue of all tables again,
 * which takes five times as long as emptying them.
 */
const clients = new Map<string, Promise<pg.Client>>()

async function keepConnected(databaseUrl: string): Promise<pg.Client> {
  // The connection does not keep the worker alive.
  const stream = () => new Socket().unref()
  const client = new pg.Client({ connectionString: databaseUrl, stream })
  // A test may cut the connection; the next statement then fails.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Resets a database; false if that failed and the database has to be dropped. */
async function resetDatabase(databaseUrl: string, reset: Reset): Promise<boolean> {
  const opening = clients.get(databaseUrl) ?? keepConnected(databaseUrl)
  clients.set(databaseUrl, opening)
  const isReset = await opening.then((client) => resetOver(client, reset)).catch(() => false)
  if (isReset) return true
  clients.delete(databaseUrl)
  await opening.then((client) => client.end()).catch(() => {})
  return false
}

async function resetOver(client: pg.Client, reset: Reset): Promise<boolean> {
  await untilAlone(client)
  const { rows } = await client.query(`
    SELECT is_called AS is_changed, pg_database_size(current_database())::int AS bytes
    FROM test_run.schema_changes`)
  if (rows[0].is_changed || rows[0].bytes > maxBytes) return false
  await client.query(reset)
  return true
}

/** Waits for other connections to close, which most are about to; terminates those that remain. */
async function untilAlone(client: pg.Client) {
  const others = `FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`
  for (let looked = 0; looked < 20; looked += 1) {
    const { rowCount } = await client.query(`SELECT pid ${others}`)
    if (rowCount === 0) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  // PostgreSQL checks every 100 ms whether each has ended.
  await client.query(`SELECT pg_terminate_backend(pid, 120000) ${others}`)
}

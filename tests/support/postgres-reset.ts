import { Socket } from 'node:net'
import pg from 'pg'

// Restores a used PostgreSQL database to its initial state. Dropping it and copying the template
// again takes three times as long, longer than most tests.

/** The statements that restore the rows of a migrated database. */
export type Reset = string

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

export function runOn(databaseUrl: string, sql: string): Promise<pg.QueryResult> {
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
export function composeReset(databaseUrl: string): Promise<Reset> {
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
export async function resetDatabase(databaseUrl: string, reset: Reset): Promise<boolean> {
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

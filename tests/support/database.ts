import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { createDialect, migrate } from '../../server/platform/db/database.ts'
import type { Tables } from '../../server/tables.ts'
import { scratchRoot } from './scratch-root.ts'

/** The settings of a server that shares nothing with any other test. */
export interface TestDatabase {
  engine: 'sqlite' | 'postgres'
  /** Absent on SQLite, whose file belongs in `dataDir`. */
  databaseUrl?: string
  dataDir: string
  cleanup: () => Promise<void>
}

async function runOnServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty database, not migrated, on the engine that the test run is for. */
export function freshDatabase(): Promise<TestDatabase> {
  return createDatabase(null)
}

/**
 * As `freshDatabase`, with every migration done: a copy of one that is migrated once for each test
 * file. Migrating for each test took most of the run's time.
 */
export async function migratedDatabase(): Promise<TestDatabase> {
  template ??= createTemplate()
  return createDatabase(await template)
}

let template: Promise<TestDatabase> | undefined

async function createTemplate(): Promise<TestDatabase> {
  const made = await freshDatabase()
  process.once('exit', () => rmSync(made.dataDir, { recursive: true, force: true }))
  const settings = { DATA_DIR: made.dataDir, DATABASE_URL: made.databaseUrl }
  const db = new Kysely<Tables>({ dialect: createDialect(settings, () => {}) })
  await migrate(db)
  await db.destroy()
  return made
}

async function createDatabase(from: TestDatabase | null): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(scratchRoot, 'plumbline-test-'))
  const removeFiles = () => rm(dataDir, { recursive: true, force: true })
  const serverUrl = inject('postgresUrl')
  if (!serverUrl) {
    if (from) await cp(from.dataDir, dataDir, { recursive: true })
    return { engine: 'sqlite', dataDir, cleanup: removeFiles }
  }

  const name = `test_${randomBytes(8).toString('hex')}`
  const source = from?.databaseUrl ? ` TEMPLATE ${new URL(from.databaseUrl).pathname.slice(1)}` : ''
  await runOnServer(serverUrl, `CREATE DATABASE ${name}${source}`)
  return {
    engine: 'postgres',
    databaseUrl: serverUrl.replace(/\/postgres$/, `/${name}`),
    dataDir,
    cleanup: async () => {
      await runOnServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      await removeFiles()
    },
  }
}

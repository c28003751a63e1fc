import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { inject } from 'vitest'
import { migrate, openDatabase } from '../../server/platform/db/database.ts'
import { composeReset, type Reset, resetDatabase, runOn } from './postgres-reset.ts'
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

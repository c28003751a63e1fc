import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

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
export async function freshDatabase(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plumbline-test-'))
  const removeFiles = () => rm(dataDir, { recursive: true, force: true })
  const serverUrl = inject('postgresUrl')
  if (!serverUrl) return { engine: 'sqlite', dataDir, cleanup: removeFiles }

  const name = `test_${randomBytes(8).toString('hex')}`
  await runOnServer(serverUrl, `CREATE DATABASE ${name}`)
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

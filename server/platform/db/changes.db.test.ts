import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { migratedDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { createLog } from '../log.ts'
import { type Changes, createPostgresChanges } from './changes.ts'
import { createDialect } from './database.ts'

let database: TestDatabase
let db: Kysely<unknown>
let instances: { changes: Changes; heard: number }[]

// SQLite is one instance's: there is nobody else to tell.
describe.runIf(inject('postgresUrl'))('instances on one PostgreSQL', () => {
  beforeEach(async () => {
    database = await migratedDatabase()
    const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
    db = new Kysely<unknown>({ dialect: createDialect(settings, () => {}) })
    instances = [1, 2].map(() => startInstance(database.databaseUrl ?? ''))
    await expect.poll(() => instances.every(({ changes }) => changes.isListening())).toBe(true)
    for (const instance of instances) instance.heard = 0
  })
  afterEach(async () => {
    await Promise.all(instances.map(({ changes }) => changes.close()))
    await db.destroy()
    await database.cleanup()
  })

  test('each hears of every change once, its own at once', async () => {
    const [first, second] = instances
    for (let i = 1; i <= 5; i += 1) {
      first?.changes.announce()
      expect(first?.heard).toBe(i)
    }
    await expect.poll(() => second?.heard).toBe(5)
    second?.changes.announce()
    await expect.poll(() => first?.heard).toBe(6)
    expect(second?.heard).toBe(6)
  })

  test('who was cut off says so, and counts what it missed as a change', async () => {
    const [first, second] = instances
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'
    `.execute(db)
    await expect.poll(() => first?.changes.isListening(), { interval: 5 }).toBe(false)
    await expect.poll(() => instances.every(({ changes }) => changes.isListening())).toBe(true)
    for (const { heard } of instances) expect(heard).toBeGreaterThan(0)
    const before = second?.heard ?? 0
    first?.changes.announce()
    await expect.poll(() => second?.heard).toBe(before + 1)
  })
})

function startInstance(connectionString: string) {
  const changes = createPostgresChanges({ connectionString, db }, createLog('silent'))
  const instance = { changes, heard: 0 }
  changes.watch(() => {
    instance.heard += 1
  })
  return instance
}

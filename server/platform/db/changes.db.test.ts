import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { migratedDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import type { Database } from '../../tables.ts'
import { createLog } from '../log.ts'
import { type Changes, createPostgresChanges } from './changes.ts'
import { createDialect } from './database.ts'
import { openClock } from './jobs.ts'

let database: TestDatabase
let db: Kysely<unknown>
let instances: { changes: Changes; heard: (string | null)[] }[]

// SQLite serves one instance only, so there is nobody to notify.
describe.runIf(inject('postgresUrl'))('instances on one PostgreSQL', () => {
  beforeEach(async () => {
    database = await migratedDatabase()
    const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
    db = new Kysely<unknown>({ dialect: createDialect(settings) })
    instances = [1, 2].map(() => startInstance(database.databaseUrl ?? ''))
    await expect.poll(() => instances.every(({ changes }) => changes.isListening())).toBe(true)
    for (const instance of instances) instance.heard = []
  })
  afterEach(async () => {
    await Promise.all(instances.map(({ changes }) => changes.close()))
    await db.destroy()
    await database.cleanup()
  })

  // A lease that ends at once by another's clock: one letter was sent without end.
  test('take the time of the database where their own differs', async () => {
    const skewed = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 600_000)
    const clock = await openClock(db as Database)
    const ahead = clock.now().getTime() - performance.timeOrigin - performance.now()
    skewed.mockRestore()
    expect(Math.abs(ahead)).toBeLessThan(300_000)
  })

  test('each hears of every change and what it is of, its own at once', async () => {
    const [first, second] = instances
    for (const what of ['posts', 'media', 'labels']) first?.changes.announce(what)
    expect(first?.heard).toEqual(['posts', 'media', 'labels'])
    await expect.poll(() => second?.heard).toEqual(['posts', 'media', 'labels'])
    second?.changes.announce('posts')
    await expect.poll(() => first?.heard).toEqual(['posts', 'media', 'labels', 'posts'])
    expect(second?.heard).toHaveLength(4)
  })

  test('what is said a hundred times at once is heard a few times, and after the last', async () => {
    const [first, second] = instances
    for (let i = 0; i < 100; i += 1) first?.changes.announce('benchmark')
    first?.changes.announce('last')
    await expect.poll(() => second?.heard.at(-1)).toBe('last')
    expect(second?.heard.length).toBeLessThan(5)
  })

  test('the last change is told of before an instance ends', async () => {
    const [first, second] = instances
    first?.changes.announce('posts')
    await first?.changes.close()
    await expect.poll(() => second?.heard).toEqual(['posts'])
  })

  test('a change of the version before this one, which names nothing, may be of anything', async () => {
    await sql`select pg_notify('plumbline_changes', 'another')`.execute(db)
    await expect.poll(() => instances.map(({ heard }) => heard)).toEqual([[null], [null]])
  })

  test('who was cut off says so, and counts what it missed as a change', async () => {
    const [first, second] = instances
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'
    `.execute(db)
    await expect.poll(() => first?.changes.isListening(), { interval: 5 }).toBe(false)
    await expect.poll(() => instances.every(({ changes }) => changes.isListening())).toBe(true)
    for (const { heard } of instances) expect(heard).toContain(null)
    first?.changes.announce('posts')
    await expect.poll(() => second?.heard.at(-1)).toBe('posts')
  })
})

function startInstance(connectionString: string) {
  const changes = createPostgresChanges({ connectionString, db }, createLog('silent'))
  const instance = { changes, heard: [] as (string | null)[] }
  changes.watch((what) => void instance.heard.push(what))
  return instance
}

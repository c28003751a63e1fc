import { Kysely, sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import * as first from '../migrations/0001-quickscore-and-posts.ts'
import * as second from '../migrations/0002-inquiries-newsletter-and-reading.ts'
import { createDialect, migrate } from '../server/platform/database.ts'
import type { Tables } from '../server/tables.ts'
import { freshDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let db: Kysely<unknown>
afterEach(async () => {
  await db.destroy()
  await database.cleanup()
})

test('finds and measures the posts that were there before it', async () => {
  database = await freshDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = new Kysely<unknown>({ dialect: createDialect(settings, () => {}) })
  await first.up(db)
  await sql`
    insert into posts (title, slug, description, content, status, created_at, updated_at)
    values ('ÉTAT', 'etat', 'Of', '<p>Affairs <b>today</b> –</p>', 'draft', '2026', '2026')
  `.execute(db)
  await second.up(db)
  const [post] = await db
    .withTables<Tables>()
    .selectFrom('posts')
    .select(['search_text', 'word_count'])
    .execute()
  expect(post?.search_text.split(/\s+/).slice(0, 4)).toEqual(['état', 'of', 'affairs', 'today'])
  expect(post?.word_count).toBe(2)
})

test('can be repeated without harm', async () => {
  database = await freshDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = new Kysely<unknown>({ dialect: createDialect(settings, () => {}) })
  await migrate(db)
  await migrate(db)
  expect(await db.withTables<Tables>().selectFrom('inquiries').selectAll().execute()).toEqual([])
})

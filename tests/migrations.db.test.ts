import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as first from '../migrations/0001-quickscore-and-posts.ts'
import * as second from '../migrations/0002-inquiries-newsletter-and-reading.ts'
import { createDialect, migrate } from '../server/platform/database.ts'
import { freshDatabase, type TestDatabase } from './support/database.ts'

let database: TestDatabase
let db: Kysely<unknown>
beforeEach(async () => {
  database = await freshDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = new Kysely<unknown>({ dialect: createDialect(settings, () => {}) })
})
afterEach(async () => {
  await db.destroy()
  await database.cleanup()
})

test('the second makes the posts that were there before it searchable', async () => {
  await first.up(db)
  await sql`
    insert into posts (title, slug, description, content, status, created_at, updated_at)
    values ('ÉTAT', 'etat', 'Of', '<p>Affairs <b>today</b> –</p>', 'draft', '2026', '2026')
  `.execute(db)
  await second.up(db)
  const { rows } = await sql<{
    search_text: string
    word_count: number
  }>`select search_text, word_count from posts join post_texts on post_id = id`.execute(db)
  expect(rows[0]?.search_text.split(/\s+/).slice(0, 4)).toEqual(['état', 'of', 'affairs', 'today'])
  expect(rows[0]?.word_count).toBe(2)
})

test('all of them can be asked for again without harm', async () => {
  await migrate(db)
  await migrate(db)
  const { rows } = await sql`select * from inquiries`.execute(db)
  expect(rows).toEqual([])
})

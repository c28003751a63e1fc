import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createAdmin } from '../../../tests/support/admin.ts'
import { startTestApp, type TestApp } from '../../../tests/support/app.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { messageTexts } from '../../messages/store.ts'
import { postTexts } from '../../posts/write/store.ts'
import { migrate, openDatabase } from './database.ts'
import { buildSuffixIndex, hasSuffixIndex } from './suffix-index.ts'

const isPostgres = inject('postgresUrl') !== undefined

let database: TestDatabase
let site: TestApp
beforeEach(async () => {
  if (!isPostgres) return
  database = await freshDatabase()
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = database
  const db = openDatabase({ DATA_DIR, DATABASE_URL })
  await migrate(db, '0023-reply-templates')
  await sql`
    insert into posts (title, slug, description, content, status, author_id, version, created_at, updated_at, word_count)
    select 'Title', 'post-' || n, 'About', '<p>Words</p>', 'draft', 1, 1, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 1
    from generate_series(1, 120) as n
  `.execute(db)
  await sql`insert into regions (name, code, version, created_at) values ('R', 'R', 1, '2026-01-01T00:00:00.000Z')`.execute(
    db,
  )
  await sql`insert into post_texts (post_id, search_text) select id, 'gathered' from posts`.execute(
    db,
  )
  await db.destroy()
  site = await startTestApp({ DATA_DIR, DATABASE_URL })
})
afterEach(async () => {
  if (!isPostgres) return
  await site.close()
  await database.cleanup()
})

test.runIf(isPostgres)(
  'while the index of many articles is made, they are saved and found, and it is made once',
  async () => {
    const admin = createAdmin(site)
    const search = async (q: string) =>
      (await admin.succeed('GET', `/posts?per_page=200&q=${q}`)).length
    const make = (signal = new AbortController().signal) =>
      buildSuffixIndex(
        site.db,
        [postTexts, messageTexts],
        () => openDatabase(site.config, { hasTimeLimits: false }),
        signal,
      )
    const save = (slug: string) => {
      const about = { title: 'New', slug, description: 'D', content: '<p>Freshly gathered</p>' }
      return admin.call(
        'POST',
        '/posts',
        Object.assign(about, { region_ids: [1], category_ids: [] }),
      )
    }
    const state = async () => {
      const { rows } = await sql<{ valid: boolean }>`
        select indisvalid as valid from pg_index where indexrelid = to_regclass('post_texts_endings')
      `.execute(site.db)
      return rows[0]?.valid
    }

    // The migration skipped this index; the one of the few messages exists.
    expect(await hasSuffixIndex(site.db, messageTexts)).toBe(true)
    expect(await state()).toBeUndefined()
    expect(await search('ather')).toBe(120)

    // Building waits for every reader, so it goes on for as long as one reads.
    const stopping = new AbortController()
    const reading = await site.db.startTransaction().setIsolationLevel('repeatable read').execute()
    await reading.selectFrom('posts').select('id').limit(1).execute()
    const stopped = make(stopping.signal)
    try {
      await expect.poll(state).toBe(false)
      expect((await save('first')).statusCode).toBe(201)
      expect(await search('ather')).toBe(121)
      expect(await make()).toBe(0)
      stopping.abort()
      expect(await stopped).toBe(0)
    } finally {
      await reading.rollback().execute()
    }

    // An interrupted build starts over, once its connection, and so its claim, has ended.
    await expect.poll(() => make()).toBe(1)
    expect(await state()).toBe(true)
    expect((await save('second')).statusCode).toBe(201)
    expect(await search('ather')).toBe(122)
    expect(site.statements.some((statement) => /post_texts.*@@/s.test(statement))).toBe(true)
    expect(await make()).toBe(0)
  },
)

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, type RawBuilder, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDialect, migrate } from '../server/platform/db/database.ts'
import { createAdmin } from './support/admin.ts'
import { startTestApp } from './support/app.ts'
import { freshDatabase, type TestDatabase } from './support/database.ts'
import { typedFields } from './support/typed-fields.ts'

let database: TestDatabase
let db: Kysely<unknown>
beforeEach(async () => {
  database = await freshDatabase()
  const settings = { DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl }
  db = new Kysely<unknown>({ dialect: createDialect(settings) })
})
afterEach(async () => {
  await db.destroy()
  await database.cleanup()
})

const read = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows

test('what the first version stored is searchable, revised, due and added up by the eleventh', async () => {
  await migrate(db, '0001-quickscore-and-posts')
  const at = '2026-11-01T08:00:00.000Z'
  await sql`
    insert into posts (title, slug, description, content, status, version, created_at, updated_at)
    values ('ÉTAT', 'etat', 'Of', '<p>Affairs <b>today</b> –</p>', 'draft', 3, '2026', ${at})
  `.execute(db)
  await migrate(db, '0002-inquiries-newsletter-and-reading')
  const [post] = await read(
    sql<{ search_text: string; word_count: number }>`
      select search_text, word_count from posts join post_texts on post_id = id`,
  )
  expect(post?.search_text.split(/\s+/).slice(0, 4)).toEqual(['état', 'of', 'affairs', 'today'])
  expect(post?.word_count).toBe(2)

  await migrate(db, '0003-media')
  for (const code of ['EU', 'UK']) {
    await read(sql`insert into regions (name, code, created_at) values (${code}, ${code}, ${at})`)
  }
  await read(sql`insert into post_regions values (1, 2), (1, 1)`)
  await read(sql`
    insert into quickscore_assessments (name, email, company, user_type, score, band, answers,
      domain_scores, bank_version, created_at)
    values ('Élise', 'A@example.com', 'Ltd', 'buyer', 1, 'red', '{}', '{}', 'x', ${at})`)
  await read(sql`
    insert into inquiries (name, email, message, held, created_at)
    values ('ÉLISE', 'a@example.com', 'HELLO №5 “O’B” – ½', 0, ${at})`)
  await migrate(db, '0004-editing-and-activity')
  const whole = { post_id: 1, version: 3, title: 'ÉTAT', content: '<p>Affairs <b>today</b> –</p>' }
  const filed = { region_ids: '[1,2]', category_ids: '[]', publish_at: null, created_at: at }
  const revisions = await read(sql`select * from post_revisions`)
  expect(revisions).toMatchObject([{ ...whole, ...filed, key_id: null }])
  expect(await read(sql`select * from assessment_texts`)).toEqual([
    { assessment_id: 1, search_text: 'élise\nltd\na@example.com' },
  ])
  expect(await read(sql`select search_text, handled_at from inquiries`)).toEqual([
    { search_text: 'élise\na@example.com\n\nhello №5 “o’b” – ½', handled_at: null },
  ])

  await read(sql`
    insert into outbox (kind, recipient, payload, message_id, created_at)
    values ('contact-notice', 'staff@example.com', '{"inquiry_id":1}', 'x', ${at})`)
  await migrate(db, '0005-mail-and-growing')
  expect(await read(sql`select * from outbox`)).toMatchObject([
    { status: 'pending', next_attempt_at: at, attempts: 0, lease: null, failing_since: null },
  ])

  await migrate(db, '0010-coming-back')
  for (const second of [at, '2026-11-01T09:00:00.000Z', '2026-11-02T08:00:00.000Z']) {
    await read(
      sql`insert into analytics_events (name, properties, created_at) values ('v', '{}', ${second})`,
    )
  }
  await migrate(db)
  const events = sql`
    select name, properties, created_at, amount from analytics_events order by created_at`
  expect(await read(events)).toEqual([
    { name: 'v', properties: '{}', created_at: '2026-11-01', amount: 2 },
    { name: 'v', properties: '{}', created_at: '2026-11-02', amount: 1 },
  ])
  // All of them can be asked for again without harm.
  await migrate(db)
  expect(await read(sql`select name, search_text from messages`)).toEqual([
    { name: 'ÉLISE', search_text: 'elise\na@example.com\n\nhello no5 "o\'b" - 1/2' },
  ])
})

/** A trash that the version before filled: three files taken out of posts by force, and a post. */
const trashBefore = join(import.meta.dirname, 'support/version-before/trash.json')

test('the thirty-first returns to posts what files in the trash were taken out of', async () => {
  await migrate(db, '0030-leads')
  const tables: Record<string, Record<string, string | number | null>[]> = JSON.parse(
    await readFile(trashBefore, 'utf8'),
  )
  for (const [table, rows] of Object.entries(tables)) {
    for (const row of rows) {
      const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
      const values = sql.join(Object.values(row))
      await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(db)
    }
  }
  await migrate(db)
  const { rows: posts } = await sql<{ id: number; content: string; featured_image: string }>`
    select id, content, featured_image, rendered from posts order by id
  `.execute(db)
  const { rows: hashes } = await sql<{ hash: string }>`select hash from media_deletions`.execute(db)
  const named = (text: string | null) =>
    text?.replaceAll(/\/media\/(\w{64})\/(\w+)\.\w+/g, (_, hash, name) =>
      hashes.some((one) => one.hash === hash) ? name : '?',
    )
  const one = '<img src="one" alt="A" width="10" height="10">'
  const two = '<img src="two" alt="A" width="10" height="10">'
  expect(posts.map((post) => [named(post.content), named(post.featured_image)])).toEqual([
    [
      `<p>New first words</p><p>Before</p>${one}<figure>${one}<figcaption>Of 2026</figcaption></figure><ul><li>In a list ${two}</li></ul><p>See <a href="policy">the policy</a>.</p>`,
      'one',
    ],
    [`${one}<p>Between</p>${two}${one}<p>After</p>`, undefined],
    ['<p>Before</p><p>Written instead</p><p>After</p>', 'two'],
  ])
  const { rows: uses } = await sql`select post_id, place from post_media order by 1, 2`.execute(db)
  expect(uses.map((use) => Object.values(use as object).join(' '))).toEqual([
    ...['1 content', '1 content', '1 content', '1 featured_image'],
    ...['2 content', '2 content', '3 featured_image'],
  ])
  const { rows: left } = await sql`select 1 from trash_rows where kind = 'place'`.execute(db)
  expect(left).toEqual([])
})

test('the forty-second makes autosaves of the drafts that stand on the server', async () => {
  await migrate(db, '0040-starts-from-articles')
  const at = '2026-11-20T08:00:00.000Z'
  await sql`
    insert into posts (title, slug, description, content, status, version, created_at, updated_at)
    values ('Title', 'slug', 'Of', '<p>Words</p>', 'draft', 3, ${at}, ${at})
  `.execute(db)
  const fields = typedFields({ content: '<p>Typed.</p>', publish_at: '2026-13' })
  const drafts = [
    { token: '0123456789abcdef', post: 1, version: 3, title: 'Half a ti' },
    // Never saved; and of a post that was deleted meanwhile.
    { token: 'fedcba9876543210', post: null, version: null, title: '' },
    { token: 'aaaaaaaaaaaaaaaa', post: null, version: 2, title: 'Gone' },
  ]
  for (const { token, post, version, title } of drafts) {
    await sql`
      insert into post_drafts (token, post_id, post_version, version, title, fields, key_id, updated_at)
      values (${token}, ${post}, ${version}, 1, ${title}, ${JSON.stringify({ ...fields, title })},
        'env', ${at})
    `.execute(db)
  }
  await migrate(db)
  const site = await startTestApp({
    DATA_DIR: database.dataDir,
    ...(database.databaseUrl && { DATABASE_URL: database.databaseUrl }),
  })
  const admin = createAdmin(site)
  const listed = await admin.succeed('GET', '/post-revisions')
  expect(listed.map((one: Record<string, unknown>) => [one.title, one.post_id])).toEqual(
    expect.arrayContaining([
      ['Half a ti', 1],
      ['Typed.', null],
      ['Gone', null],
    ]),
  )
  // Their writer opens the post and goes on from there.
  const { typed, mark } = await admin.succeed('POST', '/post-writing/1/sign', {
    window: 'cccccccccccccccc',
    opens: true,
  })
  expect([typed.title, typed.content, typed.version]).toEqual(['Half a ti', '<p>Typed.</p>', 3])
  expect(mark).toMatch(/^[\da-f]{16}$/)
  for (const token of ['fedcba9876543210', 'aaaaaaaaaaaaaaaa']) {
    expect((await admin.succeed('GET', `/post-writing/${token}`)).typed.content).toBe(
      '<p>Typed.</p>',
    )
  }
  await site.close()
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { openBackup } from '../server/backup/folder.ts'
import { restore } from '../server/backup/service.ts'
import { createMailWorker } from '../server/mail/worker.ts'
import { migrate, openDatabase, sqliteFileIn } from '../server/platform/db/database.ts'
import { createFiles } from '../server/platform/files/s3-files.ts'
import { createSmtpMailer } from '../server/platform/mail/mailer.ts'
import { erasePerson, exportPerson } from '../server/privacy/person.ts'
import { exportResult } from '../server/quickscore/links.ts'
import { createAdmin } from './support/admin.ts'
import { snapshot, startTestApp, type TestApp } from './support/app.ts'
import { freshDatabase, type TestDatabase } from './support/database.ts'
import { emptyPlace } from './support/installation.ts'
import { startSmtpServer } from './support/smtp-server.ts'

// A small installation with rows in every table, as the version before migration 0006 left it on
// each engine, and a backup that it made of the one on SQLite. None of it is ever made again.
const before = join(import.meta.dirname, 'support/version-before')

/** The private link in the report to ada@example.com, which had been sent. */
const tokens = {
  sqlite: '7Fy5VRqMbAi7_GvHvuG59YtmGFe8arEzw2I1qdCFnGU',
  postgres: 'hwDU4iFw9w3KXdu4ruWTu6RsF3IG9XPguNvHv4GkBHY',
}

const settingsOf = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** Brought up to date once: each test has a copy. */
let migrated: TestDatabase
let database: TestDatabase
let site: TestApp
beforeAll(async () => {
  migrated = await freshDatabase()
  await load(migrated)
  const db = openDatabase(settingsOf(migrated))
  await migrate(db)
  await db.destroy()
})
afterAll(() => migrated.cleanup())
beforeEach(async () => {
  database = await freshDatabase(migrated)
  site = await startTestApp(settingsOf(database))
  site.clock.current = new Date('2026-10-01T12:00:00.000Z')
})
afterEach(async () => {
  await site.close()
  await database.cleanup()
})

async function load({ engine, dataDir, databaseUrl }: TestDatabase): Promise<void> {
  const text = await readFile(join(before, `${engine}.sql`), 'utf8')
  if (engine === 'sqlite') {
    const file = new DatabaseSync(sqliteFileIn(dataDir))
    file.exec(text)
    file.close()
    return
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(text)
  await client.end()
}

/** Tables that have come since are empty. */
const rowCounts = {
  activity: 12,
  admin_keys: 1,
  assessment_texts: 5,
  benchmark: 1,
  categories: 1,
  idempotency_keys: 9,
  jobs: 1,
  mail: 24,
  media: 2,
  media_leftovers: 1,
  messages: 4,
  newsletter_issues: 2,
  post_categories: 2,
  post_media: 2,
  post_regions: 2,
  post_revisions: 3,
  post_texts: 2,
  posts: 2,
  quickscore_assessments: 5,
  redirects: 1,
  regions: 1,
  result_links: 5,
  settings: 3,
  subscribers: 3,
  suppressed_addresses: 1,
}

async function countRows() {
  const {
    analytics_events: _,
    kysely_migration: __,
    kysely_migration_lock: ___,
    ...tables
  } = await snapshot(site.db)
  const counts = Object.entries(tables).map(([name, rows]) => [name, rows.length])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

/** Kind and subject of all mail, by id. */
async function listSubjects() {
  const rows = await site.db
    .selectFrom('mail')
    .select(['id', 'kind', 'about_kind', 'about_id'])
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, about_kind, about_id }) => [id, kind, about_kind, about_id])
}

const subjects = [
  // Sent: of these nothing was left that said what they are about, but a report is known.
  [1, 'quickscore-report', 'assessment', 1],
  [2, 'quickscore-notice', null, null],
  [3, 'quickscore-report', 'assessment', 2],
  [4, 'quickscore-notice', null, null],
  [5, 'contact-notice', null, null],
  [6, 'contact-acknowledgement', null, null],
  [7, 'newsletter-confirmation', null, null],
  [8, 'newsletter-confirmation', null, null],
  [9, 'newsletter-issue', null, null],
  [10, 'newsletter-issue', null, null],
  // Failed.
  [11, 'quickscore-report', 'assessment', 3],
  [12, 'quickscore-notice', 'assessment', 3],
  [13, 'contact-notice', 'message', 3],
  [14, 'contact-acknowledgement', 'message', 3],
  // Waiting, the last two with their issue.
  [16, 'quickscore-report', 'assessment', 4],
  [17, 'quickscore-notice', 'assessment', 4],
  [18, 'quickscore-report', 'assessment', 5],
  [19, 'quickscore-notice', 'assessment', 5],
  [20, 'contact-notice', 'message', 4],
  [21, 'contact-acknowledgement', 'message', 4],
  [22, 'newsletter-confirmation', 'subscriber', 4],
  [23, 'newsletter-test', null, null],
  [24, 'newsletter-issue', 'subscriber', 1],
  [25, 'newsletter-issue', 'subscriber', 2],
]

describe('a database of the version before', () => {
  test('keeps every row, and its mail says what it is about', async () => {
    expect(await countRows()).toEqual(rowCounts)
    expect(await listSubjects()).toEqual(subjects)
  })

  test('is shown in every list of the admin area', async () => {
    const admin = createAdmin(site)
    const totals = {
      '/contact-messages': 3,
      '/contact-messages?held=true': 1,
      '/contact-messages?q=eve': 1,
      '/outbox': 24,
      '/outbox?status=failed&kind=contact-notice': 1,
      '/posts': 2,
      '/media': 2,
      '/newsletter-subscribers': 3,
      '/newsletter-issues': 2,
      '/activity': 12,
    }
    for (const [path, total] of Object.entries(totals)) {
      const answer = await admin.call('GET', path)
      expect(answer.json().meta?.total, `${path}: ${answer.body}`).toBe(total)
    }
  })

  test('takes new rows after the old ones', async () => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Fay', email: 'fay@example.com', message: 'A question of ten letters.' },
    })
    expect(answer.statusCode).toBe(200)
    expect((await listSubjects()).slice(-2)).toEqual([
      [26, 'contact-acknowledgement', 'message', 5],
      [27, 'contact-notice', 'message', 5],
    ])
  })

  test('has its mail written and sent, what failed again when it is asked for', async () => {
    const smtp = await startSmtpServer()
    const sender = { name: 'Plumbline', address: 'p@plumbline.example' }
    const worker = createMailWorker({
      ...site.ports,
      writers: site.services.mailWriters,
      mailer: createSmtpMailer(smtp.url, 'off', sender),
    })
    const admin = createAdmin(site)
    await admin.succeed('POST', '/outbox/send-again', { ids: [11, 12, 13, 14] })
    await admin.succeed('POST', '/newsletter-issues/2/resume')
    await worker.deliverDue()
    await worker.stop()
    await smtp.close()
    const mail = await site.db.selectFrom('mail').select(['id', 'status']).execute()
    expect(mail.filter(({ status }) => status !== 'sent')).toEqual([])
    expect(smtp.taken).toHaveLength(14)
    const report = smtp.taken.find(({ recipient }) => recipient === 'eve@example.com')
    expect(report?.raw.replaceAll('=\r\n', '')).toMatch(/\/quickscore\/result\/[\w-]{43}/)
  })

  test('gives out and erases all that is about a person', async () => {
    const { tables } = await exportPerson(site.ports, 'Ada@example.com')
    const mail = tables.mail as { id: number }[]
    expect(mail.map(({ id }) => id)).toEqual([1, 6, 7, 9, 18, 19, 24])
    expect(await erasePerson(site.ports, 'cy@example.com')).toMatchObject({
      quickscore_assessments: 1,
      messages: 1,
      mail: 4,
    })
    expect(await erasePerson(site.ports, 'ada@example.com')).toMatchObject({ mail: 7 })
    expect(JSON.stringify(await snapshot(site.db)).toLowerCase()).not.toMatch(/cy@|ada@/)
  })

  test('loses a report that was sent with the result, which its link deletes', async () => {
    const token = tokens[database.engine]
    expect(await exportResult(site.ports, token)).toMatchObject({
      mail: [{ kind: 'quickscore-report', recipient: 'ada@example.com', status: 'sent' }],
    })
    expect(await site.services.quickscore.deleteResult(token)).toBe(true)
    expect(await listSubjects()).toEqual(subjects.slice(1))
  })
})

/** SQLite has one instance, which is stopped while it is brought up to date. */
const hasInstances = inject('postgresUrl') !== undefined

/** Statements of the version before, as its instances go on to make them beside this one. */
describe.runIf(hasInstances)('an instance of the version before that still runs', () => {
  const at = '2026-10-01T12:00:00.000Z'

  test('stores messages and the mail about them, which this version erases with them', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into inquiries (name, email, company, message, held, held_reason, search_text, created_at)
      values ('Gil', 'gil@example.com', null, 'A question.', 0, null, 'gil', ${at}) returning id
    `.execute(site.db)
    for (const [kind, payload] of [
      ['contact-acknowledgement', `{"inquiry_id":${rows[0]?.id}}`],
      ['quickscore-report', '{"assessment_id":4,"token":"x"}'],
      ['newsletter-confirmation', '{"subscriber_id":4}'],
      ['newsletter-test', '{"letter":{"inquiry_id":7}}'],
    ] as const) {
      await sql`
        insert into outbox (kind, recipient, payload, message_id, next_attempt_at, created_at)
        values (${kind}, 'gil@example.com', ${payload}, ${kind}, ${at}, ${at})
      `.execute(site.db)
    }
    expect((await listSubjects()).slice(-4)).toEqual([
      [26, 'contact-acknowledgement', 'message', 5],
      [27, 'quickscore-report', 'assessment', 4],
      [28, 'newsletter-confirmation', 'subscriber', 4],
      [29, 'newsletter-test', null, null],
    ])
    expect(await erasePerson(site.ports, 'gil@example.com')).toMatchObject({ messages: 1, mail: 4 })
  })

  test('takes mail that this version owes', async () => {
    await site.app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { name: 'Hal', email: 'hal@example.com', message: 'A question of ten letters.' },
    })
    const { rows } = await sql<{ id: number; payload: string }>`
      update outbox set lease = 'before', leased_until = ${at} where id in (
        select id from outbox where recipient = 'hal@example.com' and status = 'pending'
        order by priority, next_attempt_at, id limit 1 for update skip locked)
      returning *
    `.execute(site.db)
    expect(rows).toMatchObject([{ payload: '{}' }])
    const { numAffectedRows } = await sql`
      update outbox set status = 'sent', ended_at = ${at}, payload = '{}', lease = null,
        attempts = attempts + 1
      where id = ${rows[0]?.id} and lease = 'before'
    `.execute(site.db)
    expect(numAffectedRows).toBe(1n)
    expect(
      await site.db.selectFrom('mail').select('status').orderBy('id', 'desc').execute(),
    ).toContainEqual({ status: 'sent' })
  })
})

test('a backup of the version before is restored and brought up to date', async () => {
  const place = await emptyPlace()
  const backup = await openBackup(join(before, 'backup'))
  await restore({ db: place.db, files: createFiles(place.config, 'media') }, backup)
  const restored = await snapshot(place.db)
  const counts = Object.keys(rowCounts).map((name) => [name, restored[name]?.length])
  expect(Object.fromEntries(counts)).toEqual(rowCounts)
  const mail = await place.db.selectFrom('mail').selectAll().orderBy('id').execute()
  expect(
    mail.map(({ id, kind, about_kind, about_id }) => [id, kind, about_kind, about_id]),
  ).toEqual(subjects)
  await migrate(place.db)
  await place.close()
})

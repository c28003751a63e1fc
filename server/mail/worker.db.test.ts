import { describe, expect, test } from 'vitest'
import { siteForEach } from '../../tests/support/app.ts'
import { live as liveThrough, mailForEach } from '../../tests/support/mail-run.ts'
import { type Mood, rawHeader, readMail, startSmtpServer } from '../../tests/support/smtp-server.ts'
import { writeToUs } from '../../tests/support/visitors.ts'
import { noPayload } from './definitions.ts'
import { enqueueCopies } from './service.ts'
import type { MailWorker } from './worker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const site = siteForEach({ STAFF_EMAIL: 'staff@plumbline.example' })
const run = mailForEach(site)
const { startWorker } = run

const write = (fields: object = {}) =>
  writeToUs(site, { company: 'Ltd', message: 'Please call\n<b>me</b> back', ...fields })

const rows = () => site.db.selectFrom('mail').selectAll().orderBy('id').execute()
const states = async () => (await rows()).map(({ status }) => status)
const live = (worker: MailWorker, ms: number) => liveThrough(site, worker, ms)

function recipientsOnce() {
  const recipients = run.server.taken.map(({ recipient }) => recipient)
  expect([...recipients].sort()).toEqual(['ada@example.com', 'staff@plumbline.example'])
}

test('staff get the message with its sender to answer to; the sender gets an acknowledgement that repeats nothing', async () => {
  await write({ name: 'Ada "x" <y@example.com>, Jones' })
  await startWorker().deliverDue()
  recipientsOnce()
  expect(await states()).toEqual(['sent', 'sent'])
  const [notice, thanks] = await Promise.all(
    ['staff@plumbline.example', 'ada@example.com'].map((address) => readMail(run.mailTo(address))),
  )
  expect(notice?.replyTo).toEqual([
    { name: 'Ada "x" <y@example.com>, Jones', address: 'ada@example.com' },
  ])
  expect(notice?.text).toContain('> Please call\n> <b>me</b> back')
  expect(notice?.html).toContain('&lt;b&gt;me&lt;/b&gt;')
  for (const typed of ['Ada', 'Ltd', 'call']) {
    expect(`${thanks?.subject}${thanks?.text}${thanks?.html}`).not.toContain(typed)
  }
})

test('what a message was made from is forgotten once it is sent', async () => {
  await write()
  await startWorker().deliverDue()
  expect((await rows()).map(({ payload }) => payload)).toEqual(['{}', '{}'])
})

describe('every message arrives exactly once', () => {
  // `server/platform/mail/mailer.test.ts` covers the other moods, which are waited out like these.
  test.each<Mood>(['busy', 'drops'])(
    'though the server is in the mood "%s" for two hours',
    async (mood) => {
      run.server.mood = mood
      await write()
      const worker = startWorker()
      await worker.deliverDue()
      await live(worker, 2 * HOUR)
      expect(run.server.taken).toEqual([])
      expect(await states()).toEqual(['pending', 'pending'])
      expect(run.server.tries()).toBeLessThan(20)
      const ids = (await rows()).map(({ message_id }) => `<${message_id}@plumbline.example>`)
      run.server.mood = 'takes'
      await live(worker, 3 * HOUR)
      recipientsOnce()
      const heads = (name: string) => run.server.taken.map(({ raw }) => rawHeader(raw, name)).sort()
      expect(heads('message-id')).toEqual(ids.sort())
      expect(heads('date')).toEqual(Array(2).fill('Fri, 20 Nov 2026 09:00:00 +0000'))
      expect(await states()).toEqual(['sent', 'sent'])
    },
  )

  test('though the server is down for a day', async () => {
    const { port } = new URL(run.server.url)
    await run.server.close()
    await write()
    const worker = startWorker(`smtp://127.0.0.1:${port}`)
    await live(worker, 24 * HOUR)
    expect(await states()).toEqual(['pending', 'pending'])
    expect((await rows())[0]?.last_error).toMatch(
      /^The mail server \S+:\d+ could not be reached\.$/,
    )
    run.server = await startSmtpServer({}, Number(port))
    await live(worker, 9 * HOUR)
    recipientsOnce()
    expect(await states()).toEqual(['sent', 'sent'])
  })
})

test('after three days of trying a message is marked failed, with the cause, and kept to be sent again', async () => {
  run.server.mood = 'busy'
  await write()
  await site.db.updateTable('mail').set({ payload: '{"kept":1}' }).execute()
  const worker = startWorker()
  await worker.deliverDue()
  await live(worker, 71 * HOUR)
  expect(await states()).toEqual(['pending', 'pending'])
  await live(worker, 2 * HOUR)
  expect(await states()).toEqual(['failed', 'failed'])
  const [row] = await rows()
  expect(row).toMatchObject({ last_error: 'The mail server answered 451.', lease: null })
  expect(row).toMatchObject({ payload: '{"kept":1}', about_kind: 'message', about_id: 1 })
  run.server.mood = 'takes'
  await live(worker, 24 * HOUR)
  expect(run.server.taken).toEqual([])
})

test('a kind that only a newer version knows waits for it', async () => {
  await write()
  await site.db.updateTable('mail').set({ kind: 'from-the-future' }).execute()
  await startWorker().deliverDue()
  expect(await states()).toEqual(['pending', 'pending'])
})

test('workers share what is due: nothing is sent twice', async () => {
  for (let i = 0; i < 30; i += 1) await write({ email: `person${i}@example.com` })
  const many = [startWorker(), startWorker(), startWorker()]
  await Promise.all(many.map((worker) => worker.deliverDue()))
  expect(run.server.taken).toHaveLength(60)
  const ids = run.server.taken.map(({ raw }) => rawHeader(raw, 'message-id'))
  expect(new Set(ids).size).toBe(60)
})

test('what a crashed worker had in hand is sent once its lease has ended, and not before', async () => {
  await write()
  const leased_until = new Date(site.clock.current.getTime() + 5 * MINUTE).toISOString()
  await site.db.updateTable('mail').set({ lease: 'crashed', leased_until }).execute()
  const worker = startWorker()
  await worker.deliverDue()
  expect(run.server.taken).toEqual([])
  site.pass(5 * MINUTE)
  await worker.deliverDue()
  recipientsOnce()
})

const ahead = '2027-11-20T08:00:00.000Z'

test.each([{}, { attempts: 1, next_attempt_at: ahead }, { lease: 'crashed', leased_until: ahead }])(
  'what is owed (%o) is tried, though the clock has been set back since',
  async (written) => {
    await write()
    await site.db
      .updateTable('mail')
      .set({ attempts: 0, ...written })
      .execute()
    site.pass(-HOUR)
    await startWorker().deliverDue()
    expect(run.server.taken).toHaveLength(2)
  },
)

test('a person who waits for an answer is served before the newsletter', async () => {
  const issue = await site.db
    .insertInto('newsletter_issues')
    .values({
      subject: 'Hello',
      letter: '{}',
      status: 'sending',
      recipient_count: 20,
      key_id: 'admin',
      created_at: '2026-11-20T08:00:00.000Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const recipients = Array.from({ length: 20 }, (_, i) => ({
    address: `reader${i}@example.com`,
    aboutId: null,
  }))
  const unknown = { kind: 'unknown', about: null, payload: noPayload }
  const now = new Date('2026-11-20T08:00:00.000Z')
  await site.db
    .transaction()
    .execute((trx) => enqueueCopies(trx, unknown, { issueId: issue.id, recipients, now }))
  await write()
  await startWorker().deliverDue()
  expect(run.attempts.slice(0, 5).filter(({ outcome }) => outcome === 'sent')).toHaveLength(2)
})

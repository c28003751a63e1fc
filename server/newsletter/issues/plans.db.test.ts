import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { mailForEach } from '../../../tests/support/mail-run.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { readMail } from '../../../tests/support/smtp-server.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'
import { sendPlannedIfDue } from './plans.ts'

const now = '2026-11-20T09:00:00.000Z'
const later = '2026-11-24T07:30:00.000Z'

const site = siteForEach({ PUBLIC_URL: 'https://plumbline.example' })
const admin = createAdmin(site)
const run = mailForEach(site)
const { deliver } = run
let post: number
beforeEach(async () => {
  for (const name of ['ada', 'bo']) await addSubscriber(site.db, `${name}@example.com`)
  post = await addPost(site.db, 'evidence')
})

const at = (path: string) => `/posts/${post}/newsletter/${path}`
const sendDue = () => sendPlannedIfDue(site.ports)
const listIssues = () => admin.succeed('GET', '/newsletter-issues')

const words = { subject: 'This week: <evidence>', opening: 'Dear readers,\n\nit is\n<b>short</b>.' }

describe('words of its own', () => {
  test('stand in the preview, its frame, the test copy and every copy', async () => {
    const preview = await admin.succeed('POST', at('preview'), words)
    expect(preview.subject).toBe(words.subject)
    expect(preview.text).toContain('Dear readers,\n\nit is\n<b>short</b>.')
    const frame = await site.app.inject({ method: 'GET', url: preview.frame_url })
    expect(frame.body).toContain('it is<br>&lt;b&gt;short&lt;/b&gt;.')
    await admin.call('POST', at('test'), { ...words, email: 'me@example.com' })
    await admin.succeed('POST', at('send'), words)
    await deliver()
    expect(run.server.taken).toHaveLength(3)
    for (const { recipient, raw } of run.server.taken) {
      const { subject, text } = await readMail(raw)
      const expected = recipient === 'me@example.com' ? `[Test] ${words.subject}` : words.subject
      expect(subject).toBe(expected)
      expect(text?.indexOf('Dear readers,')).toBeLessThan(text?.indexOf('Title of evidence') ?? 0)
    }
    expect(await listIssues()).toMatchObject([{ subject: words.subject }])
  })

  test('are one line, and an opening of 2,000 characters', async () => {
    for (const path of ['preview', 'send']) {
      await admin.refuses(`POST ${at(path)}` as 'POST /', [
        ['a subject of two lines', { subject: 'a\nb' }, 'subject'],
        ['a long opening', { opening: 'x'.repeat(2_001) }, 'opening'],
      ])
    }
  })
})

describe('a time', () => {
  const plan = (send_at = later) => admin.call('POST', at('schedule'), { ...words, send_at })

  test('at which it goes out, once, however many instances look', async () => {
    const { data } = (await plan('2026-11-24T08:30:00+01:00')).json()
    expect(data).toMatchObject({ ...words, post_id: post, send_at: later, failure: null })
    expect((await admin.succeed('POST', at('preview'))).plan).toEqual(data)
    expect(await admin.succeed('GET', '/newsletter-plans')).toMatchObject([
      { send_at: later, title: 'Title of evidence' },
    ])
    site.clock.current = new Date('2026-11-24T07:29:59.000Z')
    expect(await sendDue()).toBe(0)
    site.clock.current = new Date(later)
    const begun = await Promise.all([sendDue(), sendDue(), sendDue()])
    expect(begun.toSorted()).toEqual([0, 0, 1])
    await deliver()
    expect(run.recipients()).toEqual(['ada@example.com', 'bo@example.com'])
    expect(await listIssues()).toMatchObject([
      { subject: words.subject, status: 'sent', key_id: data.key_id },
    ])
    expect(await admin.succeed('GET', '/newsletter-plans')).toEqual([])
  })

  test('can be changed and called off', async () => {
    await plan()
    await plan('2026-11-25T07:30:00.000Z')
    expect(await admin.succeed('GET', '/newsletter-plans')).toHaveLength(1)
    site.clock.current = new Date(later)
    expect(await sendDue()).toBe(0)
    expect((await admin.call('DELETE', at('schedule'))).statusCode).toBe(200)
    expect((await admin.call('DELETE', at('schedule'))).statusCode).toBe(404)
    site.clock.current = new Date('2026-12-25T07:30:00.000Z')
    expect(await sendDue()).toBe(0)
    expect((await snapshot(site.db)).activity).toMatchObject(
      Array(3).fill({ noun: 'posts', record_id: post, fields: '["newsletter_plan"]' }),
    )
  })

  test('goes with what is sent by hand', async () => {
    await plan()
    await admin.succeed('POST', at('send'), {})
    site.clock.current = new Date(later)
    expect(await sendDue()).toBe(0)
    expect(await listIssues()).toHaveLength(1)
    expect((await plan('2026-12-25T07:30:00.000Z')).json().code).toBe('already_sent')
  })

  test('that cannot be kept says why, and is tried no more', async () => {
    await plan()
    await site.db.updateTable('posts').set({ status: 'draft' }).execute()
    site.clock.current = new Date(later)
    expect(await sendDue()).toBe(0)
    expect(await sendDue()).toBe(0)
    const failure = 'Only a post that is public can be sent as a newsletter.'
    expect(await admin.succeed('GET', '/newsletter-plans')).toMatchObject([{ failure }])
    expect((await snapshot(site.db)).mail).toEqual([])
  })

  test('that is over, or none, is refused', () =>
    admin.refuses(`POST ${at('schedule')}` as 'POST /', [
      ['over', { ...words, send_at: now }, 'send_at'],
      ['none', { ...words, send_at: 'tomorrow' }, 'send_at'],
    ]))
})

describe('with the publication', () => {
  const minute = (at: string) => {
    site.clock.current = new Date(at)
    return sendDue()
  }
  const plan = () => admin.call('POST', at('schedule'), { ...words, send_at: null })
  const set = (changes: object) =>
    site.db.updateTable('posts').set(changes).where('id', '=', post).execute()
  const failures = async () =>
    (await admin.succeed('GET', '/newsletter-plans')).map((one: { failure: string }) => one.failure)
  beforeEach(() => set({ published_at: later, publish_at: later }))

  test('it goes out once, also where the server starts again at that minute', async () => {
    expect((await plan()).json().data).toMatchObject({ send_at: later, on_publish: true })
    expect(await minute('2026-11-24T07:29:59.000Z')).toBe(0)
    const begun = await Promise.all([minute(later), minute(later), minute(later)])
    expect(begun.toSorted()).toEqual([0, 0, 1])
    // As if the server was killed before any copy was sent, and started again.
    await deliver()
    expect(await minute(later)).toBe(0)
    await deliver()
    expect(run.server.taken).toHaveLength(2)
    expect(await listIssues()).toMatchObject([{ subject: words.subject, status: 'sent' }])
  })

  test('it follows the publish time, and a draft has none', async () => {
    await set({ status: 'draft', published_at: null, publish_at: null })
    expect((await plan()).json().data).toMatchObject({ send_at: null, on_publish: true })
    expect(await minute('2027-01-01T00:00:00.000Z')).toBe(0)
    await set({ status: 'published', published_at: '2027-02-01T00:00:00.000Z' })
    expect(await minute('2027-01-02T00:00:00.000Z')).toBe(0)
    expect(await admin.succeed('GET', '/newsletter-plans')).toMatchObject([
      { send_at: '2027-02-01T00:00:00.000Z', failure: null },
    ])
    expect(await minute('2027-02-01T00:00:00.000Z')).toBe(1)
  })

  test('a draft before then stops it, which is said', async () => {
    await plan()
    await set({ status: 'draft' })
    expect(await minute('2026-11-21T00:00:00.000Z')).toBe(0)
    const failure = 'The post became a draft before it was published.'
    expect(await failures()).toEqual([failure])
    await set({ status: 'published' })
    expect(await minute('2026-12-01T00:00:00.000Z')).toBe(0)
    expect((await snapshot(site.db)).mail).toEqual([])
  })

  test('of a post that is public it is refused', async () => {
    await set({ published_at: now })
    expect((await plan()).json().code).toBe('is_public')
  })

  test('a time before the publication is refused, one after it is not', async () => {
    const send = (send_at: string) => admin.call('POST', at('schedule'), { send_at })
    expect((await send('2026-11-24T07:29:59.000Z')).json().code).toBe('not_public')
    expect((await send('2026-11-24T07:30:00.000Z')).statusCode).toBe(200)
  })
})

describe('figures', () => {
  test('tell what was refused by a mail server, and who left by the issue', async () => {
    run.server.mood = 'knows-nobody'
    await admin.succeed('POST', at('send'), {})
    await deliver()
    expect(await listIssues()).toMatchObject([{ counts: { failed: 2 }, bounced: 2 }])
    run.server.mood = 'takes'
    await admin.succeed('POST', '/outbox/send-again', { ids: [1, 2] })
    await deliver()
    expect(await listIssues()).toMatchObject([
      { counts: { sent: 2, failed: 0 }, bounced: 0, unsubscribed: 0 },
    ])
    const { text } = await readMail(run.server.taken[0]?.raw ?? '')
    const [token] = /(?<=unsubscribe\/)[\w.-]+/.exec(text ?? '') ?? []
    for (let i = 0; i < 2; i += 1) {
      expect(await site.services.newsletter.unsubscribe(token ?? '')).toBe('done')
    }
    expect(await listIssues()).toMatchObject([{ unsubscribed: 1 }])
  })
})

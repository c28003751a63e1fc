import { beforeEach, describe, expect, test } from 'vitest'
import type { SubscriberStatus } from '../../../domain/newsletter/subscribers.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { mailForEach } from '../../../tests/support/mail-run.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { rawHeader, readMail } from '../../../tests/support/smtp-server.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'
import { newsletter } from '../index.ts'
import { createUnsubscribeUrl } from '../subscribers/mails.ts'

const origin = 'https://plumbline.example'
const now = '2026-11-20T09:00:00.000Z'

const site = siteForEach({ PUBLIC_URL: origin })
const admin = createAdmin(site)
const run = mailForEach(site, {
  onUnknownAddress: (about) => newsletter.onUnknownAddress(site.ports, about),
})
const { deliver, mailTo, recipients } = run

const subscribe = (email: string, status?: SubscriberStatus) =>
  addSubscriber(site.db, email, status && { status })

const send = (postId: number, body?: unknown) =>
  admin.call('POST', `/posts/${postId}/newsletter/send`, body)
const none = { pending: 0, held: 0, sent: 0, filed: 0, failed: 0, dropped: 0 }

describe('sending a post', () => {
  beforeEach(async () => {
    await subscribe('Ada@example.com')
    await subscribe('bo@example.com')
    await subscribe('maybe@example.com', 'pending')
    await subscribe('off@example.com', 'unsubscribed')
  })

  test('reaches each active subscriber once, and is counted when all copies have ended', async () => {
    const post = await addPost(site.db, 'evidence')
    const response = await send(post)
    expect(response.statusCode).toBe(201)
    const issue = {
      id: 1,
      post_id: post,
      law_change: null,
      subject: 'Title of evidence',
      status: 'sending',
      total: 2,
      counts: { ...none, pending: 2 },
      bounced: 0,
      unsubscribed: 0,
      trouble: null,
      key_id: expect.any(String),
      created_at: now,
      ended_at: null,
    }
    expect(response.json().data).toEqual(issue)
    await deliver()
    await deliver()
    expect(recipients()).toEqual(['ada@example.com', 'bo@example.com'])
    const sent = { ...issue, status: 'sent', counts: { ...none, sent: 2 }, ended_at: now }
    expect(await admin.succeed('GET', '/newsletter-issues/1')).toEqual(sent)
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([{ action: 'send', noun: 'newsletter-issues', record_id: 1 }])
    const [told] = await admin.succeed('GET', '/activity')
    expect(told, 'which newsletter it was').toMatchObject({ record_name: sent.subject })

    // The counts outlive the copies.
    await site.db.deleteFrom('mail').execute()
    const { data, meta } = (await admin.call('GET', '/newsletter-issues')).json()
    expect(data).toEqual([sent])
    expect(meta).toEqual({ total: 1, page: 1, per_page: 1_000 })
  })

  test('happens once, though it is asked for twice at once', async () => {
    const post = await addPost(site.db, 'evidence')
    const answers = await Promise.all([send(post), send(post)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    expect(refused).toMatchObject({ code: 'already_sent', data: { id: expect.any(Number) } })
    const { mail, newsletter_issues } = await snapshot(site.db)
    expect([mail?.length, newsletter_issues?.length]).toEqual([2, 1])
    await Promise.all([run.startWorker().deliverDue(), run.startWorker().deliverDue()])
    expect(recipients()).toEqual(['ada@example.com', 'bo@example.com'])
    expect((await send(post)).json().code).toBe('already_sent')
  })

  test('says the same to all, whatever becomes of the post and of the list', async () => {
    const post = await addPost(site.db, 'evidence', { content: '<p>As it was.</p>' })
    await send(post)
    await site.db.updateTable('posts').set({ title: 'New', content: '<p>New</p>' }).execute()
    await subscribe('late@example.com')
    await deliver()
    expect(recipients()).toEqual(['ada@example.com', 'bo@example.com'])
    for (const { raw } of run.server.taken) {
      const mail = await readMail(raw)
      expect(mail.subject).toBe('Title of evidence')
      expect(mail.text).toContain('As it was.')
    }
    await site.db.deleteFrom('posts').execute()
    expect(await admin.succeed('GET', '/newsletter-issues/1')).toMatchObject({ post_id: null })
  })

  test('passes over who has left before their copy goes out', async () => {
    const post = await addPost(site.db, 'evidence')
    await send(post)
    await site.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'bo@example.com')
      .execute()
    await deliver()
    expect(recipients()).toEqual(['ada@example.com'])
    expect(await admin.succeed('GET', '/newsletter-issues/1')).toMatchObject({
      status: 'sent',
      total: 2,
      counts: { ...none, sent: 1, dropped: 1 },
    })
  })

  test('is paused half way and resumed, and sends nobody a second copy', async () => {
    await send(await addPost(site.db, 'evidence'))
    const isOut = site.db.updateTable('mail').set({ status: 'sent', ended_at: now })
    await isOut.where('recipient', '=', 'ada@example.com').execute()
    const turn = (how: string) => admin.call('POST', `/newsletter-issues/1/${how}`)
    expect((await turn('resume')).json().code).toBe('not_paused')
    const paused = (await turn('pause')).json().data
    expect(paused).toMatchObject({ status: 'paused', counts: { ...none, held: 1, sent: 1 } })
    expect((await turn('pause')).json().code).toBe('not_sending')
    await deliver()
    expect(recipients()).toEqual([])
    const resumed = (await turn('resume')).json().data
    expect(resumed).toMatchObject({ status: 'sending', counts: { ...none, pending: 1, sent: 1 } })
    await deliver()
    expect(recipients()).toEqual(['bo@example.com'])
    for (const how of ['pause', 'resume']) expect((await turn(how)).statusCode).toBe(409)
    const { activity = [] } = await snapshot(site.db)
    const actions = (activity as { action: string }[]).map(({ action }) => action)
    expect(actions).toEqual(['send', 'pause', 'resume'])
  })

  test('that a mail server knows nobody of makes active subscribers alone undeliverable', async () => {
    for (const status of ['active', 'unsubscribed', 'pending'] as const) {
      const id = await subscribe(`${status}@example.com`, status)
      await newsletter.onUnknownAddress(site.ports, { kind: 'subscriber', id })
      const stored = await admin.succeed('GET', `/newsletter-subscribers?q=${status}@`)
      const left = status === 'active' ? 'undeliverable' : status
      expect(stored, status).toMatchObject([{ id, status: left }])
    }
  })

  test('counts what the mail server refused, and what is sent again later', async () => {
    await send(await addPost(site.db, 'evidence'))
    run.server.mood = 'knows-nobody'
    await deliver()
    const failed = await admin.succeed('GET', '/newsletter-issues/1')
    expect(failed).toMatchObject({ status: 'sent', counts: { ...none, failed: 2 }, ended_at: now })
    run.server.mood = 'takes'
    expect((await send(await addPost(site.db, 'next'))).json().code).toBe('no_subscribers')
    const lost = await admin.succeed('GET', '/newsletter-subscribers?status=undeliverable')
    expect(lost).toHaveLength(2)
    for (const { id } of lost as { id: number }[]) {
      await admin.succeed('POST', `/newsletter-subscribers/${id}/revive`)
      const again = await admin.call('POST', `/newsletter-subscribers/${id}/revive`)
      expect(again.json().code).toBe('not_undeliverable')
    }
    const { mail = [] } = await snapshot(site.db)
    const [first] = mail as { id: number }[]
    await admin.succeed('POST', `/outbox/${first?.id}/send-again`)
    run.server.mood = 'full'
    await deliver()
    const again = await admin.succeed('GET', '/newsletter-issues/1')
    const trouble = expect.stringContaining('mail server')
    expect(again).toMatchObject({ status: 'sending', counts: { pending: 1, failed: 1 }, trouble })
    run.server.mood = 'takes'
    site.pass(60_000)
    await deliver()
    const ended = await admin.succeed('GET', '/newsletter-issues/1')
    const counts = { ...none, sent: 1, failed: 1 }
    expect(ended).toMatchObject({ status: 'sent', counts, trouble: null })
  })

  test.each(['refuses', 'busy'] as const)(
    'an address stays active where the server is in the mood "%s"',
    async (mood) => {
      await send(await addPost(site.db, 'evidence'))
      run.server.mood = mood
      await deliver()
      expect(await admin.succeed('GET', '/newsletter-subscribers?status=active')).toHaveLength(2)
    },
  )

  test('refuses what is not public, or not as it was looked at', async () => {
    let tried = 0
    const asked = [
      [{ status: 'draft' as const, published_at: null }, undefined, 'not_public'],
      [{ published_at: '2026-11-20T09:00:00.001Z' }, undefined, 'not_public'],
      [{ version: 2 }, { version: 1 }, 'version_conflict'],
    ] as const
    for (const [changes, body, code] of asked) {
      const post = await addPost(site.db, `post-${tried++}`, changes)
      await admin.refuses(`POST /posts/${post}/newsletter/send`, [[code, body, code]])
    }
    const post = await addPost(site.db, 'evidence')
    await site.db.deleteFrom('subscribers').where('status', '=', 'active').execute()
    const nobody = ['nobody would get it', undefined, 'no_subscribers'] as const
    await admin.refuses(`POST /posts/${post}/newsletter/send`, [nobody])
  })
})

describe('a copy', () => {
  test('reads well, loads nothing, and tells how to leave', async () => {
    const id = await subscribe('ada@example.com')
    const content =
      '<h2>Why</h2><p>See <a href="/contact">us</a>.</p><img src="/media/a/b.png" alt="A plan">'
    await send(await addPost(site.db, 'evidence', { content }))
    await deliver()
    const raw = mailTo('ada@example.com')
    const mail = await readMail(raw)
    expect(mail.html).not.toMatch(/<(img|iframe|script|link)|src=|url\(/)
    expect(mail.html).toContain(`href="${origin}/contact"`)
    expect(mail.html).toContain(`href="${origin}/media/a/b.png"`)
    const url = await createUnsubscribeUrl(site.ports, { id, issuedAt: new Date(now) })
    expect(rawHeader(raw, 'list-unsubscribe')).toContain(`<${url}>`)
    expect(rawHeader(raw, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const parts = [
      'About evidence',
      'Why\n---',
      `See us (${origin}/contact).`,
      `Picture: A plan (${origin}/media/a/b.png)`,
      `Read it on the site:\n${origin}/insights/evidence`,
      'You are receiving this email because',
      `Unsubscribe: ${url}`,
    ]
    for (const part of parts) expect(mail.text).toContain(part)
    expect(mail.html).toContain(url)
  })

  test('has no header but ours, whatever the title is', async () => {
    await subscribe('ada@example.com')
    const title = 'Rules\r\nBcc: all@example.com\r\n\r\n<b>Body</b>\u2028 “é”'
    await send(await addPost(site.db, 'evidence', { title }))
    await deliver()
    const raw = mailTo('ada@example.com')
    expect(rawHeader(raw, 'bcc')).toBeNull()
    expect(recipients()).toEqual(['ada@example.com'])
    const mail = await readMail(raw)
    expect(mail.subject).toBe('Rules Bcc: all@example.com <b>Body</b>  “é”')
    const { subject } = await admin.succeed('GET', '/newsletter-issues/1')
    expect(subject).toBe(mail.subject)
    expect(mail.html).not.toContain('<b>Body</b>')
  })
})

describe('before it is sent', () => {
  const preview = (post: number) => admin.call('POST', `/posts/${post}/newsletter/preview`)
  const tryOut = (post: number, email: string) =>
    admin.call('POST', `/posts/${post}/newsletter/test`, { email })

  test('a preview shows the message and how many would get it, and changes nothing', async () => {
    await subscribe('ada@example.com')
    await subscribe('off@example.com', 'unsubscribed')
    const post = await addPost(site.db, 'evidence', { version: 4 })
    const { data } = (await preview(post)).json()
    expect(data).toMatchObject({
      subject: 'Title of evidence',
      recipients: 1,
      version: 4,
      issue: null,
      html: expect.stringContaining('Some words.'),
      text: expect.stringContaining('Some words.'),
    })
    // The first preview stored the secret that signs its link; the second stores nothing.
    const before = await snapshot(site.db)
    await preview(post)
    expect(await snapshot(site.db)).toEqual(before)
    await send(post)
    expect((await preview(post)).json().data.issue).toMatchObject({ id: 1, total: 1 })
  })

  test('the message can be framed by our pages for an hour, and runs nothing', async () => {
    const post = await addPost(site.db, 'evidence')
    const { frame_url: url, html } = (await preview(post)).json().data
    const shown = await site.app.inject(url)
    expect(shown.statusCode).toBe(200)
    expect(shown.body.replace('\n<base target="_blank">', '')).toBe(html)
    expect(shown.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    })
    expect((await site.app.inject(`${url}x`)).statusCode).toBe(404)
  })

  test('a test copy goes to one address, says that it is one, and is no issue', async () => {
    await subscribe('ada@example.com')
    const post = await addPost(site.db, 'evidence')
    expect((await tryOut(post, 'Me@example.com')).statusCode).toBe(200)
    await deliver()
    expect(recipients()).toEqual(['me@example.com'])
    const raw = mailTo('me@example.com')
    expect((await readMail(raw)).subject).toBe('[Test] Title of evidence')
    expect(rawHeader(raw, 'list-unsubscribe')).toBeNull()
    const { newsletter_issues, activity } = await snapshot(site.db)
    expect(newsletter_issues).toEqual([])
    expect(activity).toMatchObject([{ action: 'test', noun: 'posts', record_id: post }])
    expect(JSON.stringify(activity)).not.toContain('@')
  })

  test('one address gets three test copies a day, what is no address none', async () => {
    const post = await addPost(site.db, 'evidence')
    for (let tried = 0; tried < 3; tried += 1) await tryOut(post, 'me@example.com')
    const before = await snapshot(site.db)
    expect((await tryOut(post, 'ME@example.com')).json().code).toBe('too_many_tests')
    expect(await snapshot(site.db)).toEqual(before)
    expect((await tryOut(post, 'you@example.com')).statusCode).toBe(200)
    const wrong = [undefined, 'nobody', 'a@example.com\nBcc: b@example.com', 1]
    const cases = wrong.map((email) => [String(email), { email }, 'email'] as const)
    await admin.refuses(`POST /posts/${post}/newsletter/test`, cases)
  })

  test('a draft has both, and says that it is not public', async () => {
    const post = await addPost(site.db, 'evidence', { status: 'draft', published_at: null })
    const { data } = (await preview(post)).json()
    expect(data).toMatchObject({ subject: 'Title of evidence', is_public: false })
    const frame = await site.app.inject({ method: 'GET', url: data.frame_url })
    expect(frame.body).toContain('Some words.')
    expect((await tryOut(post, 'me@example.com')).statusCode).toBe(200)
  })
})

test('20,000 subscribers are written down at once, and can be paused', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    email: `person${index}@example.com`,
    status: 'active' as const,
    created_at: now,
    requested_at: now,
  }))
  for (let first = 0; first < rows.length; first += 5_000) {
    await site.db
      .insertInto('subscribers')
      .values(rows.slice(first, first + 5_000))
      .execute()
  }
  const response = await send(await addPost(site.db, 'evidence'))
  expect(response.json().data).toMatchObject({ total: 20_000, counts: { pending: 20_000 } })
  const paused = await admin.succeed('POST', '/newsletter-issues/1/pause')
  expect(paused).toMatchObject({ counts: { ...none, held: 20_000 } })
})

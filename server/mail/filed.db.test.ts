import { describe, expect, test, vi } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { folderForEach } from '../../tests/support/folder.ts'
import { mailForEach, sender } from '../../tests/support/mail-run.ts'
import { addPost } from '../../tests/support/posts.ts'
import { addSubscriber, writeToUs } from '../../tests/support/visitors.ts'
import { sendPlannedIfDue } from '../newsletter/issues/plans.ts'
import { closeEndedIssues } from '../newsletter/issues/progress.ts'
import { createFolderMailer, createSmtpMailer } from '../platform/mail/mailer.ts'
import type { MailWriters } from './definitions.ts'
import { type Attempt, createMailWorker } from './worker.ts'

const now = '2026-11-20T09:00:00.000Z'
const answer = { subject: 'Re: Your message', text: 'Dear Ada' }

const site = siteForEach({ SMTP_URL: '' })
const admin = createAdmin(site)
const run = mailForEach(site)
const folder = folderForEach()
let logged: string[]

/** As the product's own worker does it: to the mail server where one is set, else to files. */
async function deliver(writers: Pick<MailWriters, 'get'> = site.services.mailWriters) {
  const mailer = site.config.SMTP_URL
    ? createSmtpMailer(run.server.url, 'off', sender)
    : createFolderMailer(folder.path, sender)
  const told = vi.spyOn(site.ports.log, 'info')
  const onAttempt = (attempt: Attempt) => run.attempts.push(attempt)
  const worker = createMailWorker({ ...site.ports, writers, mailer, onAttempt })
  await worker.deliverDue()
  await worker.stop()
  logged = told.mock.calls.map((call) => String(call.at(1)))
  told.mockRestore()
  await closeEndedIssues(site.ports)
}

const setServer = () => Object.assign(site.config, { SMTP_URL: run.server.url })

const states = async () => {
  const rows = (await snapshot(site.db)).mail as { kind: string; status: string }[]
  return new Set(rows.map(({ status }) => status))
}

describe('without a mail server', () => {
  test('mail of every kind is called filed, never sent, and goes out once there is one', async () => {
    const kinds = [...site.services.mailWriters.keys()]
    expect(kinds.length).toBeGreaterThan(10)
    for (const kind of kinds) {
      const row = { kind, recipient: `${kind}@example.com`, payload: '{}', message_id: kind }
      await site.db
        .insertInto('mail')
        .values({ ...row, next_attempt_at: now, created_at: now })
        .execute()
    }
    const content = { subject: 'A letter', blocks: [], footer: [] }
    const writers = { get: () => async () => content }
    await deliver(writers)
    expect(await states()).toEqual(new Set(['filed']))
    expect(new Set(run.attempts.map(({ outcome }) => outcome))).toEqual(new Set(['filed']))
    expect(new Set(logged)).toEqual(
      new Set(['A message was written to a file: nobody has received it']),
    )
    const { data, meta } = (await admin.call('GET', '/outbox?status=filed')).json()
    expect(data).toHaveLength(kinds.length)
    expect(meta.counts).toMatchObject({ sent: 0, filed: kinds.length })
    expect((await admin.call('GET', '/outbox?status=sent')).json().data).toEqual([])

    const ids = (data as { id: number }[]).map(({ id }) => id)
    const before = await snapshot(site.db)
    for (const [path, body] of [
      [`/outbox/${ids[0]}/send-again`, undefined],
      ['/outbox/send-again', { ids }],
    ] as const) {
      const refused = await admin.call('POST', path, body)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('no_mail_server')
    }
    expect(await snapshot(site.db)).toEqual(before)

    setServer()
    const done = await admin.succeed('POST', '/outbox/send-again', { ids })
    expect(done).toEqual({ sent_again: kinds.length, passed_over: 0 })
    await deliver(writers)
    expect(await states()).toEqual(new Set(['sent']))
    expect(run.server.taken).toHaveLength(kinds.length)
  })

  test('a newsletter is written to files only where that is asked for, and goes out once more', async () => {
    for (const name of ['ada', 'bo', 'off']) await addSubscriber(site.db, `${name}@example.com`)
    const post = await addPost(site.db, 'evidence')
    const send = (body: object) => admin.call('POST', `/posts/${post}/newsletter/send`, body)
    const before = await snapshot(site.db)
    for (const body of [{}, { to_files: false }]) {
      const refused = await send(body)
      expect(refused.statusCode).toBe(409)
      expect(refused.json().code).toBe('no_mail_server')
    }
    expect((await send({ to_files: 'yes' })).statusCode).toBe(400)
    expect(await snapshot(site.db)).toEqual(before)

    const begun = await send({ to_files: true })
    expect(begun.json().message).toBe('This is written to files that nobody receives.')
    await deliver()
    const filed = { status: 'filed', total: 3, counts: { sent: 0, filed: 3, failed: 0 } }
    expect(await admin.succeed('GET', '/newsletter-issues/1')).toMatchObject(filed)
    expect(await admin.succeed('GET', '/newsletter-issues')).toMatchObject([filed])

    const again = () => admin.call('POST', '/newsletter-issues/1/send-again')
    expect((await again()).json().code).toBe('no_mail_server')
    setServer()
    await site.db
      .updateTable('subscribers')
      .set({ status: 'unsubscribed' })
      .where('email', '=', 'off@example.com')
      .execute()
    expect((await again()).statusCode).toBe(200)
    await deliver()
    expect(await admin.succeed('GET', '/newsletter-issues/1')).toMatchObject({
      status: 'sent',
      counts: { sent: 2, filed: 0, dropped: 1 },
    })
    expect(run.server.taken.map(({ recipient }) => recipient).toSorted()).toEqual([
      'ada@example.com',
      'bo@example.com',
    ])
    const refused = await again()
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('not_filed')
    await deliver()
    expect(run.server.taken).toHaveLength(2)
  })

  test('a newsletter whose time has come waits, and says why', async () => {
    await addSubscriber(site.db, 'ada@example.com')
    const post = await addPost(site.db, 'evidence')
    const plan = { send_at: '2026-11-20T09:05:00.000Z' }
    await admin.succeed('POST', `/posts/${post}/newsletter/schedule`, plan)
    site.clock.current = new Date('2026-11-20T09:06:00.000Z')
    expect(await sendPlannedIfDue(site.ports)).toBe(0)
    const [left] = (await admin.succeed('GET', '/newsletter-plans')) as { failure: string }[]
    expect(left?.failure).toContain('No mail server is set')
  })

  test('a message is not handled by an answer that nobody receives', async () => {
    await writeToUs(site)
    const path = '/contact-messages/1'
    const refused = await admin.call('POST', `${path}/replies`, { ...answer, handled: true })
    expect(refused.statusCode).toBe(409)
    expect(refused.json().code).toBe('no_mail_server')
    await admin.succeed('POST', `${path}/replies`, { ...answer, handled: true, to_files: true })
    await deliver()
    const lead = await admin.succeed('GET', path)
    expect(lead).toMatchObject({ handled: false, replies: [{ status: 'filed', ended_at: now }] })
    expect(await admin.succeed('GET', '/activity')).toMatchObject([{ action: 'file' }])

    setServer()
    const [reply] = lead.replies as { mail_id: number }[]
    await admin.succeed('POST', `/outbox/${reply?.mail_id}/send-again`)
    await deliver()
    expect(await admin.succeed('GET', path)).toMatchObject({ replies: [{ status: 'sent' }] })
    const written = run.server.taken.filter(({ raw }) => raw.includes('Dear Ada'))
    expect(written.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
  })
})

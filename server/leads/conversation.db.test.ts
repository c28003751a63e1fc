import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, siteForEach, snapshot } from '../../tests/support/app.ts'
import { mailForEach } from '../../tests/support/mail-run.ts'
import { rawHeader, readMail } from '../../tests/support/smtp-server.ts'
import { writeToUs } from '../../tests/support/visitors.ts'
import { deleteOld } from '../privacy/service.ts'

const site = siteForEach({ STAFF_EMAIL: 'staff@plumbline.example' })
const admin = createAdmin(site)
const run = mailForEach(site)
const { deliver } = run
beforeEach(() => writeToUs(site, { email: 'Ada@example.com', message: 'What of\n<b>fees</b>?' }))

const path = '/contact-messages/1'
const answer = { subject: 'Re: Your message', text: 'Dear Ada,\n\nthey are\nfixed <i>once</i>.' }
const read = () => admin.succeed('GET', path)

/** Mail to the sender of the message, without the acknowledgement. */
const taken = () =>
  run.server.taken.filter(
    ({ recipient, raw }) => recipient === 'ada@example.com' && !raw.includes('We have your'),
  )

describe('an answer', () => {
  test('reaches the sender, is kept with the message and shows when it was sent', async () => {
    const owed = await admin.succeed('POST', `${path}/replies`, { ...answer, handled: true })
    expect(owed).toMatchObject({
      handled: true,
      replies: [{ ...answer, status: 'pending', ended_at: null, key_id: expect.any(String) }],
    })
    await deliver()
    expect((await read()).replies).toMatchObject([
      { ...answer, status: 'sent', ended_at: '2026-11-20T09:00:00.000Z', last_error: null },
    ])
    // One conversation, whose id does not reveal how many there are.
    const named = run.server.taken.map(({ raw }) => /^References: (.*)/m.exec(raw)?.[1])
    expect(new Set(named).size).toBe(1)
    expect(named[0]).toMatch(/^<[\da-f]{20}@/)
    const raw = taken()[0]?.raw ?? ''
    const mail = await readMail(raw)
    const replyTo = [{ address: 'contact@plumbline.example' }]
    expect(mail).toMatchObject({ subject: answer.subject, replyTo })
    expect(mail.text).toContain('they are\nfixed <i>once</i>.')
    expect(mail.text).toContain('On 20 November 2026 you wrote:')
    expect(mail.text).toContain('<b>fees</b>?')
    expect(mail.html).toContain('&lt;i&gt;once&lt;/i&gt;')
    expect(rawHeader(raw, 'auto-submitted')).toBeNull()
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([{ action: 'send', fields: '["handled","replies"]' }])
  })

  test('that cannot be delivered says so, and can be sent again', async () => {
    run.server.mood = 'knows-nobody'
    await admin.succeed('POST', `${path}/replies`, answer)
    await deliver()
    const [failed] = (await read()).replies
    expect(failed).toMatchObject({
      status: 'failed',
      last_error: 'The mail server does not know this address.',
    })
    run.server.mood = 'takes'
    await admin.succeed('POST', `/outbox/${failed.mail_id}/send-again`, {})
    await deliver()
    expect((await read()).replies).toMatchObject([{ status: 'sent' }])
  })

  test('is sent once, however often the call is repeated', async () => {
    const repeat = (text = answer.text) =>
      site.app.inject({
        method: 'POST',
        url: `/api/admin${path}/replies`,
        headers: { 'x-admin-key': adminKey, 'idempotency-key': 'the-same-key-as-before' },
        payload: { ...answer, text },
      })
    const answers = await Promise.all([repeat(), repeat()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect((await repeat('Else')).statusCode).toBe(409)
    await deliver()
    expect(taken()).toHaveLength(1)
  })

  test('shows how it ended after its mail was deleted', async () => {
    await admin.succeed('POST', `${path}/replies`, answer)
    await deliver()
    site.clock.current = new Date('2027-03-20T09:00:00.000Z')
    await deleteOld(site.ports)
    expect((await snapshot(site.db)).mail).toEqual([])
    expect((await read()).replies).toMatchObject([
      { status: 'sent', ended_at: '2026-11-20T09:00:00.000Z', mail_id: null },
    ])
  })

  test('to a message that was deleted meanwhile is not sent', async () => {
    await admin.succeed('POST', `${path}/replies`, answer)
    await admin.succeed('POST', '/contact-messages/delete', { ids: [1] })
    const { message_replies } = await snapshot(site.db)
    expect(message_replies).toEqual([])
    await deliver()
    expect(taken()).toEqual([])
  })

  test('to what was held back as spam is refused', async () => {
    await admin.succeed('PATCH', path, { held: true })
    const before = await snapshot(site.db)
    const refusal = await admin.call('POST', `${path}/replies`, answer)
    expect(refusal.statusCode).toBe(409)
    expect(refusal.json()).toMatchObject({ code: 'held' })
    expect(await snapshot(site.db)).toEqual(before)
  })
})

// Lost otherwise: staff search for the record of a mail, and misread its date.
test.each([
  ['contact-notice', { about_id: 1 }, '/admin/messages?record=1'],
  ['passkey-added', { payload: '{"key":1}' }, '/admin/keys'],
])('the mail %s opens what it speaks of', async (kind, row, address) => {
  await admin.succeed('POST', '/keys', { name: 'Grace Lee', role: 'editor' })
  const [owed] = await site.db.selectFrom('mail').selectAll().execute()
  const mail = owed && (await site.services.mailWriters.get(kind)?.({ ...owed, ...row }))
  expect(JSON.stringify(mail)).toContain(`${address}"`)
  expect(JSON.stringify(mail)).not.toMatch(/[a-z] \d+, \d{4}/)
})

test('notes are kept for staff, and can be taken away', async () => {
  await admin.succeed('POST', `${path}/notes`, { text: 'She rang.\r\nTwice.' })
  const { notes } = await admin.succeed('POST', `${path}/notes`, { text: 'Quote sent' })
  expect(notes).toMatchObject([{ text: 'She rang.\nTwice.' }, { text: 'Quote sent' }])
  expect((await admin.succeed('DELETE', `${path}/notes/1`)).notes).toMatchObject([{ id: 2 }])
  expect((await admin.call('DELETE', `${path}/notes/1`)).statusCode).toBe(404)
  const { activity } = await snapshot(site.db)
  expect(activity).toHaveLength(3)
  expect(JSON.stringify(activity)).not.toContain('rang')
})

// Lost otherwise: staff do not know which colleague to ask, and a name is lost with its key.
test('answers and notes bear the name of a key, and each person who has one can be chosen', async () => {
  const { id, key } = await admin.succeed('POST', '/keys', { name: 'Grace Lee', role: 'editor' })
  await admin.succeed('POST', '/keys', { name: 'Abe', role: 'owner' })
  await admin.succeed('POST', '/keys', { name: 'Only reads', role: 'reader' })
  const toReader = await admin.call('PATCH', path, { assignee: 'Only reads' })
  expect(toReader.statusCode, 'a reader can do nothing about it').toBe(400)
  await admin.call('POST', `${path}/notes`, { text: 'Called' }, key)
  await admin.call('POST', `${path}/replies`, answer, key)
  await admin.succeed('POST', `${path}/notes`, { text: 'By the owner' })
  await admin.succeed('PATCH', path, { assignee: ' Grace Lee ' })
  const before = await snapshot(site.db)
  await admin.succeed('PATCH', path, { assignee: 'Grace Lee' })
  expect(await snapshot(site.db)).toEqual(before)
  const named = { key_id: `key-${id}`, key_name: 'Grace Lee' }
  const expected = {
    replies: [named],
    notes: [named, { key_id: 'env', key_name: null }],
    assignee: 'Grace Lee',
    assignees: ['Abe', 'Grace Lee'],
  }
  expect(await read()).toMatchObject(expected)
  await admin.succeed('DELETE', `/keys/${id}`)
  expect(await read(), 'the key is revoked').toMatchObject(expected)
  await admin.succeed('PATCH', path, { assignee: 'Grace Lee', handled: true })
  await admin.succeed('PATCH', path, { assignee: null })
  expect(await read()).toMatchObject({ assignees: ['Abe'] })
})

test('refuses an answer and a note without words, or with too many', async () => {
  await admin.refuses(`POST ${path}/replies`, [
    ['no words', { ...answer, text: ' ' }, 'text'],
    ['a subject of two lines', { ...answer, subject: 'a\nb' }, 'subject'],
    ['too many words', { ...answer, text: 'x'.repeat(10_001) }, 'text'],
  ])
  await admin.refuses(`POST ${path}/notes`, [['no words', { text: '' }, 'text']])
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Admin, createAdmin } from '../../tests/support/admin.ts'
import { adminKey, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { readMail, startSmtpServer } from '../../tests/support/smtp-server.ts'
import { createMailWorker } from '../mail/worker.ts'
import { submitMessage } from '../messages/service.ts'
import { createSmtpMailer } from '../platform/mail/mailer.ts'
import { erasePerson, exportPerson } from '../privacy/person.ts'

let site: TestApp
let admin: Admin
beforeEach(async () => {
  site = await startTestApp({ STAFF_EMAIL: 'staff@plumbline.example' })
  admin = createAdmin(site)
  await submit('Ada')
})
afterEach(() => site.close())

async function submit(name: string) {
  const email = `${name}@Example.com`
  const payload = { name, email, company: 'Ltd', user_type: 'buyer', answers: { A1: 1 } }
  const response = await site.app.inject({ method: 'POST', url: '/api/quickscore/submit', payload })
  expect(response.statusCode, response.body).toBe(200)
}

const path = '/quickscore-assessments/1'
const answer = { subject: 'Your result', text: 'Dear Ada,\n\nshall we talk?' }

async function list(query: string, key = adminKey): Promise<string[]> {
  const url = `/api/quickscore-assessments?sort=created_at&${query}`
  const response = await site.app.inject({ url, headers: { 'x-admin-key': key } })
  return response.json().data.map(({ name }: { name: string }) => name)
}

async function deliver() {
  const server = await startSmtpServer()
  const sender = { name: 'Plumbline', address: 'a@plumbline.example' }
  const mailer = createSmtpMailer(server.url, 'off', sender)
  const worker = createMailWorker({ ...site.ports, writers: site.services.mailWriters, mailer })
  await worker.deliverDue()
  await worker.stop()
  await server.close()
  return server.taken.filter(({ recipient }) => recipient === 'ada@example.com')
}

const waiting = async () => (await admin.succeed('GET', '/waiting')).quickscore

describe('an assessment', () => {
  test('waits until somebody has handled it, and is found by who has taken it', async () => {
    await submit('Bo')
    await submit('Cy')
    const { key } = await admin.succeed('POST', '/keys', { name: 'Grace', role: 'editor' })
    expect(await waiting()).toBe(3)
    expect(await admin.succeed('PATCH', path, { assignee: 'Grace' })).toMatchObject({
      name: 'Ada',
      assignee: 'Grace',
      handled: false,
    })
    expect(
      await admin.succeed('POST', '/quickscore-assessments/change', {
        ids: [1, 2, 99],
        handled: true,
      }),
    ).toEqual({ changed: 2 })
    expect(await waiting()).toBe(1)
    expect(await list('handled=false')).toEqual(['Cy'])
    expect(await list('handled=true')).toEqual(['Ada', 'Bo'])
    expect(await list('assigned=mine', key)).toEqual(['Ada'])
    expect(await list('assigned=mine')).toEqual([])
    expect(await list('assigned=false&q=cy')).toEqual(['Cy'])
    expect(await list('assigned=true&q=cy')).toEqual([])
  })

  test('is given only to somebody with a key', async () => {
    const response = await admin.call('PATCH', path, { assignee: 'Nobody' })
    expect(response.statusCode).toBe(400)
    expect((await admin.succeed('GET', path)).assignee).toBeNull()
    expect((await admin.call('PATCH', '/quickscore-assessments/99', {})).statusCode).toBe(404)
  })

  test('is answered by a mail that says which result it is about', async () => {
    await admin.succeed('POST', `${path}/replies`, { ...answer, handled: true })
    const [report, reply] = await deliver()
    expect(report?.raw).toContain('Your QuickScore result')
    const { subject, text } = await readMail(reply?.raw ?? '')
    expect(subject).toBe(answer.subject)
    expect(text).toContain('shall we talk?')
    expect(text).toMatch(/About your QuickScore of 20 November 2026: \d+%, \w+\./)
    expect(await admin.succeed('GET', path)).toMatchObject({
      handled: true,
      replies: [{ ...answer, status: 'sent' }],
    })
  })

  test('that is deleted takes its answers and notes with it; what was owed is not sent', async () => {
    await admin.succeed('POST', `${path}/notes`, { text: 'She rang.' })
    await admin.succeed('POST', `${path}/replies`, answer)
    await admin.succeed('DELETE', path)
    expect(await deliver()).toEqual([])
    await submit('Bo')
    expect(await admin.succeed('GET', '/quickscore-assessments/2')).toMatchObject({
      notes: [],
      replies: [],
    })
  })

  test('gives back and loses with its person what was noted on it, and no more', async () => {
    await submit('Bo')
    await admin.succeed('POST', `${path}/notes`, { text: 'She rang.' })
    await admin.succeed('POST', '/quickscore-assessments/2/notes', { text: 'He rang.' })
    const ports = { ...site.ports, staffEmail: 'staff@plumbline.example' }
    const { tables } = await exportPerson(ports, 'ada@example.com')
    expect(tables.message_notes).toMatchObject([{ text: 'She rang.', assessment_id: 1 }])
    await erasePerson(ports, 'ada@example.com')
    const left = await site.db.selectFrom('message_notes').select('text').execute()
    expect(left).toEqual([{ text: 'He rang.' }])
  })

  test('shows who wants to talk it through, and that message where it is from', async () => {
    const message = { name: 'Ada', email: 'ada@example.com', message: 'Talk it through, please' }
    const entries = { company: null, aud: null, utm_source: null, plan: null }
    const sent = { ...message, ...entries, website: false, elapsed_ms: null }
    await submitMessage(site.ports, sent, undefined, 1)
    expect(await admin.succeed('GET', path)).toMatchObject({
      requests: [{ ...message, assessment_id: 1, handled: false }],
    })
    expect(await admin.succeed('GET', '/contact-messages/1')).toMatchObject({ assessment_id: 1 })
  })
})

test('a message is found by who has taken it', async () => {
  const payload = { name: 'Dee', email: 'dee@example.com', message: 'What of the fees?' }
  await site.app.inject({ method: 'POST', url: '/api/contact', payload })
  const { key } = await admin.succeed('POST', '/keys', { name: 'Grace', role: 'editor' })
  await admin.succeed('PATCH', '/contact-messages/1', { assignee: 'Grace' })
  const found = async (one: string) =>
    (await admin.call('GET', '/contact-messages?assigned=mine', undefined, one)).json().data.length
  expect([await found(key), await found(adminKey)]).toEqual([1, 0])
})

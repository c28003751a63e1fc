import { beforeEach, describe, expect, test, vi } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { assessmentCells } from '../../domain/quickscore/assessment.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { adminKey, siteForEach } from '../../tests/support/app.ts'
import { mailForEach } from '../../tests/support/mail-run.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { readMail } from '../../tests/support/smtp-server.ts'
import { addSubscriber, writeToUs } from '../../tests/support/visitors.ts'
import { submitMessage } from '../messages/service.ts'
import { erasePerson, exportPerson } from '../privacy/person.ts'
import { tellDueLeads } from './due.ts'

const site = siteForEach({ STAFF_EMAIL: 'staff@plumbline.example' })
const admin = createAdmin(site)
const run = mailForEach(site)
beforeEach(async () => {
  // Reports are not tested here, and each takes a second to render.
  vi.spyOn(site.ports.documents, 'renderDocument').mockResolvedValue(Buffer.from('%PDF'))
  await submit('Ada')
})

const submit = (name: string) => submitScore(site, { name, email: `${name}@Example.com` })

const path = '/quickscore-assessments/1'
const answer = { subject: 'Your result', text: 'Dear Ada,\n\nshall we talk?' }

const list = async (query: string, key = adminKey): Promise<string[]> =>
  (await admin.listScores(`?sort=created_at&${query}`, key)).map(
    ({ name }: { name: string }) => name,
  )

async function deliver(to = 'ada@example.com', said = /./) {
  run.server.taken.length = 0
  await run.deliver()
  return run.server.taken.filter(({ recipient, raw }) => recipient === to && said.test(raw))
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

  test('is answered by a mail that says which result it is about', async () => {
    await admin.succeed('POST', `${path}/replies`, { ...answer, handled: true })
    const [report, reply] = await deliver()
    const named = /^References: (<[\da-f]{20}@plumbline\.example>)/m.exec(report?.raw ?? '')?.[1]
    const { subject, references, text } = await readMail(reply?.raw ?? '')
    expect([subject, references]).toEqual([answer.subject, named])
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
    await deliver()
    expect(new Set(run.attempts.map(({ outcome }) => outcome))).toEqual(new Set(['dropped']))
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

describe('a day to follow up', () => {
  const due = (day: string | null) => admin.succeed('PATCH', path, { due_on: day })

  test('is kept, found once it is there, and can be taken away', async () => {
    expect(await due('2026-11-21')).toMatchObject({ due_on: '2026-11-21' })
    expect(await list('due=true')).toEqual([])
    site.clock.current = new Date('2026-11-21T00:00:00.000Z')
    expect(await list('due=true')).toEqual(['Ada'])
    expect(await list('due=true&q=ada')).toEqual(['Ada'])
    expect(await list('due=false')).toEqual([])
    await due(null)
    expect(await list('due=true')).toEqual([])
  })

  test('is told of once each morning, if the settings say so', async () => {
    const told = async () => {
      await tellDueLeads(site.ports)
      const { data } = (await admin.call('GET', '/outbox?kind=leads-due')).json()
      return data.length
    }
    site.ports.config.LEADS_MAIL = true
    expect(await told(), 'nobody has one').toBe(0)
    site.ports.config.LEADS_MAIL = false
    await due('2026-11-21')
    site.clock.current = new Date('2026-11-21T07:00:00.000Z')
    expect(await told()).toBe(0)
    site.ports.config.LEADS_MAIL = true
    expect(await told()).toBe(1)
    expect(await told()).toBe(1)
    site.clock.current = new Date('2026-11-22T05:59:59.999Z')
    expect(await told()).toBe(1)
    site.clock.current = new Date('2026-11-22T06:00:00.000Z')
    expect(await told()).toBe(2)
    const [mail] = await deliver('staff@plumbline.example', /to follow up/)
    const { subject, text } = await readMail(mail?.raw ?? '')
    expect(subject).toBe('1 lead to follow up')
    expect(text).toMatch(/Ada\s+No owner, due since 21 November 2026/)
    expect(text).toContain('/admin/quickscore?due=true')
  })
})

test('what else there is of an address is shown, but for what is about itself', async () => {
  await submit('ada')
  await writeToUs(site, { email: 'ADA@example.com' })
  await addSubscriber(site.db, 'ada@example.com', { created_at: '2026-11-19T09:00:00.000Z' })
  const { contacts } = await admin.succeed('GET', path)
  const kinds = contacts.map(({ kind, id }: { kind: string; id: number }) => `${kind} ${id}`)
  expect(kinds.toSorted()).toEqual(['assessment 2', 'message 1', 'subscriber 1'])
  expect((await admin.succeed('GET', '/contact-messages/1')).contacts).toHaveLength(3)
})

test('a list says what a file has beside each row, where it is asked for', async () => {
  await admin.succeed('POST', `${path}/notes`, { text: 'She rang.' })
  await admin.succeed('POST', `${path}/notes`, { text: '=1+1' })
  const read = async (query: string) => (await admin.listScores(`?page=1${query}`))[0]
  expect(await read('')).not.toHaveProperty('note_texts')
  const row = await read('&beside=true')
  expect(row).toMatchObject({ note_texts: ['She rang.', '=1+1'], consent_given_at: null })
  const cells = assessmentCells(questionBank)
  const beside = cells({ ...row, applicability: { places: ['eu', 'gb'] } }).slice(8)
  expect(beside).toEqual(['', '', '', 'She rang.\n=1+1', 'eu gb', 'governance', ''])
})

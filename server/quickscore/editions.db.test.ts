import { expect, test } from 'vitest'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { siteForEach } from '../../tests/support/app.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { readCsv } from '../platform/csv.ts'
import { deleteRows } from '../platform/db/rows.ts'
import { signLink } from '../platform/db/secrets.ts'
import { publishIfDue } from './editions.ts'
import { openedMail, quickscoreReport } from './mails.ts'

const site = siteForEach()

const answers = Object.fromEntries(listQuestions(questionBank, 'buyer').map(({ id }) => [id, 1]))

const submit = (email: string) => submitScore(site, { email, answers })

/** The `mail` parameter of the link in the newest report. */
async function readProof(): Promise<string> {
  const { id, created_at } = await site.db
    .selectFrom('quickscore_assessments')
    .select(['id', 'created_at'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const issuedAt = new Date(created_at)
  return signLink(site.ports, openedMail, { id, issuedAt })
}

const open = (token: string, proof: string) => site.services.quickscore.noteOpenedMail(token, proof)

/** Submits and opens the mail, once for each of `amount` organisations. */
async function takePart(amount: number, from = 0) {
  for (let index = from; index < from + amount; index += 1) {
    const token = await submit(`person@organisation-${index}.example`)
    await open(token, await readProof())
  }
}

const lookOn = (iso: string) => {
  site.clock.current = new Date(iso)
  return publishIfDue(site.ports)
}

const readSheet = async () =>
  readCsv((await site.app.inject({ url: '/state-of-hiring-ai.csv' })).body)
const numbers = async () =>
  (await site.services.quickscore.listEditions()).map(({ number }) => number)

test('an edition appears on the first of a quarter, as page, sheet and feed, from ten on', async () => {
  await lookOn('2026-11-20T09:00:00Z')
  expect(await readSheet()).toEqual([Object.values(statePage.csvColumns)])
  await takePart(11)
  expect(await lookOn('2026-12-31T23:59:59Z')).toBe(false)
  const published = await Promise.all([
    lookOn('2027-01-01T00:00:01Z'),
    lookOn('2027-01-01T00:00:01Z'),
  ])
  expect(published.filter(Boolean)).toHaveLength(1)
  const [heads, ...rows] = await readSheet()
  expect(heads).toEqual(Object.values(statePage.csvColumns))
  const of = (about: string) => rows.find((row) => row[3] === about)
  const first = ['1', '2027-01-01', 'Employers']
  expect(of('A1')).toEqual([...first, 'A1', expect.any(String), '', '', '', '', '10'])
  expect(of('overall')?.slice(0, 4)).toEqual([...first, 'overall'])
  const feed = await site.app.inject({ url: '/feeds/state-of-hiring-ai.rss' })
  expect(feed.body).toContain('Edition 1, ')
  expect(feed.body).toContain('Employers: 10 organisations or more.')

  // Nine new organisations, and repeats of earlier ones, publish no edition.
  await takePart(20)
  await lookOn('2027-03-31T00:00:00Z')
  const before = await readSheet()
  expect(await lookOn('2027-04-01T00:00:00Z')).toBe(false)
  await takePart(1, 20)
  expect(await lookOn('2027-06-30T00:00:00Z')).toBe(false)
  expect(await readSheet()).toEqual(before)
  expect(await lookOn('2027-07-01T00:00:00Z')).toBe(true)
  expect(await numbers()).toEqual([2, 1])
}, 60_000)

// Lost otherwise: the answers of a tenth organisation, to somebody who invents the nine others.
test('an organisation counts only once the address in the mail was opened', async () => {
  await lookOn('2026-11-20T09:00:00Z')
  await takePart(9)
  const mine = await readProof()
  const tokens: string[] = []
  for (let index = 0; index < 9; index += 1)
    tokens.push(await submit(`a@invented-${index}.example`))
  const [first = ''] = tokens
  const used = await readProof()
  const mail = await quickscoreReport.write(site.ports, {
    aboutId: Number(used.split('.')[0]),
    payload: { token: tokens.at(-1) },
    recipient: 'a@invented-8.example',
    issueId: null,
    at: site.clock.current,
  })
  expect(JSON.stringify(mail?.blocks)).toContain(`/${tokens.at(-1)}?mail=${used}"`)
  for (const proof of ['', 'x', mine, used, `${used}x`]) await open(first, proof)
  await open('A'.repeat(43), used)
  expect(await lookOn('2027-01-01T00:00:00Z')).toBe(false)
  await open(tokens.at(-1) ?? '', used)
  expect(await lookOn('2027-01-01T00:00:00Z')).toBe(false)
  expect(await lookOn('2027-04-01T00:00:00Z')).toBe(true)
}, 60_000)

test('one organisation counts once, with its latest assessment, however many mailboxes it has', async () => {
  await lookOn('2026-11-20T09:00:00Z')
  for (let index = 0; index < 12; index += 1) {
    const token = await submit(`person${index}@mail${index}.organisation.example`)
    await open(token, await readProof())
  }
  expect(await lookOn('2027-01-01T00:00:00Z')).toBe(false)
})

test('who submitted before the totals were told of is never counted', async () => {
  await submit('early@organisation-0.example')
  await lookOn('2026-11-20T09:00:00Z')
  // Counting begins a day later, for pages opened before.
  await takePart(12)
  expect(await lookOn('2027-01-01T00:00:00Z')).toBe(false)
})

test('an edition stays as it was when assessments behind it are deleted', async () => {
  await lookOn('2026-11-20T09:00:00Z')
  await takePart(10)
  await lookOn('2027-01-01T00:00:00Z')
  const rows = await readSheet()
  expect(rows.length).toBeGreaterThan(20)
  const all = await site.db.selectFrom('quickscore_assessments').select('id').execute()
  await site.db.transaction().execute((trx) =>
    deleteRows(
      trx,
      'quickscore_assessments',
      all.map(({ id }) => id),
    ),
  )
  expect(await lookOn('2027-04-01T00:00:00Z')).toBe(false)
  expect(await readSheet()).toEqual(rows)
})

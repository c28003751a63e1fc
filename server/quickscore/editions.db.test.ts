import { afterEach, beforeEach, expect, test } from 'vitest'
import { questionBank } from '../../content/en/quickscore/question-bank.ts'
import { listQuestions } from '../../domain/quickscore/questions.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { readCsv } from '../platform/csv.ts'
import { publishIfDue } from './editions.ts'
import { deleteAssessments } from './store.ts'

let site: TestApp
beforeEach(async () => {
  site = await startTestApp()
})
afterEach(() => site.close())

const yes = Object.fromEntries(listQuestions(questionBank, 'buyer').map(({ id }) => [id, 1]))

async function submit(amount: number, answers: Record<string, number> = {}) {
  for (let index = 0; index < amount; index += 1) {
    const { statusCode } = await site.app.inject({
      method: 'POST',
      url: '/api/quickscore/submit',
      payload: {
        name: 'Test Person',
        email: 'person@example.com',
        company: 'Example Ltd',
        user_type: 'buyer',
        answers: { ...yes, ...answers },
      },
    })
    expect(statusCode).toBe(200)
  }
}

function pass(ms: number) {
  site.clock.current = new Date(site.clock.current.getTime() + ms)
}

/** Runs the job once what was submitted is a little older. */
async function look() {
  pass(2 * 60_000)
  return publishIfDue(site.ports)
}

const DAY_MS = 24 * 60 * 60_000

async function readCsvRows() {
  const { body } = await site.app.inject({ url: '/state-of-hiring-ai.csv' })
  return readCsv(body).slice(1)
}

test('an edition appears from ten on, as page, sheet and feed, and the next one ten later', async () => {
  await look()
  expect(await readCsvRows()).toEqual([])
  await submit(9)
  expect(await look()).toBe(false)
  await submit(2, { A1: 0 })
  expect(await look()).toBe(true)
  const rows = await readCsvRows()
  expect(rows.every(([, , role]) => role === 'Employers')).toBe(true)
  expect(rows.find(([, , , about]) => about === 'A1')?.slice(4)).toEqual([
    '10',
    '82',
    '100',
    '100',
    '100',
  ])
  const feed = await site.app.inject({ url: '/feeds/state-of-hiring-ai.rss' })
  expect(feed.body).toContain('Edition 1, ')
  expect(feed.body).toContain('Employers: 11 assessments.')

  await submit(9)
  expect(await look()).toBe(false)
  expect(await readCsvRows()).toEqual(rows)
  await submit(1)
  expect(await look()).toBe(true)
  expect((await site.services.quickscore.listEditions()).map(({ number }) => number)).toEqual([
    2, 1,
  ])
})

test('who submitted before the totals were told of is never counted', async () => {
  await submit(12)
  await look()
  // A day goes by, for pages that were open before.
  await submit(12)
  pass(2 * DAY_MS)
  expect(await look()).toBe(false)
  await submit(10)
  expect(await look()).toBe(true)
  const [edition] = await site.services.quickscore.listEditions()
  expect(edition?.cells.find(({ about }) => about === 'overall')?.n).toBe(10)
})

test('an edition stays as it was when assessments behind it are deleted', async () => {
  await look()
  await submit(10)
  await look()
  const rows = await readCsvRows()
  const all = await site.db.selectFrom('quickscore_assessments').select('id').execute()
  await site.db.transaction().execute((trx) =>
    deleteAssessments(
      trx,
      all.map(({ id }) => id),
    ),
  )
  expect(await look()).toBe(false)
  expect(await readCsvRows()).toEqual(rows)
})

test('two instances publish one edition', async () => {
  await look()
  await submit(10)
  pass(2 * 60_000)
  const published = await Promise.all([publishIfDue(site.ports), publishIfDue(site.ports)])
  expect(published.filter(Boolean)).toHaveLength(1)
})

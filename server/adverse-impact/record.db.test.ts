import { describe, expect, test } from 'vitest'
import { recordWords, sheetWords } from '../../content/en/adverse-impact.ts'
import { lawWords } from '../../content/en/quickscore/law-words.ts'
import { siteForAll } from '../../tests/support/app.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { readCsv } from '../platform/csv.ts'
import { findShared } from '../quickscore/links.ts'
import { renderReport } from '../quickscore/report.ts'

const site = siteForAll()

const sheet = 'Group\tReached\tScreening\tInterview\nWomen\t200\t120\t60\nMen\t200\t140\t80'
const typed = { tool: '=cmd() 履歴書 v2', lookedBy: 'N. Example', decision: 'Cut-off lowered' }

const form = { 'content-type': 'application/x-www-form-urlencoded' }
const post = (ending: string, fields: Record<string, string>, headers = {}) =>
  site.post(`/tools/adverse-impact/record.${ending}`, `${new URLSearchParams(fields)}`, {
    ...form,
    ...headers,
  })

describe('the record card', () => {
  test('is one page with the figures and what was typed, and is kept by nobody', async () => {
    const response = await post('pdf', { sheet, ...typed })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['content-disposition']).toContain('adverse-impact-record.pdf')
    const pdf = await readPdf(response.rawPayload)
    expect(pdf.pages).toBe(1)
    const text = pdf.blocks.map((block) => block.text).join(' ')
    const parts = 'Women|60 of 200|30.0%|0.75|0.857 × 0.875|Cut-off lowered'
    for (const part of parts.split('|')) expect(text).toContain(part)
  })

  test('is a table for spreadsheets, in which nothing runs', async () => {
    const response = await post('csv', { sheet, ...typed })
    expect(response.headers['cache-control']).toBe('no-store')
    const [head, ...rows] = readCsv(response.body)
    expect(head).toEqual(recordWords.columns)
    expect(rows.filter(([stage]) => stage === 'Over all stages').map((row) => row[7])).toEqual([
      '0.75',
      '',
    ])
    expect(response.body).toContain("'=cmd()")
  })

  test('names the other side of each ratio, what was left out, and what a court may ask for', async () => {
    const fields = { sheet: `${sheet}\nk. A.\t9\t8\t1\nOther 組\t50\t40\t30\nTotal\t459\t308\t171` }
    const pdf = await readPdf((await post('pdf', fields)).rawPayload)
    const text = pdf.blocks.map((block) => block.text).join(' ')
    const { body } = await post('csv', fields)
    for (const said of [
      '“Total” is left out: its figures are the sum of the other rows.',
      'One of 15 comparisons.',
      'Against all others: Women passed',
      'Under four fifths of the highest rate',
    ]) {
      expect(text).toContain(said.replace('Women passed', 'Look closer. Women passed'))
      expect(body).toContain(said.replace('Against all others: Women', 'Look closer. Women'))
    }
    expect(text).toContain('Ratio to Other …')
    expect(text).toContain(lawWords.disclosure)
  })

  test('holds vacancies that were kept apart', async () => {
    const groups = { focal: 'Women', other: 'Men' }
    const fields = { vacancies: sheetWords.vacancies.example, ...groups, ...typed }
    const { body, statusCode } = await post('csv', fields)
    expect(statusCode).toBe(200)
    const pdf = await readPdf((await post('pdf', fields)).rawPayload)
    const text = pdf.blocks.map((block) => block.text).join(' ')
    for (const said of ['6.4 people fewer than at equal rates', 'in each of the 3 vacancies']) {
      expect(text).toContain(said)
      expect(body).toContain(said)
    }
    expect(body).toMatch(/^Note,"Looking within/m)
    expect(body).toMatch(/^Note,"?Adjusted for the vacancy/m)
    expect((await post('csv', { vacancies: 'none' })).statusCode).toBe(400)
  })

  test.for([
    ['no fields', {}],
    ['a sheet that is none', { sheet: 'hello' }],
    ['more passed than came', { sheet: 'A\t1\t2\nB\t1\t1' }],
  ] as const)('%s gets a 400 that says so', async ([, fields]) => {
    for (const ending of ['pdf', 'csv']) {
      const response = await post(ending, fields)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ success: false, message: recordWords.missing })
    }
  })

  test('is not made for another site', async () => {
    expect((await post('pdf', { sheet }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  })
})

describe('many record cards at once', () => {
  const limited = siteForAll({ RATE_LIMITS: 'on' })

  const card = (remoteAddress: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/tools/adverse-impact/record.pdf',
      headers: form,
      payload: `${new URLSearchParams({ sheet })}`,
      remoteAddress,
    })

  test('of many addresses wait in a bounded line, and a report passes them', async () => {
    const token = await submitScore(limited)
    const ended: string[] = []
    const cards = Array.from({ length: 40 }, async (_, i) => {
      const { statusCode, headers } = await card(`198.51.100.${i}`)
      ended.push(`card ${statusCode}`)
      return headers['retry-after']
    })
    await expect.poll(() => ended.length).toBeGreaterThan(0)
    const shared = await findShared(limited.ports, token)
    const report = shared && (await renderReport(limited.ports, shared))
    const before = ended.filter((what) => what === 'card 200').length
    expect(report?.subarray(0, 5).toString()).toBe('%PDF-')
    const told = await Promise.all(cards)
    expect(ended.filter((what) => what === 'card 200')).toHaveLength(30)
    expect(ended.filter((what) => what === 'card 503')).toHaveLength(10)
    expect(told.filter((seconds) => seconds === '10')).toHaveLength(10)
    expect(before).toBeLessThan(30)
  })
})

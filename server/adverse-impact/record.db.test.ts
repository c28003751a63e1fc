import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordWords } from '../../content/adverse-impact.ts'
import { startTestApp, type TestApp } from '../../tests/support/app.ts'
import { readPdf } from '../../tests/support/read-pdf.ts'
import { readCsv } from '../platform/csv.ts'

let site: TestApp
beforeAll(async () => {
  site = await startTestApp()
})
afterAll(() => site.close())

const sheet = 'Group\tReached\tScreening\tInterview\nWomen\t200\t120\t60\nMen\t200\t140\t80'
const typed = { tool: '=cmd() 履歴書 v2', lookedBy: 'N. Example', decision: 'Cut-off lowered' }

const post = (ending: string, fields: Record<string, string>, headers = {}) =>
  site.app.inject({
    method: 'POST',
    url: `/tools/adverse-impact/record.${ending}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
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
    for (const part of [
      'Women',
      '60 of 200',
      '30.0%',
      '0.75',
      '0.857 × 0.875',
      'Cut-off lowered',
    ]) {
      expect(text).toContain(part)
    }
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
    const response = await post('pdf', { sheet }, { 'sec-fetch-site': 'cross-site' })
    expect(response.statusCode).toBe(403)
  })
})

import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeEach, describe, expect, test } from 'vitest'
import { siteForEach, snapshot, type TestApp } from '../../tests/support/app.ts'
import { pagesOf } from '../../tests/support/pages.ts'
import { submitScore } from '../../tests/support/result-links.ts'
import { sendBytes } from '../../tests/support/send-bytes.ts'
import { exportResult } from './links.ts'

const site = siteForEach(null)
let pages: TestApp['app']
let logged: string
let token: string
beforeEach(() => start())

/** Pages that find the result as the real ones do, but set no privacy headers. */
const handlePage = async (request: Request) => {
  const { pathname } = new URL(request.url)
  const [, , , asked = '', part] = pathname.split('/').map(decodeURIComponent)
  const found = part === undefined && (await site.services.quickscore.findResult(asked))
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return new Response(found ? found.company : 'Nothing here', {
    status: found ? 200 : 404,
    headers,
  })
}

async function start(env: Record<string, string> = {}) {
  await site.open(env)
  token = await submitScore(site, { user_type: 'vendor', answers: { A1: 1, B1: 0 } })
  logged = ''
  const sink = new Writable({
    write(line, _encoding, done) {
      logged += line
      done()
    },
  })
  const log = pino({ level: 'debug' }, sink)
  pages = await site.withPages(pagesOf(handlePage), { log })
}

const path = (part = '', of = token) => `/quickscore/result/${of}${part}`

const parts = [
  '',
  '/report.pdf',
  '/data.json',
  '/plan.xlsx',
  '/board.docx',
  '/counsel.pdf',
  '/delete',
  '/nothing',
  '.data',
]

test('a name stored with what is no character still opens, as every file', async () => {
  const company = 'North\uffff\ufdd0gate\u{10ffff}'
  await site.db.updateTable('quickscore_assessments').set({ company }).execute()
  for (const part of ['/report.pdf', '/data.json', '/plan.xlsx', '/board.docx', '/counsel.pdf']) {
    expect((await pages.inject(path(part))).statusCode, part).toBe(200)
  }
})

describe('every answer at a private link', () => {
  const spellings: [string, (address: string) => string][] = [
    ['as it is', (address) => address],
    ['in capitals', (address) => address.replace('/quickscore/result', '/QuickScore/RESULT')],
    ['escaped', (address) => address.replace('result', '%72esult')],
    ['with a query', (address) => `${address}?a=b`],
  ]
  test.each(spellings)('is kept nowhere, found by nobody and not told on: %s', async (_, spell) => {
    for (const subject of [token, 'A'.repeat(43)]) {
      // All files are made for one spelling only: headers depend on the path.
      const asked = spell(path()) === path() ? parts : ['', '/report.pdf', '.data']
      for (const part of asked) {
        const { headers } = await pages.inject(spell(path(part, subject)))
        expect(headers['cache-control'], part).toBe('no-store')
        expect(headers['x-robots-tag'], part).toBe('noindex, nofollow')
        expect(headers['referrer-policy'], part).toBe('strict-origin')
      }
    }
  })

  test('is as secret to who names the whole address, or takes a way round to it', async () => {
    await pages.listen({ port: 0, host: '127.0.0.1' })
    for (const target of [
      `http://x${path()}`,
      `HTTPS://x:8443/about/..${path('/report.pdf')}`,
      `/./quickscore/x/%2e%2e/result/${token}.data`,
    ]) {
      const answer = await sendBytes(
        pages,
        `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      )
      expect(answer, target).toMatch(/^HTTP\/1\.1 (200|404) /)
      expect(answer, target).toContain('\r\ncache-control: no-store\r\n')
      expect(answer, target).toContain('\r\nx-robots-tag: noindex, nofollow\r\n')
    }
  })

  test.each([
    '/quickscore',
    '/quickscore/result',
    '/quickscore/results/abc',
    '/?/quickscore/result/abc',
  ])('is not that of %s', async (address) => {
    const { headers } = await pages.inject(address)
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['x-robots-tag']).toBeUndefined()
  })

  test('is new each time', async () => {
    expect((await pages.inject(path())).body).toBe('Northgate Hiring')
    await site.services.quickscore.revokeLink(token)
    expect((await pages.inject(path())).statusCode).toBe(404)
  })

  test('leaves no trace of the token in the log, and changes nothing that is stored', async () => {
    const before = await snapshot(site.db)
    for (const part of parts) await pages.inject(path(`${part}?planned=B1`))
    for (const part of parts) await pages.inject({ method: 'HEAD', url: path(part) })
    await pages.inject({ method: 'PUT', url: path() })
    expect(await snapshot(site.db)).toEqual(before)
    await pages.inject({ method: 'POST', url: path('/delete'), payload: '' })
    expect(logged).toContain('/quickscore/result/:token/report.pdf')
    expect(logged).not.toContain(token)
  })
})

describe('the files of a link', () => {
  test('are the report and the data, under calm names', async () => {
    const report = await pages.inject(path('/report.pdf'))
    expect(report.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename=quickscore-report-2026-11-20.pdf',
    })
    expect(report.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const data = await pages.inject(path('/data.json'))
    expect(data.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename=quickscore-data-2026-11-20.json',
    })
    const exported = await exportResult(site.ports, token)
    expect(data.json()).toEqual({ ...exported, asked: [], register: [] })
  })

  test.each([
    ['counsel.pdf', 'application/pdf'],
    ['plan.csv', 'text/csv; charset=utf-8'],
    ['plan.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['plan.ics', 'text/calendar; charset=utf-8'],
    ['board.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('are %s of the plan, too', async (file, type) => {
    const answer = await pages.inject(path(`/${file}?planned=B1`))
    const [what, ending] = file.split('.')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': type,
      'content-disposition': `attachment; filename=quickscore-${what}-2026-11-20.${ending}`,
    })
    expect(answer.rawPayload.length).toBeGreaterThan(300)
    const other = await pages.inject(path(`/${file}`, 'A'.repeat(43)))
    expect([other.statusCode, other.body]).toEqual([404, 'Nothing here'])
  })

  test('are drafts for the role, and the 404 page for what is not', async () => {
    const draft = await pages.inject(path('/register-of-ai-tools.docx'))
    expect(draft.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition':
        'attachment; filename=draft-not-legal-advice-register-of-ai-tools-2026-11-20.docx',
    })
    expect(draft.rawPayload.subarray(0, 2).toString()).toBe('PK')
    // This draft is for employers; the respondent is a vendor.
    expect((await pages.inject(path('/candidate-notice-eu.docx'))).statusCode).not.toBe(500)
    expect((await pages.inject(path('/candidate-notice-eu.docx'))).rawPayload.toString()).toBe(
      'Nothing here',
    )
  })

  test('are the 404 page for any other token', async () => {
    for (const unknown of ['A'.repeat(43), '%20', '%2e%2e%2f', 'a%00', 'A'.repeat(5_000)]) {
      for (const part of ['', '/report.pdf', '/data.json']) {
        const { statusCode, body } = await pages.inject(path(part, unknown))
        expect([statusCode, body], unknown + part).toEqual([404, 'Nothing here'])
      }
    }
  })
})

test('an address has sixty tries in ten minutes, over all links', async () => {
  await start({ RATE_LIMITS: 'on' })
  for (let tries = 0; tries < 60; tries += 1) {
    const of = tries % 2 === 0 ? token : `A${tries}`
    expect((await pages.inject(path('', of))).statusCode).toBe(tries % 2 === 0 ? 200 : 404)
  }
  await pages.listen({ port: 0, host: '127.0.0.1' })
  const whole = `GET http://x${path()} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
  expect(await sendBytes(pages, whole)).toMatch(/^HTTP\/1\.1 429 /)
  const refused = await pages.inject(path('/data.json'))
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['cache-control']).toBe('no-store')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await pages.inject({ url: path(), remoteAddress: '203.0.113.9' })).statusCode).toBe(200)
  expect((await pages.inject('/about')).statusCode).toBe(404)
  expect(JSON.stringify(await snapshot(site.db))).not.toMatch(/203\.0\.113\.9|127\.0\.0\.1/)
})

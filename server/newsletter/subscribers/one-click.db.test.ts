import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { siteForAll, snapshot, type TestApp } from '../../../tests/support/app.ts'
import { pagesOf } from '../../../tests/support/pages.ts'
import { addSubscriber } from '../../../tests/support/visitors.ts'
import { createUnsubscribeUrl } from './mails.ts'

// Requests of mail providers when a reader presses "Unsubscribe" (RFC 8058).

const site = siteForAll(null)
let app: TestApp['app']
beforeAll(() => start())
beforeEach(() => site.db.deleteFrom('subscribers').execute())

/** Starts the app with pages that echo a form. */
async function start(env?: Record<string, string>) {
  await site.open(env)
  const answer = async (request: Request) =>
    new Response(`The page took a ${request.method} of "${await request.text()}".`)
  app = await site.withPages(pagesOf(answer))
}

const day = '2026-11-05T08:00:00.000Z'

async function addReader(): Promise<string> {
  const id = await addSubscriber(site.db, 'reader@example.com', { created_at: day })
  return new URL(await createUnsubscribeUrl(site.ports, { id, issuedAt: new Date(day) })).pathname
}

const listStatuses = async () => {
  const rows = await site.db.selectFrom('subscribers').select('status').orderBy('id').execute()
  return rows.map(({ status }) => status)
}

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary="b"' }
const oneClick = 'List-Unsubscribe=One-Click'
const inParts = (value: string) =>
  `--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n${value}\r\n--b--\r\n`

function post(url: string, payload: string, headers: Record<string, string> = urlencoded) {
  return app.inject({ method: 'POST', url, payload, headers })
}

describe('one click', () => {
  test.each([
    ['urlencoded', oneClick, urlencoded],
    [
      'with a character set',
      oneClick,
      { 'content-type': `${urlencoded['content-type']}; charset=UTF-8` },
    ],
    ['in parts', inParts('One-Click'), multipart],
    ['beside something else', `a=b&${oneClick}`, urlencoded],
    [
      'from a browser of the provider',
      oneClick,
      { ...urlencoded, origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
    ],
  ])('unsubscribes: %s', async (_, payload, headers) => {
    const path = await addReader()
    for (let i = 0; i < 2; i += 1) {
      const response = await post(path, payload, headers)
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe('You are unsubscribed.\n')
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
      expect(response.headers['cache-control']).toBe('no-store')
      expect(response.headers['set-cookie']).toBeUndefined()
    }
    expect(await listStatuses()).toEqual(['unsubscribed'])
  })

  test('with a link that is not good changes nothing', async () => {
    const path = await addReader()
    const before = await snapshot(site.db)
    for (const bad of [`${path}x`, path.slice(0, -1), '/newsletter/unsubscribe/x']) {
      const response = await post(bad, oneClick)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        success: false,
        message: 'This link is not valid, or no longer works.',
      })
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test.each([
    ['parts of something else', inParts('Two'), multipart, 415],
    ['parts that cannot be read', '--b\r\nnonsense', multipart, 415],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', { 'content-type': 'application/json' }, 415],
    ['a body that is too large', `${oneClick}&a=${'x'.repeat(5_000)}`, urlencoded, 413],
    ['parts that are too large', inParts('x'.repeat(5_000)), multipart, 413],
  ])('is not %s', async (_, payload, headers, status) => {
    const path = await addReader()
    const before = await snapshot(site.db)
    expect((await post(path, payload, headers)).statusCode).toBe(status)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('is for unsubscribing alone', async () => {
    const response = await post('/newsletter/confirm/x', inParts('One-Click'), multipart)
    expect(response.statusCode).toBe(415)
  })

  test('for many readers may come from one address; bad links may not', async () => {
    await start({ RATE_LIMITS: 'on' })
    const path = await addReader()
    for (let i = 0; i < 30; i += 1) {
      expect((await post('/newsletter/unsubscribe/x', oneClick)).statusCode).toBe(400)
    }
    const refused = await post('/newsletter/unsubscribe/x', oneClick)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let i = 0; i < 700; i += 1) expect((await post(path, oneClick)).statusCode).toBe(200)
    await start()
  })
})

describe('the same address', () => {
  test('takes the form of its page, under the guard of all forms', async () => {
    const path = await addReader()
    const answer = await post(path, '', { ...urlencoded, 'sec-fetch-site': 'same-origin' })
    expect(answer.body).toBe('The page took a POST of "".')
    expect((await post(path, 'a=b')).body).toBe('The page took a POST of "a=b".')
    const foreign = await post(path, 'a=b', { ...urlencoded, 'sec-fetch-site': 'cross-site' })
    expect(foreign.statusCode).toBe(403)
    expect(await listStatuses()).toEqual(['active'])
  })

  test.each(['GET', 'HEAD'] as const)('changes nothing by a %s', async (method) => {
    const path = await addReader()
    const before = await snapshot(site.db)
    for (const url of [path, `${path}?${oneClick}`]) {
      expect((await app.inject({ method, url })).statusCode).toBe(200)
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

test('no line of the log holds the token', async () => {
  const path = await addReader()
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) })
  const logged = await site.withPages(
    pagesOf(async () => new Response('A page')),
    { log },
  )
  for (const payload of [oneClick, 'a=b']) {
    await logged.inject({ method: 'POST', url: path, payload, headers: urlencoded })
  }
  await logged.inject(path)
  expect(lines.filter((line) => line.includes('answered'))).toHaveLength(3)
  expect(lines.join('\n')).toContain('/newsletter/unsubscribe/:token')
  expect(lines.join('\n')).not.toContain(path.split('/').at(-1))
})

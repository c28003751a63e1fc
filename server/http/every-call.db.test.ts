/** Requests that every call of the API refuses; none of them changes anything. */
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { DomainError } from '../../domain/errors.ts'
import { adminKey, siteForAll, snapshot } from '../../tests/support/app.ts'
import { fillSite } from '../../tests/support/installation.ts'
import { composeForm, formType } from '../../tests/support/media.ts'
import { draft } from '../../tests/support/posts.ts'
import { listRoutes } from '../services.ts'
import type { JsonSchema, OpenApiDocument } from './openapi.ts'
import { parse } from './requests.ts'
import { needsKey, type Route } from './route.ts'

const site = siteForAll()
let before: Awaited<ReturnType<typeof snapshot>>
beforeAll(() => fillSite(site))
beforeEach(async () => {
  before = await snapshot(site.db)
})
afterEach(async () => expect(await snapshot(site.db)).toEqual(before))

const staff = { 'x-admin-key': adminKey }
const json = { 'content-type': 'application/json' }
const form = {
  headers: { ...staff, 'content-type': formType },
  payload: composeForm({ name: 'a.txt', bytes: 'Words.' }),
}

/** The call's address, with 1, the id of an existing record, for each parameter. */
const addressOf = (path: string) => `/api${path.replace(/:\w+/g, '1')}`

async function expectRefusal(
  { method, path }: Route,
  status: number,
  asked: { url?: string; payload?: string | Buffer; headers?: Record<string, string> },
) {
  const headers = { ...staff, ...(asked.payload !== undefined && json), ...asked.headers }
  const answer = await site.app.inject({ method, url: addressOf(path), ...asked, headers })
  const said = `${method} ${asked.url ?? path} ${String(asked.payload).slice(0, 60)}: ${answer.body}`
  expect(answer.statusCode, said).toBe(status)
  expect(answer.json(), said).toMatchObject({ success: false, message: expect.any(String) })
  return answer
}

const list = (isMeant: (route: Route) => unknown) => listRoutes(site.ports).filter(isMeant)

/** Calls that accept unknown fields: browsers and pages of another version send them. */
const takesMore = new Set([
  '/quickscore/submit',
  '/contact',
  '/passkeys/session',
  '/admin/passkeys',
  '/newsletter/subscribe',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
])

const unreadable = { 'content-type': 'text/plain', 'content-encoding': 'gzip' }

test('a body that is none, or holds 200 unknown fields, which are named in few words', async () => {
  const calls = list(({ body }) => body)
  expect(calls.length).toBeGreaterThan(40)
  const unknown = Array.from({ length: 200 }, (_, i) => [`x_${i}`, 1])
  const payload = JSON.stringify(Object.fromEntries(unknown))
  for (const call of calls) {
    for (const [name, value] of Object.entries(unreadable)) {
      await expectRefusal(call, 415, { payload: 'a', headers: { [name]: value } })
    }
    const bodies = ['null', '[]', '"a"', '{', '{"__proto__":{"name":"x"}}', '['.repeat(900)]
    for (const body of bodies) await expectRefusal(call, 400, { payload: body })
    const answer = await expectRefusal(call, 400, { payload })
    if (takesMore.has(call.path)) continue
    const named = Object.keys(answer.json().errors).filter((name) => name.startsWith('x_'))
    expect(named.length, call.path).toBeGreaterThan(0)
    expect(named.length, call.path).toBeLessThanOrEqual(20)
  }
})

test('a body that is larger than its call takes', async () => {
  for (const call of list(({ body }) => body)) {
    const most = call.bodyLimit ?? 1024 * 1024
    await expectRefusal(call, 413, { payload: `{"x":"${'x'.repeat(most)}"}` })
  }
})

/** Texts that are no id: other spellings of 1 (number, padded, other digits), or out of range. */
const noIds =
  '1.0 01 +1 1e0 0x1 0b1 %201 1%0A 1,0 1; %EF%BC%91 %D9%A1 0 -1 4294967297 NaN 1%00 x %2e%2e'

// Lost otherwise: the record that a page, an address in a mail or a program never named.
test('a text that is no id, which names nothing, whatever is asked of it', async () => {
  const ofRecords = list(({ path }) => /:(id|note|name)\b/.test(path))
  expect(ofRecords.length).toBeGreaterThan(40)
  for (const { method, path, upload } of ofRecords) {
    const sent = upload ? form : { headers: { ...staff, ...json }, payload: '{}' }
    for (const [param] of path.matchAll(/:\w+/g)) {
      for (const text of noIds.split(' ')) {
        const url = `/api${path.replace(param, text).replaceAll(/:\w+/g, '1')}`
        const given = method === 'GET' ? { headers: staff } : sent
        const { statusCode, body } = await site.app.inject({ method, url, ...given })
        const said = `${method} ${url}: ${statusCode} ${body}`
        expect(param === ':name' ? [400, 404] : [404], said).toContain(statusCode)
      }
    }
  }
})

/** Valid bodies for an existing record, by the end of the call's address. */
const good: [RegExp, object][] = [
  [/PUT .*posts/, { ...draft, slug: 'another', region_id: 1 }],
  [/PUT .*regions/, { name: 'Another', code: 'AN' }],
  [/PUT .*(categories|authors)/, { name: 'Another', slug: 'another' }],
  [/PUT .*templates/, { name: 'Another', text: 'Words' }],
  [/merge$/, { into: 1 }],
  [/replies$/, { subject: 'Re: it', text: 'Words' }],
  [/notes$/, { text: 'Words' }],
  [/newsletter\/test$/, { email: 'ada@example.com' }],
  [/schedule$/, { send_at: '2027-01-01T00:00:00.000Z' }],
]

test('the id of what is not there', async () => {
  // The first answers with an empty list; the key of the settings has no passkeys.
  const others = ['GET /admin/posts/:id/previews', 'DELETE /admin/passkeys/:id']
  const nameOf = ({ method, path }: Route) => `${method} ${path}`
  const calls = list((call) => call.path.includes('/:id') && !others.includes(nameOf(call)))
  expect(calls.length).toBeGreaterThan(40)
  for (const call of calls) {
    const url = addressOf(call.path.replace(':id', '999'))
    const body = good.find(([is]) => is.test(nameOf(call)))?.[1] ?? {}
    const sent = call.upload ? form : call.body && { payload: JSON.stringify(body) }
    await expectRefusal(call, 404, { url, ...sent })
  }
})

/** Values that violate a schema, at its root or in one place below it. */
function* wrongOf({ anyOf, oneOf, properties, items }: JsonSchema): Generator<unknown> {
  yield* [null, 1e308, 0.5, 'a\0', '\ud800', 'x'.repeat(3e5), true, [null], [[]], { colour: 1 }]
  for (const some of [anyOf ?? oneOf ?? []].flat()) yield* wrongOf(some as JsonSchema)
  for (const [name, schema] of Object.entries(properties ?? {})) {
    for (const value of wrongOf(schema)) yield { [name]: value }
  }
  for (const value of items ? wrongOf(items as JsonSchema) : []) yield [value]
}

test('what it cannot read, in words of ours that name the field', () => {
  const schemas = list(() => true).flatMap(({ body, query }) => [body, query])
  const english = /^Invalid |^Too |Unrecognized|\bexpected\b/
  let refused = 0
  for (const schema of schemas.filter((one) => one !== undefined)) {
    const io = { io: 'input', unrepresentable: 'any' } as const
    for (const value of wrongOf(z.toJSONSchema(schema, io) as JsonSchema)) {
      try {
        parse(schema, value)
      } catch (error) {
        const { message, details } = error as DomainError
        const said = [message, ...Object.values(details.errors ?? {})]
        expect(said.filter((text) => english.test(text))).toEqual([])
        refused += 1
      }
    }
  }
  expect(refused).toBeGreaterThan(5_000)
})

test('a page, an order, words or a filter that a list does not know', async () => {
  const lists = list(({ query, upload }) => query && !upload)
  expect(lists.length).toBeGreaterThan(12)
  const known =
    'page=0 page=x per_page=0 per_page=1001 sort=payload sort=- sort=id;drop q=a&q=b q=%00'
  const unknown = ['colour=red', 'since=yesterday', 'until=1', `q=${'x'.repeat(201)}`]
  for (const call of lists) {
    for (const query of [...known.split(' '), ...unknown]) {
      await expectRefusal(call, 400, { url: `${addressOf(call.path)}?${query}` })
    }
  }
})

test('a filter with a value that it cannot have', async () => {
  const { paths } = (await site.app.inject('/api/openapi.json')).json() as OpenApiDocument
  const words = ['q', 'category', 'region', 'author', 'kind']
  let tried = 0
  for (const call of list(({ query }) => query)) {
    const documented = paths[`/api${call.path.replace(/:(\w+)/g, '{$1}')}`]
    const { parameters = [] } = documented?.[call.method.toLowerCase()] ?? {}
    for (const { name } of parameters.filter((one) => one.in === 'query')) {
      const wrong = ['%00', ...(words.includes(String(name)) ? ['x'.repeat(201)] : ['lost', ''])]
      for (const value of wrong) {
        await expectRefusal(call, 400, { url: `${addressOf(call.path)}?${name}=${value}` })
        tried += 1
      }
    }
  }
  expect(tried).toBeGreaterThan(150)
})

test('a selection of nothing, or of what is none', async () => {
  const calls = list(({ path }) => /\/(delete|change|send-again|restore)$/.test(path))
  const many = calls.filter(({ path, body }) => body && !path.includes(':'))
  expect(many.length).toBeGreaterThan(12)
  const none = '{} {"ids":[]} {"ids":["1"]} {"ids":[0]} {"ids":1} {"ids":[1],"all":1}'.split(' ')
  for (const call of many) {
    for (const payload of none) await expectRefusal(call, 400, { payload })
  }
})

test('a method that no call has, which is told those that there are', async () => {
  const paths = new Set(list(() => true).map(({ path }) => path))
  for (const path of paths) {
    const known = list((call) => call.path === path).map(({ method }) => `${method}`)
    const allowed = known.includes('GET') ? [...known, 'HEAD'] : known
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (known.includes(method) || paths.has(path.replace(/[^/]+$/, ':id'))) continue
      const asked = { method, url: addressOf(path), headers: staff }
      const { statusCode, headers } = await site.app.inject(asked)
      expect(statusCode, `${method} ${path}`).toBe(405)
      expect(String(headers.allow).split(', ').toSorted(), path).toEqual(allowed.toSorted())
    }
  }
})

test('what a page of another site makes a browser send', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
  ]
  for (const call of list(({ method }) => method !== 'GET')) {
    for (const headers of foreign) await expectRefusal(call, 403, { headers })
  }
  const own: typeof foreign = [
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:80' },
  ]
  for (const ours of own) {
    const [call] = list(({ path }) => path === '/contact')
    if (call) await expectRefusal(call, 400, { headers: ours, payload: '{}' })
  }
})

describe('too many tries of one address', () => {
  const limited = siteForAll({ RATE_LIMITS: 'on' })
  const most: [`${string} /${string}`, number, string][] = [
    ['GET /insights', 60, 'lists of articles'],
    ['POST /quickscore/submit', 20, 'assessments from this address'],
    ['PUT /quickscore/result/:token/applicability', 60, 'private links were opened'],
    ['POST /contact', 10, 'messages came from this connection'],
    ['POST /newsletter/subscribe', 5, 'sign-ups came from this connection'],
    ['POST /newsletter/confirm', 30, 'links were tried from this connection'],
    ['POST /newsletter/unsubscribe', 30, 'links were tried from this connection'],
    ['POST /passkeys/options', 60, 'sign-ins with a passkey'],
    ['POST /passkeys/session', 60, 'sign-ins with a passkey'],
    ['POST /analytics/events', 120, 'events'],
  ]

  test('are limited for every public call that costs', () => {
    const stated = list((call) => !needsKey(call) && call.limit)
    expect(stated.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
      most.map(([call]) => call).toSorted(),
    )
  })

  test.each(most)('%s: %i, good or not', async (call, points, what) => {
    const [method, path] = call.split(' ') as ['POST', string]
    const remoteAddress = `10.0.0.${most.findIndex(([one]) => one === call)}`
    const send = () => limited.app.inject({ method, url: addressOf(path), remoteAddress })
    for (let i = 0; i < points; i += 1) expect((await send()).statusCode).not.toBe(429)
    const refused = await send()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const { message } = refused.json()
    expect(message).toContain(`Too many ${what}`)
    expect(message).toMatch(/\. Please try again in (\d+ minutes|\d+ seconds|a minute|1 minute)\.$/)
  })
})

import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { adminKey, snapshot, startTestApp, type TestApp } from '../../tests/support/app.ts'
import { needsKey } from '../http/route.ts'
import { listRoutes } from '../services.ts'
import { createFirstKey, replaceKey } from './service.ts'

let site: TestApp
afterEach(() => site.close())

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function session(key?: string) {
  const headers = key === undefined ? {} : { 'x-admin-key': key }
  return site.app.inject({ url: '/api/admin/session', headers })
}

/** As sent on the wire: the only way to send one header twice. */
function sendRaw(method: string, path: string, headers: string[]): Promise<number> {
  const { port } = site.app.server.address() as { port: number }
  return new Promise((resolve, reject) => {
    const raw = httpRequest({ port, host: '127.0.0.1', method, path, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    })
    raw.on('error', reject).end()
  })
}

/** What opens nothing: no key, an empty, a wrong and a doubled one. */
const noGoodKey = [
  [],
  ['x-admin-key', ''],
  ['x-admin-key', 'wrong'],
  ['x-admin-key', adminKey, 'X-Admin-Key', adminKey],
  ['x-admin-key', `${adminKey},${adminKey}`],
]

/** The path of a route's pattern first, and then odd spellings of it that a proxy or an attacker may send. */
function spell(pattern: string): [string, ...string[]] {
  const path = pattern.replace(':id', '1').replace('*', 'anything')
  return [
    path,
    `${path}/`,
    `${path}?x=1`,
    `/${path}`,
    path.replace('/admin', '//admin'),
    path.replace('/admin', '/./admin'),
    path.replace('/admin', '/x/../admin'),
    path.replace('admin', '%61dmin'),
    path.replace('/admin', '%2fadmin'),
    path.replace('admin', 'ADMIN'),
    path.replace('/api', '/API'),
    `${path};x=1`,
    `${path}%00`,
    path.replace('admin/', 'admin%5c'),
  ]
}

describe('every admin route', () => {
  test('refuses no key, an empty, a wrong and a doubled one, however it is spelled', async () => {
    site = await startTestApp()
    await site.app.inject({
      method: 'POST',
      url: '/api/quickscore/submit',
      payload: {
        name: 'N',
        email: 'n@example.com',
        company: 'C',
        user_type: 'buyer',
        answers: { A1: 1 },
      },
    })
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const before = await snapshot(site.db)
    const admin = site.routes.filter(({ url }) => url.startsWith('/api/admin'))
    expect(admin.map(({ url }) => url)).toContain('/api/admin/quickscore-assessments/:id')
    const stated = listRoutes(site.ports).filter(needsKey)
    const isStated = new Set(stated.map(({ method, path }) => `${method} /api${path}`))

    let turn = 0
    for (const { method, url } of admin) {
      const [plain, ...others] = spell(url)
      // What answers 405 alone has the hooks of the same scope: once is enough for it.
      const odd = isStated.has(`${method} ${url}`) ? others : []
      for (const path of [plain, ...odd]) {
        // In turn: every route sees every kind of key, and so does every spelling.
        turn += 1
        const headers = noGoodKey[turn % noGoodKey.length] ?? []
        const status = await sendRaw(method, path, ['Host', 'localhost', ...headers])
        const said = `${method} ${path} with ${JSON.stringify(headers)} answered ${status}`
        expect(path === plain ? [401] : [400, 401, 404, 405], said).toContain(status)
      }
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('is decided before a body is read', async () => {
    site = await startTestApp()
    const response = await site.app.inject({
      method: 'DELETE',
      url: '/api/admin/quickscore-assessments/1',
      headers: { 'content-type': 'application/json' },
      payload: '{ not JSON',
    })
    expect(response.statusCode).toBe(401)
  })

  test('answers an unknown admin path only to who holds the key', async () => {
    site = await startTestApp()
    const url = '/api/admin/nothing-here'
    expect((await site.app.inject({ url })).statusCode).toBe(401)
    const headers = { 'x-admin-key': adminKey }
    expect((await site.app.inject({ url, headers })).statusCode).toBe(404)
    const del = await site.app.inject({ method: 'DELETE', url: '/api/admin/session', headers })
    expect(del.statusCode).toBe(405)
  })
})

describe('the admin key', () => {
  test('is good for a session, and says so without a secret', async () => {
    site = await startTestApp()
    const response = await session(adminKey)
    expect(response.statusCode).toBe(200)
    expect(response.body).not.toContain(adminKey)
    expect((await session('wrong')).json()).toEqual({
      success: false,
      message: 'Invalid admin key',
    })
  })

  test('may be two keys at once, named by their hashes', async () => {
    const list = `old:${sha256('o'.repeat(32))},new:${sha256('n'.repeat(32))}`
    site = await startTestApp({ ADMIN_KEY: '', ADMIN_KEYS: list })
    expect((await session('o'.repeat(32))).statusCode).toBe(200)
    expect((await session('n'.repeat(32))).statusCode).toBe(200)
    expect((await session(sha256('n'.repeat(32)))).statusCode).toBe(401)
  })

  test('is generated once where none is set, stored as a hash, and ends when replaced', async () => {
    site = await startTestApp({ ADMIN_KEY: '' })
    const first = (await createFirstKey(site.ports)) as string
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(await createFirstKey(site.ports)).toBeNull()
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(first)
    expect((await session(first)).statusCode).toBe(200)
    const second = await replaceKey(site.ports)
    expect((await session(first)).statusCode).toBe(401)
    expect((await session(second)).statusCode).toBe(200)
  })

  test('generated before is void once the settings name one', async () => {
    site = await startTestApp()
    const generated = await replaceKey(site.ports)
    expect((await session(generated)).statusCode).toBe(401)
  })

  test('when wrong ten times, is told when to try again; the right one always passes', async () => {
    site = await startTestApp({ RATE_LIMITS: 'on' })
    for (let i = 0; i < 10; i += 1) expect((await session('wrong')).statusCode).toBe(401)
    const refused = await session('wrong')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json().message).toMatch(/^Too many wrong admin keys\. Please try again in /)
    expect((await session(adminKey)).statusCode).toBe(200)
    const elsewhere = await site.app.inject({
      url: '/api/quickscore-assessments',
      headers: { 'x-admin-key': 'wrong' },
    })
    expect(elsewhere.statusCode).toBe(429)
  })
})

describe('limits by address', () => {
  test('take 20 assessments an hour and refuse the next with the time to wait', async () => {
    site = await startTestApp({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    const submit = (from: string) =>
      site.app.inject({
        method: 'POST',
        url: '/api/quickscore/submit',
        headers: { 'x-forwarded-for': from },
        payload: {},
      })
    for (let i = 0; i < 20; i += 1) {
      expect((await submit(`2001:db8:1:1::${i}`)).statusCode).toBe(400)
    }
    expect((await submit('2001:db8:1:1::ffff')).statusCode).toBe(429)
    expect((await submit('2001:db8:1:2::1')).statusCode).toBe(400)
    expect((await submit('192.0.2.7')).statusCode).toBe(400)
  })
})

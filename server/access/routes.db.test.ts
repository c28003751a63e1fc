import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { adminKey, siteForEach, snapshot } from '../../tests/support/app.ts'
import { fillSite } from '../../tests/support/installation.ts'
import { needsKey } from '../http/route.ts'
import { listRoutes } from '../services.ts'

const site = siteForEach()

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

/** Headers that open nothing: no key, an empty, a wrong and a doubled one. */
const noGoodKey = [
  [],
  ['x-admin-key', ''],
  ['x-admin-key', 'wrong'],
  ['x-admin-key', adminKey, 'X-Admin-Key', adminKey],
  ['x-admin-key', `${adminKey},${adminKey}`],
]

/** The plain path of a route, then odd spellings that a proxy or an attacker may send. */
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
    await fillSite(site)
    await site.app.listen({ port: 0, host: '127.0.0.1' })
    const before = await snapshot(site.db)
    const admin = site.routes.filter(({ url }) => url.startsWith('/api/admin'))
    expect(admin.map(({ url }) => url)).toContain('/api/admin/quickscore-assessments/:id')
    const stated = listRoutes(site.ports).filter(needsKey)
    const isStated = new Set(stated.map(({ method, path }) => `${method} /api${path}`))

    let turn = 0
    for (const { method, url } of admin) {
      const [plain, ...others] = spell(url)
      // Routes that only answer 405 share the scope's hooks, so one spelling is enough.
      const odd = isStated.has(`${method} ${url}`) ? others : []
      // The plain path is tried with every kind of key; odd spellings take them in turn.
      const asked = [
        ...noGoodKey.map((headers) => [plain, headers] as const),
        ...odd.map((path) => [path, noGoodKey[turn++ % noGoodKey.length] ?? []] as const),
      ]
      for (const [path, headers] of asked) {
        const status = await sendRaw(method, path, ['Host', 'localhost', ...headers])
        const said = `${method} ${path} with ${JSON.stringify(headers)} answered ${status}`
        expect(path === plain ? [401] : [400, 401, 404, 405], said).toContain(status)
      }
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('answers an unknown admin path only to who holds the key', async () => {
    const url = '/api/admin/nothing-here'
    expect((await site.app.inject({ url })).statusCode).toBe(401)
    const headers = { 'x-admin-key': adminKey }
    expect((await site.app.inject({ url, headers })).statusCode).toBe(404)
    const del = await site.app.inject({ method: 'DELETE', url: '/api/admin/session', headers })
    expect(del.statusCode).toBe(405)
  })
})

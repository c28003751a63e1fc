import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { adminKey, siteForEach, snapshot } from '../../tests/support/app.ts'
import { envOf, runScript } from '../../tests/support/installation.ts'
import { createFirstKey, replaceKey } from './service.ts'

const site = siteForEach(null)

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function session(key?: string) {
  const headers = key === undefined ? {} : { 'x-admin-key': key }
  return site.app.inject({ url: '/api/admin/session', headers })
}

describe('the admin key', () => {
  test('may be two keys at once, named by their hashes', async () => {
    const list = `old:${sha256('o'.repeat(32))},new:${sha256('n'.repeat(32))}`
    await site.open({ ADMIN_KEY: '', ADMIN_KEYS: list })
    expect((await session('o'.repeat(32))).statusCode).toBe(200)
    expect((await session('n'.repeat(32))).statusCode).toBe(200)
    expect((await session(sha256('n'.repeat(32)))).statusCode).toBe(401)
  })

  test('is generated once where none is set, stored as a hash, and ends when replaced', async () => {
    await site.open({ ADMIN_KEY: '' })
    const first = (await createFirstKey(site.ports)) as string
    expect(first.length).toBeGreaterThanOrEqual(32)
    expect(await createFirstKey(site.ports)).toBeNull()
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(first)
    expect((await session(first)).statusCode).toBe(200)
    const { code, out } = await runScript('plumbline', envOf(site), 'admin-key')
    const second = /shown this once: (\S+)\n$/.exec(out)?.[1]
    expect([code, second?.length]).toEqual([0, first.length])
    expect((await session(first)).statusCode).toBe(401)
    expect((await session(second)).statusCode).toBe(200)
  })

  test('generated before is void once the settings name one', async () => {
    await site.open()
    const generated = await replaceKey(site.ports)
    expect((await session(generated)).statusCode).toBe(401)
    const env = { ...envOf(site), ADMIN_KEY: adminKey }
    const { code, out, err } = await runScript('plumbline', env, 'admin-key')
    expect([code, out]).toEqual([1, ''])
    expect(err).toContain('a generated key would not be valid beside it')
  })

  test('when wrong ten times, is told when to try again; the right one always passes', async () => {
    await site.open({ RATE_LIMITS: 'on' })
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
    await site.open({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    const submit = async (from: string) =>
      (await site.post('/api/quickscore/submit', {}, { 'x-forwarded-for': from })).statusCode
    for (let i = 0; i < 20; i += 1) {
      expect(await submit(`2001:db8:1:1::${i}`)).toBe(400)
      expect(await submit(`192.0.2.8:${i}`)).toBe(400)
    }
    const next = ['[2001:db8:1:1::ffff]:500', '::ffff:192.0.2.8', '2001:db8:1:2::1', '192.0.2.7']
    expect(await Promise.all(next.map(submit))).toEqual([429, 429, 400, 400])
  })
})

import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { type Answer, siteForEach, snapshot } from '../../tests/support/app.ts'
import { createAuthenticator, enrol } from '../../tests/support/authenticator.ts'

const origin = 'https://plumbline.example'
const here = { origin }

const site = siteForEach({ PUBLIC_URL: origin })

const admin = createAdmin(site)
const { call } = admin
const post = (path: string, payload?: object) => site.post(`/api/passkeys${path}`, payload)

type Authenticator = ReturnType<typeof createAuthenticator>

async function ask(): Promise<string> {
  return (await post('/options')).json().data.challenge
}

async function keyOf(signIn: () => Promise<Answer>): Promise<string> {
  const response = await signIn()
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data.key
}

describe('a passkey', () => {
  test('signs its holder in for eight hours, and nothing that opens anything is stored', async () => {
    const { signIn, id } = await enrol(site, 'Anna Berg', 'editor')
    const response = await signIn()
    const { key, ...holder } = response.json().data
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(holder).toEqual({
      role: 'editor',
      name: 'Anna Berg',
      expires_at: '2026-11-20T17:00:00.000Z',
    })
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(key)
    expect((await call('POST', '/regions', { name: 'Named', code: 'NA' }, key)).statusCode).toBe(
      201,
    )
    expect((await call('POST', '/keys', {}, key)).statusCode, 'more than the key may').toBe(403)
    const { activity } = await snapshot(site.db)
    const by = { key_id: `key-${id}` }
    expect(activity).toContainEqual(expect.objectContaining({ ...by, action: 'sign-in' }))
    expect(activity).toContainEqual(expect.objectContaining({ ...by, noun: 'regions' }))
    expect(activity).toContainEqual(expect.objectContaining({ ...by, action: 'add-passkey' }))
    const own = (await call('GET', '/passkeys', undefined, key)).json().data
    expect(own).toMatchObject([{ last_used_at: '2026-11-20T09:00:00.000Z' }])
    site.pass(8 * 3_600_000 - 1)
    expect((await call('GET', '/session', undefined, key)).statusCode).toBe(200)
    // The session has expired; a clock set back to before its start does not extend it.
    for (const ms of [1, -9 * 3_600_000]) {
      site.pass(ms)
      expect((await call('GET', '/session', undefined, key)).json()).toEqual({
        success: false,
        message: 'Invalid admin key',
      })
    }
  })

  // For what else ends a passkey and its sessions, see `server/secrets.db.test.ts`.
  test('is removed by its holder alone, who keeps the key', async () => {
    const { signIn, key } = await enrol(site, 'Dee Ek', 'reader')
    const session = await keyOf(signIn)
    const other = await enrol(site, 'Cy Dunn', 'owner')
    const [own] = (await call('GET', '/passkeys', undefined, key)).json().data
    const remove = async (by: string) =>
      (await call('DELETE', `/passkeys/${own.id}`, undefined, by)).statusCode
    expect([await remove(other.key), await remove(session)]).toEqual([404, 200])
    expect((await call('GET', '/session', undefined, key)).statusCode).toBe(200)
    const { activity, passkeys } = await snapshot(site.db)
    expect(activity).toContainEqual(expect.objectContaining({ action: 'remove-passkey' }))
    expect(passkeys).toMatchObject([{ key_id: other.id }])
  })

  test('is not added twice, nor to the key of the settings, nor to somebody else’s question', async () => {
    const { authenticator, key } = await enrol(site, 'Eve Fox', 'editor')
    expect((await call('POST', '/passkeys/options')).json().code).toBe('named_key_needed')
    const options = async (by: string) =>
      (await call('POST', '/passkeys/options', undefined, by)).json().data
    const other = await enrol(site, 'Flo Gray', 'editor')
    const add = async (touch: Parameters<Authenticator['register']>[0], by = key) =>
      (await call('POST', '/passkeys', authenticator.register(touch), by)).statusCode
    const { challenge } = await options(key)
    expect(await add({ ...here, challenge })).toBe(409)
    expect(await add({ ...here, challenge }), 'replayed').toBe(400)
    expect(await add({ ...here, challenge: (await options(other.key)).challenge })).toBe(400)
    expect(await add({ ...here, challenge: await ask() }), 'of a sign-in').toBe(400)
    const foreign = 'https://plumbline.example.evil.example'
    expect(await add({ origin: foreign, challenge: (await options(key)).challenge })).toBe(400)
    const unverified = { ...here, challenge: (await options(key)).challenge, isVerified: false }
    expect(await add(unverified)).toBe(400)
  })
})

test('what is replayed, late, foreign, unverified or unknown gets the answer of a wrong key', async () => {
  const { authenticator } = await enrol(site, 'Gil Hay', 'owner')
  const used = authenticator.use({ ...here, challenge: await ask() })
  expect((await post('/session', used)).statusCode).toBe(200)
  const late = authenticator.use({ ...here, challenge: await ask() })
  site.pass(60_000)
  const tampered = authenticator.use({ ...here, challenge: await ask() })
  tampered.response.signature = late.response.signature ?? ''
  const stranger = createAuthenticator('plumbline.example')
  const tries = {
    replayed: used,
    late,
    tampered,
    foreign: authenticator.use({ origin: 'https://evil.example', challenge: await ask() }),
    unverified: authenticator.use({ ...here, challenge: await ask(), isVerified: false }),
    unknown: stranger.use({ ...here, challenge: await ask() }),
    made: { ...used, response: { ...used.response, clientDataJSON: 'bm8' } },
    invented: authenticator.use({ ...here, challenge: 'invented' }),
  }
  for (const [name, sent] of Object.entries(tries)) {
    const response = await post('/session', sent)
    expect([name, response.statusCode]).toEqual([name, 401])
    expect(response.json()).toEqual({ success: false, message: 'Invalid admin key' })
  }
  const at = { ...here, challenge: await ask() }
  const [one, two] = [authenticator.use(at), authenticator.use(at)]
  const both = await Promise.all([post('/session', one), post('/session', two)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
})

test('wrong passkeys count as wrong keys do; the right one is not shut out by them', async () => {
  await site.open({ PUBLIC_URL: origin, RATE_LIMITS: 'on' })
  const { authenticator, signIn } = await enrol(site, 'Ida Jay', 'owner')
  const wrong = async () =>
    post('/session', authenticator.use({ ...here, challenge: 'never-given' }))
  for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401)
  expect((await wrong()).json().message).toMatch(/^Too many wrong admin keys\./)
  expect((await call('GET', '/session', undefined, 'wrong')).statusCode).toBe(429)
  await keyOf(signIn)
})

test.each([
  '',
  'http://plumbline.example',
  'https://192.0.2.1',
  'https://[2001:db8::1]',
  'http://127.0.0.1:3000',
])('at the public address %j there are none', async (PUBLIC_URL) => {
  await site.open({ PUBLIC_URL })
  expect(site.services.access.arePasskeysOffered()).toBe(false)
  expect((await post('/options')).json().code).toBe('no_passkeys_here')
  expect((await call('POST', '/passkeys/options')).json().code).toBe('no_passkeys_here')
})

test('at localhost there are, for those who try it out', async () => {
  await site.open({ PUBLIC_URL: 'http://localhost:3000' })
  expect((await post('/options')).json().data).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
  })
})

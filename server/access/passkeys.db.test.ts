import { describe, expect, test } from 'vitest'
import { isAllowed, type Role, roles } from '../../domain/actor.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { createAuthenticator } from '../../tests/support/authenticator.ts'
import { needsKey } from '../http/route.ts'
import { listRoutes } from '../services.ts'

const origin = 'https://plumbline.example'
const here = { origin }

const site = siteForEach({ PUBLIC_URL: origin })

const admin = createAdmin(site)
const { call } = admin

async function post(path: string, payload?: object) {
  return site.app.inject({
    method: 'POST',
    url: `/api/passkeys${path}`,
    ...(payload && { payload }),
  })
}

/** A named key with a passkey of its own. */
async function enrol(name: string, role: Role) {
  const { id, key } = (await call('POST', '/keys', { name, role })).json().data
  const authenticator = createAuthenticator('plumbline.example')
  const { challenge } = (await call('POST', '/passkeys/options', undefined, key)).json().data
  const made = authenticator.register({ ...here, challenge })
  expect((await call('POST', '/passkeys', made, key)).statusCode).toBe(201)
  return { id, key, authenticator, made }
}

type Authenticator = ReturnType<typeof createAuthenticator>

async function ask(): Promise<string> {
  return (await post('/options')).json().data.challenge
}

async function signIn(authenticator: Authenticator): Promise<string> {
  const response = await post('/session', authenticator.use({ ...here, challenge: await ask() }))
  expect(response.statusCode, response.body).toBe(200)
  return response.json().data.key
}

const wait = (ms: number) => {
  site.clock.current = new Date(site.clock.current.getTime() + ms)
}

describe('a passkey', () => {
  test('signs its holder in for eight hours, and nothing that opens anything is stored', async () => {
    const { authenticator, id } = await enrol('Anna Berg', 'editor')
    const response = await post('/session', authenticator.use({ ...here, challenge: await ask() }))
    const { key, ...holder } = response.json().data
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(holder).toEqual({
      role: 'editor',
      name: 'Anna Berg',
      expires_at: '2026-11-20T17:00:00.000Z',
    })
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(key)
    const region = await call('POST', '/regions', { name: 'Named', code: 'NA' }, key)
    expect(region.statusCode).toBe(201)
    const { activity } = await snapshot(site.db)
    const by = { key_id: `key-${id}` }
    expect(activity).toContainEqual(expect.objectContaining({ ...by, action: 'sign-in' }))
    expect(activity).toContainEqual(expect.objectContaining({ ...by, noun: 'regions' }))
    expect(activity).toContainEqual(expect.objectContaining({ ...by, action: 'add-passkey' }))
    const own = (await call('GET', '/passkeys', undefined, key)).json().data
    expect(own).toMatchObject([{ last_used_at: '2026-11-20T09:00:00.000Z' }])
    wait(8 * 3_600_000 - 1)
    expect((await call('GET', '/session', undefined, key)).statusCode).toBe(200)
    wait(1)
    expect((await call('GET', '/session', undefined, key)).json()).toEqual({
      success: false,
      message: 'Invalid admin key',
    })
  })

  test('ends with its key, and so does every session: at the next call', async () => {
    const { authenticator, id, key } = await enrol('Ben Hall', 'reader')
    const session = await signIn(authenticator)
    const other = await enrol('Cy Dunn', 'owner')
    const [own] = (await call('GET', '/passkeys', undefined, key)).json().data
    // Nobody removes that of another.
    expect((await call('DELETE', `/passkeys/${own.id}`, undefined, other.key)).statusCode).toBe(404)
    expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(200)
    expect((await call('GET', '/posts', undefined, session)).statusCode).toBe(401)
    const again = await post('/session', authenticator.use({ ...here, challenge: await ask() }))
    expect(again.statusCode).toBe(401)
    const { passkeys, passkey_sessions } = await snapshot(site.db)
    expect([passkeys, passkey_sessions]).toMatchObject([[{ key_id: other.id }], []])
    expect((await call('GET', '/session')).statusCode, 'the key of the settings').toBe(200)
  })

  test('that is removed takes its sessions with it, and leaves the key', async () => {
    const { authenticator, key } = await enrol('Dee Ek', 'reader')
    const session = await signIn(authenticator)
    const [own] = (await call('GET', '/passkeys', undefined, key)).json().data
    expect((await call('DELETE', `/passkeys/${own.id}`, undefined, session)).statusCode).toBe(200)
    expect((await call('GET', '/session', undefined, session)).statusCode).toBe(401)
    expect((await call('GET', '/session', undefined, key)).statusCode).toBe(200)
    const { activity } = await snapshot(site.db)
    expect(activity).toContainEqual(expect.objectContaining({ action: 'remove-passkey' }))
  })

  test('is not added twice, nor to the key of the settings, nor to somebody else’s question', async () => {
    const { authenticator, key } = await enrol('Eve Fox', 'editor')
    expect((await call('POST', '/passkeys/options')).json().code).toBe('named_key_needed')
    const options = async (by: string) =>
      (await call('POST', '/passkeys/options', undefined, by)).json().data
    const other = await enrol('Flo Gray', 'editor')
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
  const { authenticator } = await enrol('Gil Hay', 'owner')
  const used = authenticator.use({ ...here, challenge: await ask() })
  expect((await post('/session', used)).statusCode).toBe(200)
  const late = authenticator.use({ ...here, challenge: await ask() })
  wait(60_000)
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
    expect([name, response.statusCode, response.json()]).toEqual([
      name,
      401,
      { success: false, message: 'Invalid admin key' },
    ])
  }
  const at = { ...here, challenge: await ask() }
  const [one, two] = [authenticator.use(at), authenticator.use(at)]
  const both = await Promise.all([post('/session', one), post('/session', two)])
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
})

test('what is no answer of a passkey is refused and changes nothing', async () => {
  const before = await snapshot(site.db)
  const bodies = [undefined, {}, { id: 'x'.repeat(9000) }, { id: 1, rawId: [], response: null }]
  for (const body of bodies) expect((await post('/session', body)).statusCode).toBe(400)
  expect(await snapshot(site.db)).toEqual(before)
})

test('wrong passkeys count as wrong keys do; the right one is not shut out by them', async () => {
  await site.open({ PUBLIC_URL: origin, RATE_LIMITS: 'on' })
  const { authenticator } = await enrol('Ida Jay', 'owner')
  const wrong = async () =>
    post('/session', authenticator.use({ ...here, challenge: 'never-given' }))
  for (let i = 0; i < 10; i += 1) expect((await wrong()).statusCode).toBe(401)
  expect((await wrong()).json().message).toMatch(/^Too many wrong admin keys\./)
  const key = await call('GET', '/session', undefined, 'wrong')
  expect(key.statusCode).toBe(429)
  await signIn(authenticator)
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

test('a session may what its key may, and no more, in any call', async () => {
  const sessions: Partial<Record<Role, string>> = {}
  for (const role of roles) {
    sessions[role] = await signIn((await enrol(`The ${role}`, role)).authenticator)
  }
  const stated = listRoutes(site.ports).filter(needsKey)
  const before = await snapshot(site.db)
  for (const { method, path, needs = 'owner' } of stated) {
    for (const role of roles) {
      if (isAllowed(role, needs)) continue
      const response = await site.app.inject({
        method,
        url: `/api${(path as string).replace(/:\w+/g, '1')}`,
        headers: { 'x-admin-key': sessions[role] ?? '', 'content-type': 'application/json' },
        payload: '{ not JSON',
      })
      expect(response.statusCode, `${method} ${path} by the session of the ${role}`).toBe(403)
    }
  }
  const reads = stated.filter((one) => one.needs === 'reader' && one.method === 'GET')
  for (const { method, path } of reads) {
    const url = (path as string).replace('/admin', '').replace(/:\w+/g, '999999')
    const { statusCode } = await call(method, url, undefined, sessions.reader)
    expect([200, 404], `${method} ${path}`).toContain(statusCode)
  }
  const { activity: _before, staff_keys: _used, ...rest } = before
  expect(await snapshot(site.db)).toMatchObject(rest)
})

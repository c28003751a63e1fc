import { describe, expect, test } from 'vitest'
import { retention } from '../../content/en/retention.ts'
import { isAllowed, type Role, roles } from '../../domain/actor.ts'
import { earliestKept } from '../../domain/periods.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForAll, snapshot, startTestApp } from '../../tests/support/app.ts'
import { draft } from '../../tests/support/posts.ts'
import { needsKey } from '../http/route.ts'
import { listRoutes } from '../services.ts'
import { access } from './index.ts'

// One site for the file: each test makes the keys that it needs, and none counts those of others.
const site = siteForAll()

const admin = createAdmin(site)
const { call } = admin

async function make(name: string, role: Role): Promise<{ id: number; key: string }> {
  const response = await call('POST', '/keys', { name, role })
  expect(response.statusCode).toBe(201)
  return response.json().data
}

async function find(name: string) {
  const { data } = (await call('GET', `/keys?q=${encodeURIComponent(name)}`)).json()
  return data[0]
}

describe('a named key', () => {
  test('is shown once, stored as a hash, and tells who holds it', async () => {
    const { key, id } = await make('Anna Berg', 'editor')
    expect(key).toMatch(/^plumbline-[\w-]{43}$/)
    expect(JSON.stringify(await snapshot(site.db))).not.toContain(key)
    const listed = await call('GET', '/keys')
    expect(listed.body).not.toContain(key)
    expect(listed.body).not.toContain('hash')
    const session = await call('GET', '/session', undefined, key)
    expect(session.json().data).toEqual({ role: 'editor', name: 'Anna Berg' })
    const owner = await call('GET', '/session')
    expect(owner.json().data).toEqual({ role: 'owner', name: null })
    expect((await call('POST', '/regions', { name: 'Named', code: 'NA' }, key)).statusCode).toBe(
      201,
    )
    const { activity } = await snapshot(site.db)
    expect(activity).toContainEqual(
      expect.objectContaining({ key_id: `key-${id}`, action: 'create', noun: 'regions' }),
    )
  })

  test('stands under its name in the record and in revisions, and so does its sign-in', async () => {
    const { key, id } = await make('Abe Lee', 'editor')
    await call('GET', '/session', undefined, key)
    const region = (await call('POST', '/regions', { name: 'Abe land', code: 'AB' }, key)).json()
    const post = { ...draft, title: 'What moved', region_ids: [region.data.id] }
    const made = (await call('POST', '/posts', post, key)).json().data
    const put = { ...post, status: 'published', version: made.version }
    expect((await call('PUT', `/posts/${made.id}`, put, key)).statusCode).toBe(200)
    const lines = (await call('GET', '/activity?q=abe')).json().data
    const by = { key_id: `key-${id}`, key_name: 'Abe Lee' }
    expect(lines).toMatchObject([
      { ...by, action: 'publish', noun: 'posts', record_name: 'What moved', fields: ['status'] },
      { ...by, action: 'create', noun: 'posts', record_name: 'What moved' },
      { ...by, action: 'create', noun: 'regions', record_name: 'Abe land' },
      { ...by, action: 'sign-in', noun: 'keys', record_id: null, record_name: null },
    ])
    const revisions = (await call('GET', `/posts/${made.id}/revisions`)).json().data
    expect(revisions).toMatchObject([by, by])
    expect((await call('GET', `/posts/${made.id}/revisions/1`)).json().data).toMatchObject(by)
    const { activity, post_revisions } = await snapshot(site.db)
    expect(JSON.stringify([activity, post_revisions])).not.toContain('Abe Lee')
  })

  test('says when it was last used, to some minutes, without a write with each call', async () => {
    const { key } = await make('Ben Hall', 'reader')
    expect((await find('Ben Hall')).last_used_at).toBeNull()
    site.clock.current = new Date('2026-11-20T09:01:30.500Z')
    await call('GET', '/posts', undefined, key)
    expect((await find('Ben Hall')).last_used_at).toBe('2026-11-20T09:01:00.000Z')
    const before = site.statements.length
    site.clock.current = new Date('2026-11-20T09:04:00.000Z')
    await call('GET', '/session', undefined, key)
    expect(site.statements.slice(before).filter((text) => /update/i.test(text))).toEqual([])
    site.clock.current = new Date('2026-11-20T09:06:30.000Z')
    await call('GET', '/posts', undefined, key)
    expect((await find('Ben Hall')).last_used_at).toBe('2026-11-20T09:06:00.000Z')
  })

  test('gives its name free when it is revoked', async () => {
    const { id } = await make('Cy Dunn', 'owner')
    await admin.refuses('POST /keys', [
      ['a name in use', { name: 'cy dunn', role: 'reader' }, 'name_taken'],
    ])
    expect((await call('DELETE', `/keys/${id}`)).statusCode).toBe(200)
    await make('Cy Dunn', 'reader')
    expect((await call('GET', '/session')).statusCode).toBe(200)
  })

  test('is made once of two that ask for its name at the same time', async () => {
    const body = { name: 'Dee Ek', role: 'reader' }
    const answers = await Promise.all([call('POST', '/keys', body), call('POST', '/keys', body)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409])
  })

  test('may be gone for good some time after it was revoked; no other gets its number', async () => {
    const { id } = await make('Eve Fox', 'reader')
    await call('DELETE', `/keys/${id}`)
    const later = new Date(site.clock.current.getTime() + 1)
    const before = earliestKept(later, { ...retention.revokedKeys, amount: 0 }).toISOString()
    await site.db.transaction().execute((trx) => access.retention.revokedKeys(trx, before, 100))
    expect(await find('Eve Fox')).toBeUndefined()
    expect((await make('Eve Fox', 'reader')).id).toBeGreaterThan(id)
  })

  test('is not made without a name of 1 to 60 characters and a role', () =>
    admin.refuses('POST /keys', [
      ['no name', { name: '', role: 'reader' }, 'name'],
      ['a long name', { name: 'x'.repeat(61), role: 'reader' }, 'name'],
      ['no such role', { name: 'F', role: 'admin' }, 'role'],
    ]))
})

test('no key may more than its role, in any call: it is told so, and nothing changes', async () => {
  const keys: Partial<Record<Role, string>> = {}
  for (const role of roles) keys[role] = (await make(`The ${role}`, role)).key
  for (const role of roles) await call('GET', '/session', undefined, keys[role])
  const stated = listRoutes(site.ports).filter(needsKey)
  const before = await snapshot(site.db)
  for (const { method, path, needs } of stated) {
    expect(needs, `${method} ${path} states which role it needs`).toBeDefined()
    for (const role of roles) {
      if (isAllowed(role, needs ?? 'owner')) continue
      // An unreadable body: the refusal comes before it is read.
      const response = await site.app.inject({
        method,
        url: `/api${(path as string).replace(/:\w+/g, '1')}`,
        headers: { 'x-admin-key': keys[role] ?? '', 'content-type': 'application/json' },
        payload: '{ not JSON',
      })
      const said = `${method} ${path} by the ${role} answered ${response.statusCode}`
      expect(response.statusCode, said).toBe(403)
      expect(response.json()).toMatchObject({ success: false, code: 'not_allowed' })
      expect(response.json().message).toMatch(/^(Your key|Only an owner's key) /)
    }
  }
  expect(await snapshot(site.db)).toEqual(before)
})

test('only an owner takes a file that is in use', async () => {
  const editor = (await make('Ida Jay', 'editor')).key
  const force = '/media/999999?force=true'
  expect((await call('DELETE', force, undefined, editor)).statusCode).toBe(403)
  expect((await call('DELETE', '/media/999999', undefined, editor)).statusCode).toBe(404)
  expect((await call('DELETE', force)).statusCode).toBe(404)
})

test('keys that are refused are counted, without them, and written down when the server stops', async () => {
  const other = await startTestApp()
  const admin = createAdmin(other)
  for (const key of ['wrong', 'wrong', 'plumbline-wrong']) {
    expect((await admin.call('GET', '/session', undefined, key)).statusCode).toBe(401)
  }
  expect((await snapshot(other.db)).activity).toEqual([])
  await other.app.close()
  const { activity } = await snapshot(other.db)
  expect(activity).toMatchObject([{ key_id: 'none', action: 'refuse', record_count: 3 }])
  expect(JSON.stringify(activity)).not.toContain('wrong')
  await other.close()
})

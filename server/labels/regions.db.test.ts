import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'

const site = siteForEach()
const admin = createAdmin(site)

const europe = { name: 'European Union', code: 'EU' }
const add = (body: object = europe) => admin.succeed('POST', '/regions', body)

describe('POST /api/admin/regions', () => {
  test('stores a region, its code in capitals, and writes down who did it', async () => {
    const response = await admin.call('POST', '/regions', {
      name: ' European Union ',
      code: ' eu ',
    })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      success: true,
      message: 'Region created successfully.',
      data: { id: 1, ...europe, version: 1, created_at: '2026-11-20T09:00:00.000Z', posts: 0 },
    })
    expect((await snapshot(site.db)).activity).toMatchObject([
      { key_id: 'env', action: 'create', noun: 'regions', record_id: 1 },
    ])
  })

  test.each([
    ['no name', { code: 'EU' }],
    ['a long name', { name: 'n'.repeat(101), code: 'EU' }],
    ['no code', { name: 'Europe' }],
    ['a blank code', { name: 'Europe', code: ' ' }],
    ['a code of six characters', { name: 'Europe', code: 'EUROPE' }],
    ['a code whose capitals are six', { name: 'Europe', code: 'ßßß' }],
    ['a code of another type', { name: 'Europe', code: 5 }],
  ])('refuses %s with 400 and changes nothing', async (_, body) => {
    const before = await snapshot(site.db)
    const response = await admin.call('POST', '/regions', body)
    expect(response.statusCode).toBe(400)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('refuses a name or code that exists, whatever the case, at the field', async () => {
    await add()
    const before = await snapshot(site.db)
    const name = await admin.call('POST', '/regions', { name: 'EUROPEAN union', code: 'E' })
    expect(name.statusCode).toBe(409)
    expect(name.json()).toMatchObject({
      code: 'name_taken',
      errors: { name: 'A region with this name exists already.' },
    })
    const code = await admin.call('POST', '/regions', { name: 'Europe', code: 'eu' })
    expect(code.json()).toMatchObject({
      code: 'code_taken',
      errors: { code: 'A region with this code exists already.' },
    })
    expect(await snapshot(site.db)).toEqual(before)
  })
})

describe('GET /api/admin/regions', () => {
  beforeEach(async () => {
    await add()
    await add({ name: 'asia', code: 'zz' })
    await addPost(site.db, 'one', { regions: ['EU'] })
  })

  test('is sorted, filtered, searched and paged', async () => {
    const wanted: [string, string[]][] = [
      ['', ['asia', 'European Union']],
      ['?sort=code', ['European Union', 'asia']],
      ['?sort=-posts', ['European Union', 'asia']],
      ['?q=eu', ['European Union']],
      ['?page=2&per_page=1', ['European Union']],
    ]
    for (const [query, names] of wanted) {
      const { data, meta } = (await admin.call('GET', `/regions${query}`)).json()
      expect(
        data.map(({ name }: { name: string }) => name),
        query,
      ).toEqual(names)
      expect(meta.total).toBe(query.includes('q=') ? 1 : 2)
    }
  })
})

describe('PUT /api/admin/regions/{id}', () => {
  test('replaces, raises the version, and shows at once where posts name the region', async () => {
    await addPost(site.db, 'one', { regions: ['EU'] })
    const data = await admin.succeed('PUT', '/regions/1', { name: 'Europe', code: 'eur' })
    expect(data).toMatchObject({ name: 'Europe', code: 'EUR', version: 2, posts: 1 })
    const article = (await site.app.inject('/api/insights/one')).json().data
    expect(article.regions).toEqual([{ id: 1, name: 'Europe', code: 'EUR' }])
    expect((await snapshot(site.db)).activity).toMatchObject([{ fields: '["code","name"]' }])
  })

  test('refuses a stale version with the current record', async () => {
    const read = await add()
    await admin.succeed('PUT', '/regions/1', { ...read, name: 'First' })
    const before = await snapshot(site.db)
    const stale = await admin.call('PUT', '/regions/1', { ...read, name: 'Second' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'version_conflict', data: { name: 'First' } })
    expect(await snapshot(site.db)).toEqual(before)
  })

  test.each([
    ['a bad body', '/regions/1', { name: '' }, 400],
    ['a code that another has', '/regions/1', { name: 'X', code: 'uk' }, 409],
    ['a name that another has', '/regions/1', { name: 'uk', code: 'X' }, 409],
  ])('refuses %s and changes nothing', async (_, path, body, status) => {
    await add()
    await add({ name: 'UK', code: 'UK' })
    const before = await snapshot(site.db)
    expect((await admin.call('PUT', path, body)).statusCode).toBe(status)
    expect(await snapshot(site.db)).toEqual(before)
  })
})

describe('deleting regions', () => {
  test('removes what no post is about, and nothing else', async () => {
    await add()
    await add({ name: 'Other', code: 'OT' })
    await addPost(site.db, 'post', { regions: ['EU'] })
    const before = await snapshot(site.db)
    const refused = await admin.call('DELETE', '/regions/1')
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'in_use', data: [{ code: 'EU', posts: 1 }] })
    const many = await admin.call('POST', '/regions/delete', { ids: [1, 2] })
    expect(many.statusCode).toBe(409)
    expect(await snapshot(site.db)).toEqual(before)
    expect((await admin.call('DELETE', '/regions/2')).json()).toEqual({
      success: true,
      message: 'Region deleted successfully.',
    })
    expect((await admin.call('DELETE', '/regions/2')).statusCode).toBe(404)
  })

  test('removes the selected ones', async () => {
    await add()
    expect(await admin.succeed('POST', '/regions/delete', { ids: [1, 2] })).toEqual({ deleted: 1 })
  })
})

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
})

describe('GET /api/admin/regions', () => {
  beforeEach(async () => {
    await add()
    await add({ name: 'asia', code: 'zz' })
    await addPost(site.db, 'one', { regions: ['EU'] })
  })

  test('is sorted, filtered, searched and paged', async () => {
    await admin.lists('/regions', 'name', [
      ['', ['asia', 'European Union']],
      ['?sort=code', ['European Union', 'asia']],
      ['?sort=-posts', ['European Union', 'asia']],
      ['?q=eu', ['European Union']],
      ['?page=2&per_page=1', ['European Union']],
    ])
    expect((await admin.call('GET', '/regions?page=2&per_page=1')).json().meta.total).toBe(2)
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

import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'

const site = siteForEach()
const admin = createAdmin(site)

const bias = { name: 'Bias', slug: 'bias', description: 'Measured' }
const add = (body: object = bias) => admin.succeed('POST', '/categories', body)

describe('POST /api/admin/categories', () => {
  test('stores a category and writes down who did it', async () => {
    const response = await admin.call('POST', '/categories', { ...bias, name: ' Bias ' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toEqual({
      success: true,
      message: 'Category created successfully.',
      data: { id: 1, ...bias, version: 1, created_at: '2026-11-20T09:00:00.000Z', posts: 0 },
    })
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([
      { key_id: 'env', action: 'create', noun: 'categories', record_id: 1 },
    ])
    expect(JSON.stringify(activity)).not.toContain('Measured')
  })

  test('takes none of the optional fields, and drops what only reads return', async () => {
    const body = { id: 9, name: 'Bias', slug: 'bias', version: 7, created_at: 'x', posts: 3 }
    expect(await add(body)).toMatchObject({ id: 1, description: null, version: 1, posts: 0 })
    expect(await add({ name: 'B', slug: 'b', description: ' ' })).toMatchObject({
      description: null,
    })
  })

  test('says at the field what is wrong', async () => {
    const response = await admin.call('POST', '/categories', { name: '', slug: 'A b', x: 1 })
    expect(response.json().errors).toEqual({
      name: 'Please enter a name.',
      slug: 'Please use lower-case letters, digits, hyphens and underscores, with no hyphen at either end.',
      x: 'This field is not known here.',
    })
  })
})

describe('GET /api/admin/categories', () => {
  beforeEach(async () => {
    await add({ name: 'regulation', slug: 'regulation', description: 'What the 100% law asks' })
    site.clock.current = new Date('2026-11-21T09:00:00.000Z')
    await add(bias)
    await add({ name: 'Oversight', slug: 'human_oversight' })
    await addPost(site.db, 'one', { categories: ['bias'] })
    await addPost(site.db, 'two', { categories: ['bias', 'regulation'], status: 'draft' })
  })

  test('is sorted, filtered, searched and paged', async () => {
    await admin.lists('/categories', 'name', [
      ['', ['Bias', 'Oversight', 'regulation']],
      ['?sort=-name', ['regulation', 'Oversight', 'Bias']],
      ['?sort=slug', ['Bias', 'Oversight', 'regulation']],
      ['?sort=-posts', ['Bias', 'regulation', 'Oversight']],
      ['?sort=created_at', ['regulation', 'Bias', 'Oversight']],
      ['?q=OVER', ['Oversight']],
      ['?q=_', ['Oversight']],
      ['?q=100%25', ['regulation']],
      ['?q=nothing', []],
      ['?page=2&per_page=2', ['regulation']],
    ])
  })

  test('counts posts and rows, in two statements', async () => {
    site.statements.length = 0
    const { data, meta } = (await admin.call('GET', '/categories?per_page=2')).json()
    expect(data).toMatchObject([{ posts: 2 }, { posts: 0 }])
    expect(meta).toEqual({ total: 3, page: 1, per_page: 2 })
    expect(site.statements).toHaveLength(2)
  })
})

describe('PUT /api/admin/categories/{id}', () => {
  test('replaces, raises the version, and writes down the names of what changed', async () => {
    await add()
    const body = { name: 'BIAS', slug: 'bias' }
    const response = await admin.call('PUT', '/categories/1', body)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      message: 'Category updated successfully.',
      data: { name: 'BIAS', slug: 'bias', description: null, version: 2 },
    })
    const { activity } = await snapshot(site.db)
    expect(activity?.[1]).toMatchObject({
      action: 'update',
      record_id: 1,
      fields: '["description","name"]',
    })
  })
})

describe('deleting categories', () => {
  test('removes one that is not in use', async () => {
    await add()
    const response = await admin.call('DELETE', '/categories/1')
    expect(response.json()).toEqual({ success: true, message: 'Category deleted successfully.' })
    expect((await snapshot(site.db)).categories).toEqual([])
    expect((await admin.call('DELETE', '/categories/1')).statusCode).toBe(404)
  })

  test('refuses one that a post is filed under', async () => {
    await addPost(site.db, 'post', { categories: ['bias'], status: 'draft' })
    const before = await snapshot(site.db)
    const response = await admin.call('DELETE', '/categories/1')
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ code: 'in_use', data: [{ id: 1, posts: 1 }] })
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('removes the selected ones, or none where one is in use', async () => {
    for (const name of ['a', 'b', 'c']) await add({ name, slug: name })
    const response = await admin.call('POST', '/categories/delete', { ids: [1, 3, 3, 99] })
    expect(response.json().data).toEqual({ deleted: 2 })
    await addPost(site.db, 'post', { categories: ['used'] })
    const before = await snapshot(site.db)
    const refused = await admin.call('POST', '/categories/delete', { ids: [2, 4] })
    expect(refused.json()).toMatchObject({ code: 'in_use', data: [{ slug: 'used' }] })
    expect(await snapshot(site.db)).toEqual(before)
  })
})

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

  test.each([
    ['no name', { ...bias, name: undefined }],
    ['a blank name', { ...bias, name: ' ' }],
    ['a long name', { ...bias, name: 'n'.repeat(101) }],
    ['a name of two lines', { ...bias, name: 'a\nb' }],
    ['no slug', { ...bias, slug: undefined }],
    ['a slug that is none', { ...bias, slug: 'Not a slug' }],
    ['a slug that ends in a hyphen', { ...bias, slug: 'a-' }],
    ['a long slug', { ...bias, slug: 's'.repeat(121) }],
    ['a long description', { ...bias, description: 'd'.repeat(501) }],
    ['NUL', { ...bias, description: 'a\0' }],
    ['a lone surrogate', { ...bias, name: 'a\ud800' }],
    ['a description of another type', { ...bias, description: 5 }],
  ])('refuses %s with 400 and changes nothing', async (_, body) => {
    const before = await snapshot(site.db)
    const response = await admin.call('POST', '/categories', body)
    expect(response.statusCode).toBe(400)
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('says at the field what is wrong', async () => {
    const response = await admin.call('POST', '/categories', { name: '', slug: 'A b', x: 1 })
    expect(response.json().errors).toEqual({
      name: 'Please enter a name.',
      slug: 'Please use lower-case letters, digits, hyphens and underscores, with no hyphen at either end.',
      x: 'This field is not known here.',
    })
  })

  test('refuses a name or slug that exists, whatever the case, at the field', async () => {
    await add({ name: 'Équité', slug: 'bias' })
    const before = await snapshot(site.db)
    const name = await admin.call('POST', '/categories', { name: 'ÉQUITÉ', slug: 'other' })
    expect(name.statusCode).toBe(409)
    expect(name.json()).toMatchObject({
      code: 'name_taken',
      errors: { name: 'A category with this name exists already.' },
    })
    const slug = await admin.call('POST', '/categories', { name: 'Other', slug: 'bias' })
    expect(slug.json()).toMatchObject({
      code: 'slug_taken',
      errors: { slug: 'A category with this slug exists already.' },
    })
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('is one category when two ask for the same at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', '/categories', bias)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect((await snapshot(site.db)).categories).toHaveLength(1)
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
    const wanted: [string, string[]][] = [
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
    ]
    for (const [query, names] of wanted) {
      const { data } = (await admin.call('GET', `/categories${query}`)).json()
      expect(
        data.map(({ name }: { name: string }) => name),
        query,
      ).toEqual(names)
    }
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

  test('refuses a stale version with the current record; none is the last word', async () => {
    const read = await add()
    await admin.succeed('PUT', '/categories/1', { ...read, name: 'First' })
    const before = await snapshot(site.db)
    const stale = await admin.call('PUT', '/categories/1', { ...read, name: 'Second' })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({
      code: 'version_conflict',
      data: { id: 1, name: 'First', version: 2, posts: 0 },
    })
    expect(await snapshot(site.db)).toEqual(before)
    const { version: _, ...last } = read
    expect(await admin.succeed('PUT', '/categories/1', last)).toMatchObject({ version: 3 })
  })

  test('lets one of two writers with the same version win', async () => {
    const read = await add()
    const answers = await Promise.all(
      ['A', 'B'].map((name) => admin.call('PUT', '/categories/1', { ...read, name })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test.each([
    ['a bad body', '/categories/1', { name: 'Bias' }, 400],
    ['a bad version', '/categories/1', { ...bias, version: '1' }, 400],
    ['a name that another has', '/categories/1', { ...bias, name: 'other' }, 409],
    ['a slug that another has', '/categories/1', { ...bias, slug: 'other' }, 409],
  ])('refuses %s and changes nothing', async (_, path, body, status) => {
    await add()
    if (status === 409) await add({ name: 'Other', slug: 'other' })
    const before = await snapshot(site.db)
    expect((await admin.call('PUT', path, body)).statusCode).toBe(status)
    expect(await snapshot(site.db)).toEqual(before)
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

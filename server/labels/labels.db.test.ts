/** Categories and regions; authors are tested in a file of their own. */
import { expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'

const site = siteForEach()
const admin = createAdmin(site)

const add = (path: string, body: object) => admin.succeed('POST', path, body)

test.each([
  {
    noun: 'categories',
    word: 'Category',
    typed: { name: ' Bias ', slug: 'bias', description: 'Measured' },
    stored: { name: 'Bias', slug: 'bias', description: 'Measured' },
    change: { name: 'BIAS', slug: 'bias' },
    changed: { name: 'BIAS', slug: 'bias', description: null },
    fields: '["description","name"]',
  },
  {
    noun: 'regions',
    word: 'Region',
    typed: { name: ' European Union ', code: ' eu ' },
    stored: { name: 'European Union', code: 'EU' },
    change: { name: 'Europe', code: 'eur' },
    changed: { name: 'Europe', code: 'EUR' },
    fields: '["code","name"]',
  },
])(
  '$noun: one is stored and replaced, and who did it is written down by names of fields',
  async ({ noun, word, ...given }) => {
    const made = await admin.call('POST', `/${noun}`, given.typed)
    expect(made.statusCode).toBe(201)
    const created_at = '2026-11-20T09:00:00.000Z'
    expect(made.json()).toEqual({
      success: true,
      message: `${word} created successfully.`,
      data: { id: 1, ...given.stored, version: 1, created_at, posts: 0 },
    })
    const replaced = await admin.call('PUT', `/${noun}/1`, given.change)
    expect(replaced.json()).toMatchObject({
      message: `${word} updated successfully.`,
      data: { ...given.changed, version: 2 },
    })
    const { activity } = await snapshot(site.db)
    expect(activity).toMatchObject([
      { key_id: 'env', action: 'create', noun, record_id: 1 },
      { key_id: 'env', action: 'update', noun, record_id: 1, fields: given.fields },
    ])
    expect(JSON.stringify(activity)).not.toContain('Measured')
  },
)

test('none of the optional fields is needed, and what only reads return is dropped', async () => {
  const body = { id: 9, name: 'Bias', slug: 'bias', version: 7, created_at: 'x', posts: 3 }
  const made = { id: 1, description: null, version: 1, posts: 0 }
  expect(await add('/categories', body)).toMatchObject(made)
  const blank = { name: 'B', slug: 'b', description: ' ' }
  expect(await add('/categories', blank)).toMatchObject({ description: null })
})

test('what is wrong is said at its field', async () => {
  const response = await admin.call('POST', '/categories', { name: '', slug: 'A b', x: 1 })
  expect(response.json().errors).toEqual({
    name: 'Please enter a name.',
    slug: 'Please use lower-case letters, digits, hyphens and underscores, with no hyphen at either end.',
    x: 'This field is not known here.',
  })
})

test('a region that is replaced shows at once where posts name it', async () => {
  await addPost(site.db, 'one', { regions: ['EU'] })
  await admin.succeed('PUT', '/regions/1', { name: 'Europe', code: 'eur' })
  const article = (await site.app.inject('/api/insights/one')).json().data
  expect(article.regions).toEqual([{ id: 1, name: 'Europe', code: 'EUR' }])
})

test('the lists are sorted, searched and paged, and count posts and rows in two statements', async () => {
  const about = { description: 'What the 100% law asks' }
  await add('/categories', { name: 'regulation', slug: 'regulation', ...about })
  await add('/regions', { name: 'European Union', code: 'EU' })
  site.clock.current = new Date('2026-11-21T09:00:00.000Z')
  await add('/categories', { name: 'Bias', slug: 'bias' })
  await add('/categories', { name: 'Oversight', slug: 'human_oversight' })
  await add('/regions', { name: 'asia', code: 'zz' })
  await addPost(site.db, 'one', { categories: ['bias'], regions: ['EU'] })
  await addPost(site.db, 'two', { categories: ['bias', 'regulation'], status: 'draft' })
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
  await admin.lists('/regions', 'name', [
    ['', ['asia', 'European Union']],
    ['?sort=code', ['European Union', 'asia']],
    ['?sort=-posts', ['European Union', 'asia']],
    ['?q=eu', ['European Union']],
    ['?page=2&per_page=1', ['European Union']],
  ])
  site.statements.length = 0
  const { data, meta } = (await admin.call('GET', '/categories?per_page=2')).json()
  expect(data).toMatchObject([{ posts: 2 }, { posts: 0 }])
  expect(meta).toEqual({ total: 3, page: 1, per_page: 2 })
  expect(site.statements).toHaveLength(2)
})

test.each([
  ['categories', { slug: 'used' }, { categories: ['used'] }],
  ['regions', { code: 'EU' }, { regions: ['EU'] }],
])(
  '%s: one that a post is filed under stays, and so do those selected with it',
  async (noun, row, filed) => {
    await addPost(site.db, 'post', { ...filed, status: 'draft' })
    await add(`/${noun}`, {
      name: 'Free',
      ...(noun === 'regions' ? { code: 'FR' } : { slug: 'free' }),
    })
    const before = await snapshot(site.db)
    for (const refused of [
      await admin.call('DELETE', `/${noun}/1`),
      await admin.call('POST', `/${noun}/delete`, { ids: [1, 2] }),
    ]) {
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'in_use', data: [{ id: 1, ...row, posts: 1 }] })
    }
    expect(await snapshot(site.db)).toEqual(before)
  },
)

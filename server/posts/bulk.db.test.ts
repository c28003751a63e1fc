import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Admin, createAdmin } from '../../tests/support/admin.ts'
import { snapshot, startTestApp, type TestApp } from '../../tests/support/app.ts'

let site: TestApp
let admin: Admin
beforeAll(async () => {
  site = await startTestApp()
  admin = createAdmin(site)
})
afterAll(() => site.close())

async function addPost(slug: string, at: string) {
  site.clock.current = new Date(at)
  const [region] = await admin.succeed('GET', '/regions')
  const { id } = region ?? (await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' }))
  const text = { title: slug, slug, description: 'D', content: '<p>Words</p>', status: 'draft' }
  return admin.succeed('POST', '/posts', { ...text, region_ids: [id] })
}

test('many posts are published, filed and unpublished at once, or none of them', async () => {
  const one = await addPost('one', '2026-11-20T23:59:59.999Z')
  const two = await addPost('two', '2026-11-21T00:00:00.000Z')
  const category = await admin.succeed('POST', '/categories', { name: 'Law', slug: 'law' })
  const posts = [
    { id: one.id, version: 1 },
    { id: two.id, version: 1 },
  ]
  const change = (body: object) => admin.call('POST', '/posts/change', body)
  const published = await change({ posts, status: 'published', category_id: category.id })
  expect(published.json()).toMatchObject({ success: true, data: { changed: 2 } })
  const after = await admin.succeed('GET', `/posts/${two.id}`)
  expect(after).toMatchObject({ status: 'published', version: 2, category_ids: [category.id] })
  expect(after.published_at).toBe('2026-11-21T00:00:00.000Z')
  expect((await site.app.inject('/api/insights/one')).statusCode).toBe(200)
  const { data: revisions } = (await admin.call('GET', `/posts/${two.id}/revisions`)).json()
  expect(revisions).toHaveLength(2)
  const [deed] = await admin.succeed('GET', '/activity?noun=posts')
  expect(deed).toMatchObject({ action: 'publish', fields: ['category_ids', 'status'] })

  const before = await snapshot(site.db)
  const current = { id: one.id, version: 2 }
  const stale = await change({ posts: [current, posts[1]], status: 'draft' })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'version_conflict'])
  expect(stale.json().data).toMatchObject([{ id: two.id, version: 2 }])
  for (const body of [
    { posts: [current, { id: 99 }], status: 'draft' },
    { posts: [current], category_id: 99 },
    { posts: [current, current], status: 'draft' },
    { posts: [], status: 'draft' },
    { posts: [current], status: 'gone' },
  ]) {
    expect((await change(body)).statusCode, JSON.stringify(body)).toBe(400)
  }
  // What is so already keeps its version.
  const same = await change({ posts: [current], status: 'published' })
  expect(same.json().data).toEqual({ changed: 0 })
  expect(await snapshot(site.db)).toEqual(before)
  await change({ posts: [current], status: 'draft' })
  expect((await site.app.inject('/api/insights/one')).statusCode).toBe(404)
})

test('a list shows what came on the days that it is asked for, both included', async () => {
  const list = async (query: string) =>
    (await admin.succeed('GET', `/posts?sort=title&${query}`)).map(
      ({ slug }: { slug: string }) => slug,
    )
  expect(await list('since=2026-11-21')).toEqual(['two'])
  expect(await list('until=2026-11-20')).toEqual(['one'])
  expect(await list('since=2026-11-20&until=2026-11-21&q=words')).toEqual(['one', 'two'])
  expect(await list('until=9999-12-31')).toEqual(['one', 'two'])
  const paths = ['media', 'contact-messages', 'newsletter-subscribers', 'outbox', 'activity']
  for (const path of paths) {
    const answer = await admin.call('GET', `/${path}?since=2030-01-01&until=2030-01-02`)
    expect([answer.statusCode, answer.json().meta.total], path).toEqual([200, 0])
    expect((await admin.call('GET', `/${path}?since=yesterday`)).statusCode).toBe(400)
    expect((await admin.call('GET', `/${path}?until=9999-12-31`)).statusCode).toBe(200)
  }
})

test('what waits for staff is counted', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Ten letters.' }
  await site.app.inject({ method: 'POST', url: '/api/contact', payload: message })
  await site.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...message, website: 'x' },
  })
  expect(await admin.succeed('GET', '/waiting')).toEqual({ messages: 1, mail: 0 })
})

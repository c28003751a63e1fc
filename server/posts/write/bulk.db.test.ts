import { describe, expect, test } from 'vitest'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForAll, snapshot } from '../../../tests/support/app.ts'
import { draft, writePost } from '../../../tests/support/posts.ts'
import { writeToUs } from '../../../tests/support/visitors.ts'

const site = siteForAll()
const admin = createAdmin(site)

function addPost(slug: string, at: string, fields: object = {}) {
  site.clock.current = new Date(at)
  return writePost(admin, { title: slug, slug, content: '<p>Words</p>', ...fields })
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
  const [recorded] = await admin.succeed('GET', '/activity?noun=posts')
  expect(recorded).toMatchObject({ action: 'publish', fields: ['category_ids', 'status'] })

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
  // A post that already has the wanted value keeps its version.
  const same = await change({ posts: [current], status: 'published' })
  expect(same.json().data).toEqual({ changed: 0, posts: [] })
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
    expect((await admin.call('GET', `/${path}?until=9999-12-31`)).statusCode).toBe(200)
  }
})

test('what waits for staff is counted', async () => {
  await writeToUs(site)
  await writeToUs(site, { website: 'x' })
  expect(await admin.succeed('GET', '/waiting')).toMatchObject({ messages: 1, mail: 0 })
})

describe('posts are filed at once', () => {
  const filedIn = async (slug: string) => {
    const rows = await admin.succeed('GET', '/posts')
    return rows.find((row: { slug: string }) => row.slug === slug)
  }
  const change = (ids: number[], body: object) =>
    admin.call('POST', '/posts/change', { posts: ids.map((id) => ({ id })), ...body })

  test('under another label in place of one, which keeps its rank, and under none', async () => {
    const uk = await admin.succeed('POST', '/regions', { name: 'United Kingdom', code: 'UK' })
    const us = await admin.succeed('POST', '/regions', { name: 'United States', code: 'US' })
    const tests = await admin.succeed('POST', '/categories', { name: 'Tests', slug: 'tests' })
    const one = await filedIn('one')
    const two = await filedIn('two')
    const [europe] = one.region_ids
    const [law] = one.category_ids
    await change([one.id], { region_id: uk.id })
    expect((await filedIn('one')).region_ids).toEqual([europe, uk.id])
    // Only posts that had the removed labels change.
    const replaced = await change([one.id, two.id], {
      region_id: us.id,
      remove_region_id: uk.id,
      category_id: tests.id,
      remove_category_id: law,
    })
    expect(replaced.json().data).toMatchObject({ changed: 2 })
    expect(await filedIn('one')).toMatchObject({
      region_ids: [europe, us.id],
      category_ids: [tests.id],
    })
    expect((await filedIn('two')).region_ids).toEqual([europe])
    await change([one.id], { remove_category_id: tests.id, remove_region_id: europe })
    expect(await filedIn('one')).toMatchObject({ region_ids: [us.id], category_ids: [] })
  })

  test('and none of them is left without a region', async () => {
    const one = await filedIn('one')
    const two = await filedIn('two')
    const before = await snapshot(site.db)
    const bare = await change([one.id, two.id], { remove_region_id: two.region_ids[0] })
    expect([bare.statusCode, bare.json().code]).toEqual([409, 'last_region'])
    expect(bare.json().data).toMatchObject([{ slug: 'two' }])
    for (const body of [{ region_id: 99 }, { remove_region_id: '1' }]) {
      expect((await change([one.id], body)).statusCode).toBe(400)
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

describe('a link is put for another one', () => {
  const change = (body: object) => admin.call('POST', '/posts/change', body)
  const contentOf = async (id: number) => (await admin.succeed('GET', `/posts/${id}`)).content
  const write = async (slug: string, content: string) => {
    const { id } = await addPost(slug, '2026-11-22T08:00:00.000Z')
    const { version } = await admin.succeed('PUT', `/posts/${id}`, {
      ...draft,
      title: slug,
      slug,
      content,
      region_ids: (await admin.succeed('GET', `/posts/${id}`)).region_ids,
    })
    return { id, version }
  }

  test('in all articles, however it is written, with a revision each; Undo takes back no more', async () => {
    const away = `<p><a href="${site.ports.origin}/old#x">A</a> <a href="/old#x">b</a></p>`
    const near = '<p>A &amp; b <a href="../old#x">C</a> <a href="/new?a=1&amp;b">d</a></p>'
    const one = await write('linked-one', away)
    const two = await write('linked-two', near)
    const three = await write('linked-three', '<p><a href="/old">E</a></p>')
    const before = await Promise.all([one, two, three].map(({ id }) => contentOf(id)))
    const posts = [one, two, three].map(({ id }) => ({ id }))
    const wanted = { posts, link_from: '/old#x', link_to: ' /new?a=1&b ' }
    const { data } = (await change(wanted)).json()
    expect(data).toEqual({
      changed: 2,
      posts: [
        { id: one.id, version: 3 },
        { id: two.id, version: 3 },
      ],
    })
    expect(await contentOf(one.id)).toBe(
      '<p><a href="/new?a=1&amp;b">A</a> <a href="/new?a=1&amp;b">b</a></p>',
    )
    expect(await contentOf(two.id)).toBe(
      '<p>A &amp; b <a href="/new?a=1&amp;b">C</a> <a href="/new?a=1&amp;b">d</a></p>',
    )
    const { data: revisions } = (await admin.call('GET', `/posts/${two.id}/revisions`)).json()
    expect(revisions).toHaveLength(3)
    const [recorded] = await admin.succeed('GET', '/activity?noun=posts')
    expect(recorded).toMatchObject({ action: 'update', fields: ['content'] })
    const undone = await change({ posts: data.posts, goes_back: true })
    expect(undone.json().data).toMatchObject({ changed: 2 })
    expect(await Promise.all([one, two, three].map(({ id }) => contentOf(id)))).toEqual(before)
    const late = await change({ posts: data.posts, goes_back: true })
    expect([late.statusCode, late.json().code]).toEqual([409, 'version_conflict'])
  })

  test('is refused where it is none, or not as it was', async () => {
    const [post] = await admin.succeed('GET', '/posts?q=linked-three')
    const posts = [{ id: post.id }]
    const both = { posts, link_from: '/old' }
    await admin.refuses('POST /posts/change', [
      ['for nothing', both, 'link_to'],
      ['of nothing', { posts, link_to: '/new' }, 'link_to'],
      ['for no words', { ...both, link_to: '' }, 'link_to'],
      ['for a script', { ...both, link_to: 'javascript:alert(1)' }, 'link_to'],
      ['for another site', { ...both, link_to: '//elsewhere.example' }, 'link_to'],
      ['for a long one', { ...both, link_to: `/${'a'.repeat(2048)}` }, 'link_to'],
      ['of a long one', { posts, link_from: 'a'.repeat(2049), link_to: '/new' }, 'link_from'],
      ['back for no', { posts, goes_back: false }, 'goes_back'],
      ['back without a version', { posts, goes_back: true }, 'posts'],
    ])
  })
})

test('a scheduled post is moved to another time, and no other', async () => {
  const post = await addPost('later', '2026-11-22T09:00:00.000Z')
  const move = (body: object) =>
    admin.call('POST', '/posts/change', { posts: [{ id: post.id }], ...body })
  const publish_at = '2026-12-01T09:30:00.000Z'
  expect((await move({ publish_at })).json()).toMatchObject({ code: 'not_scheduled' })
  await move({ status: 'published' })
  expect((await move({ publish_at })).json()).toMatchObject({ code: 'not_scheduled' })
  const { content: _, ...fields } = { ...post, status: 'published', publish_at }
  await admin.succeed('PUT', `/posts/${post.id}`, {
    ...fields,
    content: '<p>Words</p>',
    version: undefined,
  })
  expect((await move({ publish_at: '2026-11-22T08:59:00.000Z' })).json().errors).toEqual({
    publish_at: 'Please choose a time in the future.',
  })
  expect((await move({ publish_at: '2026-12-02T10:30:00+01:00' })).statusCode).toBe(200)
  const [moved] = await admin.succeed('GET', '/posts?sort=-goes_out')
  expect(moved).toMatchObject({ slug: 'later', published_at: '2026-12-02T09:30:00.000Z' })
  expect((await site.app.inject('/api/insights/later')).statusCode).toBe(404)
  const inMonth = (from: string, before: string) =>
    admin.succeed('GET', `/posts?out_from=${from}&out_before=${before}`)
  expect(await inMonth('2026-12-02T09:30:00.000Z', '2026-12-02T09:31:00.000Z')).toHaveLength(1)
  expect(await inMonth('2026-12-02T09:31:00.000Z', '2027-01-01T00:00:00.000Z')).toEqual([])
})

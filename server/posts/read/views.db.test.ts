import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot, type TestApp } from '../../../tests/support/app.ts'
import { pagesOf } from '../../../tests/support/pages.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { storeViews, ViewCounts } from './views-service.ts'

const site = siteForEach()
const admin = createAdmin(site)
let app: TestApp['app']
let ids: number[]
beforeEach(async () => {
  ids = [await addPost(site.db, 'one', { oldSlugs: ['was-one'] }), await addPost(site.db, 'two')]
  app = await site.withPages(pagesOf(answer, { findPlace }))
  await app.listen({ port: 0 })
})

/** Normalises a path as the site does. */
const findPlace = (path: string) => ({
  address: path.replace(/\/?(\?.*)?$/, '') || '/',
  route: '/*',
})

/** Responds as the site does: a page for known paths, a redirect from an old slug, else 404. */
async function answer({ url }: Request) {
  const { pathname } = new URL(url)
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  if (pathname === '/insights/was-one') {
    return new Response('', { status: 301, headers: { location: '/insights/one' } })
  }
  const isThere = ['/insights/one', '/insights/two', '/contact', '/quickscore'].includes(pathname)
  return new Response(`<p>${pathname}</p>`, { status: isThere ? 200 : 404, headers })
}

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36'

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'user-agent': browser, 'sec-fetch-dest': 'document', ...headers },
    redirect: 'manual',
  })
  await response.text()
  return response
}

const viewsOf = async () => {
  await setImmediate()
  await storeViews(site.ports)
  return (await snapshot(site.db)).article_views
}

const dayOne = { post_id: 1, day: '2026-11-20', starts: 0 }

test('a view is an answer with the article: rendered, kept, or as the browser has it', async () => {
  const etag = (await ask('/insights/one')).headers.get('etag') ?? ''
  expect((await ask('/insights/one')).status).toBe(200)
  expect((await ask('/insights/one', { 'if-none-match': etag })).status).toBe(304)
  expect(await viewsOf()).toEqual([{ ...dayOne, amount: 3 }])
  await ask('/insights/one?utm_source=x')
  await ask('/insights/one/')
  expect(await viewsOf(), 'and they add up').toEqual([{ ...dayOne, amount: 5 }])
})

// Lost otherwise: staff take robots, their own visits and prefetches for readers.
test('who only looks by machine, ahead or as staff is no reader', async () => {
  const others: [who: string, headers: Record<string, string>][] = [
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['a program', { 'user-agent': 'curl/8.5.0' }],
    ['nobody says who', { 'user-agent': '' }],
    ['a browser, for later', { 'sec-purpose': 'prefetch' }],
    ['a browser, to draw it unseen', { 'sec-purpose': 'prefetch;prerender' }],
    ['a proxy, for later', { purpose: 'prefetch' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-dest': 'empty' }],
    ['staff', { referer: 'https://plumbline.example/admin?tab=content' }],
  ]
  await ask('/insights/one')
  const one = [{ ...dayOne, amount: 1 }]
  for (const path of ['/insights/one', '/insights/two']) {
    await ask(path, {}, 'HEAD')
    expect(await viewsOf(), 'who asks for the head alone').toEqual(one)
    for (const [who, headers] of others) {
      await ask(path, headers)
      expect(await viewsOf(), who).toEqual(one)
    }
  }
})

test('a page that was fetched ahead counts once it is opened', async () => {
  await ask('/insights/one', { 'sec-purpose': 'prefetch' })
  expect(await viewsOf()).toEqual([])
  const opened = { 'sec-fetch-dest': 'empty', 'x-page-opened': 'prefetched' }
  expect((await ask('/insights/one', opened, 'HEAD')).status).toBe(200)
  expect(await viewsOf()).toEqual([{ ...dayOne, amount: 1 }])
})

test('what is no article counts nothing, and an old address once', async () => {
  for (const path of ['/contact', '/insights', '/insights/none', '/insights/preview/x', '/']) {
    await ask(path)
  }
  expect(await viewsOf()).toEqual([])
  expect((await ask('/insights/was-one')).status).toBe(301)
  await ask('/insights/one', {
    referer: 'https://elsewhere.example/',
    'sec-fetch-site': 'cross-site',
  })
  expect(await viewsOf()).toEqual([{ ...dayOne, amount: 1 }])
})

describe('QuickScore', () => {
  const linkedFrom = (path: string) => ({
    referer: `https://plumbline.example${path}`,
    'sec-fetch-site': 'same-origin',
  })

  test('is counted for the article whose link led there', async () => {
    await ask('/quickscore', linkedFrom('/insights/one?utm_source=x'))
    await ask('/quickscore?role=vendor', linkedFrom('/insights/was-one'))
    const opened = { 'sec-fetch-dest': 'empty', 'x-page-opened': 'prefetched' }
    await ask('/quickscore', { ...linkedFrom('/insights/one'), ...opened }, 'HEAD')
    // Without `sec-fetch-site`, the host of the referrer decides.
    const { port } = app.server.address() as AddressInfo
    await ask('/quickscore', { referer: `http://127.0.0.1:${port}/insights/one` })
    expect(await viewsOf()).toEqual([{ ...dayOne, amount: 0, starts: 4 }])
  })

  // Lost otherwise: staff credit their articles with starts that came from elsewhere.
  test('opened from elsewhere, from nowhere, by a robot or ahead counts for none', async () => {
    const robot = { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }
    const fromOne = linkedFrom('/insights/one')
    const others: [from: string, headers: Record<string, string>][] = [
      ['another page', linkedFrom('/contact')],
      ['an article that is not there', linkedFrom('/insights/none')],
      ['one of the same name elsewhere', { ...fromOne, 'sec-fetch-site': 'cross-site' }],
      ['a host that is not this one', { referer: 'https://elsewhere.example/insights/one' }],
      ['nowhere', {}],
      ['what is no address', { referer: 'insights/one', 'sec-fetch-site': 'same-origin' }],
      ['a robot', { ...fromOne, ...robot }],
      ['ahead', { ...fromOne, 'sec-purpose': 'prefetch' }],
    ]
    for (const [from, headers] of others) {
      await ask('/quickscore', headers)
      expect(await viewsOf(), from).toEqual([])
    }
  })

  test('holds no more names than there may be articles, whatever links say', () => {
    for (let i = 0; i < 6_000; i += 1)
      site.ports.views.count('/quickscore', `/insights/made-up-${i}`)
    expect(site.ports.views.take()).toHaveLength(5_000)
  })
})

describe('storing', () => {
  test('adds what two instances have counted, and leaves out what is gone', async () => {
    const other = new ViewCounts(site.ports.clock)
    for (const path of ['/insights/one', '/insights/was-one', '/insights/gone']) other.count(path)
    site.ports.views.count('/insights/one')
    const services = [storeViews(site.ports)]
    other.giveBack(other.take())
    await Promise.all(services)
    site.ports.views.giveBack(other.take())
    expect(await viewsOf()).toEqual([{ ...dayOne, amount: 3 }])
  })

  test('keeps what could not be stored', async () => {
    site.ports.views.count('/insights/one')
    await site.db.schema.alterTable('article_views').renameTo('away').execute()
    await storeViews(site.ports)
    site.ports.views.count('/insights/one')
    await site.db.schema.alterTable('away').renameTo('article_views').execute()
    expect(await viewsOf()).toEqual([{ ...dayOne, amount: 2 }])
  })

  test('goes to the trash with its article, and comes back', async () => {
    site.ports.views.count('/insights/one')
    const before = await viewsOf()
    await admin.succeed('DELETE', '/posts/1')
    expect(await viewsOf()).toEqual([])
    await admin.succeed('POST', '/trash/restore', { noun: 'posts', ids: [1] })
    expect(await viewsOf()).toEqual(before)
  })
})

describe('staff', () => {
  async function readOn(day: string, slug: string, times: number, starts = 0) {
    site.clock.current = new Date(`${day}T12:00:00.000Z`)
    const article = `/insights/${slug}`
    for (let i = 0; i < times; i += 1) site.ports.views.count(article)
    for (let i = 0; i < starts; i += 1) site.ports.views.count('/quickscore', article)
    await storeViews(site.ports)
  }

  test('see what was read in a week, and which articles led to QuickScore five times', async () => {
    expect(await admin.succeed('GET', '/posts/read-week')).toEqual({
      since: '2026-11-14',
      views: 0,
      articles: [],
      starts: [],
    })
    await readOn('2026-11-13', 'one', 9, 9)
    await readOn('2026-11-14', 'two', 2, 4)
    await readOn('2026-11-14', 'one', 1, 2)
    await readOn('2026-11-20', 'one', 2, 3)
    const [one, two] = [
      { id: ids[0], title: 'Title of one' },
      { id: ids[1], title: 'Title of two' },
    ]
    expect(await admin.succeed('GET', '/posts/read-week')).toMatchObject({
      views: 5,
      articles: [
        { ...one, count: 3 },
        { ...two, count: 2 },
      ],
      starts: [{ ...one, count: 5 }],
    })
  })

  test('see the last 90 days, in the list and by day', async () => {
    await readOn('2026-08-22', 'one', 50)
    await readOn('2026-08-23', 'one', 2)
    await readOn('2026-11-20', 'one', 1)
    await readOn('2026-11-20', 'two', 7)
    const list = async (sort: string) => {
      const { data } = (await admin.call('GET', `/posts?sort=${sort}`)).json()
      return data.map(({ slug, views }: { slug: string; views: number }) => `${slug} ${views}`)
    }
    const [one, two] = ids
    expect(await list('-views')).toEqual(['two 7', 'one 3'])
    expect(await list('views')).toEqual(['one 3', 'two 7'])
    const { data } = (await admin.call('GET', `/posts/${one}/views`)).json()
    expect(data.total).toBe(3)
    expect(data.days).toHaveLength(90)
    expect(data.days[0]).toEqual({ day: '2026-08-23', views: 2 })
    expect(data.days.at(-1)).toEqual({ day: '2026-11-20', views: 1 })
    // A day later, before any job has run, and without a read.
    site.clock.current = new Date('2026-11-21T00:00:01.000Z')
    expect(await list('-views')).toEqual(['two 7', 'one 1'])
    await admin.succeed('DELETE', `/posts/${two}`)
    site.clock.current = new Date('2026-12-19T12:00:00.000Z')
    await storeViews(site.ports)
    await admin.succeed('POST', '/trash/restore', { noun: 'posts', ids: [two] })
    expect(await list('views'), 'what came back is summed up, too').toEqual(['one 1', 'two 7'])
    site.clock.current = new Date('2027-02-19T12:00:00.000Z')
    expect(await list('views')).toEqual(['one 0', 'two 0'])
  })
})

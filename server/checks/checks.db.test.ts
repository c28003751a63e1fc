import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../../tests/support/admin.ts'
import { siteForEach } from '../../tests/support/app.ts'
import { addPost } from '../../tests/support/posts.ts'
import { askOutside } from '../platform/addresses.ts'
import { checkIfDue, readChecks } from './service.ts'

const staff = { kind: 'admin', keyId: 'env', role: 'owner', name: null } as const

/** Another site; what it answers is set by the tests. */
let other: Server
let base: string
let asked: string[] = []
let isDown = false
beforeAll(async () => {
  other = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (isDown) return response.writeHead(503).end()
    if (request.url === '/gone') return response.writeHead(410).end()
    if (request.url === '/old') return response.writeHead(301, { location: '/new' }).end()
    return response.writeHead(200).end('there')
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
})
afterAll(() => {
  other.closeAllConnections()
  other.close()
})

const site = siteForEach()
const admin = createAdmin(site)
beforeEach(async () => {
  asked = []
  isDown = false
})

const ask = askOutside('Test', ['127.0.0.1'])
const links = (...addresses: string[]) =>
  `<p>${addresses.map((href) => `<a href="${href}">here</a>`).join(' ')}</p>`

/** Runs the nightly check; returns what staff then read. */
async function checkAt(
  time: string,
  { askOutside }: { askOutside?: typeof ask | undefined } = { askOutside: ask },
) {
  site.clock.current = new Date(time)
  const ports = { ...site.ports, askOutside }
  const isDone = await checkIfDue(ports, new AbortController().signal)
  return { isDone, ...(await readChecks(ports, staff)) }
}

describe('the look of the night', () => {
  test('tells which links lead nowhere, in which articles, and since when', async () => {
    const one = await addPost(site.db, 'one', {
      content: links(
        `${base}/gone`,
        `${base}/there#part`,
        '/insights/nowhere',
        '/for-ta-teams#top',
      ),
    })
    const two = await addPost(site.db, 'two', {
      content: links(`${base}/gone`, `${base}/old`, '/insights/one', 'mailto:a@b.example', '#top'),
    })
    const first = await checkAt('2026-11-20T09:00:00.000Z')
    expect(first).toMatchObject({ isDone: true, outside: 'opened' })
    const names = [
      { id: one, title: 'Title of one' },
      { id: two, title: 'Title of two' },
    ]
    const since = '2026-11-20T09:00:00.000Z'
    expect(first.broken_links).toEqual([
      { url: '/insights/nowhere', state: 'no-page', detail: '', since, articles: [names[0]] },
      { url: `${base}/gone`, state: 'gone', detail: '410', since, articles: names },
      { url: `${base}/old`, state: 'moved', detail: `${base}/new`, since, articles: [names[1]] },
    ])
    // The check runs once a night, from whichever instance asks.
    expect(await checkAt('2026-11-21T02:59:59.000Z')).toMatchObject({ isDone: false })
    const second = await checkAt('2026-11-21T03:00:00.000Z')
    expect(second.broken_links.map((link) => link.since)).toEqual([since, since, since])
    await site.db.deleteFrom('posts').where('id', '=', one).execute()
    const third = await checkAt('2026-11-22T03:00:00.000Z')
    const left = [`${base}/gone`, `${base}/old`, '/insights/one']
    expect(third.broken_links.map(({ url }) => url)).toEqual(left)
  })

  test('a link leads from where its article stands, and an ending promises nothing', async () => {
    const right = ['one', './one#top', '../about', '?q=1', '/law.csv', '/feeds/insights.rss']
    const wrong = ['nowhere', '../contact-us', '/guide.pdf', 'one/more', '/insights/one.html']
    await addPost(site.db, 'one', { content: links(...right, ...wrong) })
    const { broken_links } = await checkAt('2026-11-20T09:00:00.000Z')
    expect(broken_links.map(({ url }) => url).toSorted()).toEqual([
      '/contact-us',
      '/guide.pdf',
      '/insights/nowhere',
      '/insights/one.html',
      '/insights/one/more',
    ])
  })

  test('an anchor is looked up in the article that it leads to', async () => {
    const there = [
      '#section-first-part',
      'one#section-first-part',
      '/insights/two#top',
      '/insights/draft#x',
      '/about#x',
    ]
    const away = ['#gone', '/insights/two?x=1#section-first-part', 'two#%C3%BC']
    await addPost(site.db, 'one', { content: `<h2>First part</h2>${links(...there, ...away)}` })
    await addPost(site.db, 'two')
    await addPost(site.db, 'draft', { status: 'draft', content: links('#own') })
    const { broken_links } = await checkAt('2026-11-20T09:00:00.000Z')
    const found = broken_links.map(({ url, state, detail }) => [url, state, detail])
    expect(found.toSorted()).toEqual([
      ['/insights/draft#x', 'no-page', ''],
      ['/insights/one#gone', 'no-anchor', 'gone'],
      ['/insights/two#%C3%BC', 'no-anchor', 'ü'],
      ['/insights/two?x=1#section-first-part', 'no-anchor', 'section-first-part'],
    ])
  })

  test('reads no article for its links: a save stores them, and a first look what is older', async () => {
    const one = await addPost(site.db, 'one', { content: links('/insights/nowhere') })
    await site.db.deleteFrom('post_links').execute()
    await addPost(site.db, 'two', { content: links('/insights/nowhere') })
    const look = async (time: string) => {
      site.statements.length = 0
      const { broken_links } = await checkAt(time)
      const read = site.statements.filter((text) => /select "content" from "posts"/.test(text))
      return [broken_links.map(({ articles }) => articles.length), read.length]
    }
    expect(await look('2026-11-20T09:00:00.000Z')).toEqual([[2], 1])
    expect(await look('2026-11-21T09:00:00.000Z')).toEqual([[2], 0])
    const region = await admin.succeed('POST', '/regions', { name: 'Europe', code: 'EU' })
    const texts = { title: 'T', slug: 'one', description: 'D', status: 'draft' }
    const post = { ...texts, content: links('/about'), region_ids: [region.id] }
    await admin.succeed('PUT', `/posts/${one}`, post)
    expect(await look('2026-11-22T09:00:00.000Z')).toEqual([[1], 0])
  })

  test('a site that is silent for a night or two is not yet broken', async () => {
    await addPost(site.db, 'one', { content: links(`${base}/there`) })
    isDown = true
    expect((await checkAt('2026-11-20T03:00:00.000Z')).broken_links).toEqual([])
    expect((await checkAt('2026-11-22T03:00:00.000Z')).broken_links).toEqual([])
    const late = await checkAt('2026-11-23T03:00:00.000Z')
    expect(late.broken_links).toMatchObject([{ state: 'unreachable', detail: 'status 503' }])
    isDown = false
    expect((await checkAt('2026-11-24T03:00:00.000Z')).broken_links).toEqual([])
  })

  test('an article leads nobody into a private network, and nothing is asked where it is off', async () => {
    await addPost(site.db, 'one', { content: links(`${base}/gone`, 'http://localhost:1/') })
    const guarded = { askOutside: askOutside('Test') }
    expect(await checkAt('2026-11-20T03:00:00.000Z', guarded)).toMatchObject({ broken_links: [] })
    expect(await checkAt('2026-11-23T03:00:00.000Z', guarded)).toMatchObject({
      broken_links: [{ state: 'unreachable' }, { state: 'unreachable' }],
    })
    expect(await checkAt('2026-11-24T03:00:00.000Z', {})).toMatchObject({
      isDone: true,
      outside: 'off',
      broken_links: [],
    })
    expect(asked).toEqual([])
  })

  test('without internet no site is blamed, and what was known stays', async () => {
    await addPost(site.db, 'one', { content: links(`${base}/gone`, `${base}/there`) })
    await checkAt('2026-11-20T03:00:00.000Z')
    const unplugged = () =>
      Promise.reject(Object.assign(new Error('getaddrinfo EAI_AGAIN'), { code: 'EAI_AGAIN' }))
    expect(await checkAt('2026-11-21T03:00:00.000Z', { askOutside: unplugged })).toMatchObject({
      outside: 'no-internet',
      broken_links: [{ url: `${base}/gone`, state: 'gone' }],
    })
  })

  test('a public article that is older than a change of the law that it cites', async () => {
    const cites = links('https://eur-lex.europa.eu/eli/reg/2026/1744/oj')
    const old = { content: cites, updated_at: '2026-07-01T00:00:00.000Z' }
    const id = await addPost(site.db, 'old', old)
    await addPost(site.db, 'draft', { ...old, status: 'draft', published_at: null })
    await addPost(site.db, 'since', { ...old, updated_at: '2026-11-01T00:00:00.000Z' })
    const { outdated_articles } = await checkAt('2026-11-20T03:00:00.000Z')
    expect(outdated_articles).toMatchObject([
      {
        article: { id, title: 'Title of old' },
        changes: [{ id: 'ai-act-article-50' }, { id: 'ai-omnibus' }],
      },
    ])
  })
})

describe('POST /api/admin/checks', () => {
  test('looks again at once, as often as somebody asks, also two at a time', async () => {
    const id = await addPost(site.db, 'one', { content: links('/insights/nowhere') })
    const both = await Promise.all([
      admin.succeed('POST', '/checks'),
      admin.succeed('POST', '/checks'),
    ])
    for (const found of both) {
      expect(found).toMatchObject({ outside: 'off', broken_links: [{ url: '/insights/nowhere' }] })
    }
    await site.db.deleteFrom('posts').where('id', '=', id).execute()
    expect(await admin.succeed('POST', '/checks')).toMatchObject({ broken_links: [] })
  })

  test('references are due 90 days after they were compared', async () => {
    expect(await admin.succeed('GET', '/checks')).toMatchObject({
      checked_at: null,
      stale_references: [],
    })
    site.clock.current = new Date('2027-11-22T09:00:00.000Z')
    const { stale_references } = await admin.succeed('GET', '/checks')
    expect(stale_references.length).toBeGreaterThan(50)
  })
})

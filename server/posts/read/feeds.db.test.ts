import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { sitePaths } from '../../../domain/site-paths.ts'
import { adminKey, siteForEach } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'

const origin = 'https://plumbline.example'

const site = siteForEach({ PUBLIC_URL: origin })

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })

async function readXml(url: string) {
  const response = await site.app.inject({ url, headers: { host: 'attacker.example' } })
  expect(response.statusCode).toBe(200)
  expect(XMLValidator.validate(response.body)).toBe(true)
  expect(response.body).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/)
  return { xml: parser.parse(response.body), response }
}

async function addTwo() {
  await addPost(site.db, 'first', { categories: ['bias', 'law'] })
  await addPost(site.db, 'second', {
    title: 'Tom & Jerry\'s "<b>" ]]> \u0007 title',
    description: '<script>alert(1)</script> & more',
    published_at: '2026-11-17T09:00:00.000Z',
    updated_at: '2026-11-18T09:00:00.000Z',
  })
  await addPost(site.db, 'draft', { status: 'draft' })
  await addPost(site.db, 'later', { published_at: '2026-11-20T09:00:30.000Z' })
}

describe('the RSS feed', () => {
  test('holds what is public, newest first, with absolute links', async () => {
    await addTwo()
    const { xml, response } = await readXml('/feeds/insights.rss')
    expect(response.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const { channel } = xml.rss
    expect(channel).toMatchObject({
      title: 'Insights | Plumbline',
      link: `${origin}/insights`,
      'atom:link': { '@href': `${origin}/feeds/insights.rss`, '@rel': 'self' },
    })
    expect(channel.item).toEqual([
      {
        title: 'Tom & Jerry\'s "<b>" ]]>  title',
        link: `${origin}/insights/second`,
        guid: { '#text': 'tag:plumbline.example,2026:posts/2', '@isPermaLink': 'false' },
        pubDate: 'Tue, 17 Nov 2026 09:00:00 GMT',
        description: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; more</p>',
        'dc:creator': 'Plumbline',
      },
      expect.objectContaining({
        link: `${origin}/insights/first`,
        category: ['Category bias', 'Category law'],
      }),
    ])
  })
})

describe('the Atom feed', () => {
  test('holds the same, with its dates', async () => {
    await addTwo()
    const { xml, response } = await readXml('/feeds/insights.atom')
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    expect(xml.feed).toMatchObject({
      id: 'tag:plumbline.example,2026:insights',
      updated: '2026-11-18T09:00:00.000Z',
      author: { name: 'Plumbline' },
    })
    expect(xml.feed.entry[0]).toMatchObject({
      id: 'tag:plumbline.example,2026:posts/2',
      published: '2026-11-17T09:00:00.000Z',
      updated: '2026-11-18T09:00:00.000Z',
      summary: '<script>alert(1)</script> & more',
    })
    expect(xml.feed.entry[1]).toMatchObject({
      updated: '2026-11-10T09:00:00.000Z',
      category: [
        { '@term': 'bias', '@label': 'Category bias' },
        { '@term': 'law', '@label': 'Category law' },
      ],
    })
  })
})

test('both are well-formed without any article', async () => {
  expect((await readXml('/feeds/insights.rss')).xml.rss.channel.item).toBeUndefined()
  const { xml } = await readXml('/feeds/insights.atom')
  expect(xml.feed.updated).toBe('2026-01-01T00:00:00.000Z')
})

test('the sitemap names every public page and article', async () => {
  await addTwo()
  const { xml, response } = await readXml('/sitemap.xml')
  expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
  const urls: { loc: string; lastmod?: string }[] = xml.urlset.url
  expect(urls.map(({ loc }) => loc)).toEqual([
    ...sitePaths.map((path) => origin + path),
    `${origin}/insights/second`,
    `${origin}/insights/first`,
  ])
  expect(urls.slice(-2).map(({ lastmod }) => lastmod)).toEqual([
    '2026-11-18T09:00:00.000Z',
    '2026-11-10T09:00:00.000Z',
  ])
})

test('robots.txt keeps crawlers out of the admin area and names the sitemap', async () => {
  const response = await site.app.inject('/robots.txt')
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(response.body).toBe(`User-agent: *\nDisallow: /admin\n\nSitemap: ${origin}/sitemap.xml\n`)
})

describe('keeping', () => {
  const countItems = async () => {
    const { body } = await site.app.inject('/feeds/insights.rss')
    return body.split('<item>').length - 1
  }

  test('sends nothing that the reader knows already', async () => {
    const first = await site.app.inject('/feeds/insights.rss')
    expect(first.headers['cache-control']).toBe('public, max-age=300')
    const again = await site.app.inject({
      url: '/feeds/insights.rss?ref=reader',
      headers: { 'if-none-match': first.headers.etag as string },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  test('ends when something changes', async () => {
    expect(await countItems()).toBe(0)
    await addPost(site.db, 'first')
    expect(await countItems()).toBe(0)
    await site.app.inject({
      method: 'POST',
      url: '/api/admin/categories',
      headers: { 'x-admin-key': adminKey },
      payload: { name: 'Another', slug: 'another' },
    })
    expect(await countItems()).toBe(1)
  })

  test('ends at the next time of publication', async () => {
    await addPost(site.db, 'later', { published_at: '2026-11-20T09:00:30.000Z' })
    expect(await countItems()).toBe(0)
    site.clock.current = new Date('2026-11-20T09:00:29.999Z')
    expect(await countItems()).toBe(0)
    site.clock.current = new Date('2026-11-20T09:00:30.000Z')
    expect(await countItems()).toBe(1)
  })
})

test('links begin with where the server listens when no public address is set', async () => {
  await site.open({ HOST: '::1', PORT: '4000' })
  const { body } = await site.app.inject('/robots.txt')
  expect(body).toContain('Sitemap: http://[::1]:4000/sitemap.xml')
})

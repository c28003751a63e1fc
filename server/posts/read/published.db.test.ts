import { beforeEach, describe, expect, test } from 'vitest'
import { starterPosts } from '../../../content/en/starter/index.ts'
import { siteForEach } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { seed } from '../../seed.ts'
import { getPublished, renderAhead } from './service.ts'

const site = siteForEach()

const list = (query = '') => site.app.inject(`/api/insights${query}`)
const read = (slug: string) => site.app.inject(`/api/insights/${slug}`)

async function listSlugs(query = ''): Promise<string[]> {
  const { data } = (await list(query)).json()
  return data.map(({ slug }: { slug: string }) => slug)
}

const past = '2026-11-20T09:00:00.000Z'
const future = '2026-11-20T09:00:00.001Z'

describe('GET /api/insights/{slug}', () => {
  test('gives the published article', async () => {
    await addPost(site.db, 'an-article', {
      title: 'An article',
      description: 'What it says',
      content: `<p>${'word '.repeat(660)}</p>`,
      meta_title: 'Meta',
      categories: ['regulation', 'bias'],
      regions: ['UK', 'EU'],
    })
    const response = await read('an-article')
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.json()).toEqual({
      success: true,
      data: {
        title: 'An article',
        slug: 'an-article',
        description: 'What it says',
        content: `<p>${'word '.repeat(660)}</p>`,
        meta_title: 'Meta',
        meta_description: null,
        featured_image: null,
        published_at: '2026-11-10T09:00:00.000Z',
        categories: [
          { id: expect.any(Number), name: 'Category bias', slug: 'bias' },
          { id: expect.any(Number), name: 'Category regulation', slug: 'regulation' },
        ],
        regions: [
          { id: expect.any(Number), name: 'Region EU', code: 'EU' },
          { id: expect.any(Number), name: 'Region UK', code: 'UK' },
        ],
        authors: [],
        reading_minutes: 3,
      },
    })
  })

  test('never gives a draft, nor a post whose time lies ahead, and does at that time', async () => {
    await addPost(site.db, 'draft', { status: 'draft', published_at: null })
    await addPost(site.db, 'withdrawn', { status: 'draft', published_at: past })
    await addPost(site.db, 'no-date', { published_at: null })
    await addPost(site.db, 'later', { published_at: future })
    await addPost(site.db, 'now', { published_at: past })
    for (const slug of ['draft', 'withdrawn', 'no-date', 'later']) {
      expect((await read(slug)).statusCode).toBe(404)
    }
    expect(await listSlugs()).toEqual(['now'])
    const findNext = () => site.services.posts.findNextPublication(site.clock.current)
    expect(await findNext()).toEqual(new Date(future))
    site.clock.current = new Date(future)
    expect((await read('later')).statusCode).toBe(200)
    expect(await listSlugs()).toEqual(['later', 'now'])
    expect(await findNext()).toBeNull()
  })

  test('knows no other', async () => {
    await addPost(site.db, 'an-article')
    const others = ['nothing', 'AN-ARTICLE', '%00', '%ED%A0%80', 'a%2Fb', "x'--", 'x'.repeat(500)]
    for (const slug of others) {
      const response = await read(slug)
      expect([404, 400, 414], slug).toContain(response.statusCode)
      expect(response.json().success).toBe(false)
    }
  })
})

describe('GET /api/insights', () => {
  beforeEach(async () => {
    await addPost(site.db, 'first', {
      title: 'Zebra crossings',
      categories: ['bias'],
      regions: ['UK'],
      published_at: '2026-11-01T09:00:00.000Z',
    })
    await addPost(site.db, 'second', {
      title: 'État des lieux: 100%',
      content: '<p>Four-fifths <b>rule</b>, <a href="/contact">strongly</a> put.</p>',
      categories: ['bias', 'regulation'],
      regions: ['EU', 'UK'],
      published_at: '2026-11-02T09:00:00.000Z',
    })
    await addPost(site.db, 'third', {
      title: 'About oversight',
      categories: ['oversight'],
      regions: ['EU'],
      published_at: '2026-11-03T09:00:00.000Z',
    })
    await addPost(site.db, 'draft', { status: 'draft', categories: ['secret'], regions: ['US'] })
  })

  test('lists what is public, newest first, without the text', async () => {
    const { data, meta } = (await list()).json()
    expect(meta).toEqual({ total: 3, page: 1, per_page: 1000 })
    expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(['third', 'second', 'first'])
    expect(data[1]).toEqual({
      title: 'État des lieux: 100%',
      slug: 'second',
      description: 'About second',
      featured_image: null,
      published_at: '2026-11-02T09:00:00.000Z',
      categories: [
        { name: 'Category bias', slug: 'bias' },
        { name: 'Category regulation', slug: 'regulation' },
      ],
      regions: [
        { name: 'Region EU', code: 'EU' },
        { name: 'Region UK', code: 'UK' },
      ],
      authors: [],
      reading_minutes: 1,
    })
  })

  test('looks for a single letter in titles alone', async () => {
    expect(await listSlugs('?q=z')).toEqual(['first'])
    expect(await listSlugs('?q=four%20x')).toEqual(['second'])
  })

  test('is sorted, filtered, searched and paged', async () => {
    const wanted: [string, string[]][] = [
      ['?category=bias', ['second', 'first']],
      ['?region=uk&category=regulation', ['second']],
      ['?category=nothing', []],
      ['?q=ZEBRA', ['first']],
      ['?q=%C3%A9tat', ['second']],
      ['?q=%C3%89TAT%20lieux', ['second']],
      ['?q=rule+four-fifths', ['second']],
      ['?q=rule+zebra', []],
      ['?q=href', []],
      ['?q=100%25', ['second']],
      ['?q=_', []],
      ['?q=+', ['third', 'second', 'first']],
      ['?page=2&per_page=2', ['first']],
      ['?page=9&per_page=2', []],
      ['?sort=title', ['third', 'first', 'second']],
      ['?sort=published_at', ['first', 'second', 'third']],
    ]
    for (const [query, slugs] of wanted) {
      expect(await listSlugs(query), query).toEqual(slugs)
    }
  })

  test('offers the filters that lead somewhere', async () => {
    const { categories, regions } = await site.services.posts.listFilters()
    const filed = categories.map(({ slug, posts }) => `${slug} ${posts}`)
    expect(filed).toEqual(['bias 2', 'oversight 1', 'regulation 1'])
    expect(regions.map(({ code, posts }) => `${code} ${posts}`)).toEqual(['EU 2', 'UK 2'])
  })

  test('relates by what posts have in common, then by date', async () => {
    await addPost(site.db, 'fourth', { published_at: '2026-10-01T09:00:00.000Z' })
    const related = async (slug: string) =>
      (await site.services.posts.listRelated(await getPublished(site.ports, slug))).map(
        (post) => post.slug,
      )
    expect(await related('first')).toEqual(['second', 'third', 'fourth'])
    expect(await related('fourth')).toEqual(['third', 'second', 'first'])
    // A law that both articles mention counts like a category, and is returned.
    const content = '<p>What the <b>Equality Act</b> says of the 100% rule and the UK GDPR.</p>'
    await addPost(site.db, 'on-the-act', { content, published_at: '2026-09-01T09:00:00.000Z' })
    await addPost(site.db, 'on-it-too', { content, published_at: '2026-09-02T09:00:00.000Z' })
    const [nearest, ...others] = await site.services.posts.listRelated(
      await getPublished(site.ports, 'on-the-act'),
    )
    expect(nearest).toMatchObject({
      slug: 'on-it-too',
      laws: ['UK GDPR', 'GDPR', 'Equality Act 2010'],
    })
    expect(others.map(({ slug, laws }) => `${slug} ${laws}`)).toEqual(['third ', 'second '])
  })
})

describe('content', () => {
  test('shows a bookmarked article as it is now, and none that is not public', async () => {
    const shown = await addPost(site.db, 'shown', { title: 'First title' })
    const hidden = await addPost(site.db, 'hidden', { status: 'draft' })
    const mark = (id: number) => `<p data-bookmark="${id}"><a href="/insights/old">Old</a></p>`
    await addPost(site.db, 'host', { content: `${mark(shown)}${mark(hidden)}<p>End</p>` })
    const post = await getPublished(site.ports, 'host')
    const read = () => site.services.posts.readHtml(post)
    expect(await read()).toMatch(
      /^<aside class="bookmark" aria-label="First title"><p class="bookmark-title"><a href="\/insights\/shown">First title<\/a><\/p>.*<time [^>]+>[^<]+<\/time><\/p><\/aside><p>End<\/p>$/,
    )
    await site.db
      .updateTable('posts')
      .set({ title: 'A < B', slug: 'moved' })
      .where('id', '=', shown)
      .execute()
    expect(await read()).toContain('<a href="/insights/moved">A &lt; B</a>')
  })

  test('is made for readers once, when it is saved, or where it was saved before that', async () => {
    const content = '<pre><code class="language-js">const a = 1</code></pre>'
    const id = await addPost(site.db, 'code', { content })
    const post = await getPublished(site.ports, 'code')
    const stored = () =>
      site.db.selectFrom('posts').select(['rendered', 'rendered_by']).executeTakeFirstOrThrow()
    const saved = await stored()
    expect(saved.rendered).toContain('hljs-keyword')
    expect(await site.services.posts.readHtml(post)).toBe(saved.rendered)

    for (const before of [null, 'by a version before this one']) {
      await site.db
        .updateTable('posts')
        .set({ rendered: before && 'Old', rendered_by: before })
        .where('id', '=', id)
        .execute()
      expect(await site.services.posts.readHtml(post)).toBe(saved.rendered)
      await expect.poll(stored).toEqual(saved)
    }
    await site.db.updateTable('posts').set({ rendered: null, rendered_by: null }).execute()
    await site.db.updateTable('post_texts').set({ search_text: 'a b\na uk gdpr' }).execute()
    expect(await renderAhead(site.ports)).toBe(1)
    expect(await stored()).toEqual(saved)
    const texts = site.db.selectFrom('post_texts').select('search_text')
    expect(await texts.execute()).toEqual([{ search_text: 'a\nb\nuk\ngdpr\nuk gdpr' }])
    expect(await renderAhead(site.ports)).toBe(0)
    // The stored rendering is what is shown: nothing is rendered again at a read.
    await site.db.updateTable('posts').set({ rendered: 'As stored' }).execute()
    expect(await site.services.posts.readHtml(post)).toBe('As stored')
  })
})

// Lost otherwise: all responses, while one article is rendered for its first reader.
test('a megabyte that nobody has made for readers is made beside the thread that answers', async () => {
  const code = `<pre><code class="language-js">${'/*'.repeat(999)}</code></pre>`
  const sections = '<h2>One</h2><p>Two <b>three</b></p>'.repeat(100)
  const content = `${code.repeat(5)}${sections}<p>${'Long. '.repeat(150_000)}</p>`
  const id = await addPost(site.db, 'long', { content: '<p>Short</p>' })
  await site.db
    .updateTable('posts')
    .set({ content, rendered: null, rendered_by: null })
    .where('id', '=', id)
    .execute()
  const post = await getPublished(site.ports, 'long')
  const before = process.threadCpuUsage()
  const begun = performance.now()
  const html = await site.services.posts.readHtml(post)
  const taken = performance.now() - begun
  const { user, system } = process.threadCpuUsage(before)
  expect(html.includes('section-link')).toBe(true)
  // Rendered on this thread, it would be busy nearly all of the time; it is for a tenth of it.
  expect((user + system) / 1000 / taken).toBeLessThan(0.5)
})

test('a fresh site has its starter articles, safe, searchable and filed', async () => {
  await seed(site.db, { now: () => site.clock.current })
  expect(await listSlugs()).toEqual(starterPosts.map(({ slug }) => slug).reverse())
  expect(await listSlugs('?q=vault+inbox')).toEqual(['evidence-vault-for-one-hiring-tool'])
  for (const post of (await list()).json().data) {
    expect(post.reading_minutes).toBeGreaterThanOrEqual(4)
    expect(post.categories.length).toBeGreaterThan(0)
  }
})

import { beforeEach, describe, expect, test } from 'vitest'
import { mediaUrl } from '../../../domain/media/names.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { draft as anyDraft } from '../../../tests/support/posts.ts'

const site = siteForEach()
const admin = createAdmin(site)
beforeEach(async () => {
  await admin.succeed('POST', '/regions', { name: 'European Union', code: 'EU' })
  await admin.succeed('POST', '/regions', { name: 'United Kingdom', code: 'UK' })
  await admin.succeed('POST', '/categories', { name: 'Regulation', slug: 'regulation' })
  await admin.succeed('POST', '/categories', { name: 'Bias', slug: 'bias' })
  await site.db.deleteFrom('activity').execute()
})

const draft = { ...anyDraft, author_id: 1, region_id: 1 }
const published = { ...draft, status: 'published' }

const create = (body: object = draft) => admin.succeed('POST', '/posts', body)
const update = (id: number, body: object) => admin.succeed('PUT', `/posts/${id}`, body)
const readPublic = (slug: string) => site.app.inject(`/api/insights/${slug}`)

/** Adds a row of the library; nothing here reads the file's bytes. */
async function addFile(file_type: 'image' | 'document' = 'image'): Promise<string> {
  const hash = (file_type === 'image' ? 'a' : 'b').repeat(64)
  const name = file_type === 'image' ? 'picture.png' : 'paper.pdf'
  const content_type = file_type === 'image' ? 'image/png' : 'application/pdf'
  const created_at = '2026-11-01T08:00:00.000Z'
  await site.db
    .insertInto('media')
    .values({
      hash,
      folder: hash,
      name,
      original_name: name,
      file_type,
      content_type,
      created_at,
      file_size: 100,
      variants: '[]',
      search_text: name,
      version: 1,
    })
    .execute()
  return mediaUrl(hash, name)
}

describe('POST /api/admin/posts', () => {
  test('stores a post with all that it is filed under, and gives it back', async () => {
    const image = await addFile()
    const body = {
      ...draft,
      title: ' A title ',
      featured_image: image,
      meta_title: 'Meta',
      meta_description: '',
      category_ids: [2, 1, 2],
      region_ids: [2, 1],
      publish_at: '2026-12-24T10:00:00+01:00',
    }
    const response = await admin.call('POST', '/posts', body)
    expect(response.statusCode).toBe(201)
    const record = {
      id: 1,
      title: 'A title',
      slug: 'a-title',
      description: 'What it is about',
      content: '<p>Some words.</p>',
      featured_image: image,
      status: 'draft',
      author_id: 1,
      authors: [],
      author_ids: [],
      meta_title: 'Meta',
      meta_description: null,
      publish_at: '2026-12-24T09:00:00.000Z',
      published_at: null,
      version: 1,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
      categories: [
        { id: 2, name: 'Bias', slug: 'bias' },
        { id: 1, name: 'Regulation', slug: 'regulation' },
      ],
      category_ids: [1, 2],
      regions: [
        { id: 2, name: 'United Kingdom', code: 'UK' },
        { id: 1, name: 'European Union', code: 'EU' },
      ],
      region_ids: [2, 1],
      region_id: 2,
      typed: null,
      saved_by: { key_id: 'env', key_name: null },
    }
    expect(response.json()).toEqual({
      success: true,
      message: 'Post created successfully.',
      data: record,
    })
    expect(await admin.succeed('GET', '/posts/1')).toEqual(record)
    const { activity, post_media } = await snapshot(site.db)
    expect(activity).toMatchObject([
      { key_id: 'env', action: 'create', noun: 'posts', record_id: 1, record_count: null },
    ])
    expect(JSON.stringify(activity)).not.toContain('words')
    expect(post_media).toMatchObject([{ post_id: 1, place: 'featured_image' }])
  })

  test('takes the first region alone, and starts as a draft', async () => {
    const { status: _, author_id: __, ...least } = draft
    expect(await create({ ...least, region_id: 2 })).toMatchObject({
      status: 'draft',
      region_ids: [2],
      region_id: 2,
      category_ids: [],
      featured_image: null,
    })
    expect((await readPublic('a-title')).statusCode).toBe(404)
    expect(await create({ ...least, slug: 'b', region_ids: [1], region_id: 2 })).toMatchObject({
      region_ids: [1],
    })
  })

  test('sanitises what it is sent', async () => {
    const content = '<p onclick="x()">Hello<script>x()</script></p><img src="https://a.example/x">'
    expect((await create({ ...draft, content })).content).toBe('<p>Hello</p>')
    const { post_revisions } = await snapshot(site.db)
    expect(post_revisions).toMatchObject([{ content: '<p>Hello</p>', key_id: 'env' }])
  })

  test('says at each field what is wrong with it', async () => {
    const nothing = { title: '', slug: '', description: '', content: '', region_ids: [] }
    expect((await admin.call('POST', '/posts', nothing)).json().errors).toEqual({
      title: 'Please enter a title.',
      slug: 'Please enter a slug.',
      description: 'Please enter a description.',
      content: 'Please write some content.',
      region_ids: 'Please select at least one region',
    })
    const document = await addFile('document')
    const response = await admin.call('POST', '/posts', { ...draft, featured_image: document })
    expect(response.json().errors).toEqual({
      featured_image: 'Please choose a picture from the media library.',
    })
  })

  test('takes content of 1 MB, however it is escaped', async () => {
    const content = `<p>${'"'.repeat(1_000_000)}</p>`
    expect((await create({ ...draft, content })).content).toHaveLength(1_000_007)
    const tooLarge = await admin.call('POST', '/posts', {
      ...draft,
      content: 'x'.repeat(8_500_000),
    })
    expect(tooLarge.statusCode).toBe(413)
  })
})

describe('PUT /api/admin/posts/{id}', () => {
  test('replaces: what is left out is cleared, and every write raises the version', async () => {
    await create({ ...draft, meta_title: 'Meta', category_ids: [1], region_ids: [1, 2] })
    site.moveTo('2026-11-21T09:00:00.000Z')
    expect(await update(1, { ...draft, title: 'New', region_id: 2 })).toMatchObject({
      title: 'New',
      meta_title: null,
      category_ids: [],
      region_ids: [2],
      version: 2,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-21T09:00:00.000Z',
    })
    const { activity } = await snapshot(site.db)
    expect(activity?.[1]).toMatchObject({
      action: 'update',
      fields: '["category_ids","meta_title","region_ids","title"]',
    })
  })

  test('takes back what was read', async () => {
    const read = await create({ ...draft, category_ids: [2], region_ids: [2, 1] })
    const { version, updated_at: _, ...same } = read
    expect(await update(1, read)).toMatchObject({ ...same, version: version + 1 })
    expect((await snapshot(site.db)).activity?.[1]).toMatchObject({ fields: '[]' })
  })

  test('tells a stale version from a taken slug', async () => {
    const read = await create()
    await create({ ...draft, slug: 'other' })
    const taken = await admin.call('PUT', '/posts/1', { ...read, slug: 'other' })
    expect(taken.json().code).toBe('slug_taken')
    await update(1, read)
    const stale = await admin.call('PUT', '/posts/1', { ...read, slug: 'other' })
    expect(stale.json().code).toBe('version_conflict')
  })

  test('is seen at once by readers, searches and the library', async () => {
    const image = await addFile()
    await create(published)
    await update(1, { ...published, content: `<p>Zebra</p><img src="${image}" alt="">` })
    expect((await readPublic('a-title')).json().data.content).toContain('Zebra')
    expect((await site.app.inject('/api/insights?q=zebra')).json().meta.total).toBe(1)
    expect((await snapshot(site.db)).post_media).toMatchObject([{ place: 'content' }])
    await update(1, published)
    expect((await snapshot(site.db)).post_media).toEqual([])
    expect((await site.app.inject('/api/insights?q=zebra')).json().meta.total).toBe(0)
  })
})

test('every write tells that what visitors see has changed, a refusal does not', async () => {
  let told = 0
  site.ports.changes.watch(() => {
    told += 1
  })
  await create(published)
  await update(1, published)
  await admin.succeed('POST', '/posts/1/revisions/1/restore')
  await admin.call('POST', '/posts', published)
  await admin.call('PUT', '/posts/1', { ...published, version: 1 })
  await admin.call('PUT', '/posts/1', { ...published, title: '' })
  expect(told).toBe(3)
  await admin.succeed('PUT', '/regions/1', { name: 'Europe', code: 'EU' })
  await admin.succeed('PUT', '/categories/1', { name: 'Law', slug: 'law' })
  await admin.succeed('DELETE', '/posts/1')
  expect(told).toBe(6)
})

describe('the time of publication', () => {
  const at = (time: string | null) => ({ published_at: time })

  test('is that of the first, kept while the post is a draft and when it is public again', async () => {
    await create()
    site.moveTo('2026-11-21T09:00:00.000Z')
    const first = '2026-11-21T09:00:00.000Z'
    expect(await update(1, published)).toMatchObject(at(first))
    site.moveTo('2026-11-22T09:00:00.000Z')
    expect(await update(1, draft)).toMatchObject(at(first))
    expect((await readPublic('a-title')).statusCode).toBe(404)
    expect(await update(1, published)).toMatchObject(at(first))
  })

  test('is what the editor sets, before or after', async () => {
    const past = '2026-01-01T00:00:00.000Z'
    await create(published)
    expect(await update(1, { ...published, publish_at: past })).toMatchObject(at(past))
    expect(await update(1, published)).toMatchObject({ publish_at: null, ...at(past) })
  })

  test('is none for what never went public, although it was to', async () => {
    const soon = '2026-11-21T09:00:00.000Z'
    await create({ ...published, publish_at: soon })
    expect(await update(1, { ...draft, publish_at: soon })).toMatchObject({
      publish_at: soon,
      ...at(null),
    })
    expect(await update(1, { ...published, publish_at: soon })).toMatchObject(at(soon))
    expect(await update(1, published)).toMatchObject(at('2026-11-20T09:00:00.000Z'))
  })
})

describe('old slugs', () => {
  const redirect = async (slug: string) =>
    (await site.services.posts.findRedirect(`/insights/${slug}`))?.slice('/insights/'.length) ??
    null

  test('lead from where a post was public to where it is', async () => {
    await create(published)
    await update(1, { ...published, slug: 'second' })
    await update(1, { ...published, slug: 'third' })
    expect(await redirect('a-title')).toBe('third')
    expect(await redirect('second')).toBe('third')
    await update(1, { ...published, slug: 'second' })
    expect(await redirect('second')).toBeNull()
    expect(await redirect('third')).toBe('second')
    const ahead = { ...published, publish_at: '2026-11-20T09:00:00.001Z' }
    for (const unread of [draft, ahead]) {
      await update(1, { ...unread, slug: 'second' })
      expect(await redirect('a-title')).toBeNull()
    }
    for (const none of ['nothing', '\0', '']) expect(await redirect(none)).toBeNull()
  })

  test('are none where the post was never public', async () => {
    await create()
    await update(1, { ...draft, slug: 'second' })
    await update(1, { ...published, slug: 'third', publish_at: '2026-12-24T09:00:00Z' })
    await update(1, { ...published, slug: 'fourth', publish_at: '2026-12-24T09:00:00Z' })
    expect((await snapshot(site.db)).redirects).toEqual([])
  })

  test('give way to a post that has them now, and go to the last that had them', async () => {
    await create(published)
    await update(1, { ...published, slug: 'moved' })
    await create({ ...draft, take_slug: true })
    expect(await redirect('a-title')).toBe('moved')
    await update(2, published)
    expect(await redirect('a-title')).toBeNull()
    await update(2, { ...published, slug: 'also-moved' })
    expect(await redirect('a-title')).toBe('also-moved')
  })

  test('are not taken from a post without a word', async () => {
    await create(published)
    await update(1, { ...published, slug: 'moved', title: 'Moved' })
    await create({ ...draft, slug: 'second' })
    const before = await snapshot(site.db)
    const refusals = [
      await admin.call('POST', '/posts', published),
      await admin.call('PUT', '/posts/2', draft),
      await admin.call('POST', '/posts', { ...published, take_slug: false }),
    ]
    for (const refusal of refusals) {
      expect(refusal.statusCode).toBe(409)
      expect(refusal.json()).toMatchObject({
        code: 'former_slug',
        errors: { slug: 'Links with this slug still lead to "Moved".' },
        data: { id: 1, title: 'Moved' },
      })
    }
    expect(await snapshot(site.db)).toEqual(before)
    expect(await redirect('a-title')).toBe('moved')
    await update(1, published)
  })
})

describe('POST /api/admin/posts/:id/duplicate', () => {
  const duplicate = (id: number) => admin.call('POST', `/posts/${id}/duplicate`)

  test('makes a draft of the same words, picture and filing, which is nowhere public', async () => {
    const featured_image = await addFile()
    const image = { featured_image, meta_title: 'Meta', category_ids: [2, 1], region_ids: [2, 1] }
    const publish_at = '2026-11-19T09:00:00.000Z'
    await create({ ...published, ...image, publish_at })
    const answer = await duplicate(1)
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data).toMatchObject({
      id: 2,
      title: 'A title (copy)',
      slug: 'a-title-copy',
      description: draft.description,
      content: draft.content,
      featured_image,
      meta_title: 'Meta',
      status: 'draft',
      publish_at: null,
      published_at: null,
      category_ids: [1, 2],
      region_ids: [2, 1],
      version: 1,
    })
    expect((await readPublic('a-title-copy')).statusCode).toBe(404)
    expect((await snapshot(site.db)).activity?.at(-1)).toMatchObject({
      action: 'create',
      record_id: 2,
    })
  })

  test('finds a free slug, and room for the name', async () => {
    await create({ ...published, title: 'T'.repeat(200), slug: 's'.repeat(120) })
    const first = (await duplicate(1)).json().data
    const second = (await duplicate(1)).json().data
    expect(first.title).toHaveLength(200)
    expect(first.title).toMatch(/T \(copy\)$/)
    expect(first.slug).toBe(`${'s'.repeat(109)}-copy`)
    expect(second.slug).toBe(`${'s'.repeat(109)}-copy-2`)
  })
})

describe('DELETE /api/admin/posts', () => {
  test('removes a post with all that is its own', async () => {
    const image = await addFile()
    await create({ ...published, featured_image: image, category_ids: [1] })
    await update(1, { ...published, slug: 'moved', featured_image: image })
    await admin.succeed('DELETE', '/posts/1')
    const after = await snapshot(site.db)
    for (const table of ['posts', 'post_texts', 'redirects', 'post_revisions', 'post_media']) {
      expect(after[table], table).toEqual([])
    }
    expect(after.activity?.at(-1)).toMatchObject({ action: 'delete', record_id: 1, fields: '[]' })
    expect((await readPublic('moved')).statusCode).toBe(404)
  })
})

describe('GET /api/admin/posts', () => {
  beforeEach(async () => {
    await create({ ...draft, title: 'beta', slug: 'b_1', region_ids: [2, 1] })
    site.moveTo('2026-11-21T09:00:00.000Z')
    await create({ ...published, title: 'Alpha audit', slug: 'alpha', category_ids: [1] })
    site.moveTo('2026-11-22T09:00:00.000Z')
    await create({ ...published, title: 'Gamma', slug: 'gamma', description: 'An AUDIT, 100%' })
  })

  test('is sorted, filtered, searched and paged', async () => {
    await admin.lists('/posts', 'title', [
      ['', ['Gamma', 'Alpha audit', 'beta']],
      ['?sort=title', ['Alpha audit', 'beta', 'Gamma']],
      ['?sort=status', ['beta', 'Alpha audit', 'Gamma']],
      ['?sort=published_at', ['beta', 'Alpha audit', 'Gamma']],
      ['?sort=-published_at', ['Gamma', 'Alpha audit', 'beta']],
      ['?sort=goes_out', ['Alpha audit', 'Gamma', 'beta']],
      ['?sort=-goes_out', ['Gamma', 'Alpha audit', 'beta']],
      ['?status=draft', ['beta']],
      ['?region_id=2', ['beta']],
      ['?region_id=1&sort=title', ['Alpha audit', 'beta', 'Gamma']],
      ['?category_id=1', ['Alpha audit']],
      ['?category_id=9', []],
      ['?q=audit&sort=title', ['Alpha audit', 'Gamma']],
      ['?q=an+audit', ['Gamma']],
      ['?q=%25', ['Gamma']],
      ['?q=B_', ['beta']],
      ['?q=audit&status=published&region_id=1&category_id=1', ['Alpha audit']],
      ['?page=2&per_page=2', ['beta']],
    ])
  })

  test('shows what a table needs, in seven statements', async () => {
    site.statements.length = 0
    const { data, meta } = (await admin.call('GET', '/posts')).json()
    expect(site.statements).toHaveLength(7)
    expect(meta).toEqual({ total: 3, page: 1, per_page: 1000 })
    const {
      content: _,
      meta_title: __,
      meta_description: ___,
      ...post
    } = await admin.succeed('GET', '/posts/1')
    expect({ ...data[2], saved_by: post.saved_by }).toEqual({ ...post, views: 0 })
    expect(post).toMatchObject({ title: 'beta', region_ids: [2, 1] })
  })

  test('tells what is scheduled from what readers see, until its time has come', async () => {
    const publish_at = '2026-11-23T09:00:00.000Z'
    await create({ ...published, title: 'Soon', slug: 'soon', publish_at })
    const titlesOf = async (status: string) => {
      const { data } = (await admin.call('GET', `/posts?status=${status}&sort=title`)).json()
      return data.map(({ title }: { title: string }) => title)
    }
    expect(await titlesOf('scheduled')).toEqual(['Soon'])
    expect(await titlesOf('published')).toEqual(['Alpha audit', 'Gamma'])
    site.moveTo(publish_at)
    expect(await titlesOf('scheduled')).toEqual([])
    expect(await titlesOf('published')).toEqual(['Alpha audit', 'Gamma', 'Soon'])
  })
})

describe('redirects by hand', () => {
  const visit = (path: string) => site.services.posts.findRedirect(path)
  const add = (path: string, target: string) => admin.call('POST', '/redirects', { path, target })

  test('lead readers from any old path to where the article or page is now', async () => {
    await create(published)
    expect(await visit('/blog/2024/Old_Post.html')).toBeNull()
    for (const [path, target] of [
      ['https://old.example/blog/2024/old_post.html?utm=1#top', '/insights/a-title/'],
      ['/über-uns/', '/about#people'],
      ['/home', '/'],
    ] as const) {
      expect((await add(path, target)).statusCode, path).toBe(201)
    }
    expect(await visit('/blog/2024/Old_Post.html?x=1')).toBe('/insights/a-title')
    expect(await visit('/%C3%BCber-uns/')).toBe('/about#people')
    expect(await visit('/home')).toBe('/')
    await update(1, { ...published, slug: 'second' })
    expect(await visit('/blog/2024/old_post.html')).toBe('/insights/second')
    const { data, meta } = (await admin.call('GET', '/redirects?q=a-title')).json()
    expect(meta.total).toBe(1)
    expect(data[0]).toMatchObject({ path: '/insights/a-title', target: '/insights/second' })
    await admin.succeed('DELETE', `/redirects/${data[0].id}`)
    expect(await visit('/insights/a-title')).toBeNull()
    await update(1, { ...draft, slug: 'second' })
    expect(await visit('/blog/2024/old_post.html')).toBeNull()
  })

  test('lead from no page that is there, and to none that is not', async () => {
    await create(published)
    expect((await add('/known', '/insights/a-title')).statusCode).toBe(201)
    const taken = ['/about/', '/ADMIN/x', '/api/x', '/insights/a-title', '/known']
    const none = ['/', 'mailto:a@b.example', '/%ff']
    const nowhere = ['/new', '/known', '/nowhere', 'https://elsewhere.example/about-us']
    const before = await snapshot(site.db)
    for (const [paths, targets, status, field] of [
      [taken, ['/contact'], 409, 'path'],
      [none, ['/contact'], 400, 'path'],
      [['/new'], [...nowhere, '//elsewhere.example'], 400, 'target'],
    ] as const) {
      for (const path of paths)
        for (const target of targets) {
          const refusal = await add(path, target)
          const { errors = {} } = refusal.json()
          const answered = [refusal.statusCode, Object.keys(errors)]
          expect(answered, `${path} to ${target}`).toEqual([status, [field]])
        }
    }
    expect(await snapshot(site.db)).toEqual(before)
  })
})

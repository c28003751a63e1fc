import { beforeEach, describe, expect, test } from 'vitest'
import { starterPosts } from '../../../content/en/starter/index.ts'
import { createAdmin } from '../../../tests/support/admin.ts'
import { siteForEach, snapshot } from '../../../tests/support/app.ts'
import { addPost } from '../../../tests/support/posts.ts'
import { seed } from '../../seed.ts'

const site = siteForEach()
const admin = createAdmin(site)

describe('revisions', () => {
  const first = {
    title: 'First title',
    slug: 'post',
    description: 'First description',
    content: '<p>First words.</p>',
    status: 'draft',
    meta_title: 'Meta',
    region_ids: [2, 1],
    category_ids: [1],
  }
  const second = {
    title: 'Second title',
    slug: 'moved',
    description: 'Second description',
    content: '<p>Second words.</p>',
    status: 'published',
    publish_at: '2026-11-10T09:00:00.000Z',
    region_ids: [1],
  }

  const saved = {
    id: 1,
    kind: 'save',
    post_id: 1,
    writing: null,
    version: 1,
    key_id: 'env',
    key_name: null,
    created_at: '2026-11-20T09:00:00.000Z',
  }

  beforeEach(async () => {
    await admin.succeed('POST', '/regions', { name: 'European Union', code: 'EU' })
    await admin.succeed('POST', '/regions', { name: 'United Kingdom', code: 'UK' })
    await admin.succeed('POST', '/categories', { name: 'Bias', slug: 'bias' })
    await admin.succeed('POST', '/posts', first)
    site.moveTo('2026-11-21T09:00:00.000Z')
    await admin.succeed('PUT', '/posts/1', second)
  })

  test('are kept at every save, and listed newest first', async () => {
    expect((await admin.call('GET', '/posts/1/revisions')).json()).toEqual({
      success: true,
      data: [
        {
          ...saved,
          id: 2,
          version: 2,
          created_at: '2026-11-21T09:00:00.000Z',
          title: 'Second title',
          status: 'published',
          publish_at: second.publish_at,
        },
        { ...saved, title: 'First title', status: 'draft', publish_at: null },
      ],
      meta: { total: 2, page: 1, per_page: 1000 },
    })
    const page = (await admin.call('GET', '/posts/1/revisions?page=2&per_page=1')).json()
    expect(page.data).toMatchObject([{ version: 1 }])
  })

  test('hold everything that was saved', async () => {
    expect(await admin.succeed('GET', '/posts/1/revisions/1')).toEqual({
      ...saved,
      ...first,
      author_ids: [],
      meta_description: null,
      featured_image: null,
      publish_at: null,
    })
  })

  test('are restored as a version of their own: the words, not the address nor the status', async () => {
    const restored = await admin.call('POST', '/posts/1/revisions/1/restore', { version: 2 })
    expect(restored.json()).toMatchObject({
      message: 'Post updated successfully.',
      data: {
        title: 'First title',
        description: 'First description',
        content: '<p>First words.</p>',
        meta_title: 'Meta',
        region_ids: [2, 1],
        category_ids: [1],
        slug: 'moved',
        status: 'published',
        publish_at: second.publish_at,
        published_at: second.publish_at,
        version: 3,
      },
    })
    const { activity, post_revisions } = await snapshot(site.db)
    expect(post_revisions).toHaveLength(3)
    expect(activity?.at(-1)).toMatchObject({
      action: 'restore',
      noun: 'posts',
      record_id: 1,
      fields: '["category_ids","content","description","meta_title","region_ids","title"]',
    })
    expect((await site.app.inject('/api/insights/moved')).json().data.title).toBe('First title')
  })

  test('come back without what is gone', async () => {
    await admin.succeed('DELETE', '/categories/1')
    await admin.succeed('DELETE', '/regions/2')
    const restored = await admin.succeed('POST', '/posts/1/revisions/1/restore')
    expect(restored).toMatchObject({ title: 'First title', category_ids: [], region_ids: [1] })
  })

  test('are not restored over a version that nobody has seen, nor where they are not there', async () => {
    const before = await snapshot(site.db)
    const stale = await admin.call('POST', '/posts/1/revisions/1/restore', { version: 1 })
    expect(stale.statusCode).toBe(409)
    expect(stale.json()).toMatchObject({ code: 'version_conflict', data: { version: 2 } })
    for (const [method, path] of [
      ['GET', '/posts/1/revisions/3'],
      ['POST', '/posts/1/revisions/9/restore'],
    ] as const) {
      expect((await admin.call(method, path)).statusCode, path).toBe(404)
    }
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('exist for what came with the software too', async () => {
    await site.db.deleteFrom('posts').execute()
    await site.db.deleteFrom('regions').execute()
    await site.db.deleteFrom('categories').execute()
    await seed(site.db, { now: () => site.clock.current })
    const { data } = (await admin.call('GET', '/posts')).json()
    expect(data).toHaveLength(starterPosts.length)
    const revisions = await admin.succeed('GET', `/posts/${data[0].id}/revisions`)
    expect(revisions).toMatchObject([{ version: 1, key_id: null, title: data[0].title }])
  })
})

describe('previews', () => {
  const tokenOf = (url: string) => url.split('/').at(-1) as string
  const open = (token: string) => site.services.posts.getPreview(token)

  async function createPreview(id: number) {
    const { url, expires_at } = await admin.succeed('POST', `/posts/${id}/preview`)
    return { url, expires_at, token: tokenOf(url) }
  }

  test('show a draft, without a date, to the holder of the link, for an hour', async () => {
    const id = await addPost(site.db, 'draft', { status: 'draft', published_at: null })
    const { url, expires_at, token } = await createPreview(id)
    expect(url).toMatch(/^\/insights\/preview\/[\w.-]+$/)
    expect(expires_at).toBe('2026-11-20T10:00:00.000Z')
    expect(await open(token)).toMatchObject({
      title: 'Title of draft',
      content: '<p>Some words.</p>',
      published_at: null,
      reading_minutes: 1,
    })
    site.moveTo('2026-11-20T09:59:59.999Z')
    expect(await open(token)).toMatchObject({ id })
    site.moveTo('2026-11-20T10:00:00.000Z')
    await expect(open(token)).rejects.toThrow('The preview was not found.')
  })

  test('show the post as it stands now, with its date once it has one', async () => {
    const id = await addPost(site.db, 'post', { regions: ['EU'], categories: ['bias'] })
    const { token } = await createPreview(id)
    expect(await open(token)).toMatchObject({
      published_at: '2026-11-10T09:00:00.000Z',
      regions: [{ code: 'EU' }],
      categories: [{ slug: 'bias' }],
    })
    await site.db.updateTable('posts').set({ status: 'draft', title: 'Later' }).execute()
    expect(await open(token)).toMatchObject({ title: 'Later', published_at: null })
  })

  test('are bound to one post and one time', async () => {
    const one = await addPost(site.db, 'one', { status: 'draft' })
    await addPost(site.db, 'two', { status: 'draft' })
    const { token } = await createPreview(one)
    const [id, expires, signature] = token.split('.') as [string, string, string]
    for (const forged of [
      `2.${expires}.${signature}`,
      `${id}.${Number(expires) + 1}.${signature}`,
      `${id}.${expires}.${'A'.repeat(43)}`,
      `${id}.${expires}.${signature}x`,
      `${id}.${expires}`,
      `0${id}.${expires}.${signature}`,
      '',
      '../../1',
    ]) {
      await expect(open(forged), forged).rejects.toThrow('The preview was not found.')
    }
  })

  test('are signed with one secret, made once, that no answer holds', async () => {
    const id = await addPost(site.db, 'one')
    await expect(open(`1.9999999999999.${'A'.repeat(43)}`)).rejects.toThrow()
    expect((await snapshot(site.db)).settings).toEqual([])
    const [first] = await Promise.all([createPreview(id), createPreview(id)])
    const { settings = [] } = await snapshot(site.db)
    expect(settings).toHaveLength(1)
    const { value } = settings[0] as { value: string }
    expect(value).toHaveLength(43)
    expect(first.url).not.toContain(value)
    expect((await createPreview(id)).token).toBe(first.token)
  })

  test('for others hold an hour or a week, and are listed with the post', async () => {
    const id = await addPost(site.db, 'draft', { status: 'draft', published_at: null })
    const make = async (valid_for: string) => {
      const link = await admin.succeed('POST', `/posts/${id}/preview`, { valid_for })
      return { ...link, token: tokenOf(link.url) }
    }
    await createPreview(id)
    const [hour, week] = [await make('hour'), await make('week')]
    expect([hour.expires_at, week.expires_at]).toEqual([
      '2026-11-20T10:00:00.000Z',
      '2026-11-27T09:00:00.000Z',
    ])
    const listed = await admin.succeed('GET', `/posts/${id}/previews`)
    expect(listed.map((one: { expires_at: string }) => one.expires_at)).toEqual([
      week.expires_at,
      hour.expires_at,
    ])
    site.moveTo('2026-11-26T09:00:00.000Z')
    expect(await admin.succeed('GET', `/posts/${id}/previews`)).toHaveLength(1)
    expect(await open(week.token)).toMatchObject({ id })
    // The signature covers the id of the link's row.
    await expect(open(week.token.replace(/^p\d+-/, ''))).rejects.toThrow('not found')
    const refused = await admin.call('POST', `/posts/${id}/preview`, { valid_for: 'year' })
    expect(refused.statusCode).toBe(400)
  })
})

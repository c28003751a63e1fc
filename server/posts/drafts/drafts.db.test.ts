import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { DraftFields } from '../../../domain/posts/drafts.ts'
import { type Admin, createAdmin } from '../../../tests/support/admin.ts'
import { snapshot, startTestApp, type TestApp } from '../../../tests/support/app.ts'

let site: TestApp
let admin: Admin
beforeEach(async () => {
  site = await startTestApp()
  admin = createAdmin(site)
  await admin.succeed('POST', '/regions', { name: 'European Union', code: 'EU' })
  await admin.succeed('POST', '/posts', post)
})
afterEach(() => site.close())

const post = {
  title: 'A title',
  slug: 'a-title',
  description: 'What it is about',
  content: '<p>Some words.</p>',
  status: 'published',
  region_ids: [1],
}
const typed: DraftFields = {
  title: 'Half a ti',
  slug: '',
  description: '',
  content: '<p>Other words.</p>',
  featured_image: '',
  meta_title: '',
  meta_description: '',
  status: 'published',
  publish_at: 'incomplete',
  category_ids: [],
  region_ids: [],
  author_ids: [],
}
const token = '0123456789abcdef'
const other = 'fedcba9876543210'
const change = { post_id: 1, post_version: 1, version: null, fields: typed }

const keep = (body: object = change, name = token) =>
  admin.call('PUT', `/post-drafts/${name}`, body)
const discard = (query = '', name = token) => admin.call('DELETE', `/post-drafts/${name}${query}`)
const list = async () => (await admin.call('GET', '/post-drafts')).json()
const article = async () => (await site.app.inject('/api/insights/a-title')).json().data

describe('what is typed and not saved', () => {
  test('is kept as it was typed, and readers see none of it', async () => {
    const listed = {
      token,
      post_id: 1,
      post_version: 1,
      version: 1,
      title: 'Half a ti',
      key_id: 'env',
      key_name: null,
      updated_at: '2026-11-20T09:00:00.000Z',
    }
    const before = await article()
    const answer = { success: true, message: 'Draft kept.', data: { ...listed, is_own: true } }
    expect((await keep()).json()).toEqual(answer)
    expect(await list()).toMatchObject({ data: [{ ...listed, is_own: true }], meta: { total: 1 } })
    const whole = { ...listed, fields: typed }
    expect(await admin.succeed('GET', `/post-drafts/${token}`)).toEqual({ ...whole, is_own: true })
    const { post_id: _, post_version: __, title: ___, key_name: ____, ...draft } = listed
    expect(await admin.succeed('GET', '/posts/1')).toMatchObject({ draft, title: 'A title' })
    expect(await admin.succeed('GET', '/posts')).toMatchObject([{ draft }])
    expect(await article()).toEqual(before)

    const more = { ...change, version: 1, fields: { ...typed, title: 'Half a title' } }
    expect((await keep(more)).json().data).toMatchObject({ version: 2, title: 'Half a title' })
    expect((await snapshot(site.db)).activity).toHaveLength(2)
  })

  test('says whose it is: mine, or by the name of the key', async () => {
    await keep()
    const reader = { name: 'Ada', role: 'reader' }
    const { key } = await admin.succeed('POST', '/keys', reader)
    const headers = { 'x-admin-key': key }
    const seen = await site.app.inject({ url: '/api/admin/post-drafts', headers })
    expect(seen.json().data).toMatchObject([{ token, is_own: false, key_name: null }])

    const editor = await admin.succeed('POST', '/keys', { name: 'Mia', role: 'editor' })
    const body = { ...change, version: 1, fields: { ...typed, title: 'Hers' } }
    const written = await site.app.inject({
      method: 'PUT',
      url: `/api/admin/post-drafts/${token}`,
      headers: { 'x-admin-key': editor.key },
      payload: body,
    })
    expect(written.json().data).toMatchObject({ is_own: true, key_name: 'Mia' })
    expect((await list()).data).toMatchObject([{ token, is_own: false, key_name: 'Mia' }])
    expect((await keep({ ...body, version: 1, fields: typed })).json()).toMatchObject({
      code: 'version_conflict',
      data: { key_name: 'Mia' },
    })
  })

  test('while it has no title, its first words name it in the list', async () => {
    const table = '<table><caption>When</caption><tbody><tr><td>Now</td></tr></tbody></table>'
    const content = `<h2>Rules &amp; dates</h2><p>Of <strong>hiring</strong>.</p>${table}`
    await keep({ ...change, fields: { ...typed, title: ' ', content } })
    expect(await list()).toMatchObject({ data: [{ title: 'Rules & dates Of hiring. When Now' }] })
  })

  test('a repeat whose answer was lost changes nothing', async () => {
    await keep()
    const before = await snapshot(site.db)
    expect((await keep()).json().data).toMatchObject({ version: 1 })
    expect(await snapshot(site.db)).toEqual(before)
  })

  test('is safe whatever was sent', async () => {
    const content = '<p onclick="x()">Hello<script>x()</script></p>'
    await keep({ ...change, fields: { ...typed, content } })
    const { fields } = await admin.succeed('GET', `/post-drafts/${token}`)
    expect(fields.content).toBe('<p>Hello</p>')
  })

  test('of two people is taken from the first, and shown to the second', async () => {
    await keep()
    const before = await snapshot(site.db)
    const mine = { ...change, fields: { ...typed, title: 'Mine' } }
    for (const answer of [await keep(mine), await keep(mine, other)]) {
      expect(answer.statusCode).toBe(409)
      expect(answer.json()).toMatchObject({
        code: 'version_conflict',
        data: { token, version: 1, fields: typed },
      })
    }
    expect(await snapshot(site.db)).toEqual(before)
    const answers = await Promise.all([
      keep({ ...mine, version: 1 }),
      keep({ ...change, version: 1, fields: { ...typed, title: 'Theirs' } }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('outlives what others do: a discard, a save, and the end of the post', async () => {
    await keep()
    await discard()
    const mine = { ...change, version: 1, fields: { ...typed, title: 'Mine' } }
    expect((await keep(mine)).json().data).toMatchObject({ version: 2 })
    await admin.succeed('DELETE', '/posts/1')
    expect((await list()).data).toMatchObject([{ token, post_id: null, title: 'Mine' }])
    expect((await keep({ ...mine, version: 2 })).statusCode).toBe(404)
    expect((await keep({ ...mine, version: 2, post_id: null })).statusCode).toBe(200)
  })

  test('that makes no sense is refused, and changes nothing', async () => {
    const before = await snapshot(site.db)
    const bad = [
      {},
      { ...change, fields: {} },
      { ...change, version: 0 },
      { ...change, post_id: 'one' },
      { ...change, extra: 1 },
      { ...change, fields: { ...typed, title: 'a'.repeat(201) } },
      { ...change, fields: { ...typed, featured_image: 'https://a.example/x.png' } },
      { ...change, fields: { ...typed, region_ids: [0] } },
      { ...change, fields: { ...typed, content: '<b>'.repeat(101) } },
      { ...change, fields: { ...typed, content: '\0' } },
    ]
    for (const body of bad) expect((await keep(body)).statusCode, JSON.stringify(body)).toBe(400)
    expect((await keep({ ...change, post_id: 7 })).statusCode).toBe(404)
    expect((await keep(change, 'not-a-token')).statusCode).toBe(404)
    expect((await admin.call('GET', `/post-drafts/${token}`)).statusCode).toBe(404)
    expect((await discard()).statusCode).toBe(404)
    expect((await discard('?version=x')).statusCode).toBe(400)
    expect(await snapshot(site.db)).toEqual(before)
  })
})

describe('a draft ends', () => {
  test('with the save that takes it up, and not with one that has not seen it', async () => {
    await keep()
    await admin.succeed('PUT', '/posts/1', { ...post, draft_token: token, draft_version: 7 })
    await admin.succeed('PUT', '/posts/1', { ...post, draft_token: other, draft_version: 1 })
    const { draft } = await admin.succeed('PUT', '/posts/1', post)
    expect(draft).toMatchObject({ token })
    // What was read can be sent back whole.
    const read = await admin.succeed('GET', '/posts/1')
    expect((await admin.succeed('PUT', '/posts/1', read)).draft).toMatchObject({ token })
    const saved = { ...post, draft_token: token, draft_version: 1 }
    expect((await admin.succeed('PUT', '/posts/1', saved)).draft).toBeNull()
    expect((await list()).data).toEqual([])

    await keep({ ...change, post_id: null, post_version: null })
    await admin.succeed('POST', '/posts', { ...saved, slug: 'new' })
    expect((await list()).data).toEqual([])
  })

  test('not with a save that is refused', async () => {
    await keep()
    const stale = { ...post, version: 7, draft_token: token, draft_version: 1 }
    expect((await admin.call('PUT', '/posts/1', stale)).statusCode).toBe(409)
    expect((await list()).data).toHaveLength(1)
  })

  test('when it is discarded, and can be taken back', async () => {
    await keep()
    expect((await discard('?version=2')).statusCode).toBe(409)
    const { data } = (await discard('?version=1')).json()
    expect(data).toMatchObject({ token, fields: typed })
    expect((await list()).data).toEqual([])
    const { post_id, post_version, version, fields } = data
    expect((await keep({ post_id, post_version, version, fields })).statusCode).toBe(200)
    expect((await list()).data).toMatchObject([{ token, version: 2 }])
  })
})

describe('its preview', () => {
  const preview = async (name: string) => {
    const { url } = await admin.succeed('POST', `/post-drafts/${name}/preview`)
    return url.replace('/insights/preview/', '')
  }

  test('shows what is typed, then the post that it became', async () => {
    await keep({ ...change, fields: { ...typed, region_ids: [1, 9] } })
    const link = await preview(token)
    const shown = await site.services.posts.getPreview(link)
    expect(shown).toMatchObject({
      title: 'Half a ti',
      content: '<p>Other words.</p>',
      regions: [{ name: 'European Union' }],
      published_at: '2026-11-20T09:00:00.000Z',
    })
    expect(await site.services.posts.readHtml(shown)).toBe('<p>Other words.</p>')
    const { rendered } = await site.db
      .selectFrom('posts')
      .select('rendered')
      .executeTakeFirstOrThrow()
    expect(rendered).toBe('<p>Some words.</p>')
    await discard()
    expect(await site.services.posts.getPreview(link)).toMatchObject({ title: 'A title' })
    const forged = link.replace(token, other)
    await expect(site.services.posts.getPreview(forged)).rejects.toThrow()
    site.clock.current = new Date('2026-11-20T10:00:00.000Z')
    await expect(site.services.posts.getPreview(link)).rejects.toThrow()
  })

  test('of a new post ends with it', async () => {
    await keep({ ...change, post_id: null, post_version: null })
    const link = await preview(token)
    expect(await site.services.posts.getPreview(link)).toMatchObject({ published_at: null })
    await discard()
    await expect(site.services.posts.getPreview(link)).rejects.toMatchObject({ kind: 'not-found' })
    expect((await admin.call('POST', `/post-drafts/${token}/preview`)).statusCode).toBe(404)
  })
})

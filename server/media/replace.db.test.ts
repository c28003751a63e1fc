import { beforeEach, describe, expect, test } from 'vitest'
import type { MediaFile } from '../../domain/media/library.ts'
import { createAdmin } from '../../tests/support/admin.ts'
import { libraryForEach, sendFile } from '../../tests/support/media.ts'
import * as sample from '../../tests/support/media-files.ts'
import { writePost } from '../../tests/support/posts.ts'

const library = libraryForEach()
const admin = createAdmin(library.site)
let png: Buffer
beforeEach(async () => {
  png = await sample.samplePng()
})

const upload = library.add

const replace = (id: number, name: string, bytes: Buffer | string) =>
  sendFile(library.site, `/media/${id}/replace`, { name, bytes })

const get = (url: string) => library.site.app.inject({ method: 'GET', url })

function showIn(slug: string, { url }: MediaFile) {
  const content = `<p>Words</p><figure><img src="${url}" alt="A"></figure><p><a href="${url}">It</a></p>`
  return writePost(admin, { title: slug, slug, content, featured_image: url, status: 'published' })
}

describe('another file in the place of one', () => {
  test('shows wherever that one did, and answers at the old address', async () => {
    const old = await upload('chart.png', png)
    await admin.succeed('PATCH', `/media/${old.id}`, { alt_text: 'A chart', caption: 'Of 2025' })
    const { id: post } = await showIn('one', old)
    const answer = await replace(old.id, 'chart 2026.jpg', await sample.sampleJpeg())
    expect(answer.statusCode).toBe(200)
    const now: MediaFile = answer.json().data
    expect(now).toMatchObject({
      id: old.id,
      alt_text: 'A chart',
      caption: 'Of 2025',
      original_name: 'chart 2026.jpg',
      content_type: 'image/jpeg',
      created_at: old.created_at,
    })
    expect(now.url).not.toBe(old.url)

    const written = await admin.succeed('GET', `/posts/${post}`)
    expect(written.featured_image).toBe(now.url)
    expect(written.content).not.toContain(old.url)
    expect(written.content.split(now.url)).toHaveLength(3)
    const { uses } = await admin.succeed('GET', `/media/${old.id}`)
    expect(uses).toMatchObject([{ post_id: post, places: ['featured_image', 'content'] }])

    for (const address of [old.url, ...old.variants.map(({ url }) => url)]) {
      const moved = await get(address)
      expect(moved.statusCode).toBe(302)
      expect(moved.headers).toMatchObject({
        location: now.url,
        'cache-control': expect.stringContaining('max-age=300'),
      })
    }
    expect((await get(now.url)).statusCode).toBe(200)
    // The old file is deleted from the store.
    const names = await library.files()
    expect(names.filter((name) => name.endsWith('/chart.png'))).toEqual([])
    expect(names.filter((name) => name.endsWith('/chart-2026.jpg'))).toHaveLength(1)
  })

  test('can be replaced again, and the first address still leads to it', async () => {
    const first = await upload('a.txt', 'one')
    const second = (await replace(first.id, 'b.txt', 'two')).json().data
    const third = (await replace(first.id, 'c.txt', 'three')).json().data
    for (const { url } of [first, second]) expect((await get(url)).headers.location).toBe(third.url)
    // The first bytes, uploaded again, are another file.
    const again = await upload('a.txt', 'one')
    expect(again.id).not.toBe(first.id)
    expect((await get(first.url)).body).toBe('one')
    await admin.succeed('DELETE', `/media/${first.id}`).catch(() => null)
    expect((await get(second.url)).statusCode).toBe(404)
  })

  test('counts as used by a post that is saved with the old address', async () => {
    const old = await upload('chart.png', png)
    const now = (await replace(old.id, 'new.jpg', await sample.sampleJpeg())).json().data
    await showIn('late', old)
    const { uses } = await admin.succeed('GET', `/media/${now.id}`)
    expect(uses).toMatchObject([{ places: ['featured_image', 'content'] }])
  })

  // Lost otherwise: an author's page loses its picture without notice.
  test('is in use as the picture of an author, who has the new one then', async () => {
    const old = await upload('ada.png', png)
    const ada = { name: 'Ada', slug: 'ada', description: null, email: null, picture: old.url }
    const author = await admin.succeed('POST', '/authors', ada)
    const refused = await admin.call('DELETE', `/media/${old.id}`)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'in_use'])
    expect(refused.json().message).toBe('In use by authors: "Ada".')
    expect((await admin.call('GET', '/media?unused=true')).json().data).toEqual([])
    const now = (await replace(old.id, 'new.jpg', await sample.sampleJpeg())).json().data
    const [listed] = (await admin.call('GET', '/media')).json().data
    expect(listed).toMatchObject({ url: now.url, usage_count: 1 })
    expect((await admin.succeed('GET', `/media/${old.id}`)).authors).toEqual([
      { id: author.id, name: 'Ada' },
    ])
    const [kept] = (await admin.call('GET', '/authors')).json().data
    expect(kept).toMatchObject({ picture: now.url, version: author.version + 1 })
  })

  test('that is the same file changes nothing', async () => {
    const file = await upload('a.txt', 'one')
    const before = await library.everything()
    expect((await replace(file.id, 'b.txt', 'one')).json().data).toEqual(file)
    expect(await library.everything()).toEqual(before)
  })

  test.each([
    ['a file of another kind', 'b.txt', 'words', 400],
    ['a file that the library holds', 'c.txt', 'known', 409],
  ])('refuses %s and changes nothing', async (_, name, bytes, status) => {
    const file = await upload('a.png', png)
    await upload('known.txt', 'known')
    const before = await library.everything()
    expect((await replace(file.id, name, bytes)).statusCode).toBe(status)
    expect(await library.everything()).toEqual(before)
  })
})

describe('several files', () => {
  test('are deleted at once, but for those that a post uses', async () => {
    const used = await upload('used.png', png)
    const others = [await upload('a.txt', 'one'), await upload('b.txt', 'two')]
    await showIn('one', used)
    const ids = [used.id, ...others.map(({ id }) => id), 99]
    expect(await admin.succeed('POST', '/media/delete', { ids })).toEqual({
      deleted: 2,
      in_use: [{ id: used.id, original_name: 'used.png' }],
    })
    expect(await admin.succeed('GET', '/media')).toMatchObject([{ id: used.id }])
  })

  test('are found that no post uses, or that lack alt text', async () => {
    const used = await upload('used.png', png)
    await upload('free.txt', 'one')
    await upload('bare.jpg', await sample.sampleJpeg())
    await admin.succeed('PATCH', `/media/${used.id}`, { alt_text: 'A' })
    await showIn('one', used)
    const names = async (query: string) =>
      (await admin.succeed('GET', `/media?sort=original_name&${query}`)).map(
        ({ original_name }: MediaFile) => original_name,
      )
    expect(await names('unused=true')).toEqual(['bare.jpg', 'free.txt'])
    expect(await names('no_alt=true')).toEqual(['bare.jpg'])
    expect(await names('unused=true&file_type=document')).toEqual(['free.txt'])
  })
})

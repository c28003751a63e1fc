import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { starterPosts } from '../../../content/en/starter/index.ts'
import { shareCardPath } from '../../../domain/posts/share-card.ts'
import { sitePaths } from '../../../domain/site-paths.ts'
import { siteForAll } from '../../../tests/support/app.ts'
import { seed } from '../../seed.ts'

const site = siteForAll()
beforeAll(async () => {
  await seed(site.db, { now: () => site.clock.current })
})

const get = (url: string, headers = {}) => site.app.inject({ url, headers })

test('every public page and article has a picture of the size that its tags name', async () => {
  const [first = '', ...others] = starterPosts.map(({ slug }) => `/insights/${slug}`)
  const draw = vi.spyOn(site.ports.documents, 'renderDocument')
  for (const page of [first, ...sitePaths, ...others]) {
    // One article and one page are drawn; drawing the others would be slow and test nothing more.
    const drawn = await draw.mock.results[1]?.value
    if (drawn) draw.mockResolvedValue(drawn)
    const { statusCode, headers, rawPayload } = await get(shareCardPath(page))
    expect(statusCode, page).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    })
    expect(rawPayload.length, page).toBeLessThan(100_000)
  }
  draw.mockRestore()
})

test('a picture is sent again only when its words have changed', async () => {
  const path = shareCardPath(`/insights/${starterPosts[0]?.slug}`)
  const etag = (await get(path)).headers.etag
  const again = await get(path, { 'if-none-match': `W/${etag}` })
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])

  const slug = starterPosts[0]?.slug ?? ''
  await site.db.updateTable('posts').set({ title: 'Another' }).where('slug', '=', slug).execute()
  const changed = await get(path, { 'if-none-match': etag })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers.etag).not.toBe(etag)
})

test('what is not public has none', async () => {
  const slug = starterPosts[1]?.slug ?? ''
  await site.db.updateTable('posts').set({ status: 'draft' }).where('slug', '=', slug).execute()
  const names = [
    `insights-${slug}.png`,
    'insights-.png',
    'admin.png',
    'home.jpg',
    'home',
    '..%2fhome.png',
    '__proto__.png',
  ]
  for (const name of names) expect((await get(`/social/${name}`)).statusCode, name).toBe(404)
  expect((await site.app.inject({ method: 'POST', url: '/social/home.png' })).statusCode).toBe(405)
})

import sharp from 'sharp'
import { addMedia, addPost, expect } from '../support/content-journey.ts'
import { expectAccessible } from '../support/journey.ts'
import { test } from '../support/outside-journey.ts'

// Lost otherwise: a phone on a slow line loads a picture made for a desk, and a reader who cannot
// see it is told nothing.
test('a featured image is described, and comes in the size that the screen needs', async ({
  page,
  admin,
  request,
}) => {
  const wide = { width: 1680, height: 840, channels: 3, background: '#0b5d57' } as const
  const buffer = await sharp({ create: wide }).png().toBuffer()
  const file = { name: 'lobby.png', mimeType: 'image/png', buffer }
  const { id, url } = await addMedia(request, admin.key, file)
  await admin.call('PATCH', `/api/admin/media/${id}`, {
    alt_text: 'A desk with two files',
    focal_point: { x: 0.9, y: 0.25 },
  })
  const { slug } = await addPost(admin.call, {
    title: 'A post with a picture',
    status: 'published',
    featured_image: url,
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/insights/${slug}`)
  const picture = page.getByRole('img', { name: 'A desk with two files' })
  await expect(picture).toBeVisible()
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(shown).toContain('/media/')
  expect(new URL(shown).pathname).not.toBe(url)
  await expect(picture).toHaveAttribute('srcset', /480w, .+960w, .+1440w$/)
  // The lighter copies come by themselves, and the page that is kept learns of them.
  await expect(async () => {
    await page.reload()
    const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(source).toMatch(/-480\.avif$/)
  }).toPass()
  await expectAccessible(page, 'an article with a picture')
  // Its own head is cut around the point, too.
  await expect(picture).toHaveCSS('object-position', '100% 100%')

  // Around the point that staff set: on other sites, and on the card in the list.
  const shared = page.locator('meta[property="og:image"]')
  await expect(shared).toHaveAttribute('content', /\/lobby-900-250-share-1200\.jpg$/)
  for (const [width, part] of [
    [390, /-900-250-square-192\.avif$/],
    [1440, /-900-250-wide-352\.avif$/],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/insights')
    const card = page.locator(`a[href="/insights/${slug}"] img`)
    await card.scrollIntoViewIfNeeded()
    await expect
      .poll(() => card.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
      .toBeGreaterThan(0)
    expect(await card.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(part)
  }
  await expectAccessible(page, 'a list with a picture')
})

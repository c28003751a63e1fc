import sharp from 'sharp'
import { addMedia, addPost, expect, test } from '../support/content-journey.ts'
import { expectAccessible } from '../support/journey.ts'

// Lost otherwise: a phone on a slow line loads a picture made for a desk, and a reader who cannot
// see it is told nothing.
test('a featured image is described, and comes in the size that the screen needs', async ({
  page,
  admin,
  request,
}) => {
  const wide = { width: 1600, height: 840, channels: 3, background: '#0b5d57' } as const
  const buffer = await sharp({ create: wide }).png().toBuffer()
  const file = { name: 'desk.png', mimeType: 'image/png', buffer }
  const { id, url } = await addMedia(request, admin.key, file)
  await admin.call('PATCH', `/api/admin/media/${id}`, { alt_text: 'A desk with two files' })
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
})

import { enterKey, expectToast, rowsOf } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'

interface Listed {
  data: { id: number }[]
}

test('an author is made by keyboard, chosen for an article and has a page of their own', async ({
  page,
  admin,
}) => {
  await page.goto('/admin/authors')
  await enterKey(page, admin.key)
  await expect(page.getByText('No authors yet')).toBeVisible()
  await page.getByRole('button', { name: 'New Author' }).first().press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New Author' })
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('Ada Fairweather')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('textbox', { name: /^Slug/ })).toHaveValue('ada-fairweather')
  await dialog.getByLabel('Line under the name').fill('Employment lawyer')
  await dialog.getByLabel('Email').fill('ada')
  await dialog.getByRole('button', { name: 'Create Author' }).press('Enter')
  await expect(dialog).toContainText('Please enter a valid email address.')
  await dialog.getByLabel('Email').fill('ada@plumbline.example')
  await expectAccessible(page, 'author form')
  await dialog.getByRole('button', { name: 'Create Author' }).press('Enter')
  await expectToast(page, 'Success', 'Author created successfully.')
  await expect(rowsOf(page, 'Authors')).toContainText('ada@plumbline.example')
  await expectAccessible(page, 'authors')

  const posts = (await admin.call('GET', '/api/admin/posts?status=published')) as Listed
  const id = posts.data[0]?.id
  await page.goto(`/admin?record=${id}`)
  await enterKey(page, admin.key)
  const post = page.getByRole('dialog')
  await post.getByRole('checkbox', { name: 'Ada Fairweather' }).check()
  await post.getByRole('button', { name: 'Update Post' }).click()
  await expectToast(page, 'Success', 'Post updated successfully.')
  await page.goto('/insights/authors/ada-fairweather')
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Fairweather' })).toBeVisible()
  await expect(page.locator('link[rel="alternate"][href$="ada-fairweather.atom"]')).toHaveCount(1)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `author at ${width} px`)
    await expectAccessible(page, `author at ${width} px`)
  }
  await page.getByRole('article').getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Ada Fairweather' })).toBeVisible()
  await expect(page.locator('meta[name="author"]')).toHaveAttribute('content', 'Ada Fairweather')
  expect(await page.content()).toContain('"@type":"Person","name":"Ada Fairweather"')

  const stored = (await admin.call('GET', `/api/admin/posts/${id}`)) as { data: object }
  await admin.call('PUT', `/api/admin/posts/${id}`, { ...stored.data, author_ids: [] })
  const authors = (await admin.call('GET', '/api/admin/authors')) as Listed
  await admin.call('POST', '/api/admin/authors/delete', { ids: authors.data.map((one) => one.id) })
})

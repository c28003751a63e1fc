import { answerConfirm, enterKey, expectToast, openTab } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'

test.use({ timezoneId: 'Europe/Berlin' })

interface Listed {
  data: { id: number; published_at: string | null }[]
}

test("two editors' week: a post is planned, seen in the month and moved by keys", async ({
  page,
  admin,
}) => {
  const regions = (await admin.call('GET', '/api/admin/regions')) as Listed
  const post = {
    title: 'Notices to applicants',
    slug: 'week-notices',
    description: 'D',
    content: '<p>Words</p>',
    status: 'published',
    publish_at: '2098-06-10T07:30:00.000Z',
    region_ids: [regions.data[0]?.id],
  }
  await admin.call('POST', '/api/admin/posts', post)
  await openTab(page, admin.key, 'content', '?q=week-notices')
  await expect(page.getByRole('cell', { name: 'Jun 10, 2098' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Notices to applicants' }).click()
  // Typed on the reader's clock, with UTC beside it.
  await expect(page.getByLabel('Publish time')).toHaveValue('2098-06-10T09:30')
  await expect(page.getByText('Jun 10, 2098, 09:30 (07:30 UTC)', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.goto('/admin/calendar?month=2098-06')
  await enterKey(page, admin.key)
  const entry = page.getByRole('button', { name: /Post Notices to applicants planned/ })
  await entry.press('Shift+ArrowRight')
  await expectToast(page, 'Success', 'goes out on Jun 11, 2098, 09:30 (07:30 UTC).')
  await expect(entry).toBeFocused()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `month at ${width} px`)
    await expectAccessible(page, `month at ${width} px`)
  }
  await entry.dragTo(page.getByRole('listitem').filter({ hasText: 'Jun 27' }))
  await expectToast(page, 'Success', 'goes out on Jun 27, 2098, 09:30 (07:30 UTC).')
  await entry.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'When “Notices to applicants” goes out' })
  await dialog.getByLabel('Date and time').fill('2020-01-01T10:00')
  await dialog.getByRole('button', { name: 'Save the time' }).press('Enter')
  await expect(dialog).toContainText('Please choose a time that is still to come.')
  await expectAccessible(page, 'time of an entry')
  await dialog.getByLabel('Date and time').fill('2098-07-01T10:00')
  await dialog.getByRole('button', { name: 'Save the time' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'July 2098' })).toBeVisible()
  await expect(entry).toBeFocused()
  const found = (await admin.call('GET', '/api/admin/posts?q=week-notices')) as Listed
  expect(found.data[0]?.published_at).toBe('2098-07-01T08:00:00.000Z')
  await admin.call('POST', '/api/admin/posts/delete', { ids: found.data.map(({ id }) => id) })
})

test('a label in use says by which posts, is merged instead, and its address leads on', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/)
  const make = async (path: string, body: object) =>
    (await admin.call('POST', `/api/admin/${path}`, body)) as { data: { id: number } }
  const old = await make('categories', { name: 'Week one', slug: 'week-one' })
  const kept = await make('categories', { name: 'Week two', slug: 'week-two' })
  const regions = (await admin.call('GET', '/api/admin/regions')) as Listed
  const post = await make('posts', {
    title: 'Filed by week',
    slug: 'filed-by-week',
    description: 'D',
    content: '<p>Words</p>',
    status: 'published',
    region_ids: [regions.data[0]?.id],
    category_ids: [old.data.id],
  })
  await openTab(page, admin.key, 'categories', '?q=week')
  const asked = answerConfirm(page)
  await page.getByRole('button', { name: 'Delete Week one' }).press('Enter')
  await expectToast(page, 'Error', 'This category may be in use by blog posts.')
  expect(asked.question).toContain('Week one')
  await expect(page.getByRole('alert').filter({ hasText: 'in use by 1 post' })).toContainText(
    '"Filed by week"',
  )
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page, `refusal at ${width} px`)
    await expectAccessible(page, `refusal at ${width} px`)
  }
  await page.getByRole('button', { name: 'Merge Week one into another one' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge “Week one” into …' })
  await expect(dialog).toContainText(
    '1 post moves to the other one, and the old address will lead there.',
  )
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect(dialog).toContainText('Please choose another one to merge into.')
  await expectAccessible(page, 'merging')
  await dialog.getByLabel('Merge into').selectOption('Week two')
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
  await expectToast(page, 'Success', '“Week one” is merged into “Week two”.')
  await expect(page.getByRole('button', { name: 'Delete Week one' })).toHaveCount(0)
  await page.goto('/insights?category=week-one')
  await expect(page).toHaveURL(/category=week-two/)
  await expect(page.getByRole('link', { name: 'Filed by week' })).toBeVisible()
  await admin.call('DELETE', `/api/admin/posts/${post.data.id}`)
  await admin.call('DELETE', `/api/admin/categories/${kept.data.id}`)
})

import { expectToast, openTab } from '../support/admin-steps.ts'
import { addPost } from '../support/content-journey.ts'
import { expect, expectAccessible, overflowOf, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth } from '../support/layout.ts'

test('staff find the article whose link leads nowhere, and go to it', async ({ page, admin }) => {
  const title = `Linked ${Date.now()}`
  const region = { name: 'Linked', code: `L${String(Date.now()).slice(-4)}` }
  const { data } = (await admin.call('POST', '/api/admin/regions', region)) as {
    data: { id: number }
  }
  const content = '<p><a href="/insights/nowhere-at-all">Read on</a></p>'
  const post = await addPost(admin.call, { title, content, region_ids: [data.id] })
  await openTab(page, admin.key, 'content')
  await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Checks' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Checks' })).toBeFocused()
  await page.getByRole('button', { name: 'Look again' }).press('Enter')
  await expectToast(page, 'Success', 'Everything was checked again.')
  const row = page.getByRole('row').filter({ hasText: '/insights/nowhere-at-all' })
  await expect(row).toContainText('There is no such page here')
  await expect(page.getByText('setting LINK_CHECK is off')).toBeVisible()
  await expectAccessible(page, 'checks')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  await admin.call('DELETE', `/api/admin/posts/${post.id}`)
})

import { expectToast, openTab } from '../support/admin-steps.ts'
import { addPost } from '../support/content-journey.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth, look } from '../support/layout.ts'

test('staff find the article whose link leads nowhere, and go to it', async ({
  page,
  admin,
  allowConsole,
}) => {
  // An address that is none is refused on purpose.
  allowConsole(/400 \(Bad Request\)/)
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
  const again = page.getByRole('button', { name: 'Check again' })
  await expect(again).toBeEnabled()
  await again.press('Enter')
  await expectToast(page, 'Success', 'Everything was checked again.')
  const row = page.getByRole('row').filter({ hasText: '/insights/nowhere-at-all' })
  await expect(row).toContainText('This page does not exist')
  await expect(page.getByText('because LINK_CHECK is off')).toBeVisible()
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  await look(page, 'checks')
  // Where it leads to nothing it is replaced, and put back.
  await row.getByRole('button', { name: 'Replace this link' }).click()
  const dialog = page.getByRole('dialog', { name: 'Replace Link' })
  await expect(dialog).toContainText(`“${title}” links to /insights/nowhere-at-all.`)
  await dialog.getByLabel('New address').fill('//')
  await dialog.getByLabel('New address').press('Enter')
  await expect(dialog.getByLabel('New address')).toBeFocused()
  await expect(dialog).toContainText('Please enter a web address')
  await expectAccessible(page, 'a link to be replaced')
  await dialog.getByLabel('New address').fill('/contact')
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expectToast(page, 'Success', 'The link was replaced in 1 article.')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Success', 'The articles have been restored.')
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  await admin.call('DELETE', `/api/admin/posts/${post.id}`)
})

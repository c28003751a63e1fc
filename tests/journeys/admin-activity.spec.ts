import type { Page } from '@playwright/test'
import { expectToast, openTab, overflowOf, rowsOf } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const rowsOn = (page: Page) => rowsOf(page, 'Activity')

interface Stored {
  data: { id: number; version: number }
}

test('the record tells who did what', async ({ page, admin }) => {
  const name = `Recorded ${Date.now()}`
  const region = { name, code: `R${String(Date.now()).slice(-4)}` }
  const { data } = (await admin.call('POST', '/api/admin/regions', region)) as Stored
  await openTab(page, admin.key, 'regions')
  const menu = page.getByRole('button', { name: 'More' })
  await menu.click()
  await expectAccessible(page, 'menu')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('button', { name: 'Activity' })).toBeHidden()
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeFocused()

  const first = rowsOn(page).first()
  await expect(first).toContainText('Signed in')
  await expect(first).toContainText('Owner’s key')
  await page.getByLabel('Record').selectOption('Regions')
  await expect(first).toContainText(`Region “${name}”`)
  await expect(first).toContainText('Created')
  await expect(first).toContainText('code, name')
  await expect(first.getByRole('link', { name })).toHaveAttribute('href', /\/admin\/regions\?q=/)
  await expect(page.getByText(region.code), 'names of fields, not what is in them').toHaveCount(0)
  await expect(page.getByText(admin.key)).toHaveCount(0)
  await expectAccessible(page, 'activity')

  await admin.call('PUT', `/api/admin/regions/${data.id}`, { ...region, name: `${name} again` })
  await admin.call('DELETE', `/api/admin/regions/${data.id}`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(first).toContainText('Deleted')
  await expect(first).toContainText(`Region ${data.id}`)
  await page.getByLabel('Action').selectOption('Updated')
  await expect(first).toContainText('Updated')
  await expect(first.getByRole('cell').last()).toHaveText('name')
  await expect(page).toHaveURL(/\/admin\/activity\?from=regions.*action=update/)
  await page.getByRole('searchbox').fill('nobody')
  await expect(page.getByText('No activity matches')).toBeVisible()

  await page.getByRole('button', { name: 'Back to Regions' }).click()
  await expect(page.getByRole('tab', { name: 'Regions' })).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/\/admin\/regions$/)
})

test('the record fits a phone and says when it cannot load', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/admin/activity?*', (route) => route.fulfill({ status: 500, body: '' }))
  await openTab(page, admin.key, 'messages')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Activity' }).click()
  await expect(page.getByText('The activity could not be loaded')).toBeVisible()
  await expectToast(page, 'Error', 'Failed to fetch activity. Please try again.')
  await page.unroute('**/api/admin/activity?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await expectAccessible(page, 'activity on a phone')
})

import type { Page } from '@playwright/test'
import { answerConfirm, expectToast, openTab, rowsOf } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth } from '../support/layout.ts'

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

/** Journeys share a server with the starter articles: these keep to names of their own. */
const mark = 'Journey'

interface Listed {
  data: { id: number; name: string; code: string }[]
}

const listStored = async (call: Call) =>
  ((await call('GET', `/api/admin/regions?q=${mark}`)) as Listed).data

test.beforeEach(async ({ admin }) => {
  const ids = (await listStored(admin.call)).map(({ id }) => id)
  if (ids.length > 0) await admin.call('POST', '/api/admin/regions/delete', { ids })
})

const rowsOn = (page: Page) => rowsOf(page, 'Regions')
const field = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('textbox', { name: label })

test('regions are created, edited and deleted', async ({ page, admin, allowConsole }) => {
  allowConsole(/409 \(Conflict\)/)
  await openTab(page, admin.key, 'regions', `?q=${mark}`)
  await expect(page.getByText('No region matches')).toBeVisible()
  await page.getByRole('button', { name: 'New Region' }).click()
  await page.getByRole('button', { name: 'Create Region' }).click()
  await expectToast(page, 'Validation Error', 'Please fill in all required fields.')
  await expect(field(page, 'Name')).toBeFocused()

  await field(page, 'Name').fill(`${mark} Nordic Council`)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(field(page, 'Code')).toHaveValue('JON')
  await expect(field(page, 'Code')).toHaveAccessibleDescription(
    /Max 5 characters\. e\.g\., EU, US, UK/,
  )
  await field(page, 'Code').fill('')
  await field(page, 'Code').pressSequentially('jnordic')
  await expect(field(page, 'Code'), 'capitals, five of them').toHaveValue('JNORD')
  await expectAccessible(page, 'new region')
  await page.getByRole('button', { name: 'Create Region' }).click()
  await expectToast(page, 'Success', 'Region created successfully.')
  await expect(rowsOn(page)).toContainText('JNORD')

  await page.getByRole('button', { name: `Edit ${mark}` }).click()
  await field(page, 'Code').fill('eu')
  await page.getByRole('button', { name: 'Update Region' }).click()
  await expectToast(page, 'Error', 'Please check the marked fields.')
  await expect(field(page, 'Code')).toHaveAccessibleDescription(/exists already/)
  await field(page, 'Code').fill('jn')
  await page.getByRole('button', { name: 'Update Region' }).click()
  await expectToast(page, 'Success', 'Region updated successfully.')
  await expect(rowsOn(page).getByRole('cell', { name: 'JN', exact: true })).toBeVisible()
  await expectAccessible(page, 'regions')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  answerConfirm(page)
  await page.getByRole('button', { name: `Delete ${mark}` }).click()
  await expectToast(page, 'Success', 'Region deleted successfully.')
  await expect(page.getByText('No region matches')).toBeVisible()
})

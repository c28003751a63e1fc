import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import {
  expectNothingRan,
  expectToast,
  hostileText,
  openTab,
  rowsOf,
} from '../support/admin-steps.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth } from '../support/layout.ts'

const path = '/api/admin/newsletter-subscribers'

async function removeAll(call: Call): Promise<void> {
  const { data } = (await call('GET', path)) as { data: { id: number }[] }
  const ids = data.map(({ id }) => id)
  if (ids.length > 0) await call('POST', `${path}/delete`, { ids })
}

test.beforeEach(({ admin }) => removeAll(admin.call))

const rowsOn = (page: Page) => rowsOf(page, 'Newsletter subscribers')
const figuresOn = (page: Page) => page.getByRole('definition').allTextContents()

/** As Excel saves what it calls Unicode text, or its plain CSV in Western Europe. */
async function chooseFile(page: Page, text: string, encoding: 'utf16le' | 'latin1'): Promise<void> {
  await page.getByLabel('CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(encoding === 'utf16le' ? `\ufeff${text}` : text, encoding),
  })
  await page.getByRole('button', { name: 'Check the file' }).click()
}

test('subscribers are counted, listed, filtered and brought in, and leave only where that is written down', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)|500 \(Internal Server Error\)/)
  await openTab(page, admin.key, 'newsletter')
  await expect(page.getByText('No subscribers yet')).toBeVisible()
  expect(await figuresOn(page)).toEqual(['0', '0', '+0%'])

  const emails = ['ada@northgate.example', 'grace@candour.example', 'joy@candour.example']
  await admin.call('POST', `${path}/import`, { emails })
  await admin.call('POST', '/api/newsletter/subscribe', { email: 'pending@northgate.example' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(4)
  expect(await figuresOn(page)).toEqual(['3', '3', '+100%'])
  for (const label of ['Total Subscribers', 'This Month', 'Growth Rate']) {
    await expect(page.getByText(label)).toBeVisible()
  }
  await expect(rowsOn(page).filter({ hasText: 'pending@' })).toContainText('Pending')
  await expect(rowsOn(page).filter({ hasText: 'ada@' })).toContainText('Active')
  await expectAccessible(page, 'subscribers')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  await page.getByLabel('Status').selectOption('Active')
  await expect(rowsOn(page)).toHaveCount(3)
  await page.getByRole('searchbox').fill('candour')
  await expect(rowsOn(page)).toHaveCount(2)
  expect(await figuresOn(page), 'of all, also of those that the list leaves out').toEqual([
    '3',
    '3',
    '+100%',
  ])

  // A file is tried out before it is taken in.
  await removeAll(admin.call)
  await admin.call('POST', `${path}/import`, { emails: ['ada@northgate.example'] })
  await page.getByLabel('Status').selectOption('')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import subscribers' })
  await expectAccessible(page, 'import')
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(dialog.getByText('Please choose a file first.')).toBeVisible()
  await chooseFile(page, 'Name,Company\nAda,Northgate\n', 'utf16le')
  await expect(dialog.getByText('No column of email addresses was found')).toBeVisible()
  await expectToast(page, 'Error', 'Please check the marked fields.')

  const list = [
    'Name,Email,Statut',
    'New,new@candour.example,yes',
    'Ada,ADA@northgate.example,yes',
    'Again,new@candour.example,yes',
    'Old,old@candour.example,désabonné',
    `Bad,"${hostileText.replaceAll('"', '""')}",yes`,
    'Odd,odd@candour.example,gold',
  ].join('\n')
  await chooseFile(page, list, 'utf16le')
  await expect(dialog.getByText('The file says: désabonné')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await chooseFile(page, list, 'latin1')
  await expect(dialog.getByText('Nothing has been stored yet')).toBeFocused()
  const lines = rowsOf(page, 'Rows of the file')
  await expect(lines).toHaveCount(6)
  await expect(lines.nth(0)).toContainText('Would be added')
  await expect(lines.nth(1)).toContainText('Already active')
  await expect(lines.nth(2)).toContainText('Repeats an earlier row')
  await expect(lines.nth(3)).toContainText('The file says: désabonné')
  await expect(lines.nth(5)).toContainText('Needs your answer')
  await expect(dialog.getByText('Columns that say who may be emailed: Statut.')).toBeVisible()
  await dialog.getByLabel('Statut: gold (1 row)').selectOption('No')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(lines.nth(5)).toContainText('The file says: gold')
  await expect(lines.nth(4)).toContainText('Not an email address')
  await expect(lines.nth(4)).toContainText(hostileText)
  await expectNothingRan(page)
  await expectAccessible(page, 'import, tried out')
  await dialog.getByLabel('Show rows').selectOption('Would be added')
  await expect(lines).toHaveCount(1)
  const { meta } = (await admin.call('GET', path)) as { meta: { total: number } }
  expect(meta.total, 'a dry run stores nothing').toBe(1)

  await dialog.getByRole('button', { name: 'Import 1' }).click()
  await expectToast(page, 'Success', 'Newsletter subscribers imported successfully')
  await expect(dialog.getByText('This is what happened to each row')).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(rowsOn(page)).toHaveCount(2)
  await expect(rowsOn(page).filter({ hasText: 'new@' })).toContainText('Active')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const [head, ...written] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe('\uFEFFEmail,Status,Subscribed At,Confirmed At,Unsubscribed At')
  expect(written).toHaveLength(2)
  // Where it cannot be written down, it does not leave.
  let saved = 0
  page.on('download', () => {
    saved += 1
  })
  await page.route('**/api/admin/activity', (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await expectToast(page, 'Error', 'Failed to export newsletter subscribers. Please try again.')
  expect(saved).toBe(0)
})

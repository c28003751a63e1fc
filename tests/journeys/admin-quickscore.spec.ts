import type { Page } from '@playwright/test'
import { expectToast, openTab, rowsOf } from '../support/admin-steps.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth } from '../support/layout.ts'

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

const path = '/api/admin/quickscore-assessments'

test.beforeEach(async ({ admin: { call } }) => {
  const { data } = (await call('GET', '/api/quickscore-assessments?page=1&per_page=1000')) as {
    data: { id: number }[]
  }
  const ids = data.map(({ id }) => id)
  if (ids.length > 0) await call('POST', `${path}/delete`, { ids })
})

const submit = (call: Call, fields: Record<string, unknown> = {}) =>
  call('POST', '/api/quickscore/submit', {
    name: 'Ada Fairweather',
    company: 'Northgate Hiring',
    email: 'ada@northgate.example',
    user_type: 'buyer',
    answers: { A1: 1, B1: 0.5, C1: 1, D1: 0 },
    ...fields,
  })

const summary = 'Last 12 weeks:'
const rowsOn = (page: Page) => rowsOf(page, 'Assessments')

test('a line sums up twelve weeks and opens to the weakest questions; a lead is answered', async ({
  page,
  admin,
}) => {
  await openTab(page, admin.key, 'quickscore')
  await expect(page.getByText('No assessments yet')).toBeVisible()
  await expect(page.getByText('Weakest questions', { exact: true })).toHaveCount(0)

  await submit(admin.call)
  await submit(admin.call, { answers: { A1: 1, B1: 1, C1: 1, D1: 1 } })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const line = page.locator('summary').filter({ hasText: summary })
  await line.click()
  const weakest = page.getByRole('region', { name: 'Weakest questions' }).getByRole('listitem')
  await expect(weakest).toHaveCount(2)
  await expect(weakest.first()).toContainText('D1')
  await expect(weakest.first()).toContainText('50%')
  await expect(weakest.last()).toContainText('B1')
  // (100 + 50 + 100 + 0) / 4 = 62.5, so 63; and 100. Their mean is 81.5, so 82.
  await expect(line).toContainText('average score 82% of 2 assessments kept')
  const completed = async () =>
    Number(/(\d+) completed/.exec((await line.textContent()) ?? '')?.[1])
  const before = await completed()
  expect(before).toBeGreaterThanOrEqual(2)
  await expectAccessible(page, 'figures')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  const desk = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page, 'figures on a phone', ['light'])

  const { data } = (await admin.call('GET', '/api/quickscore-assessments?page=1')) as {
    data: { id: number }[]
  }
  await admin.call('POST', `${path}/delete`, { ids: data.map(({ id }) => id) })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(weakest).toHaveCount(0)
  expect(await completed(), 'who completed one is counted, deleted or not').toBe(before)
  await expectAccessible(page, 'the line alone')

  // A lead is taken, noted on, answered and handled.
  await page.setViewportSize(desk)
  await submit(admin.call)
  await admin.call('POST', '/api/admin/keys', { name: 'Edith', role: 'editor' })
  await page.getByRole('button', { name: 'Refresh' }).click()
  const tab = page.getByRole('tab', { name: 'QuickScore' })
  await expect(tab).toHaveAccessibleName('QuickScore 1 waiting')
  await expect(rowsOn(page)).toContainText('Waiting')
  await page.getByRole('button', { name: 'Ada Fairweather', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Assessment of Ada Fairweather' })
  await dialog.getByLabel('Taken by').selectOption('Edith')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Success', 'Assessment given to Edith')
  await dialog.getByLabel('New note').fill('She rang.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  const notes = dialog.getByRole('region', { name: 'Notes for staff' })
  await expect(notes.getByRole('listitem')).toContainText('She rang.')
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  await expect(dialog.getByLabel('Subject')).toHaveValue('Your QuickScore result')
  await dialog.getByLabel('Text').fill('Dear Ada,\n\nshall we talk?')
  await expectAccessible(page, 'lead')
  await dialog.getByRole('button', { name: 'Write to a file' }).click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'shall we talk?' })).toContainText(
    'nobody has received it',
  )
  await dialog.getByRole('button', { name: 'Mark as handled' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(tab).toHaveAccessibleName('QuickScore')
  await page.getByLabel('Status').selectOption('Waiting')
  await expect(page.getByText('No assessment matches')).toBeVisible()
  await page.getByLabel('Status').selectOption('Handled')
  await expect(rowsOn(page)).toContainText('Edith')
  await page.getByLabel('Taken by').selectOption('Mine')
  await expect(page.getByText('No assessment matches')).toBeVisible()
})

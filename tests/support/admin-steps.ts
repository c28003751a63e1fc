import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Steps of staff in every tab. */

/** Opens a tab by its address. */
export async function openTab(page: Page, key: string, tab: string, query = ''): Promise<void> {
  const path = tab === 'content' ? '/admin' : `/admin/${tab}`
  await page.goto(`${path}${query}`)
  await enterKey(page, key)
}

export async function enterKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Admin Key').fill(key)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { name: 'Content Management System' })).toBeVisible()
}

export const goTo = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click()

export const toastOn = (page: Page): Locator => page.locator('.toast')

export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  await expect(toastOn(page)).toContainText(title)
  await expect(toastOn(page)).toContainText(text)
}

export function rowsOf(page: Page, table: string): Locator {
  return page.getByRole('table', { name: table }).locator('tbody tr')
}

/** Answers the next browser dialog; `question` then holds its message. */
export function answerConfirm(page: Page, accept = true): { question: string } {
  const asked = { question: '' }
  page.once('dialog', (dialog) => {
    asked.question = dialog.message()
    return accept ? dialog.accept() : dialog.dismiss()
  })
  return asked
}

/** Text that would run if it were inserted as HTML. */
export const hostileText = '<img src=x onerror="window.ran=1"><script>window.ran=1</script>'

export async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
}

/** Two editors and their week: the one walk through what a team does together. */
import type { Locator, Page } from '@playwright/test'
import { answerConfirm, expectToast, openTab } from '../support/admin-steps.ts'
import { addPost, dialogOn, expect, openEdit, removePosts } from '../support/content-journey.ts'
import { type Call, expectAccessible } from '../support/journey.ts'
import { look } from '../support/layout.ts'
import { test } from '../support/outside-journey.ts'

test.use({ timezoneId: 'Europe/Berlin', contextOptions: { reducedMotion: 'no-preference' } })

const { step } = test

async function makeKey(call: Call, name: string): Promise<string> {
  const answer = await call('POST', '/api/admin/keys', { name, role: 'editor' })
  return (answer as { data: { key: string } }).data.key
}

const partOf = (page: Page, title: string): Locator =>
  page.locator('details section').filter({ has: page.getByRole('heading', { name: title }) })

/** What stands in it leads there, and what is folded stays so in this browser. */
async function glanceAtWeek(page: Page): Promise<void> {
  await expect(partOf(page, 'Waiting for a reply')).toContainText('Ada Fairweather')
  await expect(partOf(page, 'Went out')).toContainText('Evidence vault')
  await expect(partOf(page, 'Led to QuickScore')).toContainText('No article led to QuickScore')
  const title = page.locator('summary').filter({ hasText: 'The week at a glance' })
  await expect(title).toContainText('nothing is scheduled, 1 person is waiting')
  await look(page, 'week', [390, 1440])
  await title.press('Enter')
  await expect(partOf(page, 'Went out')).toBeHidden()
}

/** On the clock of the one who types it, with UTC beside it. */
async function planPost(page: Page): Promise<void> {
  const day = new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await openEdit(page, 'Notices to applicants')
  await dialogOn(page).getByLabel('Status').selectOption('Published')
  await dialogOn(page).getByLabel('Publish time').fill(`${day}T09:30`)
  await expect(dialogOn(page).getByText(/, 09:30 \(0[78]:30 UTC\)$/)).toBeVisible()
  await dialogOn(page).getByRole('button', { name: 'Update Post' }).press('Enter')
  await expectToast(page, 'Success', 'Post updated successfully.')
  await expect(page.locator('summary')).toContainText('1 is scheduled')
}

async function refresh(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Refresh' })
  await expect(button).toBeEnabled()
  await button.press('Enter')
}

/** While this screen stands: another sends a post out, and somebody writes. */
async function seeWhatWentOut(page: Page, call: Call): Promise<void> {
  await expect(partOf(page, 'Went out')).toContainText('Evidence vault')
  await addPost(call, { title: 'Out at once', status: 'published' })
  await call('POST', '/api/contact', {
    name: 'Ada Fairweather',
    email: 'ada@northgate.example',
    message: 'May we talk about our tools?',
  })
  await refresh(page)
  await expect(partOf(page, 'Went out')).toContainText('Out at once')
  await expect(partOf(page, 'Goes out next')).not.toContainText('Out at once')
}

/** In use it says by which posts; merged, its posts and its address follow. */
async function mergeLabels(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Categories' }).click()
  const asked = answerConfirm(page)
  await page.getByRole('button', { name: 'Delete Vaults' }).press('Enter')
  await expectToast(page, 'Error', 'This category may be in use by blog posts.')
  expect(asked.question).toContain('Vaults')
  const why = page.getByRole('alert').filter({ hasText: 'in use by 1 post' })
  await expect(why).toContainText('"Evidence vault"')
  await look(page, 'a label in use', [390, 1440])
  const merge = page.getByRole('button', { name: 'Merge Vaults into another one' })
  await expect(merge).toBeEnabled()
  await merge.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge “Vaults” into …' })
  await expect(dialog).toContainText('1 post moves to the other one')
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
  await expect(dialog).toContainText('Please choose another one to merge into.')
  await expectAccessible(page, 'merging')
  await dialog.getByLabel('Merge into').selectOption('Evidence')
  await dialog.getByRole('button', { name: 'Merge' }).press('Enter')
  await expectToast(page, 'Success', '“Vaults” is merged into “Evidence”.')
  await expect(page.getByRole('button', { name: 'Delete Vaults' })).toHaveCount(0)
}

/** From the week: taken by the one who opens it, and handled. */
async function handleLead(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Ada Fairweather' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Message from Ada Fairweather' })
  await dialog.getByLabel('Assigned to').selectOption('Otto')
  await dialog.getByLabel('Follow up on').fill('2099-01-02')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expectToast(page, 'Success', 'Contact message assigned to Otto. Follow up on Jan 2, 2099')
  await look(page, 'a message that is taken', [390, 1440])
  await dialog.getByRole('button', { name: 'Mark as handled' }).press('Enter')
  await expectToast(page, 'Success', 'Contact message marked as handled')
  await page.keyboard.press('Escape')
  await page.getByLabel('Assigned to').selectOption('Mine')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
}

test("two editors' week: planned, moved, merged, answered and seen by the other", async ({
  page,
  context,
  admin: { call },
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/)
  await removePosts(call)
  const [edith, otto] = [await makeKey(call, 'Edith'), await makeKey(call, 'Otto')]
  await call('POST', '/api/admin/categories', { name: 'Vaults', slug: 'vaults' })
  await call('POST', '/api/admin/categories', { name: 'Evidence', slug: 'evidence' })
  const { data: found } = (await call('GET', '/api/admin/categories?q=vaults')) as {
    data: { id: number }[]
  }
  const category_ids = found.map(({ id }) => id)
  await addPost(call, { title: 'Evidence vault', status: 'published', category_ids })
  await addPost(call, { title: 'Notices to applicants' })

  await openTab(page, edith, 'content')
  await step('Edith sees what goes out meanwhile', () => seeWhatWentOut(page, call))
  await step('Edith sees the week, and folds it', () => glanceAtWeek(page))
  await step('she plans a post', () => planPost(page))

  const other = await context.newPage()
  await openTab(other, otto, 'content')
  await step('Otto finds the week folded, and opens it', async () => {
    await expect(partOf(other, 'Went out')).toBeHidden()
    await other.locator('summary').press('Enter')
  })
  await step('he takes who waits, and is done with her', () => handleLead(other))
  await step('he merges two labels', () => mergeLabels(other))
  await other.goto('/insights?category=vaults')
  await expect(other).toHaveURL(/category=evidence/)
  await expect(other.getByRole('link', { name: 'Evidence vault' }).first()).toBeVisible()

  await step('Edith sees that nobody waits', async () => {
    await refresh(page)
    await expect(page.locator('summary')).toContainText('nobody is waiting')
  })
})

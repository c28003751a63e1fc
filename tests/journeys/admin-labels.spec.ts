/** Categories, regions and authors: three lists of one kind, on the form that every record has. */
import type { Page } from '@playwright/test'
import {
  answerConfirm,
  enterKey,
  expectToast,
  goTo,
  openTab,
  rowsOf,
} from '../support/admin-steps.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth, look } from '../support/layout.ts'

/** Journeys share a server with the starter articles: these keep to names of their own. */
const mark = 'Journey'

interface Listed {
  data: { id: number; name: string; slug: string; version: number }[]
}

const listStored = async (call: Call, list = 'categories') =>
  ((await call('GET', `/api/admin/${list}?q=${mark}`)) as Listed).data

const add = (call: Call, name: string) =>
  call('POST', '/api/admin/categories', { name: `${mark} ${name}`, slug: `journey-${name}` })

test.beforeEach(async ({ admin }) => {
  for (const list of ['categories', 'regions', 'authors']) {
    const ids = (await listStored(admin.call, list)).map(({ id }) => id)
    if (ids.length > 0) await admin.call('POST', `/api/admin/${list}/delete`, { ids })
  }
})

const rowsOn = (page: Page) => rowsOf(page, 'Categories')
const dialogOn = (page: Page) => page.getByRole('dialog')
const field = (page: Page, label: string) => dialogOn(page).getByRole('textbox', { name: label })
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('categories, regions and an author are made, refused where they must be, and deleted, by mouse and keyboard', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)|500 \(Internal Server Error\)/)
  await openTab(page, admin.key, 'categories', `?q=${mark}`)
  await expect(page.getByText('No category matches')).toBeVisible()
  await button(page, 'New Category').click()
  await expect(dialogOn(page)).toHaveAccessibleName('New Category')
  await expect(field(page, 'Name')).toBeFocused()

  await field(page, 'Name').fill(`${mark}: Évidence & Audits`)
  await expect(field(page, 'Slug')).toHaveValue('')
  await field(page, 'Name').press('Tab')
  await expect(field(page, 'Slug'), 'made on leaving the name').toHaveValue(
    'journey-evidence-audits',
  )
  await field(page, 'Description').fill('x'.repeat(9_999))
  await expect(field(page, 'Description')).toHaveAccessibleDescription(/limit of 500 characters/)
  await field(page, 'Description').fill('What can be shown.')
  await button(page, 'Create Category').click()
  await expectToast(page, 'Success', 'Category created successfully.')
  await expect(dialogOn(page)).toHaveCount(0)
  await expect(rowsOn(page)).toContainText('journey-evidence-audits')
  await expect(rowsOn(page)).toContainText('What can be shown.')

  await button(page, `Edit ${mark}: Évidence & Audits`).click()
  await field(page, 'Name').fill(`${mark} renamed`)
  await field(page, 'Name').press('Tab')
  await expect(field(page, 'Slug'), 'a slug that is there stays').toHaveValue(
    'journey-evidence-audits',
  )
  await button(page, 'Update Category').click()
  await expectToast(page, 'Success', 'Category updated successfully.')
  await expect(rowsOn(page)).toContainText(`${mark} renamed`)
  await expectAccessible(page, 'categories')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  answerConfirm(page)
  await button(page, `Delete ${mark} renamed`).click()
  await expectToast(page, 'Success', 'Category deleted successfully.')

  // With the keyboard alone.
  await page.getByRole('searchbox').focus()
  for (const name of ['Refresh', 'Trash', 'New Category']) {
    await page.keyboard.press('Tab')
    await expect(button(page, name)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type(`${mark} typed`)
  await page.keyboard.press('Enter')
  await expect(rowsOn(page)).toContainText('journey-typed')
  await expect(button(page, 'New Category')).toBeFocused()

  // What is missing or taken is said at its field.
  await add(admin.call, 'taken')
  await button(page, 'New Category').click()
  await field(page, 'Name').fill(`${mark} other`)
  await field(page, 'Slug').fill('Not A Slug')
  await button(page, 'Create Category').click()
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(/lower-case letters/)
  await field(page, 'Slug').fill('journey-taken')
  await button(page, 'Create Category').click()
  await expectToast(page, 'Error', 'Please check the marked fields.')
  await expect(field(page, 'Slug')).toHaveAccessibleDescription(/already exists/)
  await expect(field(page, 'Slug')).toBeFocused()

  // A failed save loses nothing.
  await page.route('**/api/admin/categories', (route) => route.fulfill({ status: 500, body: '' }))
  await field(page, 'Slug').fill('journey-other')
  // The toast of before says the same, so the answer itself is waited for.
  const failed = page.waitForResponse((response) => response.status() === 500)
  await button(page, 'Create Category').click()
  await failed
  await expectToast(page, 'Error', 'Failed to save category. Please try again.')
  await expect(field(page, 'Name')).toHaveValue(`${mark} other`)
  await page.unroute('**/api/admin/categories')

  // A slow save is sent once, and its dialog waits for the answer.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/admin/categories', async (route) => {
    sent += 1
    await held
    await route.continue()
  })
  await field(page, 'Slug').press('Enter')
  await expect(button(page, 'Saving...')).toBeDisabled()
  await field(page, 'Slug').press('Enter')
  await dialogOn(page).getByRole('button', { name: 'Close' }).first().click()
  await expect(dialogOn(page)).toBeVisible()
  release()
  await expect(dialogOn(page)).toHaveCount(0)
  await expect(rowsOn(page)).toHaveCount(3)
  expect(sent).toBe(1)
  await page.unroute('**/api/admin/categories')

  await test.step('a region has a code of five capitals', async () => {
    await goTo(page, 'Regions')
    await button(page, 'New Region').click()
    await field(page, 'Name').fill(`${mark} Nordic Council`)
    await button(page, 'Generate').click()
    await expect(field(page, 'Code')).toHaveValue('JON')
    await field(page, 'Code').fill('')
    await field(page, 'Code').pressSequentially('jnordic')
    await expect(field(page, 'Code')).toHaveValue('JNORD')
    await button(page, 'Create Region').click()
    await expectToast(page, 'Success', 'Region created successfully.')
    await expect(rowsOf(page, 'Regions').filter({ hasText: mark })).toContainText('JNORD')
    // What was made a minute ago is there to be chosen.
    await goTo(page, 'Content')
    await button(page, 'New Post').first().click()
    await expect(page.getByRole('checkbox', { name: `${mark} Nordic Council` })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: `${mark} taken` })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialogOn(page)).toHaveCount(0)
  })
  await test.step('an author is chosen for an article and has a page of their own', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Authors', exact: true }).click()
    await expect(page.getByText('No authors yet')).toBeVisible()
    await button(page, 'New Author').first().press('Enter')
    const name = dialogOn(page).getByRole('textbox', { name: /^Name/ })
    await name.fill(`${mark} Fairweather`)
    await name.press('Tab')
    await dialogOn(page).getByLabel('Line under the name').fill('Employment lawyer')
    await dialogOn(page).getByLabel('Email').fill('ada@plumbline.example')
    await expectAccessible(page, 'author form')
    await button(page, 'Create Author').press('Enter')
    await expectToast(page, 'Success', 'Author created successfully.')
    await expect(rowsOf(page, 'Authors')).toContainText('ada@plumbline.example')

    const posts = (await admin.call('GET', '/api/admin/posts?status=published')) as {
      data: { id: number; title: string }[]
    }
    const [{ id = 0, title = '' } = {}] = posts.data
    await page.getByRole('button', { name: 'Back to Content' }).click()
    await button(page, `Edit ${title}`).click()
    await dialogOn(page)
      .getByRole('checkbox', { name: `${mark} Fairweather` })
      .check()
    await button(page, 'Update Post').click()
    await expectToast(page, 'Success', 'Post updated successfully.')
    await page.goto('/insights/authors/journey-fairweather')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${mark} Fairweather`)
    const feed = page.locator('link[rel="alternate"][href$="journey-fairweather.atom"]')
    await expect(feed).toHaveCount(1)
    await look(page, 'author')
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('link', { name: `${mark} Fairweather` })).toBeVisible()
    expect(await page.content()).toContain(`"@type":"Person","name":"${mark} Fairweather"`)
    const stored = (await admin.call('GET', `/api/admin/posts/${id}`)) as { data: object }
    await admin.call('PUT', `/api/admin/posts/${id}`, { ...stored.data, author_ids: [] })
  })
})

/** Something is typed, and somebody else is faster. */
async function collide(page: Page, call: Call, name: string, typed: string): Promise<void> {
  await button(page, `Edit ${mark} ${name}`).click()
  const [stored] = await listStored(call)
  const theirs = { name: `${mark} theirs`, slug: stored?.slug }
  await call('PUT', `/api/admin/categories/${stored?.id}`, theirs)
  await field(page, 'Name').fill(`${mark} ${typed}`)
  await button(page, 'Update Category').click()
  const notice = dialogOn(page).getByRole('alert')
  await expect(notice).toContainText('Changed by somebody else')
  const difference = notice.getByRole('row').filter({ hasText: 'Name' })
  await expect(difference).toContainText(`${mark} theirs`)
  await expect(difference).toContainText(`${mark} ${typed}`)
}

test('what is typed outlives a reload, a category in use stays, and two people lose nothing', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)|404 \(Not Found\)/)
  await openTab(page, admin.key, 'categories')
  await button(page, 'New Category').click()
  await field(page, 'Name').fill(`${mark} half typed`)
  await field(page, 'Description').fill('Not yet saved')
  await page.reload()
  await enterKey(page, admin.key)
  await expect(field(page, 'Name')).toHaveValue(`${mark} half typed`)
  await expect(field(page, 'Description')).toHaveValue('Not yet saved')
  await expect(dialogOn(page).getByText('unsaved changes have been restored')).toBeVisible()
  answerConfirm(page, false)
  await page.keyboard.press('Escape')
  await expect(dialogOn(page)).toBeVisible()
  answerConfirm(page)
  await button(page, 'Cancel').click()
  await expect(dialogOn(page)).toHaveCount(0)

  // In use it is not deleted, nor what was picked beside it.
  await add(admin.call, 'free')
  await button(page, 'Refresh').click()
  await expect(rowsOn(page).filter({ hasText: `${mark} free` })).toHaveCount(1)
  for (const name of ['Regulation', `${mark} free`]) {
    await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  answerConfirm(page)
  await button(page, 'Delete selected').click()
  await expectToast(page, 'Error', 'Failed to delete categories.')
  await expect(rowsOn(page).filter({ hasText: 'Regulation' })).toHaveCount(1)
  expect(await listStored(admin.call), 'all or none').toHaveLength(1)

  // Somebody else's version is taken over, replaced or kept beside one's own.
  await page.getByRole('searchbox').fill(mark)
  await expect(rowsOn(page)).toHaveCount(1)
  const names = async () => (await listStored(admin.call)).map(({ name }) => name).toSorted()
  await collide(page, admin.call, 'free', 'mine')
  await expectAccessible(page, 'conflict', dialogOn(page).getByRole('alert'))
  await button(page, 'Reload').click()
  await expect(field(page, 'Name')).toHaveValue(`${mark} theirs`)
  await expect(button(page, 'Update Category'), 'the button went').toBeFocused()
  await field(page, 'Name').fill(`${mark} both`)
  await button(page, 'Update Category').click()
  await expect(rowsOn(page)).toContainText(`${mark} both`)

  await collide(page, admin.call, 'both', 'mine')
  await button(page, 'Overwrite').click()
  await expect(dialogOn(page)).toHaveCount(0)
  expect(await names()).toEqual([`${mark} mine`])

  await collide(page, admin.call, 'mine', 'ours')
  await button(page, 'Keep a copy').click()
  await expect(field(page, 'Name')).toHaveValue(`${mark} ours (copy)`)
  await button(page, 'Create Category').click()
  await expect(rowsOn(page)).toHaveCount(2)
  expect(await names()).toEqual([`${mark} ours (copy)`, `${mark} theirs`])

  // What was deleted meanwhile can be kept as a new one.
  await button(page, `Edit ${mark} theirs`).click()
  const stored = (await listStored(admin.call)).find(({ name }) => name.endsWith('theirs'))
  await admin.call('DELETE', `/api/admin/categories/${stored?.id}`)
  await field(page, 'Description').fill('Still wanted')
  await button(page, 'Update Category').click()
  await expect(dialogOn(page).getByRole('alert')).toContainText('Deleted by somebody else')
  await button(page, 'Keep a copy').click()
  await button(page, 'Create Category').click()
  await expect(rowsOn(page).filter({ hasText: 'Still wanted' })).toHaveCount(1)
})

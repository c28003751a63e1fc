import type { Page } from '@playwright/test'
import {
  answerConfirm,
  enterKey,
  expectToast,
  openTab,
  rowsOf,
  toastOn,
} from '../support/admin-steps.ts'
import {
  dialogOn,
  fieldOn,
  keepTyped,
  openUnsaved,
  removeTyped,
} from '../support/content-journey.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import { expectAllPressable, expectPressableAtEveryWidth } from '../support/layout.ts'

const rowsOn = (page: Page) => rowsOf(page, 'Activity')

/** What only an editor's key may do. */
const actions =
  /^(New|Delete|Upload|Duplicate|Send|Export|Mark|Import|Replace|Publish|Unpublish|Release|Not spam)\b/

interface Stored {
  data: { id: number; version: number }
}

/** Who did what, by field and never by content. */
async function expectRecorded(page: Page, { call, key }: { call: Call; key: string }) {
  const name = `Recorded ${Date.now()}`
  const region = { name, code: `R${String(Date.now()).slice(-4)}` }
  const { data } = (await call('POST', '/api/admin/regions', region)) as Stored
  const menu = page.getByRole('button', { name: 'More', exact: true })
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('button', { name: 'Activity' })).toBeHidden()
  await menu.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeFocused()
  // Here the menu lies over no button of a row, of which a part would be left.
  await menu.click()
  await expectAccessible(page, 'menu')
  await page.keyboard.press('Escape')

  const first = rowsOn(page).first()
  await expect(rowsOn(page).filter({ hasText: 'Signed in' }).first()).toContainText('Owner’s key')
  await page.getByLabel('Record').selectOption('Regions')
  await expect(first).toContainText(`Region “${name}”`)
  await expect(first).toContainText('Created')
  await expect(first).toContainText('code, name')
  await first.getByRole('link', { name }).click()
  const opened = page.getByRole('dialog', { name: 'Edit Region' })
  await expect(opened.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await expect(page).toHaveURL(/\/admin\/regions$/)
  await page.keyboard.press('Escape')
  await page.goBack()
  await expect(first).toContainText(`Region “${name}”`)
  await expect(page.getByText(region.code), 'names of fields, not what is in them').toHaveCount(0)
  await expect(page.getByText(key)).toHaveCount(0)
  await expectAccessible(page, 'activity')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  await call('PUT', `/api/admin/regions/${data.id}`, { ...region, name: `${name} again` })
  await call('DELETE', `/api/admin/regions/${data.id}`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(first).toContainText('Deleted')
  await expect(first).toContainText(`Region ${data.id}`)
  const changed = rowsOn(page).nth(1)
  await expect(changed).toContainText('Updated')
  await expect(changed.getByRole('cell').last()).toHaveText('name')
  await expect(page).toHaveURL(/\/admin\/activity\?from=regions.*noun=regions/)
  await page.getByRole('button', { name: 'Back to Regions' }).click()
  await expect(page.getByRole('tab', { name: 'Regions' })).toHaveAttribute('aria-selected', 'true')
}

test('the record tells who did what; what is deleted comes back, and a reader is offered nothing else', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/401 \(Unauthorized\)|Failed to load|503 \(Service|Admin|ERR_CONNECTION_REFUSED/)
  const name = `Trashed ${Date.now()}`
  const code = `T${String(Date.now()).slice(-4)}`
  const { data } = (await admin.call('POST', '/api/admin/regions', { name, code })) as Stored
  await openTab(page, admin.key, 'regions')
  await expectRecorded(page, admin)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const row = rowsOf(page, 'Regions').filter({ hasText: name })
  answerConfirm(page)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toHaveCount(0)
  await toastOn(page).getByRole('button', { name: 'Undo' }).click()
  await expectToast(page, 'Success', 'Restored successfully.')
  await expect(row).toHaveCount(1)
  answerConfirm(page)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(row).toHaveCount(0)
  // By keyboard, at a server that is out of reach at first: nothing is lost, and it is tried again.
  const opener = page.getByRole('button', { name: 'Trash', exact: true })
  await page.route('**/api/admin/trash?*', (route) => route.fulfill({ status: 503, body: '' }))
  await opener.press('Enter')
  const trash = page.getByRole('dialog', { name: 'Trash' })
  await expect(trash.getByRole('alert')).toContainText('The server could not answer.')
  await page.unroute('**/api/admin/trash?*')
  await trash.getByRole('button', { name: 'Try again' }).press('Enter')
  const restore = trash.getByRole('button', { name: `Restore ${name}` })
  await expect(restore).toBeVisible()
  await expectAccessible(page, 'trash')
  await expectAllPressable(trash, 'in the trash')
  await page.route('**/api/admin/trash/*', (route) => route.abort('connectionrefused'))
  answerConfirm(page)
  const forGood = trash.getByRole('button', { name: `${name} for good` })
  await forGood.press('Enter')
  await expectToast(page, 'Error', 'Failed to delete for good. Please try again.')
  await expect(forGood).toBeFocused()
  await page.unroute('**/api/admin/trash/*')
  await expect(restore).toBeEnabled()
  await restore.press('Enter')
  await expectToast(page, 'Success', 'Restored successfully.')
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await expect(row).toHaveCount(1)

  // Anywhere by Ctrl+K, the focus staying in the field.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Go to' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await page.route('**/api/admin/media?*', (route) => route.abort('connectionrefused'))
  await field.fill(code)
  await expect(palette.getByRole('alert')).toContainText('Failed to search. Please try again.')
  await expect(palette.getByText('Nothing found')).toHaveCount(0)
  await page.unroute('**/api/admin/media?*')
  await palette.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(palette.getByRole('alert')).toHaveCount(0)
  await expect(field).toBeFocused()
  await field.fill('key')
  await expect(palette.getByRole('option').first()).toHaveText('KeysSections')
  // Each group shows its first few, so nothing is said of how many there are.
  await expect(palette.getByRole('status')).toHaveText(/^\d+ listed$/)
  await expectAccessible(page, 'command palette')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('KeysSections')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Keys', exact: true })).toBeFocused()
  await expect(page.getByText('Passkeys do not work at this address')).toBeVisible()

  await page.getByRole('button', { name: 'New Key' }).click()
  // As long as a name may be, and nowhere to be broken.
  const holder = `Anna${code}`.padEnd(60, 'a')
  await page.getByRole('dialog').getByLabel('Name').fill(holder)
  await page.getByRole('radio', { name: 'Reader' }).check()
  await page.getByRole('button', { name: 'Create Key' }).click()
  const made = page.getByRole('dialog', { name: `${holder}’s key` })
  const key = await made.getByLabel('Key', { exact: true }).inputValue()
  await expectAccessible(page, 'a new key')
  const desk = page.viewportSize() as { width: number; height: number }
  await page.setViewportSize({ width: 390, height: 844 })
  const sideways = () => made.evaluate((one) => one.scrollWidth - one.clientWidth)
  await expect.poll(sideways, 'nothing of it is cut off on a phone').toBe(0)
  await page.setViewportSize(desk)
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(rowsOf(page, 'Staff keys').filter({ hasText: holder })).toContainText('Valid')
  await expect(page.getByText(key), 'shown once').toHaveCount(0)
  await expectPressableAtEveryWidth(page, page.getByRole('main'))

  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled()
  await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0)
  const draft = { title: name, slug: code.toLowerCase(), description: 'D', content: '<p>x</p>' }
  const body = { ...draft, region_ids: [data.id], status: 'draft' }
  const post = (await admin.call('POST', '/api/admin/posts', body)) as Stored
  await keepTyped(admin.call, 'Of the owner')
  await page.goto(`/admin?record=${post.data.id}`)
  await enterKey(page, key)
  const room = page.getByRole('dialog', { name: 'Edit Post' })
  await expect(room.getByText('A reader’s key cannot change anything here.')).toBeVisible()
  await expect(room.getByRole('button', { name: 'Update Post' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  // What another types is read, too, and not discarded.
  const others = await openUnsaved(page, 'Others are writing')
  await expect(others.getByRole('button', { name: /^Discard/ })).toHaveCount(0)
  await others.getByRole('button', { name: 'Read Of the owner' }).click()
  await expect(fieldOn(page, 'Title')).toHaveValue('Of the owner')
  await fieldOn(page, 'Title').press('Escape')
  await expect(dialogOn(page)).toHaveCount(0)
  await removeTyped(admin.call)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keys' })).toBeVisible()
  await page.getByRole('button', { name: 'Activity' }).click()
  const written = rowsOn(page).filter({ hasText: `Post “${name}”` })
  await expect(written.first()).toContainText('publish at, region, slug')
  const told = rowsOn(page).filter({ hasText: `Region “${name}”` })
  await told.first().getByRole('link', { name }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Region' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await expect(dialog.getByText('A reader’s key cannot change anything here.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /Update/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(1)
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url())
  })
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: actions, disabled: false })).toHaveCount(0)
  }
  for (const view of ['Checks', 'Activity']) {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: view, exact: true }).click()
    await expect(page.getByRole('heading', { name: view, exact: true })).toBeFocused()
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: actions, disabled: false })).toHaveCount(0)
  }
  expect(refused, 'asked for and refused').toEqual([])

  const { data: keys } = (await admin.call('GET', '/api/admin/keys')) as {
    data: { id: number; name: string }[]
  }
  const id = keys.find((one) => one.name === holder)?.id
  // What is still on its way would be refused, and the key forgotten, before anything is pressed.
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await admin.call('DELETE', `/api/admin/keys/${id}`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expectToast(page, 'Error', 'Your sign-in is no longer valid.')
})

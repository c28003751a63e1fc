import type { Page } from '@playwright/test'
import { answerConfirm, expectToast, openTab, rowsOf } from '../support/admin-steps.ts'
import { type Call, expect, expectAccessible, test } from '../support/journey.ts'
import { expectPressableAtEveryWidth } from '../support/layout.ts'

const path = '/api/admin/contact-messages'
const templatesPath = '/api/admin/reply-templates'

test.beforeEach(async ({ admin: { call } }) => {
  for (const held of ['false', 'true']) {
    const { data } = (await call('GET', `${path}?held=${held}`)) as { data: { id: number }[] }
    const ids = data.map(({ id }) => id)
    if (ids.length > 0) await call('POST', `${path}/delete`, { ids })
  }
  // Those of an earlier run; the others are there from the start, and stay.
  const { data } = (await call('GET', templatesPath)) as { data: { id: number; name: string }[] }
  for (const { id, name } of data) {
    if (/^(Fees|Goes again)$/.test(name)) await call('DELETE', `${templatesPath}/${id}`)
  }
})

const send = (call: Call, fields: Record<string, unknown> = {}) =>
  call('POST', '/api/contact', {
    name: 'Ada Fairweather',
    email: 'ada@northgate.example',
    company: 'Northgate Hiring',
    message: 'How does the retainer work?\n\nWith thanks, Ada',
    plan: 'core',
    ...fields,
  })

const sendSpam = (call: Call) =>
  send(call, { name: 'Grace Okonkwo', email: 'grace@candour.example', website: 'filled in' })

const rowsOn = (page: Page) => rowsOf(page, 'Contact messages')

/** With the keyboard; a place that nothing fills is refused. */
async function writeTemplate(page: Page, call: Call) {
  await call('POST', templatesPath, { name: 'Goes again', text: 'Dear {name}' })
  const opener = page.getByRole('button', { name: 'Reply templates' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog')
  const listed = dialog.getByRole('list', { name: 'Reply templates' }).getByRole('listitem')
  await expect(listed).toHaveCount(4)
  await expectAccessible(page, 'reply templates')
  await dialog.getByRole('button', { name: 'New Template' }).press('Enter')
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await page.keyboard.type('Fees')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Dear {nam}')
  await dialog.getByRole('button', { name: 'Save Template' }).press('Enter')
  await expect(dialog).toContainText('Only {name}, {company}, {quickscore} can be filled in.')
  await expect(dialog.getByLabel('Text')).toBeFocused()
  await dialog.getByLabel('Text').fill('Dear {name} of {company}')
  await dialog.getByRole('button', { name: 'Save Template' }).press('Enter')
  await expectToast(page, 'Success', 'Template saved successfully.')
  await expect(listed).toHaveCount(5)
  // What cannot be fetched again is not shown as it was.
  await page.route(`**${templatesPath}`, (route) => route.fulfill({ status: 500, body: '' }))
  const asked = answerConfirm(page)
  await dialog.getByRole('button', { name: 'Delete Goes again' }).press('Enter')
  await expect(dialog).toContainText('The templates could not be loaded')
  expect(asked.question).toContain('Delete the template "Goes again"?')
  await page.unroute(`**${templatesPath}`)
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(listed).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
}

test('messages are read, answered, marked, deleted, held back as spam and released', async ({
  page,
  admin,
  allowConsole,
}) => {
  allowConsole(/500 \(Internal Server Error\)/)
  await openTab(page, admin.key, 'messages')
  await expect(page.getByText('No contact messages yet')).toBeVisible()

  await writeTemplate(page, admin.call)
  await send(admin.call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(1)
  for (const text of ['Ada Fairweather', 'ada@northgate.example', 'Northgate Hiring', 'Waiting']) {
    await expect(rowsOn(page)).toContainText(text)
  }
  const draft = 'mailto:ada@northgate.example?subject=Re%3A%20Your%20message%20to%20Plumbline'
  const reply = page.getByRole('link', { name: 'Email Ada Fairweather from your own mail program' })
  await expect(reply).toHaveAttribute('href', draft)
  await expectAccessible(page, 'messages')
  await expectPressableAtEveryWidth(page, page.getByRole('main'))
  const tab = page.getByRole('tab', { name: 'Messages' })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Contact messages' })).toHaveCSS(
    'position',
    'static',
  )
  for (const gone of [tab, page.getByRole('button', { name: 'Refresh' })])
    await expect(gone).toBeHidden()
  await page.emulateMedia({ media: null })
  await expect(tab).toHaveAccessibleName('Messages 1 waiting')

  await admin.call('POST', '/api/admin/keys', { name: 'Grace', role: 'editor' })
  await page.getByRole('button', { name: 'Details of the message from Ada Fairweather' }).click()
  const dialog = page.getByRole('dialog', { name: 'Message from Ada Fairweather' })
  await expect(dialog).toContainText('With thanks, Ada')
  await expect(dialog).toContainText('plan: core')
  await expect(dialog.getByRole('link'), 'one way to reply: from here').toHaveCount(0)

  await dialog.getByLabel('New note').fill('She rang twice.')
  // A note is kept as a reply is; of an owner or a day that is not saved the dialog asks.
  await dialog.getByLabel('Follow up on').fill('0001-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toContainText('Please enter a day from 2000 to 2099.')
  const lost = answerConfirm(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(lost.question).toContain('Discard what you typed?')
  await page.getByRole('button', { name: 'Details of the message from Ada Fairweather' }).click()
  await expect(dialog.getByLabel('Follow up on')).toHaveValue('')
  await expect(dialog.getByLabel('New note')).toHaveValue('She rang twice.')
  await dialog.getByRole('button', { name: 'Add note' }).click()
  const notes = dialog.getByRole('region', { name: 'Notes for staff' })
  await expect(notes.getByRole('listitem')).toContainText('She rang twice.')
  await expect(notes.getByRole('listitem')).toContainText(/by Owner’s key$/)
  // What was sent is said, whatever is chosen by the time of the answer.
  const isGiven = Promise.withResolvers<void>()
  await page.route('**/api/admin/contact-messages/*', async (route) => {
    if (route.request().method() === 'PATCH') await isGiven.promise
    await route.continue()
  })
  await dialog.getByLabel('Assigned to').selectOption('Grace')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByLabel('Assigned to').selectOption('Nobody')
  isGiven.resolve()
  await expectToast(page, 'Success', 'Contact message assigned to Grace')
  await expect(dialog.getByLabel('Assigned to')).toHaveValue('Grace')
  await expect(dialog.getByRole('button', { name: 'Save' }), 'another of its name').toBeFocused()
  await page.unroute('**/api/admin/contact-messages/*')
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  await dialog.getByLabel('Start from a template').selectOption('Fees')
  await expect(dialog.getByLabel('Text')).toHaveValue('Dear Ada Fairweather of Northgate Hiring')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(dialog.getByRole('button', { name: 'Write to a file' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'reply')
  // Closed by mistake: the words are there when it is opened again.
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Details of the message from Ada Fairweather' }).click()
  await dialog.getByRole('button', { name: 'Write a reply' }).click()
  await expect(dialog).toContainText('Your unsent reply has been restored.')
  await dialog.getByLabel('Text').fill('Dear Ada,\n\nit is fixed.')
  await expect(dialog).toContainText('1 copy would be written to a file that nobody receives')
  await dialog.getByRole('button', { name: 'Write to a file' }).click()
  await expectToast(page, 'Success', 'The reply was written to a file that nobody receives')
  await expect(dialog.getByRole('listitem').filter({ hasText: 'it is fixed.' })).toContainText(
    'nobody has received it',
  )
  await expectAccessible(page, 'answered message')
  await expect(dialog.getByRole('button', { name: 'Mark as waiting' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Mark as handled' }).click()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(rowsOn(page).getByText('Handled', { exact: true })).toBeVisible()
  await expect(tab).toHaveAccessibleName('Messages')

  answerConfirm(page)
  await page.getByRole('button', { name: 'Delete Ada Fairweather' }).click()
  await expectToast(page, 'Success', 'Contact message deleted successfully')

  // Likely spam is apart, and is released or marked, one or several.
  await send(admin.call)
  await sendSpam(admin.call)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(rowsOn(page)).toHaveCount(1)
  await page.getByLabel('Mailbox').selectOption('Held back as spam')
  await expect(rowsOn(page)).toHaveCount(1)
  await expect(rowsOn(page)).toContainText('Grace Okonkwo')
  await expect(rowsOn(page)).toContainText('Held back')
  await page.getByRole('button', { name: /^Details/ }).click()
  const held = page.getByRole('dialog')
  await expect(held).toContainText('A hidden field that people leave empty was filled in.')
  await expectAccessible(page, 'held message')
  await held.getByRole('button', { name: 'Release to the inbox' }).click()
  await expectToast(page, 'Success', 'Contact message released to the inbox')
  await expect(held.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
  await held.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByText('No message matches')).toBeVisible()
  await page.getByLabel('Mailbox').selectOption('Inbox')
  await expect(rowsOn(page)).toHaveCount(2)

  // Somebody steps on before the answer comes: it is about the one that they left.
  const isLetGo = Promise.withResolvers<void>()
  await page.route('**/api/admin/contact-messages/*', async (route) => {
    if (route.request().method() === 'PATCH') await isLetGo.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Details of the message from Ada Fairweather' }).click()
  await held.getByRole('button', { name: 'Mark as handled' }).click()
  await held.getByRole('button', { name: 'Previous' }).click()
  await expect(held).toHaveAccessibleName('Message from Grace Okonkwo')
  isLetGo.resolve()
  await expectToast(page, 'Success', 'marked as handled')
  await expect(held).toHaveAccessibleName('Message from Grace Okonkwo')
  await expect(held.getByRole('button', { name: 'Mark as handled' })).toBeVisible()
  await page.unroute('**/api/admin/contact-messages/*')
  await page.keyboard.press('Escape')
  await expect(rowsOn(page).getByText('Handled', { exact: true })).toHaveCount(1)

  // Marked before the rest of it is there: the answer brings all of it.
  await page.route('**/api/admin/contact-messages/*', async (route) => {
    if (route.request().method() !== 'GET') await route.continue()
  })
  await page.getByRole('button', { name: 'Details of the message from Grace Okonkwo' }).click()
  await held.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(held.getByRole('button', { name: 'Mark as waiting' })).toBeVisible()
  await expect(held.getByRole('region', { name: 'Notes for staff' })).toBeVisible()
  await page.unroute('**/api/admin/contact-messages/*')
  await page.keyboard.press('Escape')

  // What staff mark themselves.
  await page.getByRole('button', { name: 'Details of the message from Ada Fairweather' }).click()
  await held.getByRole('button', { name: 'Mark as spam' }).click()
  await expectToast(page, 'Success', 'Contact message marked as spam')
  await expect(held).toContainText('Staff marked it as spam.')
  await expect(held.getByRole('button', { name: 'Release to the inbox' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowsOn(page)).toHaveCount(1)

  // In the list, for one and for several.
  await page.getByLabel('Mailbox').selectOption('Held back as spam')
  await page.getByRole('button', { name: 'The message from Ada Fairweather is not spam' }).click()
  await expectToast(page, 'Success', 'Contact message released to the inbox')
  await page.getByLabel('Mailbox').selectOption('Inbox')
  await page.getByRole('checkbox', { name: 'Select Ada Fairweather' }).check()
  const asked = answerConfirm(page)
  await page.getByRole('button', { name: 'Mark as spam', exact: true }).click()
  await expectToast(page, 'Success', '1 contact message changed')
  expect(asked.question, 'one alone').toContain('Mark the message as spam?')
  await expect(rowsOn(page)).toHaveCount(1)
})

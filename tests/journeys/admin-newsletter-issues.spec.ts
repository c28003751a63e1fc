import type { Locator, Page } from '@playwright/test'
import type { IssueRecord } from '../../domain/newsletter/issues.ts'
import { answerConfirm, expectToast, goTo, openTab } from '../support/admin-steps.ts'
import { addPost, changePost, openEdit, removePosts } from '../support/content-journey.ts'
import { expect, expectAccessible } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { test } from '../support/outside-journey.ts'
import { readMail } from '../support/smtp-server.ts'

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

test.beforeEach(async ({ admin: { call }, mail }) => {
  mail.taken.length = 0
  mail.delayMs = () => 0
  mail.mood = 'takes'
  await removePosts(call)
  await unsubscribe(call)
})

/** Takes them all, or as many as are named, from the list. */
async function unsubscribe(call: Call, count = 1000): Promise<void> {
  const path = '/api/admin/newsletter-subscribers'
  const { data } = (await call('GET', path)) as { data: { id: number }[] }
  const ids = data.slice(0, count).map(({ id }) => id)
  if (ids.length > 0) await call('POST', `${path}/delete`, { ids })
}

async function subscribe(call: Call, count: number): Promise<void> {
  const emails = Array.from({ length: count }, (_, index) => `person${index}@northgate.example`)
  await call('POST', '/api/admin/newsletter-subscribers/import', { emails })
}

const listIssues = async (call: Call) =>
  ((await call('GET', '/api/admin/newsletter-issues')) as { data: IssueRecord[] }).data

const dialogOn = (page: Page): Locator => page.getByRole('dialog', { name: 'Send as newsletter' })
const sendRow = (page: Page, title: string) =>
  page.getByRole('button', { name: `Send ${title} as a newsletter` })

/** Also what axe needs, which cannot look into a frame that runs no script, and waits for it. */
const showText = (page: Page) => dialogOn(page).getByRole('button', { name: 'Plain text' }).click()

async function confirm(page: Page): Promise<void> {
  const dialog = dialogOn(page)
  await dialog.getByRole('checkbox', { name: 'I have read the preview' }).check()
  await dialog.getByRole('button', { name: 'Send now' }).click()
}

const content =
  '<h2>Why it matters</h2><p>See <a href="/contact">how to reach us</a>.</p><pre><code>a = 1</code></pre>'

test('a post is looked over, tried out and sent, as it was read and once to each address; sending is paused and resumed', async ({
  page,
  admin,
  mail,
  allowConsole,
}) => {
  allowConsole(/409 \(Conflict\)/)
  await subscribe(admin.call, 3)
  const sent = { title: 'Evidence vault', status: 'published', content } as const
  await addPost(admin.call, sent)
  await addPost(admin.call, { title: 'Still a draft' })
  await openTab(page, admin.key, 'content')
  await expect(sendRow(page, 'Still a draft')).toHaveCount(0)
  await sendRow(page, 'Evidence vault').click()
  const dialog = dialogOn(page)
  await expect(dialog.getByText('3 active subscribers')).toBeVisible()
  const frame = dialog.frameLocator('iframe[title="The message as HTML"]')
  await expect(frame.getByRole('heading', { name: 'Evidence vault' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'Why it matters' })).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Unsubscribe' }).first()).toBeVisible()
  await showText(page)
  const text = dialog.getByRole('region', { name: 'Plain text' })
  await expect(text).toContainText('Why it matters\n--------------')
  await expect(text).toContainText(/how to reach us \(http:\/\/localhost:\d+\/contact\)/)

  await dialog.getByRole('button', { name: 'Send me a test' }).click()
  await expect(dialog.getByText('Please enter a valid email address.')).toBeVisible()
  await expect(dialog.getByLabel('Your email address')).toBeFocused()
  await dialog.getByLabel('Your email address').fill('me@plumbline.example')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Success', 'The test message is on its way.')
  await expect.poll(() => mail.taken.length).toBe(1)
  expect((await readMail(mail.taken[0]?.raw ?? '')).subject).toBe('[Test] Evidence vault')

  await dialog.getByLabel('Email subject').fill('x'.repeat(200))
  await expect(dialog).toContainText('The limit of 200 characters has been reached.')
  await dialog.getByLabel('Email subject').fill('Evidence, at last')
  await dialog.getByLabel('Opening text').fill('Dear readers,\n\nit is short.')
  await expect(text).toContainText('Dear readers,')
  // Escape by mistake loses none of it.
  const asked = page.waitForEvent('dialog')
  const pressed = page.keyboard.press('Escape')
  await (await asked).dismiss()
  await pressed
  await expect(dialog.getByLabel('Email subject')).toHaveValue('Evidence, at last')
  await dialog.getByLabel('Date and time').fill('2020-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Please choose a time in the future.')).toBeVisible()
  await dialog.getByLabel('Date and time').fill('2099-01-01T08:00')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expectToast(page, 'Success', 'The newsletter is scheduled.')
  await expect(dialog.getByText('Scheduled for Jan 1, 2099, 08:00 UTC')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send to 3 subscribers' }).click()
  await expect(dialog.getByText('Send this to 3 subscribers now?')).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Send now' })).toBeDisabled()
  await expectAccessible(page, 'preview and confirmation')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog.getByRole('button', { name: 'Send to 3 subscribers' })).toBeFocused()
  await page.keyboard.press('Enter')
  await confirm(page)
  await expectToast(page, 'Success', 'The newsletter is being sent.')
  await expect(dialog.getByRole('heading', { name: 'Progress' })).toBeFocused()
  await expect(dialog.getByText('3 of 3')).toBeVisible()
  await expect(dialog.getByText('Sent', { exact: true })).toBeVisible()
  expect((await readMail(mail.taken[1]?.raw ?? '')).subject).toBe('Evidence, at last')
  const recipients = mail.taken.slice(1).map(({ recipient }) => recipient)
  expect(recipients.toSorted()).toEqual(
    [0, 1, 2].map((index) => `person${index}@northgate.example`),
  )

  await page.keyboard.press('Escape')
  await expect(sendRow(page, 'Evidence vault')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('3 of 3')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Send to/ })).toHaveCount(0)

  // What was changed since the preview is not sent unseen.
  await page.keyboard.press('Escape')
  await unsubscribe(admin.call, 2)
  const post = await addPost(admin.call, { title: 'First words', status: 'published' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await sendRow(page, 'First words').click()
  await dialog.getByRole('button', { name: 'Send to 1 subscriber' }).click()
  await changePost(admin.call, post, { title: 'Second thoughts' })
  await confirm(page)
  await expectToast(page, 'Error', 'This was changed by somebody else in the meantime.')
  await expect(dialog.getByRole('alert')).toContainText('The post was changed in the meantime.')
  await expect(dialog.getByRole('definition').first()).toHaveText('Second thoughts')
  await expectNoSidewaysScroll(page, 'a refusal on a phone')
  const sendings = await listIssues(admin.call)
  expect(sendings.map(({ subject }) => subject)).not.toContain('Second thoughts')

  // Sending is paused and resumed, from the dialog and from the Newsletter tab.
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1280, height: 720 })
  mail.taken.length = 0
  await unsubscribe(admin.call)
  await subscribe(admin.call, 20)
  await addPost(admin.call, { title: 'Slow news', status: 'published' })
  const { id } = await addPost(admin.call, { title: 'Later news', status: 'published' })
  const send_at = '2099-01-01T08:00:00.000Z'
  await admin.call('POST', `/api/admin/posts/${id}/newsletter/schedule`, { send_at })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await openEdit(page, 'Slow news')
  await page.getByRole('button', { name: 'Send as newsletter' }).click()
  await showText(page)
  await dialog.getByRole('button', { name: 'Send to 20 subscribers' }).click()
  const { promise: untilPaused, resolve: goOn } = Promise.withResolvers<void>()
  let inHand = 0
  mail.delayMs = () => {
    inHand += 1
    return untilPaused
  }
  await confirm(page)
  await expect.poll(() => inHand).toBe(1)
  await dialog.getByRole('button', { name: 'Pause Slow news' }).click()
  await expectToast(page, 'Success', 'The newsletter is paused.')
  await expect(dialog.getByText('Paused', { exact: true })).toBeVisible()
  await expect(dialog.getByText(/\d+ held back/)).toBeVisible()
  // What was in hand goes, and nothing is left that could follow.
  goOn()
  const countCopies = async () =>
    (await listIssues(admin.call)).find(({ subject }) => subject === 'Slow news')?.counts
  await expect.poll(countCopies).toMatchObject({ pending: 0, held: 19, sent: 1 })
  expect(mail.taken).toHaveLength(1)

  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Escape')
  // The server may be away, or be another version: what a tab is made of came with the sign-in.
  await page.route('**/assets/*', (route) => route.abort())
  await goTo(page, 'Newsletter')
  const issues = page.getByRole('list', { name: 'Newsletter issues' })
  const issue = issues.getByRole('listitem').filter({ hasText: 'Slow news' })
  await expect(issue.getByText('1 of 20')).toBeVisible()
  const plans = page.getByRole('list', { name: 'Scheduled newsletters' })
  await expect(plans.getByRole('listitem')).toContainText('Later news')
  await expectAccessible(page, 'issues')
  answerConfirm(page)
  await plans.getByRole('button', { name: 'Call off Later news' }).click()
  await expectToast(page, 'Success', 'The newsletter is no longer scheduled.')
  await expect(plans).toHaveCount(0)
  await issue.getByRole('button', { name: 'Resume Slow news' }).click()
  await expectToast(page, 'Success', 'The newsletter is resumed.')
  await expect(issue.getByText('20 of 20')).toBeVisible()
  await expect(issue.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20 of 20')
  await expect(issue.getByRole('button')).toHaveCount(0)
  expect(new Set(mail.taken.map(({ recipient }) => recipient)).size).toBe(20)
  expect(mail.taken).toHaveLength(20)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'issues on a phone')
})

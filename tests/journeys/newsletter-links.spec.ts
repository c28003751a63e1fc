import type { Page } from '@playwright/test'
import { newsletterLinks as words } from '../../content/en/pages/newsletter.ts'
import { expect, test } from '../support/journey.ts'
import { expectNoSidewaysScroll, look } from '../support/layout.ts'
import { askForLink, findReader, newReader, signUnsubscribe } from '../support/newsletter-links.ts'

const headings = (page: Page) => page.getByRole('heading', { level: 1 })

const widths = [1024, 320]

test('a reader confirms with the keyboard and leaves again; a link works once', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  const email = newReader()
  const link = await askForLink(page, server, email)

  // As a mail scanner does, and then the reader.
  for (let i = 0; i < 2; i += 1) {
    const response = await page.goto(link)
    expect(response?.status()).toBe(200)
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
  }
  expect(findReader(server, email)).toMatchObject({ status: 'pending' })
  await expect(headings(page)).toHaveText(words.confirm.title)
  await look(page, 'a link to confirm', widths)

  const other = await page.context().newPage()
  await other.goto(link)
  const confirm = page.getByRole('main').getByRole('button')
  await expect(confirm).toHaveText(words.confirm.submit)
  await confirm.press('Enter')
  const done = page.getByRole('status')
  await expect(done).toContainText(words.confirm.done.title)
  await expect(done).toBeFocused()
  await expect(confirm).toHaveCount(0)
  await look(page, 'confirmed', widths)
  expect(findReader(server, email)).toMatchObject({ status: 'active' })

  await test.step('another window with the same link says that it is done', async () => {
    await other.getByRole('button', { name: words.confirm.submit }).click()
    await expect(other.getByRole('status')).toContainText('you are subscribed')
    await expect(other.getByRole('status')).toBeFocused()
    await other.close()
  })

  expect((await page.goto(link))?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText(words.confirm.invalid.title)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectNoSidewaysScroll(page, 'a link that was used')

  await page.goto(await signUnsubscribe(server, Number(findReader(server, email)?.id)))
  expect(findReader(server, email)).toMatchObject({ status: 'active' })
  await look(page, 'a link to unsubscribe', widths)
  const leave = page.getByRole('main').getByRole('button', { name: words.unsubscribe.submit })
  await leave.press('Space')
  await expect(page.getByRole('status')).toContainText(words.unsubscribe.done.title)
  await expect(page.getByRole('status')).toBeFocused()
  await expectNoSidewaysScroll(page, 'unsubscribed')
  expect(findReader(server, email)).toMatchObject({ status: 'unsubscribed' })
  await page.getByRole('link', { name: words.back.text }).click()
  await expect(page).toHaveURL(/\/newsletter$/)

  await test.step('a link that is cut off says what to do', async () => {
    for (const purpose of ['confirm', 'unsubscribe'] as const) {
      expect((await page.goto(`/newsletter/${purpose}/7.1795165200000`))?.status()).toBe(404)
      await expect(headings(page)).toHaveText(words[purpose].title)
      await expect(page.getByRole('alert')).toContainText(words[purpose].invalid.title)
    }
    await look(page, 'no link to unsubscribe', widths)
    const help = page.getByRole('main').getByRole('link').first()
    await expect(help).toHaveAttribute('href', /^mailto:/)
  })
})

import type { Page } from '@playwright/test'
import { newsletterLinks as words } from '../../content/en/pages/newsletter.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'
import { askForLink, findReader, newReader, signUnsubscribe } from '../support/newsletter-links.ts'

const headings = (page: Page) => page.getByRole('heading', { level: 1 })

async function expectFits(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page, `${name}, ${width} px`)
  }
}

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
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expectFits(page, 'a link to confirm')
  await expectAccessible(page, 'a link to confirm')

  const other = await page.context().newPage()
  await other.goto(link)
  const confirm = page.getByRole('main').getByRole('button')
  await expect(confirm).toHaveText(words.confirm.submit)
  await confirm.focus()
  const [answer] = await Promise.all([
    page.waitForResponse((it) => it.request().method() === 'POST'),
    page.keyboard.press('Enter'),
  ])
  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  })
  const done = page.getByRole('status')
  await expect(done).toContainText(words.confirm.done.title)
  await expect(done).toBeFocused()
  await expect(confirm).toHaveCount(0)
  await expectFits(page, 'confirmed')
  await expectAccessible(page, 'confirmed')
  expect(findReader(server, email)).toMatchObject({ status: 'active' })

  await test.step('another window with the same link says that it is done', async () => {
    await other.getByRole('button', { name: words.confirm.submit }).click()
    await expect(other.getByRole('alert')).toContainText('you are subscribed')
    await expect(other.getByRole('alert')).toBeFocused()
    await other.close()
  })

  expect((await page.goto(link))?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText(words.confirm.invalid.title)
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
  await expectFits(page, 'a link that was used')

  await page.goto(await signUnsubscribe(server, Number(findReader(server, email)?.id)))
  expect(findReader(server, email)).toMatchObject({ status: 'active' })
  await expectFits(page, 'a link to unsubscribe')
  await page
    .getByRole('main')
    .getByRole('button', { name: words.unsubscribe.submit })
    .press('Space')
  await expect(page.getByRole('status')).toContainText(words.unsubscribe.done.title)
  await expect(page.getByRole('status')).toBeFocused()
  await expectFits(page, 'unsubscribed')
  expect(findReader(server, email)).toMatchObject({ status: 'unsubscribed' })
  await page.getByRole('link', { name: words.back.text }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
})

test('a link that is cut off says what to do', async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/)
  for (const purpose of ['confirm', 'unsubscribe'] as const) {
    expect((await page.goto(`/newsletter/${purpose}/7.1795165200000`))?.status()).toBe(404)
    await expect(headings(page)).toHaveText(words[purpose].title)
    await expect(page.getByRole('alert')).toContainText(words[purpose].invalid.title)
    await expectFits(page, `no link to ${purpose}`)
  }
  await expectAccessible(page, 'no link to unsubscribe')
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', /^mailto:/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the buttons are ordinary forms', async ({ page, server, allowConsole }) => {
    // With scripts off the browser refuses the preloads of scripts, and says so.
    allowConsole(/\.js: csp$/)
    const email = newReader()
    await page.goto(await askForLink(page, server, email))
    await page.getByRole('button', { name: words.confirm.submit }).click()
    await expect(page.getByRole('status')).toContainText(words.confirm.done.title)
    expect(findReader(server, email)).toMatchObject({ status: 'active' })
    await page.goto(await signUnsubscribe(server, Number(findReader(server, email)?.id)))
    await page.getByRole('button', { name: words.unsubscribe.submit }).click()
    await expect(page.getByRole('status')).toContainText(words.unsubscribe.done.title)
    expect(findReader(server, email)).toMatchObject({ status: 'unsubscribed' })
  })
})

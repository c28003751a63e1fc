import type { Page } from '@playwright/test'
import { newsletterPage } from '../../content/en/pages/newsletter.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectFits, expectNoSidewaysScroll } from '../support/layout.ts'
import { readStored } from '../support/stored-rows.ts'

const embedScript = 'head script[src="/newsletter-embed.js"]'
const frame = (page: Page) => page.locator('iframe')
const form = (page: Page) => page.frameLocator('iframe')

let people = 0
const newAddress = () => `reader-${process.pid}-${++people}@example.com`

test('the page says what readers get, and a reader signs up in a frame that fits, without leaving it', async ({
  page,
  server,
  allowConsole,
}) => {
  allowConsole(/400 \(Bad Request\)/)
  // In a narrow window the form is higher: in a wider one the frame must give back what it took.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height })
  await page.goto('/newsletter', { waitUntil: 'domcontentloaded' })
  await expect(form(page).getByLabel('Work email')).toBeVisible()
  await expect(frame(page)).not.toHaveAttribute('height', '523')
  await page.setViewportSize({ width, height })
  await expect(page.getByRole('main')).toContainText('Weekly, on Tuesdays')
  await expect(frame(page)).toHaveAttribute('height', '523')
  expect((await frame(page).boundingBox())?.height).toBe(523)
  await expect(form(page).getByLabel('Work email')).toBeVisible()
  await expectAccessible(page, '/newsletter')

  // With large letters the frame grows instead of scrolling, and nothing scrolls at 320 px.
  await page.setViewportSize({ width: 320, height: 640 })
  const root = form(page).locator('html')
  await root.evaluate((html) => {
    html.style.fontSize = '150%'
  })
  await expect.poll(async () => (await frame(page).boundingBox())?.height).toBeGreaterThan(523)
  await expectFits(root)
  await expectNoSidewaysScroll(page, '320 px')
  await root.evaluate((html) => {
    html.style.fontSize = ''
  })
  await page.setViewportSize({ width, height })

  const email = newAddress()
  const field = form(page).getByLabel('Work email')
  const subscribe = form(page).getByRole('button', { name: 'Subscribe' })
  await field.fill('reader@')
  await subscribe.click()
  await expect(form(page).getByText('Please enter a valid email address.')).toBeVisible()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('reader@')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page, 'the sign-up form with its error')
  await field.fill(email)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveAccessibleDescription('')
  await field.press('Enter')
  await expect(form(page).getByRole('status')).toContainText(
    'the link that confirms your address will not reach you',
  )
  // With its own styles, which the form did not need: the steps to come are numbered beside their text.
  const steps = form(page).locator('[data-newsletter-form] ol > li').first()
  await expect(steps).toHaveCSS('display', 'grid')
  await expect(page).toHaveURL(/\/newsletter$/)
  const stored = readStored(server, 'subscribers').filter((row) => row.email === email)
  expect(stored).toMatchObject([{ status: 'pending' }])
})

test('the form alone answers a known address as a new one, and says when there is no connection; its script is in the head once', async ({
  page,
  allowConsole,
}) => {
  await page.goto('/newsletter')
  await expect(page.locator(embedScript)).toHaveCount(1)
  // Our links are plain; React Router, where it runs, can still change pages without a document.
  const go = (path: string) =>
    page.evaluate((to) => {
      const { __reactRouterDataRouter: router } = window as unknown as {
        __reactRouterDataRouter: { navigate: (to: string) => Promise<void> }
      }
      return router.navigate(to)
    }, path)
  await page.goto('/contact')
  await expect(page.locator(embedScript)).toHaveCount(0)
  // The framework comes when its part is touched.
  await page.getByLabel('Name').focus()
  await page.waitForFunction(() => '__reactRouterDataRouter' in window)
  for (const path of ['/newsletter', '/contact', '/newsletter']) await go(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsletterPage.title)
  await expect(page.locator(embedScript)).toHaveCount(1)

  await page.goto('/newsletter/embed')
  await expect(page.getByRole('banner')).toHaveCount(0)
  const policy = page.getByRole('link', { name: 'privacy policy' })
  await expect(policy).toHaveAttribute('target', '_blank')
  await expectAccessible(page, '/newsletter/embed')
  // A known address gets the same answer as a new one.
  const answers: string[] = []
  const known = newAddress()
  for (const email of [known, known]) {
    const answer = await page.request.post('/newsletter/embed', { form: { email } })
    expect(answer.status()).toBe(200)
    answers.push(await answer.text())
  }
  expect(answers[1]).toBe(answers[0])
  // Without a connection the form says so and keeps the address.
  allowConsole(/Failed to load resource|request failed: POST/)
  await page.route('**/newsletter/embed', (route) => route.abort('internetdisconnected'))
  await page.getByLabel('Work email').fill('reader@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('Please try again later.')
  await expect(page.getByLabel('Work email')).toHaveValue('reader@example.com')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeEnabled()
})

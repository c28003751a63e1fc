import type { Page } from '@playwright/test'
import { servicePage } from '../../content/en/pages/service.ts'
import { footer } from '../../content/en/site.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'

const path = '/governance-in-a-box'

function countdown(page: Page, which: 'specified' | 'next') {
  return page.locator(`[data-countdown="${which}"]`)
}

/** Days, hours and minutes as shown. */
function figures(page: Page, which: 'specified' | 'next') {
  return countdown(page, which).locator('[data-unit]')
}

function calculator(page: Page) {
  return page.getByRole('region', { name: 'Cost vs. Risk' })
}

test('the countdown is renewed every 60 seconds, not sooner, and turns to the next date at zero', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-08-01T23:57:30Z' })
  await page.goto(path)
  const timer = page.getByRole('timer', { name: /EU AI Act deadline/ })
  await expect(timer, 'a timer with a name, and no live region').toBeVisible()
  await expect(page.locator('[role="timer"][aria-live], [aria-live] [role="timer"]')).toHaveCount(0)
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '02'])
  await page.clock.runFor(55_000)
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '02'])
  await page.clock.runFor(10_000)
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '01'])
  await page.clock.runFor(120_000)
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '00'])
  await expect(countdown(page, 'specified')).toContainText('This date has passed')
  // To 2 December 2027: 122 days to 2 December 2026 and 365 more, begun.
  await expect(figures(page, 'next')).toHaveText(['486', '23', '59'])
})

test('the page says what each plan costs and where it leads, and works out fine, fee, ratio and share', async ({
  page,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expectNoSidewaysScroll(page, 'the service', [1024, 320])
  await page.setViewportSize({ width: 1280, height: 720 })
  // What is typed before the script has come counts.
  await page.getByLabel(/revenue/i).fill('1000000000')
  await expect(page.getByRole('button', { name: 'Calculate' })).toBeDisabled()
  release()
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.getByText('3,438x coverage')).toBeVisible()
  const expected = [
    ['core', '£1,985', '/contact?plan=core'],
    ['scale', '£4,985', '/contact?plan=scale'],
    ['enterprise', '£9,800', 'mailto:sales@plumbline.example?subject=ENTERPRISE%20plan'],
  ] as const
  for (const [plan, price, href] of expected) {
    const card = page.locator(`[data-plan="${plan}"]`)
    await expect(card).toContainText(price)
    await expect(card.getByRole('link')).toHaveAttribute('href', href)
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1)
  await expect(page.locator('[data-plan="scale"]')).toContainText('Most Popular')
  const call = page.getByRole('link', { name: 'Book 20-min Call' })
  await expect(call.first()).toHaveAttribute('href', '/contact?plan=call')
  for (const summary of await page.locator('main summary').all()) await summary.click()
  await expectAccessible(page, 'the service page, all open')
  await page.getByLabel('Annual revenue (£)').fill('500000000')
  await page.getByRole('button', { name: 'Calculate' }).click()
  // 500,000,000 × 1.17 × 7% = 40,950,000; / 23,820 = 1,719.14; 0.0582%. Then the other ceilings.
  await expect(calculator(page).locator('dl dd')).toHaveText([
    ...['€40,950,000', '€17,550,000', '€35,000,000', '€15,000,000'],
    ...['£23,820', '0.06% of the maximum fine', '1,719x coverage'],
  ])
  const revenue = page.getByLabel('Annual revenue (£)')
  const calculate = page.getByRole('button', { name: 'Calculate' })
  await revenue.fill('a lot')
  await revenue.press('Enter')
  await expect(page.getByText('Please enter a number.')).toBeVisible()
  await expect(revenue).toHaveAttribute('aria-invalid', 'true')
  await expect(calculator(page).locator('dl')).toHaveCount(0)
  // Separators come while typing, and the caret stays with its digit.
  await revenue.fill('')
  await revenue.pressSequentially('2500000')
  await expect(revenue).toHaveValue('2,500,000')
  await revenue.press('Home')
  await revenue.press('ArrowRight')
  await revenue.pressSequentially('75')
  await expect(revenue).toHaveValue('275,500,000')
  await revenue.fill('25000000')
  await revenue.press('Enter')
  await expect(page.getByText('Please enter a number.')).toHaveCount(0)
  await expect(page.getByText('1,469x coverage')).toBeVisible()
  await revenue.fill('')
  await expect(calculate).toBeDisabled()
})

test('every anchor of the footer leads to a part that opens and is in view', async ({ page }) => {
  for (const { href } of footer.service.links) {
    await page.goto(href)
    // The row is found open, its heading and what it says in sight.
    const part = page.locator(new URL(href, 'http://site').hash)
    await expect(part).toBeInViewport()
    const row = page.locator('#inside details', { has: part })
    await expect(row.getByRole('heading', { level: 3 })).toBeInViewport()
  }
  await page.goto(path)
  // The price of a size: by a plain form, on the first screen of a phone.
  await page.setViewportSize({ width: 390, height: 844 })
  const employees = page.getByLabel('How many employees?')
  await expect(employees).toBeInViewport({ ratio: 1 })
  await employees.fill('a few')
  await page.getByRole('button', { name: 'Show my price' }).click()
  await expect(employees).toHaveAccessibleDescription(/Please enter a whole number/)
  const border = () => employees.evaluate((field) => getComputedStyle(field).borderTopWidth)
  expect(await border()).toBe('2px')
  await employees.fill('300')
  await employees.blur()
  await expect.poll(border).toBe('1px')
  await employees.press('Enter')
  await expect(employees).toHaveAccessibleDescription(/SCALE: £4,985 a month, £59,820 a year\./)
  await expect(employees).toHaveValue('300')
  await expect(page.getByRole('link', { name: 'Choose SCALE' }).first()).toBeInViewport()
  await page.goto(path)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('link', { name: 'See the plans' }).click()
  await expect(page.getByRole('heading', { name: /Three plans/ })).toBeInViewport()
  const strip = page.getByRole('navigation', { name: servicePage.strip.label })
  for (const { text, href } of servicePage.strip.links) {
    await strip.getByRole('link', { name: text }).click()
    // Under the header and the strip, not behind them; both stay in sight.
    await expect(page.locator(href).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await expect(strip).toBeInViewport({ ratio: 1 })
  }
})

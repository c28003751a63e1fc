import type { Page } from '@playwright/test'
import { homePage } from '../../content/en/pages/home.ts'
import { resources } from '../../content/en/resources.ts'
import { mainMenu } from '../../content/en/site.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll } from '../support/layout.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Days, hours, minutes and seconds as shown. */
function figures(page: Page, which: 'specified' | 'next') {
  return page.locator(`[data-countdown="${which}"] [data-unit]`)
}

test('the countdown runs to 2 August 2026 alone while that lies ahead, and turns to the next date at zero', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-07-30T20:57:55Z' })
  await page.goto('/')
  await expect(page.locator('[data-countdown="specified"]')).toContainText('2 August 2026')
  await page.clock.pauseAt('2026-07-30T20:58:00Z')
  // To midnight of 2 August: two days, three hours, two minutes.
  await expect(figures(page, 'specified')).toHaveText(['2', '03', '02', '00'])
  await page.clock.runFor(1_000)
  await expect(figures(page, 'specified')).toHaveText(['2', '03', '01', '59'])
  await expect(page.locator('[data-countdown="next"]')).toBeHidden()
  await page.clock.pauseAt('2026-08-01T23:59:58Z')
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '00', '02'])
  await page.clock.runFor(3_000)
  await expect(figures(page, 'specified')).toHaveText(['0', '00', '00', '00'])
  await expect(page.getByText('This date has passed')).toBeVisible()
  // One second into 2 August 2026: 122 days to 2 December 2026 and 365 to that of 2027, begun.
  await expect(figures(page, 'next')).toHaveText(['486', '23', '59', '59'])
})

test('Home is steady and whole: sections in order, sources, buttons that lead where they say, and a menu', async ({
  page,
}) => {
  const response = await page.goto('/?utm_source=test')
  const sent = await response?.text()
  const head = () => page.locator('head').evaluate((it) => it.querySelectorAll('meta').length)
  await expect(figures(page, 'next').first()).toBeVisible()
  expect(await head()).toBe(sent?.match(/<meta /g)?.length)
  // Kept as the server sent it: the words of these parts are in no script.
  await expect(page.locator('#home-body')).toContainText(homePage.founder.title)
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 1_500)
      }),
  )
  // A font that arrives late moves a line by a few pixels; 0.1 is what a reader notices.
  expect(shift).toBeLessThan(0.01)
  await expectAccessible(page, 'Home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homePage.hero.title)
  const titles = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  expect(titles).toEqual([
    homePage.quickscorePrompt.title,
    homePage.components.title,
    homePage.problem.title,
    homePage.solution.title,
    homePage.law.title,
    homePage.insights.title,
    homePage.founder.title,
    homePage.newsletter.title,
    'Ready to validate across the EU & UK?',
    'Sources',
  ])
  const expected = [
    ['Take the QuickScore', '/quickscore'],
    ['Get in touch →', '/contact'],
    ['See the whole specimen', '/quickscore/specimen'],
    ['I use hiring AI', '/quickscore?aud=ta'],
    ['I sell hiring AI', '/quickscore?aud=vendor'],
    ['Regulators', '/for-regulators'],
    ['We publish our mistakes', '/corrections'],
    ['Explore the service', '/governance-in-a-box'],
    ['Get Started', '/contact'],
    ['View all articles', '/insights'],
    ['Read the story', '/about'],
    ['See the newsletter', '/newsletter'],
    ['contact@plumbline.example', 'mailto:contact@plumbline.example'],
  ] as const
  for (const [name, href] of expected) {
    const link = page.getByRole('main').getByRole('link', { name, exact: true })
    await expect(link.first(), name).toHaveAttribute('href', href)
  }
  const main = page.getByRole('main')
  // A reader who counts misses no section, on a phone either.
  const numbers = main.locator('p > .font-serif.figures').filter({ visible: true })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(numbers).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  }
  for (const figure of ['200+', '73%', '15 to 20%', '70+', '40+']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible()
  }
  await expect(main).toContainText('up to €35M or 7% of global annual turnover')
  await test.step('the header gains its shadow past 10 px', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    const header = page.locator('[data-site-header]')
    await page.mouse.wheel(0, 8)
    await expect(header).not.toHaveAttribute('data-scrolled')
    await page.mouse.wheel(0, 80)
    await expect(header).toHaveAttribute('data-scrolled')
  })
  // Which is also 400% zoom.
  await page.setViewportSize({ width: 320, height: 256 })
  await expectNoSidewaysScroll(page, 'Home', [1024, 320])

  // On a phone the menu opens, holds every page, and closes on choice and on Escape.
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const toggle = page.locator('summary', { hasText: 'Menu' })
  await expect(menu).toBeHidden()
  await toggle.click()
  await expect(menu).toBeVisible()
  const names = mainMenu.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  for (const { text, href } of [
    ...names,
    { text: 'QuickScore Assessment', href: '/quickscore' },
    ...resources,
  ]) {
    await expect(menu.getByRole('link', { name: text, exact: true })).toHaveAttribute('href', href)
  }
  await expectAccessible(page, 'Home with its menu open')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(toggle).toBeFocused()
  await toggle.click()
  await menu.getByRole('link', { name: 'Newsletter' }).click()
  await expect(page).toHaveURL(/\/newsletter$/)
  await expect(menu).toBeHidden()
})

import type { Page } from '@playwright/test'
import { aboutPage } from '../../content/en/pages/about.ts'
import { audiencePages } from '../../content/en/pages/audiences/index.ts'
import { benchmarkRequestPage } from '../../content/en/pages/benchmark-request.ts'
import { privacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { termsOfService } from '../../content/en/pages/terms-of-service.ts'
import { expect, expectAccessible, overflowOf, test } from '../support/journey.ts'

const plainPages = [
  { path: '/about', ...aboutPage, heading: aboutPage.title },
  ...audiencePages.map(({ route, meta, hero }) => ({ path: route, meta, heading: hero.title })),
  { path: '/benchmark-request', ...benchmarkRequestPage, heading: benchmarkRequestPage.title },
  { path: '/state-of-hiring-ai', ...statePage, heading: statePage.title },
  { path: '/privacy-policy', ...privacyPolicy, heading: privacyPolicy.title },
  { path: '/terms-of-service', ...termsOfService, heading: termsOfService.title },
]
async function listTargets(page: Page, within: string): Promise<string[]> {
  const links = await page.locator(`${within} a[href]`).all()
  const hrefs = await Promise.all(links.map((link) => link.getAttribute('href')))
  return [...new Set(hrefs.flatMap((href) => href ?? []))]
}

/** Where the pages of an audience lead on, with their audience and source. */
const onwardFrom: Record<string, string[]> = {
  '/for-ta-teams': [
    '/quickscore?utm_source=audience_page&aud=ta',
    '/contact?aud=ta&utm_source=audience_page',
  ],
  '/for-hrtech-vendors': [
    '/quickscore?utm_source=audience_page&aud=vendor',
    '/contact?aud=vendor&utm_source=audience_page',
  ],
  '/for-analysts': [
    '/benchmark-request?utm_source=audience_page',
    '/quickscore/methodology',
    '/state-of-hiring-ai',
  ],
  '/for-regulators': ['/contact?aud=reg&utm_source=audience_page', '/quickscore/methodology'],
  '/benchmark-request': ['/contact?aud=analyst', '/quickscore/methodology', '/state-of-hiring-ai'],
}

/** Three pains, a list of help and three questions. */
async function expectParts(page: Page, { pains, help, faq }: (typeof audiencePages)[number]) {
  const section = page.getByRole('region', { name: pains.title })
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByRole('heading', { name: help.title })).toBeVisible()
  const questions = page.getByRole('region', { name: faq.title })
  await expect(questions.getByRole('group')).toHaveCount(3)
}

for (const { path, meta, heading } of plainPages) {
  test(`${path} says what it is, leads on, fits 320 px and has no fault`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page).toHaveTitle(meta.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const described = page.locator('meta[name="description"]')
    await expect(described).toHaveAttribute('content', meta.description)
    const canonical = page.locator('link[rel="canonical"]')
    await expect(canonical).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`))
    const shared = page.locator('meta[property="og:image"]')
    await expect(shared).toHaveAttribute('content', new RegExp(`/social${path}\\.png$`))
    const targets = await listTargets(page, 'main')
    for (const anchor of targets.filter((href) => href.startsWith('#'))) {
      await expect(page.locator(anchor), anchor).toHaveCount(1)
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    const audience = audiencePages.find(({ route }) => route === path)
    if (audience) await expectParts(page, audience)
    // The drawings lead to the law and to what to keep besides.
    const onward = targets.filter((href) => /^\/(?!(law|evidence|insights)\b)/.test(href))
    if (path in onwardFrom) expect(onward.sort()).toEqual(onwardFrom[path]?.sort())
    expect(scripts, 'no script of the framework').toEqual(['/site.js'])
    await page.setViewportSize({ width: 1280, height: 720 })
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectAccessible(page, path)
  })
}

test('who comes from the vendors’ page has said what they are', async ({ page }) => {
  await page.goto('/for-hrtech-vendors')
  await page.getByRole('link', { name: 'Take QuickScore as a vendor' }).first().click()
  await expect(page.getByRole('radio', { name: 'An HR-tech vendor' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()
})

test('a statement of law leads to its source, and the source to the text', async ({ page }) => {
  await page.goto('/for-hrtech-vendors')
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click()
  const source = page.locator('#source-1')
  await expect(source).toBeInViewport()
  await expect(source.getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  await expect(source).toContainText('Compared with our notes on 22 November 2026')
})

// Lost otherwise: a link to one section of a legal text shows a closed page, and paper shows titles only.
test('a section of a legal text opens by keyboard, by its address and on paper', async ({
  page,
}) => {
  await page.goto('/privacy-policy')
  const right = page.getByText(privacyPolicy.sections.at(-1)?.title ?? '')
  const section = page.locator(`#${privacyPolicy.sections.at(-1)?.id}`)
  await expect(section).toBeHidden()
  await right.locator('xpath=ancestor::summary').focus()
  await page.keyboard.press('Enter')
  await expect(section).toBeVisible()
  const second = page.locator(`#${privacyPolicy.sections[1]?.id}`)
  await page.goto(`/privacy-policy#${privacyPolicy.sections[1]?.id}`)
  await expect(second).toBeInViewport()
  await page.goto('/terms-of-service')
  const folded = page.locator(`#${termsOfService.sections[2]?.id}`)
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions open and the menu works', async ({ page }) => {
    await page.goto('/for-ta-teams')
    await page.getByText('What does QuickScore cost').click()
    await expect(page.getByText('QuickScore is free and unlimited.')).toBeVisible()
    await page.getByText('Who we help').first().click()
    await page.getByRole('banner').getByRole('link', { name: 'Industry analysts' }).click()
    await expect(page).toHaveURL(/\/for-analysts$/)
  })
})

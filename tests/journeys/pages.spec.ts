import type { Page } from '@playwright/test'
import { legalCases } from '../../content/en/law/cases.ts'
import { lawChanges } from '../../content/en/law/changes.ts'
import { corrections } from '../../content/en/law/corrections.ts'
import { countryRules } from '../../content/en/law/countries.ts'
import { crosswalks } from '../../content/en/law/crosswalk.ts'
import { fundamentalRightsPage } from '../../content/en/law/fundamental-rights.ts'
import * as law from '../../content/en/law/words.ts'
import { aboutPage } from '../../content/en/pages/about.ts'
import { audiencePages } from '../../content/en/pages/audiences/index.ts'
import { benchmarkRequestPage } from '../../content/en/pages/benchmark-request.ts'
import { privacyPolicy } from '../../content/en/pages/privacy-policy.ts'
import { statePage } from '../../content/en/pages/state-of-hiring-ai.ts'
import { termsOfService } from '../../content/en/pages/terms-of-service.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { look } from '../support/layout.ts'

const wordPages = {
  '/about': aboutPage.title,
  ...Object.fromEntries(audiencePages.map(({ route, hero }) => [route, hero.title])),
  '/benchmark-request': benchmarkRequestPage.title,
  '/state-of-hiring-ai': statePage.title,
  '/privacy-policy': privacyPolicy.title,
  '/terms-of-service': termsOfService.title,
}
const lawPages = {
  '/law': law.lawPage,
  '/law/changes': law.changesPage,
  '/law/crosswalk': law.crosswalkPage,
  '/law/cases': law.casesPage,
  '/law/countries': law.countriesPage,
  '/law/united-states': law.unitedStatesPage,
  '/law/fundamental-rights': fundamentalRightsPage,
  '/evidence': law.evidencePage,
  '/corrections': law.correctionsPage,
}

/** What stands in a page of the law by an address of its own, and how many rows its table has. */
const entries: Record<string, readonly { id: string }[]> = {
  '/law/changes': lawChanges,
  '/law/cases': legalCases,
  '/law/countries': countryRules,
  '/law/crosswalk': crosswalks,
}
const rows: Record<string, number> = { '/evidence': 27, '/corrections': corrections.length }

/** On a phone, with no script of the framework. */
async function open(page: Page, path: string, title: string, scripts = ['/site.js']) {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(loaded.filter((name) => name.endsWith('.js')).sort(), path).toEqual(scripts)
}

test('every page of words comes with one small script, fits 320 px and has no fault, all open', async ({
  page,
}) => {
  for (const [path, title] of Object.entries(wordPages)) {
    await open(page, path, title)
    const audience = audiencePages.find(({ route }) => route === path)
    if (audience) {
      const { pains, help, faq } = audience
      const inPart = (name: string) => page.getByRole('region', { name })
      await expect(inPart(pains.title).getByRole('heading', { level: 3 })).toHaveCount(3)
      await expect(page.getByRole('heading', { name: help.title })).toBeVisible()
      await expect(inPart(faq.title).getByRole('group')).toHaveCount(3)
    }
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await look(page, path, [320, 1024])
  }
})

// Lost otherwise: a reader on a phone who does not see on which of nine pages they are, or how old it is.
test('every page of the law fits a phone and a desk, says where one is and when it was compared', async ({
  page,
  context,
}) => {
  for (const [path, { title, feed }] of Object.entries(lawPages)) {
    await open(page, path, title, path === '/evidence' ? ['/copy-text.js', '/site.js'] : undefined)
    const current = page.getByRole('navigation', { name: 'Reference pages' })
    await expect(current.locator('[aria-current=page]')).toHaveAttribute('href', path)
    await expect(current.locator('[aria-current=page]')).toBeInViewport()
    await expect(page.getByText('Last compared with our research notes on')).toBeVisible()
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', feed)
    await look(page, path, [1024, 320])
    for (const { id } of entries[path] ?? []) {
      await expect(page.locator(`#${id}`), id).toHaveCount(1)
    }
    if (path in rows) await expect(page.locator('tbody tr')).toHaveCount(rows[path] ?? 0)
    if (path === '/law/changes') {
      await expect(page.locator('#date-ai-act-hiring')).toContainText('First set for 2 August 2026')
      await expect(page.locator('#date-gb-six-months-claims')).toContainText('Not confirmed')
    }
    if (path !== '/evidence') continue
    // Pasted into a sheet: one row a question, and no column's name within a cell.
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: law.evidenceWords.copy }).click()
    await expect(page.getByRole('button', { name: law.evidenceWords.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    const [head, ...lines] = copied.split('\n').map((row) => row.split('\t'))
    expect(head).toEqual(law.evidenceWords.columns)
    expect(lines.map((row) => row.length)).toEqual(Array.from({ length: 27 }, () => 6))
    expect(lines[0]?.slice(0, 2)).toEqual([
      'Policies documented A1',
      'Policy; Announcement; Workforce record',
    ])
  }
})

// Lost otherwise: a reader takes for binding what cannot bind them.
test('the table of the law narrows to where one hires, and each entry has an address', async ({
  page,
}) => {
  await page.goto('/law')
  await expect(page.locator('#gdpr-35').locator('..').locator('article')).toHaveCount(2)
  // Entries are folded, yet in the page; a reader who follows a link to one finds it open.
  await expect(page.locator('#gdpr-35')).toBeHidden()
  const { all, title } = law.lawWords.filter
  const filter = page.getByRole('navigation', { name: title })
  await page.getByText(all.split('{total} ')[1] ?? '').click()
  await filter.getByRole('link', { name: 'N. Ireland' }).click()
  await filter.getByRole('link', { name: 'Employers' }).click()
  await expect(page).toHaveURL(/\/law\?where=ni&role=buyer$/)
  await expect(page.getByText(/^\d+ of \d+ provisions: N. Ireland, Employers$/)).toBeVisible()
  await expect(page.locator('#uk-gdpr-35')).toContainText('UK GDPR')
  await expect(page.locator('#gdpr-35')).toHaveCount(0)
  await expect(page.locator('article', { hasText: 'Equality Act' })).toHaveCount(0)
  const folded = page.locator('main details:not([open]) > summary')
  while ((await folded.count()) > 0) await folded.first().click()
  await expectAccessible(page, 'the table of the law, narrowed and opened')
  // What was chosen goes along to the other pages that can be narrowed.
  const reference = page.getByRole('navigation', { name: 'Reference pages' })
  await reference.getByRole('link', { name: 'Changes' }).click()
  await expect(page).toHaveURL(/\/law\/changes\?where=ni&role=buyer$/)
  await expect(page.locator('#ai-omnibus')).toHaveCount(0)
  await filter.getByRole('link', { name: 'All' }).click()
  await expect(page.locator('#ai-omnibus')).toHaveCount(1)
  await page.goto('/law#eqa-19')
  await expect(page.locator('#eqa-19')).toBeVisible()
  await page.goto('/law?where=nowhere&role=nobody#aia-26-11')
  await expect(page.locator('#aia-26-11')).toBeInViewport()
})

// Lost otherwise: a link to one section of a legal text shows a closed page, and paper shows titles only.
test('a vendor has said what they are, a statement leads to its source, and a legal text opens by keyboard, address and on paper', async ({
  page,
}) => {
  await page.goto('/for-hrtech-vendors')
  await page.getByRole('link', { name: 'Source 1', exact: true }).first().click()
  await expect(page.locator('#source-1')).toBeInViewport()
  await expect(page.locator('#source-1').getByRole('link')).toHaveAttribute('href', /^https:\/\//)
  await page.getByRole('link', { name: 'Take QuickScore as a vendor' }).first().click()
  await expect(page.getByRole('radio', { name: 'An HR-tech vendor' })).toBeChecked()
  await expect(page.getByRole('button', { name: 'Start Assessment' })).toBeEnabled()

  const [, second] = privacyPolicy.sections
  const last = privacyPolicy.sections.at(-1)
  await page.goto('/privacy-policy')
  const section = page.locator(`#${last?.id}`)
  await expect(section).toBeHidden()
  await page
    .getByText(last?.title ?? '')
    .locator('xpath=ancestor::summary')
    .press('Enter')
  await expect(section).toBeVisible()
  await page.goto(`/privacy-policy#${second?.id}`)
  await expect(page.locator(`#${second?.id}`)).toBeInViewport()
  await page.goto('/terms-of-service')
  const folded = page.locator(`#${termsOfService.sections[2]?.id}`)
  await expect(folded).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(folded).toBeVisible()
  // A browser without that style prints what is open.
  await page.emulateMedia({ media: null })
  for (const [event, isOpen] of [
    ['beforeprint', true],
    ['afterprint', false],
  ] as const) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), event)
    await expect(folded).toBeVisible({ visible: isOpen })
  }
})

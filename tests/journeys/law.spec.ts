import { legalCases } from '../../content/en/law/cases.ts'
import { corrections } from '../../content/en/law/corrections.ts'
import { countryRules } from '../../content/en/law/countries.ts'
import { crosswalks } from '../../content/en/law/crosswalk.ts'
import { fundamentalRightsPage } from '../../content/en/law/fundamental-rights.ts'
import * as words from '../../content/en/law/words.ts'
import { expect, expectAccessible, overflowOf, test } from '../support/journey.ts'

const pages = [
  { path: '/law', page: words.lawPage },
  { path: '/law/changes', page: words.changesPage },
  { path: '/law/crosswalk', page: words.crosswalkPage },
  { path: '/law/cases', page: words.casesPage },
  { path: '/law/countries', page: words.countriesPage },
  { path: '/law/united-states', page: words.unitedStatesPage },
  { path: '/law/fundamental-rights', page: fundamentalRightsPage },
  { path: '/evidence', page: words.evidencePage },
  { path: '/corrections', page: words.correctionsPage },
]

for (const { path, page: words } of pages) {
  test(`${path} is whole without script, on a phone and on a desk, and says when it was compared`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    const current = page.getByRole('navigation', { name: 'Pages of reference' })
    await expect(current.locator('[aria-current=page]')).toHaveAttribute('href', path)
    await expect(current.locator('[aria-current=page]')).toBeInViewport()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflowOf(page), `${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page, `${path} at ${width} px`, width === 320 ? undefined : ['light'])
    }
    await expect(page).toHaveTitle(words.meta.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByText('Last compared with our research notes on')).toBeVisible()
    const feed = page.locator('link[type="application/rss+xml"]')
    await expect(feed).toHaveAttribute('href', words.feed)
    const copies = path === '/evidence' ? ['/copy-text.js'] : []
    expect(new Set(scripts)).toEqual(new Set(['/site.js', ...copies]))
  })
}

test('the pages hold every entry, by an address of its own', async ({ page, context }) => {
  await page.goto('/law/changes')
  await expect(page.locator('#ai-omnibus')).toContainText('2 December 2027')
  await expect(page.locator('#date-ai-act-hiring')).toContainText('First set for 2 August 2026.')
  await expect(page.locator('#date-gb-six-months-claims')).toContainText('Not confirmed')
  await page.goto('/law/cases')
  for (const { id } of legalCases) await expect(page.locator(`#${id} dt`)).toHaveCount(5)
  await page.goto('/law/countries')
  for (const { id, rules } of countryRules) {
    await expect(page.locator(`#${id} dt`)).toHaveCount(rules.length)
  }
  await page.goto('/law/crosswalk')
  for (const { id, rows } of crosswalks) {
    await expect(page.locator(`#${id} tbody tr`)).toHaveCount(rows.length)
  }
  await page.goto('/evidence')
  await expect(page.locator('tbody tr')).toHaveCount(27)
  // Pasted into a sheet: one row a question, and no column's name within a cell.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: words.evidenceWords.copy }).click()
  await expect(page.getByRole('button', { name: words.evidenceWords.copied })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  const [head, ...rows] = copied.split('\n').map((row) => row.split('\t'))
  expect(head).toEqual(words.evidenceWords.columns)
  expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 27 }, () => 6))
  expect(rows[0]?.slice(0, 2)).toEqual([
    'Policies documented A1',
    'Policy; Announcement; Workforce record',
  ])
  await page.goto('/corrections')
  await expect(page.locator('tbody tr')).toHaveCount(corrections.length)
})

// Lost otherwise: a reader takes for binding what cannot bind them.
test('the table of the law narrows to where one hires, and each entry has an address', async ({
  page,
}) => {
  await page.goto('/law')
  const twins = page.locator('#gdpr-35').locator('..')
  await expect(twins.locator('article')).toHaveCount(2)
  // Entries are folded, yet in the page; a reader who follows a link to one finds it open.
  await expect(page.locator('#gdpr-35')).toBeHidden()
  const { all, title } = words.lawWords.filter
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
  const reference = page.getByRole('navigation', { name: 'Pages of reference' })
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

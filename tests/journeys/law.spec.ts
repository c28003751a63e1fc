import { legalCases } from '../../content/law/cases.ts'
import { corrections } from '../../content/law/corrections.ts'
import { countryRules } from '../../content/law/countries.ts'
import { crosswalks } from '../../content/law/crosswalk.ts'
import * as words from '../../content/law/words.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

const pages = [
  { path: '/law/changes', page: words.changesPage },
  { path: '/law/crosswalk', page: words.crosswalkPage },
  { path: '/law/cases', page: words.casesPage },
  { path: '/law/countries', page: words.countriesPage },
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
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
      await expectAccessible(page, `${path} at ${width} px`)
    }
    await expect(page).toHaveTitle(words.meta.title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    await expect(page.getByText('Last compared with our research notes on')).toBeVisible()
    const current = page.getByRole('navigation', { name: 'Pages of reference' })
    await expect(current.locator('[aria-current=page]')).toHaveAttribute('href', path)
    expect(new Set(scripts)).toEqual(new Set(['/site.js']))
  })
}

test('the pages hold every entry, by an address of its own', async ({ page }) => {
  await page.goto('/law/changes')
  await expect(page.locator('#ai-omnibus')).toContainText('2 December 2027')
  await expect(page.locator('#date-ai-act-hiring')).toContainText('First set for 2 August 2026.')
  await expect(page.locator('#date-gb-six-months-claims')).toContainText('Not confirmed')
  await page.goto('/law/cases')
  for (const { id } of legalCases) await expect(page.locator(`#${id} dt`)).toHaveCount(5)
  await page.goto('/law/countries')
  for (const { id } of countryRules) await expect(page.locator(`#${id} dt`)).toHaveCount(3)
  await page.goto('/law/crosswalk')
  for (const { id, rows } of crosswalks) {
    await expect(page.locator(`#${id} tbody tr`)).toHaveCount(rows.length)
  }
  await page.goto('/evidence')
  await expect(page.locator('tbody tr')).toHaveCount(27)
  await page.goto('/corrections')
  await expect(page.locator('tbody tr')).toHaveCount(corrections.length)
})

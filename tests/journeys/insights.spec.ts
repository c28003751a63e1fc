import type { Page } from '@playwright/test'
import { starterPosts } from '../../content/en/starter/index.ts'
import { olderPosts, specimen } from '../support/articles.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { expectNoSidewaysScroll, look } from '../support/layout.ts'

const newestFirst = starterPosts.toReversed()
const [newest] = newestFirst
const publicPosts = starterPosts.length + 2 + olderPosts
const newestPath = `/insights/${newest?.slug}`

const entryTitles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => page.locator('h2#articles')
const scripts = (page: Page) =>
  page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
const canonical = (page: Page) => page.locator('head link[rel=canonical]')

test('the list shows published articles, newest first, with all that belongs to each, and leads on; what is not public is not found', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  await page.goto('/insights')
  await expect(count(page)).toHaveText(`${publicPosts} articles`)
  const titles = await entryTitles(page)
  expect(titles).toHaveLength(12)
  expect(titles.slice(0, 5)).toEqual([
    ...newestFirst.map(({ title }) => title),
    specimen.title,
    'Title of typed-as-text',
  ])
  const first = page.getByRole('article').first()
  await expect(first.getByText('November 17, 2026')).toBeVisible()
  await expect(first.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(first.getByRole('link', { name: 'Bias & fairness' })).toBeVisible()
  await expect(first.getByRole('link', { name: 'United Kingdom' })).toBeVisible()
  for (const type of ['application/rss+xml', 'application/atom+xml']) {
    const feed = await page.locator(`head link[type="${type}"]`).getAttribute('href')
    expect(await (await request.get(feed ?? '')).text()).toContain(newest?.title)
    await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible()
  }
  expect(await scripts(page)).toEqual(['/site.js'])
  await look(page, '/insights', [320, 1024])

  await first.getByRole('link', { name: newest?.title ?? '' }).click()
  await expect(page).toHaveURL(newestPath)
  await expect(page.locator('time').first()).toHaveText('November 17, 2026')
  await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buying & vendors' })).toBeVisible()
  // The rest are drawn by the same parts; every part is judged in an article of its own.
  await look(page, newestPath, [320, 1024])
  const more = page.getByRole('region', { name: 'Explore More Insights' })
  await expect(more.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
  await expect(more.getByRole('link', { name: newest?.title ?? '' })).toHaveCount(0)
  await more.getByRole('link', { name: 'View all articles' }).click()
  await expect(page).toHaveURL('/insights')
  await page.goto('/insights?q=zebra')
  expect(await scripts(page)).toEqual(['/site.js'])
  await expectAccessible(page, 'nothing found')

  expect((await page.goto('/insights/a-draft'))?.status()).toBe(404)
  await expect(page).toHaveTitle('Article Not Found | Plumbline')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(canonical(page)).toHaveCount(0)
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Back to Insights' }).click()
  await expect(page).toHaveURL('/insights')
  const moved = await request.get(`/insights/${specimen.oldSlug}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe(`/insights/${specimen.slug}`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is filtered, found empty and turned by plain links; a film is a link to it', async ({
    page,
  }) => {
    await page.goto('/insights')
    const filters = page.getByRole('search', { name: 'Filter articles' })
    const apply = filters.getByRole('button', { name: 'Apply' })
    await filters.getByLabel('Category').selectOption('Human oversight')
    await apply.click()
    await expect(page).toHaveURL('/insights?category=human-oversight')
    await expect(count(page)).toHaveText('1 article: Human oversight')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(canonical(page)).toHaveAttribute('href', /\/insights$/)

    await filters.getByLabel('Category').selectOption('All categories')
    await filters.getByLabel('Region').selectOption('European Union')
    await filters.getByLabel('Search').fill('OMNIBUS moved')
    await apply.click()
    await expect(page).toHaveURL('/insights?q=OMNIBUS+moved&region=EU')
    await expect(count(page)).toContainText('European Union, “OMNIBUS moved”')
    expect(await entryTitles(page)).toContain(
      'What the Digital Omnibus moved for hiring AI, and what it did not',
    )
    await expect(filters.getByLabel('Search')).toHaveValue('OMNIBUS moved')
    await expect(filters.getByLabel('Region')).toHaveValue('EU')

    await filters.getByLabel('Search').fill('zebra')
    await apply.click()
    await expect(page.getByText('No article matches')).toBeVisible()
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(count(page)).toHaveText(`${publicPosts} articles`)

    await test.step('a category in an article leads to what else is filed under it', async () => {
      await page.goto(newestPath)
      await page.getByRole('link', { name: 'Bias & fairness' }).click()
      await expect(count(page)).toHaveText(`${olderPosts + 1} articles: Bias & fairness`)
    })
    await test.step('pages follow each other, and each has its own address', async () => {
      const pager = page.getByRole('navigation', { name: 'Pages of articles' })
      await expect(pager.getByRole('link', { name: 'Newer articles' })).toHaveCount(0)
      for (const number of [2, 3]) {
        await pager.getByRole('link', { name: 'Older articles' }).click()
        await expect(page).toHaveURL(`/insights?category=bias-fairness&page=${number}`)
        await expect(pager).toContainText(`Page ${number} of 3`)
      }
      await expect(pager.getByRole('link', { name: 'Older articles' })).toHaveCount(0)
      expect((await entryTitles(page)).at(-1)).toBe('Older article 1')
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/insights')
      await page.goto('/insights?page=2')
      await expect(canonical(page)).toHaveAttribute('href', /\/insights\?page=2$/)
      await expect(page).toHaveTitle('Page 2 of 3: Insights on AI governance in hiring | Plumbline')
      await page.goto('/insights?page=99')
      await expect(page).toHaveURL('/insights?page=3')
    })
    await page.goto(`/insights/${specimen.slug}`)
    const still = page.getByRole('link', { name: 'Play video: How a rate is worked out' })
    await expect(still).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abcdefghijk&t=90')
    await expect(page.locator('iframe')).toHaveCount(0)
  })
})

test('an article with everything: its dates, headings and rows, and a film that is loaded only when it is played', async ({
  page,
  allowConsole,
}) => {
  const player = 'https://www.youtube-nocookie.com/embed/abcdefghijk?start=90&autoplay=1'
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('youtube')) asked.push(request.url())
  })
  const answer = await page.goto(`/insights/${specimen.slug}`)
  expect(answer?.headers()['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com;",
  )
  expect(await scripts(page)).toEqual(expect.arrayContaining(['/site.js', '/play-video.js']))
  expect(asked).toEqual([])
  // By UTC, and below the title.
  await expect(page.locator('time').first()).toHaveText('October 5, 2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(specimen.title)
  await expect(page.getByRole('heading', { level: 2, name: 'A first heading' })).toBeVisible()
  await expect(page.locator('pre .hljs-number')).toHaveText('0.75')
  await expectAccessible(page, specimen.slug)

  await test.step('fits 320 px: rows stand as records, code scrolls in a box of its own', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page, specimen.slug)
    const rates = page.getByRole('region', { name: 'Rates at the shortlist line' })
    expect(await rates.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    const code = page.locator('pre')
    await code.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => code.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0)
    await expectAccessible(page, 'an article at 320 px')
    if (size) await page.setViewportSize(size)
  })

  allowConsole(/request to another origin: GET https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await page.getByRole('link', { name: 'Play video: How a rate is worked out' }).press('Enter')
  const frame = page.getByTitle('How a rate is worked out')
  await expect(frame).toHaveAttribute('src', player)
  await expect(frame).toBeFocused()
  expect(asked).toEqual([player])

  await page.goto('/insights/typed-as-text')
  await expect(page).toHaveTitle('A title for search engines only')
})

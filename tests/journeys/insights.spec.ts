import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { starterPosts } from '../../content/en/starter/index.ts'
import { expect, olderPosts, specimen, test } from '../support/insights-journey.ts'
import { expectAccessible, overflowOf } from '../support/journey.ts'
import { removeData, startServer } from '../support/server-process.ts'

const newestFirst = starterPosts.toReversed()
const [newest] = newestFirst
const publicPosts = starterPosts.length + 2 + olderPosts
const newestPath = `/insights/${newest?.slug}`

const entryTitles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const count = (page: Page) => page.locator('h2#articles')
const scripts = (page: Page) =>
  page.locator('script[src]').evaluateAll((all) => all.map((one) => one.getAttribute('src')))
const attribute = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name)

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

/** What machines read at this address, read as a browser reads it but neither laid out nor run. */
function readDocument(page: Page, html: string) {
  return page.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'text/html')
    const find = (selector: string, name: string) =>
      read.querySelector(selector)?.getAttribute(name) ?? ''
    const data = [...read.querySelectorAll('script[type="application/ld+json"]')]
    return {
      title: read.title,
      text: read.body.textContent,
      heading: read.querySelector('h1')?.textContent,
      description: find('meta[name=description]', 'content'),
      robots: find('meta[name=robots]', 'content'),
      kind: find('meta[property="og:type"]', 'content'),
      picture: find('meta[property="og:image"]', 'content'),
      canonical: find('link[rel=canonical]', 'href'),
      feeds: read.querySelectorAll('link[rel=alternate]').length,
      scripts: [...read.querySelectorAll('script[src]')].map((one) => one.getAttribute('src')),
      data: data.map(({ textContent }) => JSON.parse(textContent ?? '')),
    }
  }, html)
}

test('the list shows published articles, newest first, with all that belongs to each, and leads on', async ({
  page,
  request,
}) => {
  await page.goto('/insights')
  await expect(page).toHaveTitle('Insights on AI governance in hiring | Plumbline')
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
  await test.step('has an address, a picture, feeds and breadcrumbs', async () => {
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toMatch(/^http[^?]*\/insights$/)
    expect(await attribute(page, 'meta[property="og:image:width"]', 'content')).toBe('1200')
    const picture = await attribute(page, 'meta[property="og:image"]', 'content')
    expect(new URL(picture ?? '').pathname).toBe('/social/insights.png')
    expect((await request.get('/social/insights.png')).headers()['content-type']).toBe('image/png')
    expect(await structuredData(page)).toMatchObject([{ '@type': 'BreadcrumbList' }])
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    for (const type of ['application/rss+xml', 'application/atom+xml']) {
      const feed = await attribute(page, `link[rel=alternate][type="${type}"]`, 'href')
      const answer = await request.get(feed ?? '')
      expect(answer.headers()['content-type']).toContain(type)
      expect(await answer.text()).toContain(newest?.title)
      await expect(page.locator(`main a[href="${feed}"]`)).toBeVisible()
    }
  })
  expect(await scripts(page)).toEqual(['/site.js'])
  await expectAccessible(page, '/insights')

  await first.getByRole('link', { name: newest?.title ?? '' }).click()
  await expect(page).toHaveURL(newestPath)
  await expect(page.locator('time').first()).toHaveText('November 17, 2026')
  await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Buying & vendors' })).toBeVisible()
  // The rest are drawn by the same parts; every part is judged in an article of its own.
  await expectAccessible(page, newestPath)
  const more = page.getByRole('region', { name: 'Explore More Insights' })
  await expect(more.getByRole('list').first().getByRole('listitem')).toHaveCount(3)
  await expect(more.getByRole('link', { name: newest?.title ?? '' })).toHaveCount(0)
  await more.getByRole('link', { name: 'View all articles' }).click()
  await expect(page).toHaveURL('/insights')
  for (const path of ['/insights?q=zebra', '/insights?page=2']) {
    await page.goto(path)
    expect(await scripts(page)).toEqual(['/site.js'])
    await expectAccessible(page, path)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is filtered, found empty and turned by plain links; a film is a link to it', async ({
    page,
  }) => {
    await page.goto('/insights')
    const filters = page.getByRole('search', { name: 'Filter articles' })
    await filters.getByLabel('Category').selectOption('Human oversight')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/insights?category=human-oversight')
    await expect(count(page)).toHaveText('1 article: Human oversight')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toMatch(/\/insights$/)

    await filters.getByLabel('Category').selectOption('All categories')
    await filters.getByLabel('Region').selectOption('European Union')
    await filters.getByLabel('Search').fill('OMNIBUS moved')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page).toHaveURL('/insights?q=OMNIBUS+moved&region=EU')
    await expect(count(page)).toContainText('European Union, “OMNIBUS moved”')
    expect(await entryTitles(page)).toContain(
      'What the Digital Omnibus moved for hiring AI, and what it did not',
    )
    await expect(filters.getByLabel('Search')).toHaveValue('OMNIBUS moved')
    await expect(filters.getByLabel('Region')).toHaveValue('EU')

    await filters.getByLabel('Search').fill('zebra')
    await filters.getByRole('button', { name: 'Apply' }).click()
    await expect(page.getByText('No article matches')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.getByRole('link', { name: 'Show all articles' }).click()
    await expect(page).toHaveURL('/insights')
    await expect(count(page)).toHaveText(`${publicPosts} articles`)

    await test.step('a category in an article leads to what else is filed under it', async () => {
      await page.goto(newestPath)
      await page.getByRole('link', { name: 'Bias & fairness' }).click()
      await expect(count(page)).toHaveText(`${olderPosts + 1} articles: Bias & fairness`)
    })
    await test.step('pages follow each other, and each has its own address', async () => {
      const seen = await entryTitles(page)
      const pager = page.getByRole('navigation', { name: 'Pages of articles' })
      await expect(pager.getByRole('link', { name: 'Newer articles' })).toHaveCount(0)
      for (const number of [2, 3]) {
        await pager.getByRole('link', { name: 'Older articles' }).click()
        await expect(page).toHaveURL(`/insights?category=bias-fairness&page=${number}`)
        await expect(pager).toContainText(`Page ${number} of 3`)
        seen.push(...(await entryTitles(page)))
      }
      await expect(pager.getByRole('link', { name: 'Older articles' })).toHaveCount(0)
      expect(new Set(seen).size).toBe(olderPosts + 1)
      expect(seen.at(-1)).toBe('Older article 1')
      await pager.getByRole('link', { name: 'Newer articles' }).click()
      await expect(page).toHaveURL('/insights?category=bias-fairness&page=2')
      await page.getByRole('link', { name: 'Clear filters' }).click()
      await expect(page).toHaveURL('/insights')
      await page.goto('/insights?page=2')
      expect(await attribute(page, 'link[rel=canonical]', 'href')).toMatch(/\/insights\?page=2$/)
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

test('every article is whole and named, an old slug leads to the new one, and what is not public is not found', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 404/)
  for (const post of starterPosts) {
    const path = `/insights/${post.slug}`
    const found = await readDocument(page, await (await request.get(path)).text())
    expect(found).toMatchObject({
      title: post.metaTitle,
      heading: post.title,
      description: post.metaDescription,
      kind: 'article',
      feeds: 2,
      scripts: ['/site.js'],
      data: [
        { '@type': 'Article', headline: post.title, datePublished: post.publishedAt },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [{}, { name: 'Insights' }, { name: post.title }],
        },
      ],
    })
    expect(found.canonical).toContain(path)
    const picture = new URL(found.picture).pathname
    expect(picture).toBe(`/social/insights-${post.slug}.png`)
    expect((await request.get(picture)).status()).toBe(200)
  }
  const moved = await request.get(`/insights/${specimen.oldSlug}`, { maxRedirects: 0 })
  expect(moved.status()).toBe(301)
  expect(moved.headers().location).toBe(`/insights/${specimen.slug}`)

  for (const slug of ['no-such-article', 'a-draft', 'not-yet', 'UPPER', '%3Cscript%3E']) {
    const answer = await request.get(`/insights/${slug}`)
    expect(answer.status(), slug).toBe(404)
    const found = await readDocument(page, await answer.text())
    expect(found).toMatchObject({
      title: 'Article Not Found | Plumbline',
      heading: 'Article Not Found',
      robots: 'noindex',
      canonical: '',
    })
    expect(found.text, slug).toContain(
      "Sorry, the article you're looking for doesn't exist or has been removed.",
    )
    expect((await request.get(`/social/insights-${slug}.png`)).status()).toBe(404)
  }
  await page.goto('/insights/no-such-article')
  await expectAccessible(page, 'not found')
  await page.getByRole('link', { name: 'Back to Insights' }).click()
  await expect(page).toHaveURL('/insights')
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
  const answer = await page.goto(`/insights/${specimen.oldSlug}`)
  await expect(page).toHaveURL(`/insights/${specimen.slug}`)
  expect(answer?.headers()['content-security-policy']).toContain(
    "frame-src 'self' https://www.youtube-nocookie.com;",
  )
  expect(await scripts(page)).toEqual(expect.arrayContaining(['/site.js', '/play-video.js']))
  expect(asked).toEqual([])
  await expect(page).toHaveTitle(specimen.title)
  // By UTC, and below the title.
  await expect(page.locator('time').first()).toHaveText('October 5, 2026')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(specimen.title)
  await expect(page.getByRole('heading', { level: 2, name: 'A first heading' })).toBeVisible()
  await expect(page.locator('pre .hljs-number')).toHaveText('0.75')
  await expectAccessible(page, specimen.slug)

  await test.step('fits 320 px: rows stand as records, code scrolls in a box of its own', async () => {
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflowOf(page), specimen.slug).toBeLessThanOrEqual(0)
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

  await page.setViewportSize({ width: 320, height: 640 })
  const other = await page.goto(newestPath)
  expect(other?.headers()['content-security-policy']).toContain("frame-src 'self';")
  expect(await overflowOf(page), newestPath).toBeLessThanOrEqual(0)
  await page.goto('/insights')
  expect(await overflowOf(page), 'the list').toBeLessThanOrEqual(0)

  await page.goto('/insights/typed-as-text')
  await expect(page).toHaveTitle('A title for search engines only')
  const blocks = page.locator('.prose > *')
  expect(await blocks.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([
    '<p>One line, 1 &lt; 2.</p>',
    '<br>',
    '<p>After a blank line.</p>',
  ])
})

// On a server of its own: it does not recover.
test('a fault of ours is said to be one, with status 500 and the site around it', async ({
  request,
}) => {
  const server = await startServer()
  const db = new DatabaseSync(join(server.dataDir, 'plumbline.sqlite'))
  db.exec('alter table post_categories rename to out_of_reach')
  db.close()
  const answer = await request.get(server.url + newestPath)
  expect(answer.status()).toBe(500)
  const html = await answer.text()
  expect(html).toContain('<title>Article unavailable | Plumbline</title>')
  expect(html).toContain('This article cannot be shown right now')
  expect(html).toContain(`href="${newestPath}"`)
  expect(html).toContain('id="main"')
  expect(html).not.toContain('post_categories')
  expect(await server.stop()).toBe(0)
  await removeData(server)
})

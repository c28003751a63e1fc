import type { APIRequestContext, Page } from '@playwright/test'
import { sitePaths } from '../../domain/site-paths.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

/** Every public address: the site map as the site itself gives it to search engines. */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc ?? '').pathname)
}

const linksOf = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))

const idsOf = (page: Page) =>
  page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))

// Lost otherwise: a visitor who follows a link and stands before nothing.
test('every link on every page leads somewhere, and every anchor to a place that exists', async ({
  page,
  request,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\) .*\/no-such-page/)
  const addresses = await listAddresses(request)
  for (const path of sitePaths) expect(addresses).toContain(path)
  const idsByPath = new Map<string, Set<string>>()
  const links = new Map<string, string>()
  for (const path of [...addresses, '/no-such-page']) {
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
    expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    idsByPath.set(path, new Set(await idsOf(page)))
    for (const href of await linksOf(page)) links.set(href, path)
  }
  const answered = new Map<string, number>()
  for (const [href, from] of links) {
    const url = new URL(href)
    if (!url.protocol.startsWith('http')) {
      expect(href, from).toMatch(/^mailto:[a-z]+@plumbline\.example/)
      continue
    }
    if (url.origin !== new URL(baseURL ?? '').origin) {
      expect(url.protocol, `${href} on ${from}`).toBe('https:')
      continue
    }
    const address = url.pathname + url.search
    // The pages that the round has opened itself have answered by then.
    if (!answered.has(address) && !idsByPath.has(address)) {
      answered.set(address, (await request.get(address)).status())
    }
    expect(answered.get(address) ?? 200, `${href} on ${from}`).toBe(200)
    if (!url.hash) continue
    expect(idsByPath.get(url.pathname), `${href} on ${from}`).toContain(url.hash.slice(1))
  }
  expect(links.size).toBeGreaterThan(sitePaths.length)
})

test('every page says what it is to search engines and to whoever shares it', async ({
  page,
  request,
}) => {
  const titles = new Map<string, string>()
  for (const path of await listAddresses(request)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const title = await page.title()
    expect(titles.get(title), `the title of ${path} is its own`).toBeUndefined()
    titles.set(title, path)
    const metaOf = (name: string) =>
      page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')
    expect((await metaOf('description'))?.length, path).toBeGreaterThan(40)
    expect(await metaOf('og:title'), path).toBeTruthy()
    expect(await metaOf('twitter:card'), path).toBe('summary_large_image')
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href')
    expect(new URL(canonical ?? '').pathname, path).toBe(path)
    const picture = await request.get(new URL((await metaOf('og:image')) ?? '').pathname)
    expect(picture.headers()['content-type'], path).toBe('image/png')
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('main'), path).toHaveCount(1)
    for (const json of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect(JSON.parse(json)['@context'], path).toBe('https://schema.org')
    }
  }
})

test('the staff area is not for search engines', async ({ page, request }) => {
  await page.goto('/admin')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin')
  expect(await listAddresses(request)).not.toContain('/admin')
})

test('an address that is none says so, leads on, and has a word for developers', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
  await expect(page.getByText(/^For developers:/)).toContainText('add the page to the router')
  await expectAccessible(page, 'the 404 page')
  await page.locator('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

/** Where everything is and how it looks; the figures that tick are left out. */
const seenIn = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*:not(script, link, svg *, [data-countdown] *)')].map(
      (element) => {
        const { top, height } = element.getBoundingClientRect()
        const { color, backgroundColor, fontSize, borderTopColor } = getComputedStyle(element)
        return [element.className, top, height, color, backgroundColor, fontSize, borderTopColor]
      },
    ),
  )

/** All faces of the pages, also those that nothing has asked for yet. */
const loadFonts = (page: Page) =>
  page.evaluate(async () => {
    const faces = [
      '400 1em "Instrument Sans"',
      'italic 400 1em "Instrument Sans"',
      '1em Newsreader',
    ]
    await Promise.all(faces.map((face) => document.fonts.load(face)))
    await document.fonts.ready
  })

// Lost otherwise: the wait for a second answer, or a page that jumps when its style sheet has come.
for (const look of [{ colorScheme: 'dark' }, { forcedColors: 'active' }] as const) {
  test(`a page is painted whole from its first answer (${Object.values(look)})`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ ...look, reducedMotion: 'reduce' })
    const { data } = await (await request.get('/api/insights')).json()
    for (const path of ['/', '/contact', '/quickscore', `/insights/${data[0].slug}`, '/law']) {
      const styles = Promise.withResolvers<void>()
      const scripts = Promise.withResolvers<void>()
      await page.route(/\/assets\/.*\.css$/, async (route) => {
        await styles.promise
        await route.continue()
      })
      await page.route(/\/assets\/.*\.js$/, async (route) => {
        await scripts.promise
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('body > link[rel="stylesheet"]').first().waitFor({ state: 'attached' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0])
      await loadFonts(page)
      const first = await seenIn(page)
      styles.resolve()
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLLinkElement>('body > link')].every(({ sheet }) => sheet),
      )
      expect(await seenIn(page), path).toEqual(first)
      scripts.resolve()
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

// Lost otherwise: the wait for a page whose link the pointer is on, or a link that acts unasked.
test('the next page is fetched before its link is followed, and what acts is not', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/contact', '/quickscore', '/law']) {
    expect((await request.get(path)).headers(), path).toHaveProperty('speculation-rules')
  }
  for (const path of ['/admin', '/quickscore/result/none', '/newsletter/confirm/none']) {
    expect((await request.get(path)).headers(), path).not.toHaveProperty('speculation-rules')
  }
  const isAhead = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation')
      return (navigation as unknown as { deliveryType: string }).deliveryType
    })
  await page.goto('/about', { waitUntil: 'networkidle' })
  const link = page.locator('footer').getByRole('link', { name: 'Insights', exact: true })
  await link.hover()
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await link.click()
    await page.waitForURL('/insights')
    const delivered = await isAhead()
    await page.goBack()
    expect(delivered).toBe('navigational-prefetch')
  }).toPass()
})

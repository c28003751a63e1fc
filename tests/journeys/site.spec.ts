import type { APIRequestContext, Page } from '@playwright/test'
import { starterPosts } from '../../content/en/starter/index.ts'
import { sitePaths } from '../../domain/site-paths.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

/** Other journeys publish articles of their own on the same server. */
const ours = new Set(starterPosts.map(({ slug }) => `/insights/${slug}`))

/** Every public address that is ours: the site map as the site itself gives it to search engines. */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, loc]) => new URL(loc ?? '').pathname)
    .filter((path) => !path.startsWith('/insights/') || ours.has(path))
}

/** What the server says at this address, read as a browser reads it but neither laid out nor run. */
async function readDocument(page: Page, request: APIRequestContext, path: string) {
  const response = await request.get(path)
  const found = await page.evaluate(
    ([html, address]) => {
      const read = new DOMParser().parseFromString(html, 'text/html')
      const metaOf = (name: string) =>
        read
          .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
          ?.getAttribute('content') ?? ''
      const data = read.querySelectorAll('script[type="application/ld+json"]')
      return {
        mode: read.compatMode,
        title: read.title,
        description: metaOf('description'),
        sharing: [metaOf('og:title'), metaOf('og:image'), metaOf('twitter:card')] as const,
        canonical: read.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '',
        links: [...read.querySelectorAll('a[href]')].map(
          (link) => new URL(link.getAttribute('href') ?? '', address).href,
        ),
        ids: [...read.querySelectorAll('[id]')].map(({ id }) => id),
        titlesAndMains: ['h1', 'main'].map((name) => read.querySelectorAll(name).length),
        data: [...data].map(({ textContent }) => textContent ?? ''),
      }
    },
    [await response.text(), response.url()] as const,
  )
  return { status: response.status(), ...found }
}

// Lost otherwise: a visitor who follows a link and stands before nothing, or who cannot find the
// page at all.
test('every page says what it is, every link leads somewhere, and every anchor to a place that exists', async ({
  page,
  request,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/404 \(Not Found\)/)
  const addresses = await listAddresses(request)
  for (const path of sitePaths) expect(addresses).toContain(path)
  const titles = new Map<string, string>()
  const idsByPath = new Map<string, Set<string>>()
  const links = new Map<string, string>()
  for (const path of [...addresses, '/no-such-page']) {
    const found = await readDocument(page, request, path)
    idsByPath.set(path, new Set(found.ids))
    for (const href of found.links) links.set(href, path)
    expect(found.status, path).toBe(path === '/no-such-page' ? 404 : 200)
    expect(found.mode, path).toBe('CSS1Compat')
    if (path === '/no-such-page') continue
    expect(titles.get(found.title), `the title of ${path} is its own`).toBeUndefined()
    titles.set(found.title, path)
    expect(found.description.length, path).toBeGreaterThan(40)
    const [shareTitle, picture, card] = found.sharing
    expect(shareTitle, path).toBeTruthy()
    expect(new URL(picture).pathname, path).toMatch(/^\/social\/.+\.png$/)
    expect(card, path).toBe('summary_large_image')
    expect(new URL(found.canonical).pathname, path).toBe(path)
    expect(found.titlesAndMains, path).toEqual([1, 1])
    for (const json of found.data) {
      expect(JSON.parse(json)['@context'], path).toBe('https://schema.org')
    }
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
    // The pages that the round has read itself have answered by then.
    if (!answered.has(address) && !idsByPath.has(address)) {
      answered.set(address, (await request.get(address)).status())
    }
    expect(answered.get(address) ?? 200, `${href} on ${from}`).toBe(200)
    if (!url.hash) continue
    expect(idsByPath.get(url.pathname), `${href} on ${from}`).toContain(url.hash.slice(1))
  }
  expect(links.size).toBeGreaterThan(sitePaths.length)
  expect(addresses, 'the staff area is not for search engines').not.toContain('/admin')
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin')

  for (const [path, title] of [
    ['/insights/authors/nobody', 'Author not found'],
    ['/no-such-page', '404 Page Not Found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  await expect(page.getByText(/^For developers:/)).toContainText('add the page to the router')
  await expectAccessible(page, 'the 404 page')
  await page.locator('main').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

// Lost otherwise: the wait for a second answer before a page can be painted, a first answer that
// grows until it is as slow as two, or what a page shows and its own sheet forgot.
test('a page is painted from its first answer, which stays small', async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/)
  const { data } = await (await request.get('/api/insights')).json()
  const article = `/insights/${data[0].slug}`
  await page.route(/\/assets\/.*\.(css|js)$/, (route) => route.abort())
  const limits = { '/': 34_900, '/quickscore': 37_600, '/law': 28_700, [article]: 29_400 }
  const sheets: Record<string, string> = {}
  for (const [path, limit] of Object.entries(limits)) {
    await page.goto(path)
    const styles = await page.locator('style').allTextContents()
    expect(styles, path).toHaveLength(1)
    expect(styles[0]?.length, path).toBeLessThan(limit)
    sheets[path] = styles[0] ?? ''
    await expect(page.locator('link[rel="stylesheet"]'), path).toHaveCount(0)
    await expect(page.locator('h1').first(), path).toHaveCSS('font-family', /Newsreader/)
  }
  const known = Object.values(sheets)
  for (const path of [
    ...(await listAddresses(request)),
    article,
    '/newsletter/embed',
    '/no-such-page',
  ]) {
    const html = await (await request.get(path)).text()
    const forgotten = await page.evaluate(
      ([text = '', ...others]) => {
        const shown = new DOMParser().parseFromString(text, 'text/html')
        const own = shown.querySelector('style')?.textContent ?? ''
        const isIn = (css: string, name: string) =>
          css.split(`.${CSS.escape(name)}`).some((rest, at) => at > 0 && !/^[\w-]/.test(rest))
        const names = [...shown.querySelectorAll('[class]')].flatMap((node) => [...node.classList])
        return [...new Set(names)].filter(
          (name) => others.some((css) => isIn(css, name)) && !isIn(own, name),
        )
      },
      [html, ...known],
    )
    expect(forgotten, path).toEqual([])
  }
  const sizeOf = async () => {
    const answer = await request.get(article, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers()['content-encoding']).toBe('br')
    return Number(answer.headers()['content-length'])
  }
  expect(await sizeOf()).toBeLessThan(16_000)
  // One that is asked for again is compressed at the strongest.
  await expect.poll(sizeOf).toBeLessThan(15_000)
})

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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Frame, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'
import { addArticles } from './articles.ts'
import { removeData, type ServerProcess, startServer } from './server-process.ts'

export { expect }

interface Journey {
  /** Allows a console message or failed request ("METHOD url: reason") in this journey. */
  allowConsole: (pattern: RegExp) => void
  /** The admin key and API calls with it. */
  admin: Admin
}

/** Calls the API with the admin key; resolves to the parsed body. */
export type Call = (method: string, path: string, body?: unknown) => Promise<unknown>

interface Admin {
  key: string
  call: Call
}

/** Collects everything that a page must not do. */
function watch(page: Page, origin: string): string[] {
  const findings: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // Without a response `requestfailed` reports it too, unless the visitor navigated away.
    if (/^[A-Z]+ \/api\/admin\/\S* failed: no answer$/.test(message.text())) return
    findings.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => findings.push(`page error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Requests cancelled by navigation are no failures.
    if (reason === 'net::ERR_ABORTED') return
    findings.push(`request failed: ${request.method()} ${request.url()}: ${reason}`)
  })
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^https?:|^wss?:/.test(url.protocol) || url.origin === origin) return
    findings.push(`request to another origin: ${request.method()} ${url.href}`)
  })
  return findings
}

/** Starts one server of each kind per worker, when the first journey needs it. */
type Lend = <Server extends ServerProcess>(start: () => Promise<Server>) => Promise<Server>

async function lendServers(use: (lend: Lend) => Promise<void>): Promise<void> {
  const lent = new Map<unknown, Promise<ServerProcess>>()
  const lend = (start: () => Promise<ServerProcess>) => {
    const server = lent.get(start) ?? start()
    lent.set(start, server)
    return server
  }
  await use(lend as Lend)
  for (const server of await Promise.all(lent.values())) {
    const exitCode = await server.stop()
    await removeData(server)
    if (exitCode === 0) continue
    throw new Error(`A server did not end in order (exit code ${exitCode}):\n${server.output()}`)
  }
}

async function startWithArticles(): Promise<ServerProcess> {
  const server = await startServer()
  await addArticles(server.dataDir)
  return server
}

/** Journeys on another kind of server override the fixture `server`; a worker runs all kinds. */
export const test = base.extend<
  Journey & { allowed: RegExp[]; server: ServerProcess },
  { lend: Lend }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  lend: [({}, use) => lendServers(use), { scope: 'worker', timeout: 240_000 }],
  server: async ({ lend }, use) => use(await lend(startWithArticles)),
  baseURL: ({ server }, use) => use(server.url),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  allowed: ({}, use) => use([]),
  allowConsole: ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  context: async ({ context, server, allowed }, use) => {
    const findings: string[][] = []
    context.on('page', (page) => findings.push(watch(page, new URL(server.url).origin)))
    await use(context)
    const unexpected = findings
      .flat()
      .filter((finding) => !allowed.some((pattern) => pattern.test(finding)))
    expect(unexpected, 'the pages are quiet and stay at home').toEqual([])
  },
  admin: ({ server, request }, use) =>
    use({
      key: server.adminKey,
      call: async (method, path, data) => {
        const headers = { 'x-admin-key': server.adminKey }
        const response = await request.fetch(path, { method, headers, data })
        return response.json()
      },
    }),
})

/** Minified, since each page under test has to parse it. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules that depend on colours; only these are checked again in dark mode. */
const aboutColour = ['color-contrast', 'link-in-text-block']

/**
 * Ends transitions, which axe would check half-way from light to dark. Also hides folded content,
 * which axe does not check but makes the browser lay out: two thirds of the time on a long page.
 */
function endMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      *, ::before, ::after { animation: none !important; transition: none !important }
      details:not([open])::details-content { display: none !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}

function allowMotion(page: Page): Promise<void> {
  return page.evaluate(() => {
    // Forces a style recalculation, so that removing the sheet starts no transition.
    void getComputedStyle(document.body).color
    document.adoptedStyleSheets.pop()
  })
}

async function addAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeSource)
}

/**
 * Checks the open dialog, since the page behind it is inert and checked without a dialog. Passes
 * are only counted: describing them takes longer than finding them.
 */
async function findFaults(page: Page, runOnly: axe.RunOnly, within?: Locator) {
  return page.evaluate(
    async ([options, part]) => {
      const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
      const { axe: judge } = window as unknown as { axe: typeof axe }
      const { violations } = await judge.run(part ?? dialog ?? document, options)
      return violations
    },
    [
      { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
      await within?.elementHandle(),
    ] as const,
  )
}

/** Waits until all is laid out (app/styles/frame.css): before, content further down has no size. */
export function untilLaidOut(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isLate = (one: Element) => getComputedStyle(one).contentVisibility === 'auto'
    while ([...document.querySelectorAll('.laid-out-late')].some(isLate)) {
      await new Promise(requestAnimationFrame)
    }
  })
}

/**
 * Expects no violations by axe (WCAG 2.2 AA and best practice) in the current page, light and dark;
 * `within` limits the check to the part that has changed.
 */
export async function expectAccessible(page: Page, name: string, within?: Locator): Promise<void> {
  await untilLaidOut(page)
  await Promise.all([endMotion(page), ...page.frames().map(addAxe)])
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const runOnly: axe.RunOnly =
      colorScheme === 'light'
        ? { type: 'tag', values: standards }
        : { type: 'rule', values: aboutColour }
    const violations = await findFaults(page, runOnly, within)
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n${node.failureSummary}`),
    )
    expect(faults, `${name}, ${colorScheme}`).toEqual([])
  }
  // A focused element is read already: as a live region it would be read twice.
  const readTwice = ':focus:is([role=alert], [role=status]):not([aria-live=off])'
  await expect(page.locator(readTwice)).toHaveCount(0)
  // Set apart by a margin alone, a number is read as one word with the next.
  const glued = { hasText: /^\s*[A-Z]*\d+[A-Z][a-z]/, hasNot: page.locator('[aria-hidden]') }
  await expect(page.locator('h1, h2, h3').filter(glued)).toHaveCount(0)
  await page.emulateMedia({ colorScheme: null })
  await allowMotion(page)
}

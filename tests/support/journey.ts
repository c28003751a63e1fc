import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { removeData, type ServerProcess, startServer } from './server-process.ts'

export { expect }

interface Journey {
  /** Says that this console message (or failed request: "METHOD url: reason") belongs to the journey. */
  allowConsole: (pattern: RegExp) => void
  /** What a person of the staff knows and can ask the API without a browser. */
  admin: Admin
}

interface Admin {
  key: string
  /** A call of the API with the admin key, answering with the parsed body. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>
}

/** Collects all that a page does which a visitor's page must not do. */
function watch(page: Page, origin: string): string[] {
  const findings: string[] = []
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    findings.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => findings.push(`page error: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // What the browser cancels because the visitor moved on is no failure.
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

async function startWorkerServer(use: (server: ServerProcess) => Promise<void>): Promise<void> {
  const server = await startServer()
  await use(server)
  const exitCode = await server.stop()
  await removeData(server)
  if (exitCode === 0) return
  throw new Error(`The server did not end in order (exit code ${exitCode}):\n${server.output()}`)
}

export const test = base.extend<Journey & { allowed: RegExp[] }, { server: ServerProcess }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
    ({}, use) => startWorkerServer(use),
    { scope: 'worker', timeout: 240_000 },
  ],
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

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What of them depends on colours; the rest is the same in the dark. */
const aboutColour = ['color-contrast', 'link-in-text-block']

/** Finds no fault with axe (WCAG 2.2 AA and best practice) in the page as it stands, light and dark. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The other mode opens a page of its own for each look, for frames of other origins.
    const axe = new AxeBuilder({ page }).setLegacyMode(true)
    const asked = colorScheme === 'light' ? axe.withTags(standards) : axe.withRules(aboutColour)
    const { violations } = await asked.analyze()
    const faults = violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id} (${help}): ${node.target.join(' ')}\n${node.failureSummary}`),
    )
    expect(faults, `${name}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}

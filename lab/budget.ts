/**
 * Prints how much a browser transfers for each public page on a first visit, and fails if a page is
 * over its budget. Sizes are compressed bytes on the wire, without headers.
 */
import { chromium, type Page } from '@playwright/test'
import { sitePaths } from '../domain/site-paths.ts'
import { launchArguments, requireChromium } from '../tests/support/find-chromium.ts'
import { removeData, startServer } from '../tests/support/server-process.ts'

const KB = 1024
/**
 * Pages that fetch the framework (92 KB) without interaction; all others ship small scripts only.
 * Each budget is slightly above the current size, so that it fails only on a real increase.
 */
const interactive: Record<string, number> = {
  '/': 122 * KB,
  '/contact': 124 * KB,
  '/quickscore': 140 * KB,
  '/tools/adverse-impact': 142 * KB,
}
const PLAIN_SCRIPT_BUDGET = 4 * KB
const TOTAL_BUDGET = 400 * KB

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'Font' | 'Image'
const kinds: readonly Kind[] = ['Document', 'Script', 'Stylesheet', 'Font', 'Image']

async function weigh(page: Page, url: string): Promise<Map<Kind, number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const responses = new Map<string, { kind: Kind; headers: number }>()
  const weights = new Map<Kind, number>()
  session.on('Network.responseReceived', ({ requestId, type, response }) =>
    responses.set(requestId, { kind: type as Kind, headers: response.encodedDataLength }),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = responses.get(requestId) ?? { kind: 'Document', headers: 0 }
    weights.set(kind, (weights.get(kind) ?? 0) + Math.max(0, encodedDataLength - headers))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return weights
}

async function listPaths(base: string): Promise<string[]> {
  const { data } = await (await fetch(`${base}/api/insights`)).json()
  return [...sitePaths, ...data.map(({ slug }: { slug: string }) => `/insights/${slug}`), '/none']
}

const server = await startServer()
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: launchArguments,
})
let isOver = false
try {
  console.log(['page'.padEnd(52), ...kinds.map((kind) => kind.padStart(10)), '  total KB'].join(''))
  for (const path of await listPaths(server.url)) {
    const page = await browser.newPage()
    const weights = await weigh(page, server.url + path)
    await page.close()
    const total = [...weights.values()].reduce((sum, bytes) => sum + bytes, 0)
    const script = weights.get('Script') ?? 0
    const isTooHeavy = script > (interactive[path] ?? PLAIN_SCRIPT_BUDGET) || total > TOTAL_BUDGET
    isOver ||= isTooHeavy
    const columns = [...kinds.map((kind) => weights.get(kind) ?? 0), total]
    const figures = columns.map((bytes) => (bytes / KB).toFixed(1).padStart(10)).join('')
    console.log(`${path.padEnd(52)}${figures}${isTooHeavy ? '  over budget' : ''}`)
  }
} finally {
  await browser.close()
  await server.stop()
  await removeData(server)
}
if (isOver) process.exitCode = 1

/**
 * Page views on a phone: first and largest paint, layout shift, blocking time, bytes and requests,
 * compared with a bare static server of the same text and pictures without styles and scripts.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { launchArguments, requireChromium } from '../../tests/support/find-chromium.ts'

const KB = 1024
/** A mid-range phone on slow 4G, as in browsers' developer tools. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
const line = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 0.9 * 1_000_000) / 8,
}
const CPU_SLOWER = 4
/** Time after the load event during which late work still counts. */
const SETTLED_MS = 1_500

export interface FirstView {
  firstPaint: number
  largestPaint: number
  /** The name of the element that painted last. */
  largest: string
  shift: number
  blocking: number
  bytes: number
  script: number
  requests: number
}

/** Collects performance entries within the page. */
function watchPage() {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [] as number[][] }
  Object.assign(window, { seen })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    seen.largest = (entry as PerformanceEntry & { element?: Element }).element?.localName ?? ''
  })
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
}

async function look(browser: Browser, url: string): Promise<FirstView> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const sent = { bytes: 0, script: 0, requests: 0 }
    const scripts = new Set<string>()
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId)
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sent.requests += 1
      sent.bytes += encodedDataLength
      if (scripts.has(requestId)) sent.script += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(SETTLED_MS)
    const { tasks, ...seen } = await page.evaluate(() => (window as unknown as Watched).seen)
    const late = tasks.filter(([begun = 0]) => begun >= seen.firstPaint)
    const blocking = late.reduce((sum, [, taken = 0]) => sum + Math.max(0, taken - 50), 0)
    return { ...seen, blocking, ...sent }
  } finally {
    await context.close()
  }
}

interface Watched {
  seen: {
    firstPaint: number
    largestPaint: number
    largest: string
    shift: number
    tasks: number[][]
  }
}

interface BareAnswer {
  type: string
  body: Buffer
  encoding?: string
}

/** Serves the text and pictures of pages from memory, like the fastest possible file server. */
async function serveBare(origin: string, paths: readonly string[]) {
  const answers = new Map<string, BareAnswer>()
  for (const path of paths) {
    const html = bare(await (await fetch(origin + path)).text())
    const body = await promisify(brotliCompress)(Buffer.from(html))
    answers.set(path, { type: 'text/html; charset=utf-8', body, encoding: 'br' })
  }
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const known = answers.get(path) ?? (await copy(path))
    response.writeHead(200, {
      'content-type': known.type,
      'content-length': known.body.length,
      ...(known.encoding && { 'content-encoding': known.encoding }),
    })
    response.end(known.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }

  async function copy(path: string): Promise<BareAnswer> {
    const headers = { accept: 'image/avif,image/webp,*/*' }
    const response = await fetch(origin + path, { headers })
    const body = Buffer.from(await response.arrayBuffer())
    const file = { type: response.headers.get('content-type') ?? '', body }
    answers.set(path, file)
    return file
  }
}

/**
 * The HTML without styles, scripts and their resources. Pictures are limited to the window, since
 * one that fills it counts as a background; menu and footer, which would fill the window unfolded,
 * are hidden.
 */
function bare(html: string): string {
  return html
    .replaceAll(/<style[^>]*>.*?<\/style>/gs, '')
    .replaceAll(/<script[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link[^>]*\srel="(?:stylesheet|preload|modulepreload|icon)"[^>]*>/g, '')
    .replace(
      '<head>',
      '<head><link rel="icon" href="data:,"/><style>img{max-width:100%;height:auto}body>header,body>footer{display:none}</style>',
    )
}

/** Runs alternate between the pages, so that changes of the machine's speed affect all alike. */
export async function measureFirstViews(
  origin: string,
  pages: Readonly<Record<string, string>>,
  runs: number,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: launchArguments,
  })
  const { url, server } = await serveBare(origin, Object.values(pages))
  const views = new Map<string, FirstView[]>()
  try {
    for (let run = -1; run < runs; run += 1) {
      for (const [name, path] of Object.entries(pages)) {
        for (const [kind, base] of [
          ['ours', origin],
          ['bare', url],
        ] as const) {
          const view = await look(browser, base + path)
          const key = `${name} ${kind}`
          if (run >= 0) views.set(key, [...(views.get(key) ?? []), view])
        }
      }
    }
  } finally {
    await browser.close()
    server.close()
    server.closeAllConnections()
  }
  printViews(Object.keys(pages), views)
}

function printViews(names: readonly string[], views: ReadonlyMap<string, readonly FirstView[]>) {
  console.log('\nFirst view on a phone (4 times slower processor, slow 4G), medians; beside it the')
  console.log('same words and pictures without style or script from a bare static server')
  const head = [
    'first paint ms',
    'largest ms',
    'shift',
    'blocking ms',
    'KB',
    'script KB',
    'requests',
  ]
  console.log(['page'.padEnd(14), ...head.map((word) => word.padStart(25))].join(''))
  for (const name of names) {
    const ours = medians(views.get(`${name} ours`) ?? [])
    const bare = medians(views.get(`${name} bare`) ?? [])
    const beside = (own: number, other: number) =>
      `${own.toFixed(0)} / ${other.toFixed(0)} = ${(own / other).toFixed(2)}`
    const columns = [
      beside(ours.firstPaint, bare.firstPaint),
      `${ours.largest}, ${bare.largest}: ${beside(ours.largestPaint, bare.largestPaint)}`,
      ours.shift.toFixed(3),
      `${ours.blocking.toFixed(0)} / ${bare.blocking.toFixed(0)}`,
      `${(ours.bytes / KB).toFixed(0)} / ${(bare.bytes / KB).toFixed(0)}`,
      (ours.script / KB).toFixed(1),
      `${ours.requests} / ${bare.requests}`,
    ]
    console.log([name.padEnd(14), ...columns.map((word) => word.padStart(25))].join(''))
  }
}

function medians(views: readonly FirstView[]): FirstView {
  const of = (key: Exclude<keyof FirstView, 'largest'>) => {
    const sorted = views.map((view) => view[key]).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    largest: views.at(-1)?.largest ?? '',
    shift: of('shift'),
    blocking: of('blocking'),
    bytes: of('bytes'),
    script: of('script'),
    requests: of('requests'),
  }
}

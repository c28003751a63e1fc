/**
 * Measures a visit on a phone: visible words over the 27 questions, taps and waiting time from Home
 * to the result, page heights at 390 px width, and kB on the wire. `npm run visitor`; with an
 * address, on the server that runs there.
 */
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { launchArguments, requireChromium } from '../tests/support/find-chromium.ts'
import { removeData, startServer } from '../tests/support/server-process.ts'

const QUESTIONS = 27
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const paths = [
  ...['/', '/governance-in-a-box', '/law', '/law/cases', '/tools/adverse-impact'],
  ...['/state-of-hiring-ai', '/quickscore'],
]

/** Number of visible words, without folded and screen-reader-only text. */
function countWords(): number {
  const main = document.querySelector('main')
  if (!main) return 0
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let words = 0
  while (texts.nextNode()) {
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const { width, height } = range.getBoundingClientRect()
    const parent = texts.currentNode.parentElement
    const isRead = parent?.closest('.sr-only, [class*="max-sm:sr-only"]')
    if (width < 2 || height < 2 || isRead || !parent?.checkVisibility({ visibilityProperty: true }))
      continue
    words += texts.currentNode.textContent?.match(/\S+/g)?.length ?? 0
  }
  return words
}

/** Sizes of the document and of everything transferred for it. */
async function weigh(browser: Browser, url: string) {
  const page = await browser.newPage(phone)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  let bytes = 0
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  const shown = await height(page)
  await page.close()
  return { px: shown, kB: (bytes / 1024).toFixed(1) }
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function walk(browser: Browser, base: string) {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  let taps = 0
  let words = 0
  const tap = async (target: Locator) => {
    await target.tap()
    taps += 1
  }
  await page.goto(base)
  await tap(page.getByRole('link', { name: 'I use hiring AI' }))
  await tap(page.getByRole('checkbox', { name: /Great Britain/ }))
  await tap(page.getByRole('button', { name: 'Start Assessment' }))
  const terms = page.getByRole('dialog')
  await tap(terms.getByRole('checkbox'))
  await tap(terms.getByRole('button', { name: 'Start Assessment' }))
  for (let number = 1; number <= QUESTIONS; number += 1) {
    await page.getByText(`Question ${number} of ${QUESTIONS}`).waitFor()
    words += await page.evaluate(countWords)
    await tap(page.getByRole('radio').nth((number * 2) % 3))
  }
  await tap(page.getByRole('button', { name: 'Get My Score' }))
  await page.getByLabel('Full Name').fill('A Visitor')
  await page.getByLabel('Company').fill('Example & Co')
  await page.getByLabel('Work Email').fill(`${crypto.randomUUID()}@lab.example`)
  const details = { words: await page.evaluate(countWords), px: await height(page) }
  await tap(page.getByRole('button', { name: 'Get My Score' }))
  await page.locator('#verdict').waitFor()
  const result = { words: await page.evaluate(countWords), px: await height(page) }
  console.log(`27 questions: ${words} words in sight; Home to the result: ${taps} taps`)
  console.log(`details: ${details.words} words, ${details.px} px`)
  console.log(`result: ${result.words} words, ${result.px} px at ${page.url()}`)
  await context.close()
}

const [given] = process.argv.slice(2)
const server = given ? null : await startServer()
const base = given ?? server?.url ?? ''
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: launchArguments,
})
try {
  for (const path of paths) {
    const { px, kB } = await weigh(browser, base + path)
    console.log(`${path.padEnd(28)}${String(px).padStart(7)} px${kB.padStart(9)} kB`)
  }
  await walk(browser, base)
} finally {
  await browser.close()
  if (server) {
    await server.stop()
    await removeData(server)
  }
}

/**
 * Whether back and forward bring public pages from the browser's memory. Only a full Chromium has
 * such a memory; the headless shell of the journeys has none.
 */
import { existsSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { launchArguments } from '../../tests/support/find-chromium.ts'

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Where each page is left for: it is on the same site and asks for little. */
const elsewhere = '/terms-of-service'

/** Answers whether every page was kept, or could not be asked. */
export async function checkBack(origin: string, paths: readonly string[]): Promise<boolean> {
  console.log('\nBack and forward from the memory of the browser')
  const executablePath = [process.env.CHROMIUM_PATH ?? '', ...places].find(
    (path) => !path.includes('headless-shell') && existsSync(path),
  )
  if (!executablePath) {
    console.log(
      '  not checked: there is no full Chromium on this machine (set CHROMIUM_PATH to one)',
    )
    return true
  }
  const browser = await chromium.launch({
    executablePath,
    args: ['--headless=new', ...launchArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  let isCached = true
  try {
    const page = await browser.newPage()
    for (const path of paths) {
      const reasons = await goAndReturn(page, origin, path)
      if (reasons !== null) isCached = false
      console.log(
        `  ${path.padEnd(28)}${reasons === null ? 'from memory' : `loaded again: ${reasons}`}`,
      )
    }
  } finally {
    await browser.close()
  }
  return isCached
}

/** Null where the page came back as it was left, otherwise why not, in the browser's words. */
async function goAndReturn(page: Page, origin: string, path: string): Promise<string | null> {
  await page.goto(origin + path)
  // A page that is loaded again has lost what a script left in it.
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.goto(origin + elsewhere)
  // What comes from memory loads nothing, so that there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => {
    if ('wasHere' in window) return null
    const [entry] = performance.getEntriesByType('navigation')
    const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: unknown }
    return JSON.stringify(notRestoredReasons ?? 'no reason was given')
  })
}

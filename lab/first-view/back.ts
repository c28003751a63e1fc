/**
 * Checks whether back and forward restore public pages from the back/forward cache. Needs a full
 * Chromium: the headless shell of the journeys has no such cache.
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

/** The page to navigate to and return from: small, and on the same site. */
const elsewhere = '/terms-of-service'

/** Resolves to true if every page was restored, or if there is no full Chromium. */
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

/** Null if the page was restored, else the browser's reasons. */
async function goAndReturn(page: Page, origin: string, path: string): Promise<string | null> {
  await page.goto(origin + path)
  // A reload would lose this property.
  await page.evaluate(() => Object.assign(window, { wasHere: true }))
  await page.goto(origin + elsewhere)
  // A restored page fires no load event to wait for.
  await page.goBack({ waitUntil: 'commit' })
  return page.evaluate(() => {
    if ('wasHere' in window) return null
    const [entry] = performance.getEntriesByType('navigation')
    const { notRestoredReasons } = entry as PerformanceEntry & { notRestoredReasons?: unknown }
    return JSON.stringify(notRestoredReasons ?? 'no reason was given')
  })
}

/**
 * Prints the main-thread cost of a key press in an article of 10,000 words, with the processor
 * slowed down four times: in our editor, and in a plain `contenteditable` without script, with the
 * same article in the same browser.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { launchArguments, requireChromium } from '../tests/support/find-chromium.ts'
import { adminKey, removeData, startServer } from '../tests/support/server-process.ts'

const WORDS = 10_000
const KEYS = 60
const OTHER_KEYS = ['Enter', 'Backspace', 'Shift+ArrowRight', 'Control+z'] as const
const OTHER_TIMES = 20
const CPU_SLOWER = 4
const GOAL_MS = 16
/** Fast typing: about eleven keys a second. */
const BETWEEN_MS = 90
/** Pause after which the editor undoes letters one by one. */
const UNDO_APART_MS = 600

const sentence = 'Keep a record of who decided what and on which evidence it was decided '
const words = sentence.trim().split(' ').length
const paragraph = `<p>${sentence.repeat(7).trim()}.</p>`
const count = Math.ceil(WORDS / (words * 7))
const article = Array.from({ length: count }, (_, i) =>
  i % 6 === 0 ? `<h2>Section ${i / 6 + 1}</h2>${paragraph}` : paragraph,
).join('')

const server = await startServer()
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [...launchArguments],
})
try {
  const rows = [
    { name: 'no script', costs: await measure(await openPlain()) },
    { name: 'our editor', costs: await measure(await openOurs()) },
  ]
  console.log(`Main thread per key, ${WORDS} words, processor ${CPU_SLOWER} times slower (ms):`)
  console.log('median of the keys / mean with what is done when the hands rest')
  console.log(`Goal for a letter: under ${GOAL_MS} ms`)
  const line = (name: string, cells: string[]) =>
    console.log(`  ${name.padEnd(12)}${cells.map((cell) => cell.padStart(18)).join('')}`)
  line('', ['letter', ...OTHER_KEYS])
  for (const { name, costs } of rows) {
    line(
      name,
      costs.map(({ median, mean }) => `${median.toFixed(0)} / ${mean.toFixed(0)}`),
    )
  }
} finally {
  await browser.close()
  await server.stop()
  await removeData(server)
}

/** The baseline: the browser's own work for a letter, without an editor. */
async function openPlain(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.setContent(`<div class="ProseMirror" contenteditable="true">${article}</div>`)
  return page
}

async function openOurs(): Promise<Page> {
  const headers = { 'x-admin-key': adminKey, 'content-type': 'application/json' }
  const post = { title: 'Long', slug: 'long', description: 'Long', content: article }
  const body = JSON.stringify({ ...post, region_ids: [1], status: 'draft' })
  const made = await fetch(`${server.url}/api/admin/posts`, { method: 'POST', headers, body })
  if (!made.ok) throw new Error(await made.text())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${server.url}/admin`)
  await page.getByLabel('Admin Key').fill(adminKey)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Edit Long', exact: true }).click()
  await page.getByRole('textbox', { name: 'Content', exact: true }).waitFor()
  return page
}

/** Main-thread time per key: scripts, style, layout, paint and deferred work. */
async function measure(page: Page): Promise<Cost[]> {
  const middle = page.locator('.ProseMirror > p').nth(Math.floor(count / 2))
  await middle.click()
  const devtools = await page.context().newCDPSession(page)
  // CPU time, so that other programs do not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
  await press(page, letters(KEYS / 4))
  const costs = [await costOf(page, devtools, letters(KEYS))]
  for (const key of OTHER_KEYS) {
    if (key === 'Control+z') await press(page, letters(OTHER_TIMES), UNDO_APART_MS)
    costs.push(await costOf(page, devtools, Array<string>(OTHER_TIMES).fill(key)))
  }
  await page.close()
  return costs
}

interface Cost {
  median: number
  mean: number
}

/** The median of all keys, which ignores outliers caused by other programs. */
async function costOf(page: Page, devtools: CDPSession, keys: string[]): Promise<Cost> {
  const before = await busySeconds(devtools)
  const each: number[] = []
  let last = before
  for (const key of keys) {
    await press(page, [key])
    const now = await busySeconds(devtools)
    each.push((now - last) * 1_000)
    last = now
  }
  await page.waitForTimeout(1_500)
  const after = await busySeconds(devtools)
  const median = each.toSorted((one, other) => one - other)[Math.floor(each.length / 2)] ?? 0
  return { median, mean: ((after - before) / keys.length) * 1_000 }
}

function letters(count: number): string[] {
  return Array.from({ length: count }, (_, i) => 'abcde '[i % 6] ?? 'a')
}

async function press(page: Page, keys: string[], apartMs = BETWEEN_MS): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key)
    await page.waitForTimeout(apartMs)
  }
}

async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

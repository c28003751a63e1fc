/**
 * Runs Lighthouse (mobile profile) on the public pages of the built server and prints its four scores
 * and the performance metrics; `npm run lighthouse -- /law` runs it on that page only. Lighthouse is
 * fetched by npx for this run only: it would double what everybody installs.
 *
 * Its preset slows the processor down four times, assuming a fast desktop (a benchmark index of
 * 1,500 or more). Slower machines are slowed down less here, so that the same phone is simulated.
 * https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md#cpu-throttling
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sitePaths } from '../domain/site-paths.ts'
import { launchArguments, requireChromium } from '../tests/support/find-chromium.ts'
import { removeData, startServer } from '../tests/support/server-process.ts'

const LIGHTHOUSE = 'lighthouse@13.5.0'
const wanted = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const parts = {
  'first-contentful-paint': 'first',
  'largest-contentful-paint': 'largest',
  'speed-index': 'seen',
  'total-blocking-time': 'blocking',
  'cumulative-layout-shift': 'shift',
}
const DESKTOP_INDEX = 1500
const heads = Object.keys(wanted).concat(Object.values(parts))
const flags = ['--headless=new', '--no-sandbox', ...launchArguments].join(' ')

const server = await startServer()
const folder = await mkdtemp(join(tmpdir(), 'plumbline-lighthouse-'))
let isBelow = false
try {
  const { data } = await (await fetch(`${server.url}/api/insights`)).json()
  const article = `/insights/${data[0].slug}`
  const asked = process.argv.slice(2)
  const { index } = await measure('/terms-of-service', 1)
  const slowdown = Math.max(1, Math.min(4, (4 * index) / DESKTOP_INDEX))
  console.log(`This machine's index is ${Math.round(index)}: slowed ${slowdown.toFixed(1)} times`)
  printRow('page', heads)
  for (const path of asked.length > 0 ? asked : [...sitePaths, article]) {
    const { scores, figures } = await measure(path, slowdown)
    isBelow ||= Object.values(wanted).some((least, at) => (scores[at] ?? 0) < least)
    printRow(path, scores.concat(figures))
  }
} finally {
  await server.stop()
  await removeData(server)
  await rm(folder, { recursive: true, force: true })
}
if (isBelow) process.exitCode = 1

function printRow(path: string, cells: readonly (string | number)[]): void {
  const columns = cells.map((cell, at) => String(cell).padStart((heads[at]?.length ?? 0) + 2))
  console.log(path.padEnd(52) + columns.join(''))
}

async function measure(path: string, slowdown: number) {
  const report = join(folder, 'report.json')
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, server.url + path, '--quiet', '--output=json'],
      ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--only-categories=${Object.keys(wanted).join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: requireChromium() } },
  )
  const { categories, audits, environment } = JSON.parse(await readFile(report, 'utf8'))
  return {
    index: Number(environment.benchmarkIndex),
    scores: Object.keys(wanted).map((name) => Math.round(categories[name].score * 100)),
    figures: Object.keys(parts).map((name) => audits[name].displayValue.replaceAll(/\s/g, ' ')),
  }
}

/**
 * Runs Lighthouse (mobile profile) over the public pages of the built server and prints its four
 * scores. Lighthouse is fetched by npx for this run only: it would double what everybody installs.
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
const flags = ['--headless=new', '--no-sandbox', ...launchArguments].join(' ')

const server = await startServer()
const folder = await mkdtemp(join(tmpdir(), 'plumbline-lighthouse-'))
let isBelow = false
try {
  const { data } = await (await fetch(`${server.url}/api/insights`)).json()
  const article = `/insights/${data[0].slug}`
  console.log(['page'.padEnd(52), ...Object.keys(wanted).map((name) => name.padStart(16))].join(''))
  for (const path of [...sitePaths, article]) {
    const scores = await measure(path)
    const entries = Object.entries(wanted) as [keyof typeof wanted, number][]
    isBelow ||= entries.some(([name, least]) => (scores[name] ?? 0) < least)
    const figures = entries.map(([name]) => String(scores[name]).padStart(16)).join('')
    console.log(path.padEnd(52) + figures)
  }
} finally {
  await server.stop()
  await removeData(server)
  await rm(folder, { recursive: true, force: true })
}
if (isBelow) process.exitCode = 1

async function measure(path: string): Promise<Record<string, number>> {
  const report = join(folder, 'report.json')
  await promisify(execFile)(
    'npx',
    [
      ...['--yes', LIGHTHOUSE, server.url + path, '--quiet', '--output=json'],
      ...[`--output-path=${report}`, `--chrome-flags=${flags}`],
      `--only-categories=${Object.keys(wanted).join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: requireChromium() } },
  )
  const { categories } = JSON.parse(await readFile(report, 'utf8'))
  return Object.fromEntries(
    Object.keys(wanted).map((name) => [name, Math.round(categories[name].score * 100)]),
  )
}

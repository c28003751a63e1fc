import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless shell first, which needs a quarter less time. */
const names = [
  ...['chromium-headless-shell', 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
]
const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/usr/lib/chromium',
  '/opt/google/chrome',
]
const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Beyond what Playwright already sets (no sandbox, no updates, no sync, no background requests). */
export const launchArguments = [
  '--disable-gpu',
  // Otherwise each page has a second, spare process for the next page.
  '--renderer-process-limit=1',
  // Subpixel positions as on a visitor's screen: with whole pixels, lines wrap elsewhere until the
  // fonts arrive.
  '--font-render-hinting=none',
  // Without QUIC and DNS, no page under test can reach another machine.
  '--disable-quic',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]

/** On some systems `chromium-browser` is a script that only says how to install it. */
function works(path: string): boolean {
  if (!existsSync(path)) return false
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 120_000 })
  return status === 0 && /chrom/i.test(stdout)
}

function findInstalled(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...usualPlaces]
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, onMac, chromium.executablePath()].find(works) ?? null
}

/** Tries apt-get, then Playwright; the caller checks whether there is a Chromium afterwards. */
function install(): void {
  const isRoot = process.getuid?.() === 0
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-q'])
    for (const name of ['chromium-headless-shell', 'chromium']) {
      run('apt-get', ['install', '-q', '-y', '--no-install-recommends', name])
      if (findInstalled()) return
    }
  }
  const cli = join(import.meta.dirname, '../../node_modules/@playwright/test/cli.js')
  run(process.execPath, [cli, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium'])
}

/**
 * The Chromium for the journeys: CHROMIUM_PATH, else one found on the machine, else one installed
 * now.
 */
export function requireChromium(): string {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (works(chosen)) return chosen
    throw new Error(`CHROMIUM_PATH is not a working Chromium: ${chosen}`)
  }
  const found = findInstalled()
  if (found) return found
  console.log('Installing Chromium for the journeys …')
  install()
  const installed = findInstalled()
  if (installed) return installed
  throw new Error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.')
}

/**
 * Runs two instances on PostgreSQL and S3 and one on SQLite for a while, under load and with random
 * faults, and compares the acknowledged requests with the stored data afterwards. On loopback only;
 * all child processes end with it. Exit codes: 0 if nothing was lost or duplicated and a fault
 * explains every failure; 1 otherwise; 2 for wrong usage.
 *
 *   npm run soak -- [--minutes 10] [--requests 100000] [--seed 1]
 *   npm run soak -- --upgrade-from <commit>
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runClient } from './clients.ts'
import { type FaultWindow, injectFaults, isExplained, moveClock } from './faults.ts'
import { countWaiting, type Reckoning, reckon } from './reckoning.ts'
import { openPostgresSite, openSqliteSite, type SiteUnderTest, type Surroundings } from './sites.ts'
import { upgradeUnderLoad } from './upgrade.ts'

const CLIENTS = 4
const CLIENT_PAUSE_MS = 120
const REST_MS = 3_000
const MEMORY_EVERY_MS = 2_000
/** Steps of the clock at the end, so that leases expire and failed work is retried. */
const SETTLE_STEP_MS = 12 * 3_600_000
const SETTLE_STEPS = 4
const SETTLE_WITHIN_MS = 60_000

const root = join(import.meta.dirname, '../..')
const settings = readSettings()
const folder = await mkdtemp(join(tmpdir(), 'plumbline-soak-'))
const closing = new AsyncDisposableStack()
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    process.exitCode = 130
    stop.abort()
  })
}
const around: Surroundings = { folder, root, random: createRandom(settings.seed), closing }
let isGood = false
try {
  const { upgradeFrom } = settings
  isGood = upgradeFrom ? await upgradeUnderLoad(around, upgradeFrom) : await soak()
} finally {
  await closing.disposeAsync()
  if (isGood) await rm(folder, { recursive: true, force: true })
  else console.log(`The logs are kept in ${folder}.`)
}
if (!isGood) process.exitCode ||= 1
// An unclosed connection must not keep a finished run alive.
process.exit()

function readSettings() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '10' },
        requests: { type: 'string', default: '100000' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000) },
        'upgrade-from': { type: 'string' },
      },
    })
    const [minutes, requests, seed] = [values.minutes, values.requests, values.seed].map(Number)
    if (!(minutes && minutes > 0 && minutes <= 120 && requests && requests > 0)) {
      throw new Error('--minutes is from 1 to 120, --requests at least 1.')
    }
    return { minutes, requests, seed: seed || 1, upgradeFrom: values['upgrade-from'] }
  } catch (error) {
    console.error((error as Error).message)
    process.exit(2)
  }
}

/** A seeded random generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

interface Memory {
  first: number
  last: number
  most: number
}

async function soak(): Promise<boolean> {
  const { minutes, requests, seed } = settings
  console.log(`${minutes} minutes, ${requests} requests at most, seed ${seed}. Starting …`)
  const sites = [await openPostgresSite(around), await openSqliteSite(around)]
  const end = AbortSignal.any([stop.signal, AbortSignal.timeout(minutes * 60_000)])
  const bounds = { signal: end, left: requests, random: around.random }
  const memory = new Map<string, Memory>()
  const measuring = setInterval(() => measureMemory(sites, memory), MEMORY_EVERY_MS)
  const windows = new Map(sites.map((site) => [site, [] as FaultWindow[]]))
  console.log('The faults:')
  try {
    await Promise.all(
      sites.flatMap((site) => [
        injectFaults(site.instances, site.faults, windows.get(site) ?? [], {
          signal: end,
          random: around.random,
          restMs: REST_MS,
        }),
        ...Array.from({ length: CLIENTS }, () => runClient(site, bounds, CLIENT_PAUSE_MS)),
      ]),
    )
    for (const site of sites) await settle(site)
  } finally {
    clearInterval(measuring)
  }
  let isGood = true
  for (const site of sites) {
    const found = await reckon(site, site.instances, site.office)
    isGood = report(site, windows.get(site) ?? [], found, memory) && isGood
  }
  console.log(isGood ? '\nNothing lost, nothing doubled.' : '\nNOT GOOD: see above.')
  return isGood
}

function measureMemory(sites: SiteUnderTest[], memory: Map<string, Memory>) {
  for (const instance of sites.flatMap(({ instances }) => instances)) {
    const now = instance.readMemory()
    if (now === null) continue
    const before = memory.get(instance.name) ?? { first: now, last: now, most: now }
    memory.set(instance.name, { ...before, last: now, most: Math.max(before.most, now) })
  }
}

/** Waits until all mail is sent, advancing the clock instead of waiting for hours. */
async function settle(site: SiteUnderTest): Promise<void> {
  for (let step = 0; step <= SETTLE_STEPS; step += 1) {
    moveClock(site.clock, step * SETTLE_STEP_MS)
    let before = -1
    for (const giveUpAt = performance.now() + SETTLE_WITHIN_MS; performance.now() < giveUpAt; ) {
      const waiting = await countWaiting(site)
      if (waiting === 0) return
      // An unchanged number means that nothing more is due at this time.
      if (waiting === before) break
      before = waiting ?? -1
      await pause(5_000)
    }
  }
}

function report(
  site: SiteUnderTest,
  windows: FaultWindow[],
  found: Reckoning,
  memory: Map<string, Memory>,
): boolean {
  const { ledger } = site
  const unexplained = ledger.failures.filter((failure) => !isExplained(windows, failure))
  const mayRepeat = windows.filter((window) => window.mayRepeatMail).length
  const wrong = [...ledger.wrong].map(([what, times]) => `${what} (${times} times)`)
  const lists = {
    'acknowledged and lost': found.lost,
    'stored twice for one key': found.doubled,
    'mail missing': found.mailMissing,
    'letters written twice': found.mailDoubled,
    'pages that stay old': found.stale,
    'failed without a fault': unexplained.map(({ what, why }) => `${what}: ${why}`),
    'answered wrongly, not 503': wrong,
  }
  console.log(`\n${site.name}`)
  console.log(
    `  ${windows.length} faults of ${new Set(windows.map(({ name }) => name)).size} kinds`,
  )
  console.log(
    `  ${ledger.requests} requests: ${ledger.answered} answered, ${ledger.failures.length} failed`,
  )
  console.log(`  ${found.acknowledged} writes acknowledged, ${found.lettersTaken} letters taken`)
  console.log(`  letters handed over again: ${found.mailRepeated.length} (faults: ${mayRepeat})`)
  for (const [what, cases] of Object.entries(lists)) {
    console.log(`  ${what}: ${cases.length}`)
    for (const one of new Set(cases.slice(0, 20))) console.log(`    ${one}`)
  }
  for (const { name, errors } of site.instances) {
    const { first, last, most } = memory.get(name) ?? { first: 0, last: 0, most: 0 }
    console.log(`  ${name}: ${first} MB at the start, ${last} at the end, ${most} at most`)
    for (const [message, times] of errors) console.log(`    logged ${times} times: ${message}`)
  }
  const isEmpty = Object.values(lists).every((cases) => cases.length === 0)
  return isEmpty && found.mailRepeated.length <= mayRepeat
}

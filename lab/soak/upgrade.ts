import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Bounds, runClient, type Site } from './clients.ts'
import { Front } from './front.ts'
import { Ledger } from './ledger.ts'
import { countWaiting, reckon } from './reckoning.ts'
import { openInstance, openShared, preloaded, type Surroundings } from './sites.ts'

const CLIENTS = 6
const CLIENT_PAUSE_MS = 40
/** Duration of each stage of the upgrade. */
const STAGE_MS = 15_000
/** Long enough for retries after a minute. */
const MAIL_WITHIN_MS = 180_000

/**
 * Replaces two instances of an older version by two of this one, one after the other, behind one
 * address and under load. True if no request failed and nothing was lost.
 */
export async function upgradeUnderLoad(around: Surroundings, commit: string): Promise<boolean> {
  const { folder, root, closing } = around
  const older = buildVersion(root, commit)
  const shared = await openShared(around)
  const front = new Front()
  closing.defer(() => front.close())
  const open = async (name: string, code: string) => {
    const env = { ...shared.env, DATA_DIR: join(folder, name) }
    const instance = await openInstance({ name, root: code, folder, env, preloaded }, closing)
    front.add(instance)
    console.log(`${name} takes part.`)
    return instance
  }
  const before = [await open('older-1', older), await open('older-2', older)]
  const site: Site = {
    url: await front.listen(),
    adminKey: shared.adminKey,
    ledger: new Ledger(),
    domain: 'upgrade.soak.example',
  }
  const stop = new AbortController()
  const bounds: Bounds = { signal: stop.signal, left: 100_000, random: around.random }
  const clients = Array.from({ length: CLIENTS }, () => runClient(site, bounds, CLIENT_PAUSE_MS))
  await pause(STAGE_MS)
  const after = []
  for (const [index, gone] of before.entries()) {
    after.push(await open(`newer-${index + 1}`, root))
    await pause(STAGE_MS)
    // The others serve new pages; this one still serves the assets of older pages.
    front.retire(gone)
    await pause(STAGE_MS)
    const code = await gone.end('SIGTERM')
    front.remove(gone)
    console.log(`${gone.name} has ended with ${code}.`)
  }
  await pause(STAGE_MS)
  stop.abort()
  await Promise.all(clients)
  for (const giveUpAt = performance.now() + MAIL_WITHIN_MS; performance.now() < giveUpAt; ) {
    if ((await countWaiting(site)) === 0) break
    await pause(1_000)
  }
  const found = await reckon(site, after, shared.office)
  const { failures, requests, wrong } = site.ledger
  for (const { what, why } of failures.slice(0, 20)) console.log(`  FAILED ${what}: ${why}`)
  for (const [what, times] of wrong) console.log(`  WRONG ${what}, ${times} times`)
  console.log(`${requests} requests, ${failures.length} failed.`)
  const { acknowledged, lettersTaken, ...rest } = found
  console.log(`${acknowledged} writes acknowledged, ${lettersTaken} letters taken.`)
  for (const [what, cases] of Object.entries(rest)) {
    console.log(`  ${what}: ${cases.length}`)
    for (const one of cases.slice(0, 10)) console.log(`    ${one}`)
  }
  return failures.length === 0 && Object.values(rest).every((cases) => cases.length === 0)
}

/** Builds a commit in a folder kept for later runs; not in node_modules, where Node reads no TS. */
function buildVersion(root: string, commit: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const id = git('rev-parse', '--verify', `${commit}^{commit}`).trim()
  const folder = join(tmpdir(), `plumbline-version-${id}`)
  if (existsSync(join(folder, 'build/built-from.sha256'))) return folder
  console.log(`Building ${id.slice(0, 7)} …`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const code = execFileSync('git', ['archive', id], { cwd: root, maxBuffer: 1 << 28 })
  execFileSync('tar', ['-x', '-C', folder], { input: code })
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' })
  return folder
}

// `npm test`, `npm run check` (its quick part: no database server, no browser) and `npm test slow`
// (PostgreSQL, kills and faults, before a release) run commands one after another and end with "N
// passed, N failed"; `npm test all` runs the first and the last, the last only if the first took
// less than 14 minutes. A failed stage does not stop the others, so that one run shows everything
// to repair.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { type Counts, countCheck, countRun } from './reports.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

/** Shell command of each stage; installed packages come first on the PATH. */
const commands: Record<string, string> = {
  types: 'react-router typegen && exec tsc --noEmit',
  lint: 'biome ci --error-on-warnings && exec knip --no-progress',
  build: 'exec node scripts/setup.mjs --production',
  unit: 'exec vitest run --project=unit',
  vitest: 'exec vitest run --project=unit --project=api',
  slow: "exec vitest run --project='slow*'",
  journeys: 'exec node scripts/setup.mjs --production node_modules/@playwright/test/cli.js test',
}
const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)

/** The stages of a row are independent and run in parallel. Some tests need the build. */
const usual = [['build', 'types', 'lint'], ['vitest'], ['journeys']]
const runs: Record<string, readonly (readonly string[])[]> = {
  usual,
  quick: [['unit', 'types', 'lint']],
  slow: [['build'], ['slow']],
  all: [...usual, ['slow']],
}

let interruptedBy: NodeJS.Signals | undefined

const running = new Set<ChildProcess>()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    interruptedBy = signal
    for (const child of running) child.kill(signal)
  })
}

/**
 * Runs a stage; resolves to the exit code that a shell would see. The first stage of a row prints
 * directly, the others when they have ended.
 */
async function runScript(name: string, isBeside: boolean): Promise<number> {
  const output = isBeside ? 'pipe' : 'inherit'
  const child = spawn('sh', ['-c', commands[name] ?? 'false'], {
    cwd: root,
    // No stdin: nothing here may wait for an answer.
    stdio: ['ignore', output, output],
    // No colours in files and pipes.
    env: { ...process.env, PATH, ...(!process.stdout.isTTY && { NO_COLOR: '1' }) },
  })
  running.add(child)
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  }
  const [code, signal] = await once(child, 'close')
  running.delete(child)
  if (isBeside) console.log(`${presentHeading(name)}\n${Buffer.concat(printed)}`)
  return code ?? 128 + constants.signals[(signal as NodeJS.Signals | null) ?? 'SIGKILL']
}

const presentHeading = (name: string) => `\n── ${name} ${'─'.repeat(70 - name.length)}`

async function runStage(name: string, place: number): Promise<Counts> {
  if (place === 0) console.log(presentHeading(name))
  const startedAt = performance.now()
  const exitCode = await runScript(name, place > 0)
  if (interruptedBy) process.exit(128 + constants.signals[interruptedBy])
  const counts = countStage(name, exitCode)
  summary.push(presentStage(name, (performance.now() - startedAt) / 1000, counts))
  return counts
}

function countStage(name: string, exitCode: number): Counts {
  if (name === 'journeys') return countRun('playwright', join(reports, 'journeys.json'), exitCode)
  if (['vitest', 'unit', 'slow'].includes(name)) {
    return countRun('vitest', join(reports, 'vitest.json'), exitCode)
  }
  return countCheck(exitCode)
}

function presentStage(name: string, seconds: number, { passed, failed, skipped }: Counts): string {
  const cells = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])]
  return `${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${cells.join(', ')}`
}

const summary: string[] = []
/** Milliseconds; the slow stages take a third more, so that all end within twenty minutes. */
const longestUsual = 840_000
let [passed, failed] = [0, 0]
rmSync(reports, { recursive: true, force: true })
const stages = runs[process.argv[2] ?? 'usual']
if (!stages) throw new Error(`One of these is run: ${Object.keys(runs).join(', ')}`)
for (const row of stages) {
  if (row[0] === 'slow' && performance.now() > longestUsual && stages === runs.all) {
    summary.push('slow         left out: this machine is slow. `npm test slow` runs it.')
    continue
  }
  for (const counts of await Promise.all(row.map(runStage))) {
    passed += counts.passed
    failed += counts.failed
  }
}
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

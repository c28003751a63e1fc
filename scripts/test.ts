// `npm test`, `npm run check` (its quick part: no database server, no browser) and `npm run test:slow`
// (kills and faults, before a release) run npm scripts one after another and end with "N passed, N
// failed"; `npm test all` is the first and the last in one, the last where a quarter of an hour was
// enough for the first. A stage that fails does not stop the others, so that one run shows all there
// is to repair.

import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { type Counts, countCheck, countRun } from './reports.ts'

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')

/** Before Vitest stands the build, because some of its tests start the production server. */
const usual = ['types', 'lint', 'build', 'vitest', 'journeys']
const runs: Record<string, readonly string[]> = {
  usual,
  quick: ['types', 'lint', 'unit'],
  slow: ['build', 'slow'],
  all: [...usual, 'slow'],
}

let interruptedBy: NodeJS.Signals | undefined

/** Runs an npm script to its end, passing signals on; answers with the exit code a shell would see. */
function runScript(name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', name], {
      cwd: root,
      // No stdin: nothing here may wait for an answer.
      stdio: ['ignore', 'inherit', 'inherit'],
      // Colours in files and pipes only hinder reading.
      env: { ...process.env, ...(!process.stdout.isTTY && { NO_COLOR: '1' }) },
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal)
      process.on(signal, () => {
        interruptedBy = signal
        child.kill(signal)
      })
    }
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}

async function runStage(name: string): Promise<Counts> {
  console.log(`\n── ${name} ${'─'.repeat(70 - name.length)}`)
  const startedAt = performance.now()
  const exitCode = await runScript(name)
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
/** Milliseconds; all together end within twenty minutes. */
const quarterOfAnHour = 900_000
let [passed, failed] = [0, 0]
rmSync(reports, { recursive: true, force: true })
const stages = runs[process.argv[2] ?? 'usual']
if (!stages) throw new Error(`One of these is run: ${Object.keys(runs).join(', ')}`)
for (const name of stages) {
  if (name === 'slow' && performance.now() > quarterOfAnHour && stages.includes('journeys')) {
    summary.push('slow         left out: this machine is slow. `npm run test:slow` runs it.')
    continue
  }
  const counts = await runStage(name)
  passed += counts.passed
  failed += counts.failed
}
console.log(`\n${summary.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

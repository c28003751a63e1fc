// `npm test` (everything) and `npm run check` (the quick part: no database server, no browser).
// A failed stage does not stop the others, so that one run shows all there is to repair.

import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { constants } from 'node:os'
import { join } from 'node:path'
import { type Counts, countCheck, countRun } from './reports.ts'

interface Stage {
  name: string
  /** Commands for Node 24, run in order until one fails. */
  commands: string[][]
  count: (exitCode: number) => Counts
  /** The stage that has to succeed first, if any. */
  needs?: string
}

interface Outcome extends Counts {
  name: string
  seconds: number
}

const root = join(import.meta.dirname, '..')
const reports = join(root, 'test-results')
const vitestReport = join(reports, 'vitest.json')
const journeysReport = join(reports, 'journeys.json')

const reactRouter = 'node_modules/@react-router/dev/bin.cjs'
const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

// Both colour their output into files and pipes as well, where it only hinders reading.
const isPlain = !process.stdout.isTTY

function vitestStage(projects: string[]): Stage {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  const chosen = projects.map((project) => `--project=${project}`)
  return {
    name: 'vitest',
    commands: [[vitest, 'run', ...report, ...chosen, ...(isPlain ? ['--no-color'] : [])]],
    count: (exitCode) => countRun('vitest', vitestReport, exitCode),
  }
}

const types: Stage = {
  name: 'types',
  commands: [
    [reactRouter, 'typegen'],
    [tsc, '--noEmit'],
  ],
  count: countCheck,
}

const lint: Stage = {
  name: 'lint',
  commands: [[biome, 'ci', '--error-on-warnings', ...(isPlain ? ['--colors=off'] : [])]],
  count: countCheck,
}

// Before Vitest, because some of its tests start the production server.
const build: Stage = {
  name: 'build',
  commands: [['scripts/setup.mjs', '--production']],
  count: countCheck,
}

const journeys: Stage = {
  name: 'journeys',
  commands: [[playwright, 'test']],
  count: (exitCode) => countRun('playwright', journeysReport, exitCode),
  needs: 'build',
}

const quick = [types, lint, vitestStage(['unit'])]
const everything = [types, lint, build, vitestStage([]), journeys]

/** Runs a command to its end, passing signals on; answers with the exit code a shell would see. */
function run(args: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    // No stdin: nothing here may wait for an answer.
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.removeAllListeners(signal)
      process.on(signal, () => child.kill(signal) && interrupt(signal))
    }
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']),
    )
  })
}

let interruptedBy: NodeJS.Signals | undefined
function interrupt(signal: NodeJS.Signals) {
  interruptedBy = signal
}

async function runStage(stage: Stage): Promise<Outcome> {
  console.log(`\n── ${stage.name} ${'─'.repeat(70 - stage.name.length)}`)
  const startedAt = performance.now()
  let exitCode = 0
  for (const command of stage.commands) {
    if (exitCode === 0) exitCode = await run(command)
  }
  const seconds = (performance.now() - startedAt) / 1000
  return { name: stage.name, seconds, ...stage.count(exitCode) }
}

async function runStages(stages: Stage[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const stage of stages) {
    const needed = outcomes.find((outcome) => outcome.name === stage.needs)
    if (needed?.failed) {
      console.log(`\n── ${stage.name}: not run, because the ${needed.name} failed`)
      continue
    }
    outcomes.push(await runStage(stage))
    if (interruptedBy) process.exit(128 + constants.signals[interruptedBy])
  }
  return outcomes
}

function summarise({ name, seconds, passed, failed, skipped }: Outcome): string {
  const cells = [`${passed} passed`, `${failed} failed`, ...(skipped ? [`${skipped} skipped`] : [])]
  return `${name.padEnd(10)} ${`${seconds.toFixed(1)} s`.padStart(8)}   ${cells.join(', ')}`
}

rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const outcomes = await runStages(process.argv[2] === 'quick' ? quick : everything)
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
console.log(`\n${outcomes.map(summarise).join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

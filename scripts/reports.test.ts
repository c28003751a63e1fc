import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { countCheck, countRun } from './reports.ts'

const folder = mkdtempSync(join(tmpdir(), 'plumbline-reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(report: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const vitest = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
}
const brokenFile = { status: 'failed', assertionResults: [] }
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }

test.each([
  ['what the report says', [], 0, { passed: 7, failed: 0, skipped: 2 }],
  ['a file that breaks before its first test is a failure', [brokenFile], 1, { failed: 1 }],
  ['an error outside any test is a failure', [], 1, { passed: 7, failed: 1 }],
])('Vitest: %s', (_, broken, exitCode, told) => {
  const report = { ...vitest, testResults: vitest.testResults.concat(broken) }
  expect(countRun('vitest', write(report), exitCode)).toMatchObject(told)
})

test('Playwright: what passes only at the second try, which CI allows, has passed', () => {
  const report = { stats: { ...stats, flaky: 2, unexpected: 1 } }
  expect(countRun('playwright', write(report), 1)).toEqual({ passed: 7, failed: 1, skipped: 0 })
})

test('a run of nothing is a failure, and so is one without a report', () => {
  const nothing = write({ stats: { ...stats, expected: 0 } })
  expect(countRun('playwright', nothing, 0)).toMatchObject({ passed: 0, failed: 1 })
  expect(countRun('vitest', join(folder, 'none.json'), 0)).toMatchObject({ passed: 0, failed: 1 })
})

test('a check without counts is one test', () => {
  expect(countCheck(0)).toMatchObject({ passed: 1, failed: 0 })
  expect(countCheck(2)).toMatchObject({ passed: 0, failed: 1 })
})

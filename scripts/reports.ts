import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

/** The result of one stage of `npm test`. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
})

/** A file that breaks before its first test has no failed test in the report; it counts as one. */
function countVitest(json: unknown): Counts {
  const report = vitestReport.parse(json)
  const brokenFiles = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Tests that pass on retry (CI only) count as passed; the report lists them as flaky. */
function countPlaywright(json: unknown): Counts {
  const { expected, unexpected, flaky, skipped } = playwrightReport.parse(json).stats
  return { passed: expected + flaky, failed: unexpected, skipped }
}

const readers = { vitest: countVitest, playwright: countPlaywright }

/**
 * Counts a test run from its JSON report and exit code. No report, no tests, or a non-zero exit
 * code with all tests passing (an error outside any test) counts as a failure.
 */
export function countRun(tool: keyof typeof readers, reportFile: string, exitCode: number): Counts {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = readers[tool](JSON.parse(readFileSync(reportFile, 'utf8')))
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return isUnexplained ? { ...counts, failed: 1 } : counts
}

/** A check that has no counts of its own (types, lint, build) is one test. */
export function countCheck(exitCode: number): Counts {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 }
}

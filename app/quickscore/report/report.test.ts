import { expect, test } from 'vitest'
import type { SubmissionResult } from '../../../domain/quickscore/submission.ts'
import { questionsFor } from '../questions.ts'
import { createReport } from './report.ts'

const answers = Object.fromEntries(
  questionsFor.buyer.map(({ id }, index) => [id, [1, 0.5, 0, -1][index % 4] ?? 0]),
)

const respondent = { userType: 'buyer', answers, applicability: {}, on: '2026-11-22' } as const

test('shows what the server stored, not what the browser thinks', () => {
  const stored: SubmissionResult = {
    score: 12,
    band: 'red',
    domain_scores: { governance: 79.5, fairness: 39.4, security: 0, oversight: 100 },
    domain_flags: { governance: ['lowCoverage'], fairness: [], security: [], oversight: [] },
    bank_version: 'v',
  }
  const report = createReport(respondent, stored)
  expect([report.overallScore, report.band]).toEqual([12, 'red'])
  expect(
    report.breakdown.map(({ score, status, hasLowCoverage }) => [score, status, hasLowCoverage]),
  ).toEqual([
    [80, 'green', true],
    [39, 'red', false],
    [0, 'red', false],
    [100, 'green', false],
  ])
})

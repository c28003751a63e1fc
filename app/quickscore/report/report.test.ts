import { expect, test } from 'vitest'
import { scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import type { SubmissionResult } from '../../../domain/quickscore/submission.ts'
import { questionsFor } from '../questions.ts'
import { createReport } from './report.ts'

const answers = Object.fromEntries(
  questionsFor.buyer.map(({ id }, index) => [id, [1, 0.5, 0, -1][index % 4] ?? 0]),
)

const respondent = { userType: 'buyer', answers, applicability: {}, on: '2026-11-22' } as const

function resultOf(change: Partial<SubmissionResult> = {}): SubmissionResult {
  const score = scoreAnswers(questionsFor.buyer, answers)
  return {
    score: score.overallScore,
    band: score.band,
    domain_scores: score.domainScores,
    domain_flags: score.domainFlags,
    bank_version: 'v',
    ...change,
  }
}

test('agrees with the rules when the server does', () => {
  const report = createReport(respondent, resultOf())
  const score = scoreAnswers(questionsFor.buyer, answers)
  expect(report).toMatchObject({
    overallScore: score.overallScore,
    band: score.band,
    breakdown: score.breakdown,
    counted: score.counted,
    total: 27,
  })
  const open = Object.values(answers).filter((value) => value === 0 || value === 0.5)
  expect(report.plan).toHaveLength(open.length)
})

test('shows what the server stored, not what the browser thinks', () => {
  const stored = resultOf({
    score: 12,
    band: 'red',
    domain_scores: { governance: 79.5, fairness: 39.4, security: 0, oversight: 100 },
    domain_flags: { governance: ['lowCoverage'], fairness: [], security: [], oversight: [] },
  })
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

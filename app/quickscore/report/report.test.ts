import { expect, test } from 'vitest'
import { questionsFor } from '../questions.ts'
import { createReport } from './report.ts'

const answers = Object.fromEntries(
  questionsFor.buyer.map(({ id }, index) => [id, [1, 0.5, 0, -1][index % 4] ?? 0]),
)

const respondent = { userType: 'buyer', answers, applicability: {}, on: '2026-11-22' } as const

test('shows what the server stored, not what the browser thinks', () => {
  const stored = {
    score: 12,
    band: 'red' as const,
    domain_scores: { governance: 79.5, fairness: 39.4, security: 0, oversight: 100 },
  }
  const report = createReport(respondent, stored)
  expect([report.overallScore, report.band]).toEqual([12, 'red'])
  expect(report.breakdown.map(({ score, status }) => [score, status])).toEqual([
    [80, 'green'],
    [39, 'red'],
    [0, 'red'],
    [100, 'green'],
  ])
})

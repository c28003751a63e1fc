import { type AskedQuestion, type DomainId, domainIds } from './questions.ts'
import {
  type Answers,
  domainScore,
  perDomain,
  roundedDomainScore,
  roundedOverallScore,
  roundRatio,
  tallyAnswers,
} from './tally.ts'

export { type Answers, type AnswerValue, answerValues, notApplicable } from './tally.ts'

export const bands = ['green', 'amber', 'red'] as const
export type Band = (typeof bands)[number]

export type DomainFlag = 'lowCoverage'

/**
 * The lowest whole score of each band. Stored assessments keep the band that their respondents were
 * told: a changed threshold holds from then on, and calls nobody's Green an Amber in hindsight.
 */
export const bandThresholds = { green: 80, amber: 40, red: 0 } as const satisfies Record<
  Band,
  number
>

/** One row of the domain breakdown on the result screen and in the report. */
export interface BreakdownItem {
  domain: DomainId
  /** 0 to 100, rounded. */
  score: number
  status: Band
  hasLowCoverage: boolean
  /** Questions answered Yes, Partial or No. */
  counted: number
  /** Questions that the respondent is asked in this domain. */
  total: number
  /** False where nothing counted: the 0 is then no finding. */
  isScored: boolean
}

export interface Score {
  /** 0 to 100, rounded once. */
  overallScore: number
  band: Band
  /** 0 to 100, unrounded. */
  domainScores: Record<DomainId, number>
  domainFlags: Record<DomainId, DomainFlag[]>
  /** In report order. */
  breakdown: BreakdownItem[]
  counted: number
  total: number
  /** Questions answered N/A; unanswered ones are neither here nor in `counted`. */
  notApplicable: number
}

/**
 * Scores `answers` to the questions that one respondent is asked; browser and server use this one
 * function, and only the server's result is stored. What is not answered counts like N/A: it is
 * left out of the count. Codes that are not among `questions` are never scored.
 */
export function scoreAnswers(questions: readonly AskedQuestion[], answers: Answers): Score {
  const tallies = tallyAnswers(questions, answers)
  const overallScore = roundedOverallScore(tallies)
  const breakdown = domainIds.map((domain): BreakdownItem => {
    const { counted, total } = tallies[domain]
    const score = roundedDomainScore(tallies[domain])
    const hasLowCoverage = isLowCoverage(counted, total)
    const status = bandOf(score)
    return { domain, score, status, hasLowCoverage, counted, total, isScored: counted > 0 }
  })
  const isLow = new Set(breakdown.filter((item) => item.hasLowCoverage).map((item) => item.domain))
  const sum = (field: 'counted' | 'total' | 'notApplicable') =>
    domainIds.reduce((count, id) => count + tallies[id][field], 0)
  return {
    overallScore,
    band: bandOf(overallScore),
    domainScores: perDomain((id) => domainScore(tallies[id])),
    domainFlags: perDomain((id) => (isLow.has(id) ? ['lowCoverage'] : [])),
    breakdown,
    counted: sum('counted'),
    total: sum('total'),
    notApplicable: sum('notApplicable'),
  }
}

/** Fewer than half of the questions that are asked in a domain: a score on so few says little. */
function isLowCoverage(counted: number, total: number): boolean {
  return counted * 2 < total
}

/** The band of a rounded score. */
export function bandOf(roundedScore: number): Band {
  if (roundedScore >= bandThresholds.green) return 'green'
  return roundedScore >= bandThresholds.amber ? 'amber' : 'red'
}

/** How far the question at `index` (from 0) of `total` is along, in whole per cent, itself included. */
export function progressPercent(index: number, total: number): number {
  return roundRatio(100 * (index + 1), total)
}

/** Whether a domain belongs among the Focus Areas. */
export function needsFocus({ status, hasLowCoverage }: BreakdownItem): boolean {
  return status !== 'green' || hasLowCoverage
}

import { type AskedQuestion, type DomainId, domainIds } from './questions.ts'

/** Yes, Partial, No, N/A: the stored value of an answer. */
export const answerValues = [1, 0.5, 0, -1] as const
export type AnswerValue = (typeof answerValues)[number]
export const notApplicable: AnswerValue = -1

/** Answer by question id. Values come from storage and the network, hence `number`. */
export type Answers = Readonly<Record<string, number>>

/** The result of one domain, in integer half-points, so that sums stay exact. */
export interface DomainTally {
  /** Two for each Yes, one for each Partial. */
  halfPoints: number
  /** Questions answered Yes, Partial or No. */
  counted: number
  /** Questions that this respondent is asked. */
  total: number
  /** Questions answered N/A. */
  notApplicable: number
}

export type Tallies = Record<DomainId, DomainTally>

const halfPointsByAnswer = new Map([
  [1, 2],
  [0.5, 1],
  [0, 0],
])

/** The half-points of a counted answer; undefined for N/A, no answer and unknown values. */
export function halfPointsOf(answer: number | undefined): number | undefined {
  return answer === undefined ? undefined : halfPointsByAnswer.get(answer)
}

/** Counts the answers to `questions`; ignores all others. */
export function tallyAnswers(questions: readonly AskedQuestion[], answers: Answers): Tallies {
  const tallies = perDomain(() => ({ halfPoints: 0, counted: 0, total: 0, notApplicable: 0 }))
  for (const { id, domain } of questions) {
    const tally = tallies[domain]
    const halfPoints = halfPointsOf(answers[id])
    tally.total += 1
    if (halfPoints !== undefined) {
      tally.counted += 1
      tally.halfPoints += halfPoints
    }
    if (answers[id] === notApplicable) tally.notApplicable += 1
  }
  return tallies
}

/** Whether each domain has a counted answer; a 0 without one means nothing. */
export function isWhole(tallies: Tallies): boolean {
  return domainIds.every((id) => tallies[id].counted > 0)
}

/** Points earned in per cent of the counted ones, unrounded; 0 if none counted. */
function domainScore({ halfPoints, counted }: DomainTally): number {
  return counted === 0 ? 0 : (50 * halfPoints) / counted
}

/** `domainScore` as a whole number, halves up. Divides only once, so that halves stay exact. */
export function roundedDomainScore({ halfPoints, counted }: DomainTally): number {
  return counted === 0 ? 0 : roundRatio(50 * halfPoints, counted)
}

/**
 * The mean of the four unrounded domain scores, rounded once, halves up. Uses one common
 * denominator: a sum of floating-point scores would turn some 79.5 into 79.49…, depending on the
 * order of the domains.
 */
export function roundedOverallScore(tallies: Tallies): number {
  const scored = domainIds.map((id) => tallies[id]).filter(({ counted }) => counted > 0)
  const denominator = scored.reduce((product, { counted }) => product * counted, 1)
  const earned = scored.reduce(
    (sum, { halfPoints, counted }) => sum + halfPoints * (denominator / counted),
    0,
  )
  return roundRatio(50 * earned, domainIds.length * denominator)
}

/** One value for each domain. */
function perDomain<T>(make: (id: DomainId) => T): Record<DomainId, T> {
  return {
    governance: make('governance'),
    fairness: make('fairness'),
    security: make('security'),
    oversight: make('oversight'),
  }
}

/** `numerator / denominator` to the nearest whole number, halves up; both non-negative integers. */
function roundRatio(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

export const bands = ['green', 'amber', 'red'] as const
export type Band = (typeof bands)[number]

type DomainFlag = 'lowCoverage'

/**
 * The lowest whole score of each band. Stored assessments keep their band: a changed threshold
 * applies to new ones only, so that no Green becomes an Amber in hindsight.
 */
export const bandThresholds = { green: 80, amber: 40, red: 0 } as const satisfies Record<
  Band,
  number
>

/** One row of the domain breakdown on the result screen and in the report. */
export type BreakdownItem = Score['breakdown'][number]

export type Score = ReturnType<typeof scoreAnswers>

/**
 * Scores `answers` to the questions of one respondent. Browser and server use this function, and
 * only the server's result is stored. Missing answers are left out of the count, like N/A. Codes
 * that are not among `questions` are never scored.
 */
export function scoreAnswers(questions: readonly AskedQuestion[], answers: Answers) {
  const tallies = tallyAnswers(questions, answers)
  const overallScore = roundedOverallScore(tallies)
  const breakdown = domainIds.map((domain) => {
    const { counted, total } = tallies[domain]
    const score = roundedDomainScore(tallies[domain])
    const hasLowCoverage = isLowCoverage(counted, total)
    const status = bandOf(score)
    /** False if nothing counted: the 0 then means nothing. */
    const isScored = counted > 0
    return { domain, score, status, hasLowCoverage, counted, total, isScored }
  })
  const isLow = new Set(breakdown.filter((item) => item.hasLowCoverage).map((item) => item.domain))
  const sum = (field: 'counted' | 'total' | 'notApplicable') =>
    domainIds.reduce((count, id) => count + tallies[id][field], 0)
  return {
    /** 0 to 100, rounded once. */
    overallScore,
    band: bandOf(overallScore),
    /** 0 to 100, unrounded. */
    domainScores: perDomain((id) => domainScore(tallies[id])),
    domainFlags: perDomain<DomainFlag[]>((id) => (isLow.has(id) ? ['lowCoverage'] : [])),
    /** In report order. */
    breakdown,
    counted: sum('counted'),
    total: sum('total'),
    /** Questions answered N/A; unanswered ones are neither here nor in `counted`. */
    notApplicable: sum('notApplicable'),
  }
}

/** Whether fewer than half of a domain's questions count, so that its score says little. */
function isLowCoverage(counted: number, total: number): boolean {
  return counted * 2 < total
}

/** The band of a rounded score. */
export function bandOf(roundedScore: number): Band {
  if (roundedScore >= bandThresholds.green) return 'green'
  return roundedScore >= bandThresholds.amber ? 'amber' : 'red'
}

/** Progress at the question `index` (from 0) of `total`, itself included, in whole per cent. */
export function progressPercent(index: number, total: number): number {
  return roundRatio(100 * (index + 1), total)
}

/** Whether a domain belongs among the Focus Areas. */
export function needsFocus({ status, hasLowCoverage }: BreakdownItem): boolean {
  return status !== 'green' || hasLowCoverage
}

import type { LegalReference } from '../law/references.ts'
import {
  type PlannedAction,
  planActions,
  shortestWayToNextBand,
  type WayToNextBand,
} from './action-plan.ts'
import type { AssessmentRecord } from './assessment.ts'
import type { AskedQuestion } from './questions.ts'
import { type Answers, type Band, type BreakdownItem, bandOf, scoreAnswers } from './scoring.ts'
import type { SubmissionResult } from './submission.ts'

export interface Report {
  overallScore: number
  band: Band
  breakdown: BreakdownItem[]
  counted: number
  total: number
  plan: PlannedAction[]
  way: WayToNextBand
}

/** What one respondent was asked, and the law behind it. */
export interface Asked {
  questions: readonly AskedQuestion[]
  references: Readonly<Record<string, LegalReference>>
}

/**
 * What a report shows. Scores, bands and flags are those that were stored; counts and plan come
 * from the same rules here, and so need not be.
 */
export function createReport(
  { questions, references }: Asked,
  answers: Answers,
  result: SubmissionResult,
): Report {
  const score = scoreAnswers(questions, answers)
  const plan = planActions(questions, answers, references)
  return {
    overallScore: result.score,
    band: result.band,
    breakdown: score.breakdown.map((item) => withStored(item, result)),
    counted: score.counted,
    total: score.total,
    plan,
    way: shortestWayToNextBand(questions, answers, plan),
  }
}

function withStored(item: BreakdownItem, result: SubmissionResult): BreakdownItem {
  const score = Math.round(result.domain_scores[item.domain])
  const hasLowCoverage = result.domain_flags[item.domain].includes('lowCoverage')
  return { ...item, score, status: bandOf(score), hasLowCoverage }
}

/** The part of a stored assessment that its report is made of. */
export type ReportedAssessment = Pick<
  AssessmentRecord,
  | 'company'
  | 'user_type'
  | 'score'
  | 'band'
  | 'answers'
  | 'domain_scores'
  | 'bank_version'
  | 'created_at'
>

/** What the submission of a stored assessment was answered with; the flags follow from the answers. */
export function restoreResult(
  questions: readonly AskedQuestion[],
  { score, band, answers, domain_scores, bank_version }: ReportedAssessment,
): SubmissionResult {
  const { domainFlags } = scoreAnswers(questions, answers)
  return { score, band, domain_scores, domain_flags: domainFlags, bank_version }
}

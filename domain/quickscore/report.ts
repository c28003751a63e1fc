import { findPracticeWarning, isCheckOpen, type PracticeWarning } from '../law/applicability.ts'
import type { Duty } from '../law/duties.ts'
import { isReadStrictly, type Respondent } from '../law/reading.ts'
import {
  countDuties,
  type DutyCount,
  type HarmWeights,
  type PlannedAction,
  planActions,
  shortestWayToNextBand,
  type WayToNextBand,
} from './action-plan.ts'
import type { AssessmentRecord } from './assessment.ts'
import type { AskedQuestion } from './questions.ts'
import { type Band, type BreakdownItem, bandOf, scoreAnswers } from './scoring.ts'
import type { SubmissionResult } from './submission.ts'

export interface Report {
  overallScore: number
  band: Band
  breakdown: BreakdownItem[]
  counted: number
  total: number
  plan: PlannedAction[]
  way: WayToNextBand
  law: LawNotes
}

/** What is said of the law as a whole. */
export interface LawNotes {
  duties: DutyCount
  warning: PracticeWarning | null
  /** The check on prohibited practices was not answered. */
  isCheckOpen: boolean
  /** No place was named, so the law of all is shown. */
  isEverywhere: boolean
  /** D1 is No, against what was said of rejections, and the stricter reading counts. */
  isReadStrictly: boolean
  /** An employer does not know whether the tool makes it a provider. */
  mayBeProvider: boolean
}

/** What one respondent was asked, and the law behind it. */
export interface Asked {
  questions: readonly AskedQuestion[]
  duties: readonly Duty[]
  harm: HarmWeights
}

/**
 * What a report shows. Scores, bands and flags are those that were stored; counts and plan come
 * from the same rules here, and so need not be.
 */
export function createReport(
  { questions, duties, harm }: Asked,
  respondent: Respondent,
  result: SubmissionResult,
): Report {
  const { answers } = respondent
  const score = scoreAnswers(questions, answers)
  const plan = planActions(questions, { duties, harm, respondent })
  return {
    overallScore: result.score,
    band: result.band,
    breakdown: score.breakdown.map((item) => withStored(item, result)),
    counted: score.counted,
    total: score.total,
    plan,
    way: shortestWayToNextBand(questions, answers, plan),
    law: noteLaw(plan, respondent),
  }
}

function noteLaw(plan: readonly PlannedAction[], respondent: Respondent): LawNotes {
  const { applicability, userType } = respondent
  const { places, ownTool } = applicability
  return {
    duties: countDuties(plan),
    warning: findPracticeWarning(applicability),
    isCheckOpen: isCheckOpen(applicability),
    isEverywhere: places === undefined || places.length === 0,
    isReadStrictly: isReadStrictly(respondent),
    mayBeProvider: userType === 'buyer' && ownTool === 'unsure',
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
  | 'applicability'
  | 'domain_scores'
  | 'bank_version'
  | 'created_at'
>

/** As whom the law is read to whoever gave a stored assessment: as of the day of its answers. */
export function respondentOf({
  user_type: userType,
  answers,
  applicability,
  created_at,
}: Pick<ReportedAssessment, 'user_type' | 'answers' | 'applicability' | 'created_at'>): Respondent {
  return { userType, answers, applicability, on: created_at.slice(0, 10) }
}

/** What the submission of a stored assessment was answered with; the flags follow from the answers. */
export function restoreResult(
  questions: readonly AskedQuestion[],
  { score, band, answers, domain_scores, bank_version }: ReportedAssessment,
): SubmissionResult {
  const { domainFlags } = scoreAnswers(questions, answers)
  return { score, band, domain_scores, domain_flags: domainFlags, bank_version }
}

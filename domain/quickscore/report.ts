import {
  findPracticeWarning,
  hasPlace,
  isCheckOpen,
  isElsewhereOnly,
  isSmallUse,
  type Practice,
  type PracticeWarning,
} from '../law/applicability.ts'
import type { Duty } from '../law/duties.ts'
import { isReadStrictly, type Respondent, readDuties } from '../law/reading.ts'
import {
  countDuties,
  type DutyCount,
  type HarmWeights,
  listStops,
  type PlannedAction,
  type PlannedStep,
  planActions,
  shortestWayToNextBand,
  type WayToNextBand,
} from './action-plan.ts'
import type { AssessmentRecord } from './assessment.ts'
import type { AskedQuestion } from './questions.ts'
import { type Band, type BreakdownItem, bandOf, scoreAnswers } from './scoring.ts'
import type { SubmissionResult } from './submission.ts'
import { notApplicable } from './tally.ts'

export interface Report {
  overallScore: number
  band: Band
  breakdown: BreakdownItem[]
  counted: number
  total: number
  /** A step for each answer No or Partly, in the order of the law. */
  plan: PlannedAction[]
  /** The one list that everything shows: practices to stop, then the plan. */
  list: PlannedAction[]
  way: WayToNextBand
  law: LawNotes
}

/** What is said of the law as a whole. */
export interface LawNotes {
  duties: DutyCount
  /** Questions left out of the count although a duty or another answer stands against that. */
  uncounted: Uncounted[]
  warning: PracticeWarning | null
  /** The check on prohibited practices was not answered. */
  isCheckOpen: boolean
  /** No place was ticked, so the law of all is shown and nothing is sure to bind. */
  isEverywhere: boolean
  /** Only "somewhere else" was ticked. */
  isElsewhereOnly: boolean
  /** Most of the assessment is not meant for them; `meant` holds what is. */
  isSmallUse: boolean
  meant: readonly AskedQuestion[]
  /** D1 is No, against what was said of rejections, and the stricter reading counts. */
  isReadStrictly: boolean
  /** An employer does not know whether the tool makes it a provider. */
  mayBeProvider: boolean
}

/**
 * - `duty`: marked N/A, and a duty surely binds
 * - `contradiction`: marked N/A, against what was said of the tools
 * - `unanswered`: left open, and a duty surely binds
 */
export interface Uncounted {
  question: AskedQuestion
  reason: 'duty' | 'contradiction' | 'unanswered'
}

/** What one respondent was asked, and the law behind it. */
export interface Asked {
  questions: readonly AskedQuestion[]
  duties: readonly Duty[]
  harm: HarmWeights
  /** What to do about a practice that was ticked. */
  stops: Readonly<Record<Practice, PlannedStep>>
  /** Ids of the questions that are meant for every use of AI in hiring. */
  meantForAll: readonly string[]
}

/**
 * What a report shows. Scores, bands and flags are those that were stored; counts and plan come
 * from the same rules here, and so need not be.
 */
export function createReport(
  { questions, duties, harm, stops, meantForAll }: Asked,
  respondent: Respondent,
  result: SubmissionResult,
): Report {
  const { answers } = respondent
  const score = scoreAnswers(questions, answers)
  const plan = planActions(questions, { duties, harm, respondent })
  const list = [...listStops(stops, { duties, respondent }), ...plan]
  return {
    overallScore: result.score,
    band: result.band,
    breakdown: score.breakdown.map((item) => withStored(item, result)),
    counted: score.counted,
    total: score.total,
    plan,
    list,
    way: shortestWayToNextBand(questions, answers, plan),
    law: {
      ...noteLaw(list, listUncounted(questions, duties, respondent), respondent),
      meant: questions.filter(({ id }) => meantForAll.includes(id)),
    },
  }
}

function noteLaw(
  list: readonly PlannedAction[],
  uncounted: Uncounted[],
  respondent: Respondent,
): Omit<LawNotes, 'meant'> {
  const { applicability, userType } = respondent
  return {
    duties: countDuties(list),
    uncounted,
    warning: findPracticeWarning(applicability),
    isCheckOpen: isCheckOpen(applicability),
    isEverywhere: !hasPlace(applicability) && !isElsewhereOnly(applicability),
    isElsewhereOnly: isElsewhereOnly(applicability),
    isSmallUse: isSmallUse(applicability),
    isReadStrictly: isReadStrictly(respondent),
    mayBeProvider: userType === 'buyer' && applicability.ownTool === 'unsure',
  }
}

/** An N/A costs no points; where a duty stands against it, the report says so before the score. */
function listUncounted(
  questions: readonly AskedQuestion[],
  duties: readonly Duty[],
  respondent: Respondent,
): Uncounted[] {
  return questions.flatMap((question): Uncounted[] => {
    const answer = respondent.answers[question.id]
    if (answer !== undefined && answer !== notApplicable) return []
    const read = readDuties(duties, question.id, respondent)
    if (read.some(({ standing }) => standing === 'binds')) {
      return [{ question, reason: answer === undefined ? 'unanswered' : 'duty' }]
    }
    if (answer === undefined || !contradicts(question.id, respondent)) return []
    return [{ question, reason: 'contradiction' }]
  })
}

/** Human review is no N/A where a machine rejects; risks, bias and notice are none where one ranks. */
function contradicts(id: string, { applicability: { rejects, ranks } }: Respondent): boolean {
  if (id === 'D1') return rejects === 'always' || rejects === 'sometimes'
  return ranks === 'yes' && ['A2', 'B1', 'CT1'].includes(id)
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

/** The respondent that the law is read for, from a stored assessment: as of its answers' day. */
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

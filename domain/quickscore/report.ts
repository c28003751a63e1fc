import {
  findPracticeWarning,
  hasPlace,
  isCheckOpen,
  isElsewhereOnly,
  isSmallUse,
  listPlaces,
  listTicked,
  type Practice,
} from '../law/applicability.ts'
import type { Duty } from '../law/duties.ts'
import {
  isReadStrictly,
  isRejecting,
  type Respondent,
  readDuties,
  safeguards,
} from '../law/reading.ts'
import {
  countDuties,
  type HarmWeights,
  listStops,
  type PlannedAction,
  type PlannedStep,
  planActions,
  shortestWayToNextBand,
} from './action-plan.ts'
import type { AssessmentRecord } from './assessment.ts'
import type { Taken } from './comparison.ts'
import type { AskedQuestion } from './questions.ts'
import { type BreakdownItem, bandOf, notApplicable, scoreAnswers } from './scoring.ts'

export type Report = ReturnType<typeof createReport>

/** What is said of the law as a whole. */
export type LawNotes = Report['law']

/**
 * - `duty`: marked N/A, and a duty surely binds
 * - `place`: left out, and a duty binds those who hire where its law is read
 * - `contradiction`: marked N/A, against what was said of the tools
 * - `unanswered`: left open, and a duty surely binds
 * - `yes`: answered Yes, against what was said of the tools
 */
export interface Uncounted {
  question: AskedQuestion
  reason: 'duty' | 'place' | 'contradiction' | 'unanswered' | 'yes'
}

/**
 * Whether people are turned down before a person has looked:
 * - `forbidden`: they are, in the EU
 * - `safeguarded`: they are, in the UK alone, with all four safeguards
 * - `customers`: they are, in the UK alone, by a product whose customers owe the safeguards
 * - `open`: nobody knows, or two answers contradict each other
 * - `settled`: they are not, or a row or an N/A to check says what is missing
 */
export type Rejection = 'forbidden' | 'safeguarded' | 'customers' | 'open' | 'settled'

/** By whether the tool is meant for a public authority. */
export type ExistingTools = 'private' | 'public' | 'either'

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

export type Stored = Pick<ReportedAssessment, 'score' | 'band' | 'domain_scores'>

/**
 * What a report shows. Scores and bands are those that were stored, where they were; all else comes
 * from the same rules here, and so need not be.
 */
export function createReport(
  { questions, duties, harm, stops, meantForAll }: Asked,
  respondent: Respondent,
  stored?: Stored,
) {
  const { answers } = respondent
  const score = scoreAnswers(questions, answers)
  const domainScores = stored?.domain_scores ?? score.domainScores
  const plan = planActions(questions, { duties, harm, respondent })
  const list = [...listStops(stops, { duties, respondent }), ...plan]
  return {
    overallScore: stored?.score ?? score.overallScore,
    band: stored?.band ?? score.band,
    breakdown: score.breakdown.map((item) => scoredAs(item, domainScores[item.domain])),
    counted: score.counted,
    total: score.total,
    /** A step for each answer No or Partly, in the order of the law. */
    plan,
    /** The one list that everything shows: practices to stop, then the plan. */
    list,
    way: shortestWayToNextBand(questions, answers, plan),
    law: {
      ...noteLaw(list, readLeftOut(questions, duties, respondent), respondent),
      /** Questions that were left out: N/A, or not answered. */
      leftOut: score.total - score.counted,
      /** What is meant for those with a small use. */
      meant: questions.filter(({ id }) => meantForAll.includes(id)),
    },
  }
}

type LeftOut = ReturnType<typeof readLeftOut>

function noteLaw(list: readonly PlannedAction[], leftOut: LeftOut, respondent: Respondent) {
  const { applicability, userType } = respondent
  const duties = countDuties(list)
  const rejection = readRejection(respondent)
  const isOpen = duties.inForce + duties.depends + duties.unconfirmed + leftOut.uncounted.length > 0
  return {
    userType,
    duties,
    ...leftOut,
    rejection,
    /** Nothing is open, and nothing is left to be settled: only then is no duty in force open. */
    isClear:
      hasPlace(applicability) &&
      applicability.practices?.includes('none') === true &&
      rejection === 'settled' &&
      !isOpen &&
      !leftOut.isLeftOutOpen,
    /** Of tools already in use: which sentence is true here; null where none is asked for. */
    existingTools: findExistingTools(list, respondent),
    /** How many were ticked. */
    practices: listTicked(applicability).length,
    warning: findPracticeWarning(applicability),
    /** The check on prohibited practices was not answered. */
    isCheckOpen: isCheckOpen(applicability),
    /** No place was ticked, so the law of all is shown and nothing is sure to bind. */
    isEverywhere: !hasPlace(applicability) && !isElsewhereOnly(applicability),
    isElsewhereOnly: isElsewhereOnly(applicability),
    /** Most of the assessment is not meant for them. */
    isSmallUse: isSmallUse(applicability),
    /** D1 is No, against what was said of rejections, and the stricter reading counts. */
    isReadStrictly: isReadStrictly(respondent),
    /** An employer does not know whether the tool makes it a provider. */
    mayBeProvider: userType === 'buyer' && applicability.ownTool === 'unsure',
  }
}

function readRejection({ userType, answers, applicability }: Respondent): Rejection {
  if (isRejecting(applicability)) {
    if (applicability.places?.includes('eu')) return 'forbidden'
    if (userType === 'vendor') return 'customers'
    return safeguards.every((id) => answers[id] === 1) ? 'safeguarded' : 'settled'
  }
  return applicability.rejects === 'no' && answers.D1 !== 0 ? 'settled' : 'open'
}

/** Article 111(2) of the AI Act: where the EU is read, and a row hangs on what is high-risk. */
export function findExistingTools(
  list: readonly PlannedAction[],
  { applicability }: Pick<Respondent, 'applicability'>,
): ExistingTools | null {
  const isHighRisk = list.some(({ duties }) =>
    duties.some(({ duty }) => duty.jurisdiction === 'EU' && duty.conditions.includes('high-risk')),
  )
  if (!isHighRisk || !listPlaces(applicability).includes('eu')) return null
  if (applicability.publicBody === 'yes') return 'public'
  return applicability.publicBody === 'no' ? 'private' : 'either'
}

/** An N/A costs no points; where a duty stands against it, the report says so before the score. */
function readLeftOut(
  questions: readonly AskedQuestion[],
  duties: readonly Duty[],
  respondent: Respondent,
) {
  /** Something was left out behind which a duty may bind, by a fact that was not given. */
  let isLeftOutOpen = false
  /** Answers that a duty or another answer stands against. */
  const uncounted = questions.flatMap((question): Uncounted[] => {
    const answer = respondent.answers[question.id]
    if (answer !== undefined && answer !== notApplicable) {
      return isDenied(question.id, answer, respondent) ? [{ question, reason: 'yes' }] : []
    }
    const read = readDuties(duties, question.id, respondent)
    if (read.some(({ standing }) => standing === 'binds')) {
      return [{ question, reason: answer === undefined ? 'unanswered' : 'duty' }]
    }
    const asked = read.filter(({ standing }) => standing === 'asked')
    if (asked.some(({ ifs }) => ifs.every((one) => one === 'hires-there'))) {
      return [{ question, reason: 'place' }]
    }
    if (answer !== undefined && contradicts(question.id, respondent)) {
      return [{ question, reason: 'contradiction' }]
    }
    isLeftOutOpen ||= asked.length > 0
    return []
  })
  return { uncounted, isLeftOutOpen }
}

/** Human review is no N/A where a machine rejects; risks, bias and notice are none where one ranks. */
function contradicts(id: string, { applicability }: Respondent): boolean {
  if (id === 'D1') return isRejecting(applicability)
  return applicability.ranks === 'yes' && ['A2', 'B1', 'CT1'].includes(id)
}

/** A person who looks, beside people who are turned down before one has. */
const isDenied = (id: string, answer: number, { applicability }: Respondent) =>
  id === 'D1' && answer === 1 && isRejecting(applicability)

function scoredAs(item: BreakdownItem, unrounded: number): BreakdownItem {
  const score = Math.round(unrounded)
  return { ...item, score, status: bandOf(score) }
}

/** The part of a stored assessment that its report is made of. */
export type ReportedAssessment = Taken &
  Pick<AssessmentRecord, 'company' | 'user_type' | 'band' | 'applicability'>

/** The respondent that the law is read for, from a stored assessment: as of its answers' day. */
export function respondentOf({
  user_type: userType,
  answers,
  applicability,
  created_at,
}: Pick<ReportedAssessment, 'user_type' | 'answers' | 'applicability' | 'created_at'>): Respondent {
  return { userType, answers, applicability, on: created_at.slice(0, 10) }
}

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

/** Legal facts of the whole report. */
export type LawNotes = Report['law']

/**
 * - `duty`: marked N/A, although a duty certainly binds
 * - `place`: left out, although a duty binds those who hire where its law applies
 * - `contradiction`: marked N/A, against another answer on the tools
 * - `unanswered`: not answered, although a duty certainly binds
 * - `yes`: answered Yes, against another answer on the tools
 */
export interface Uncounted {
  question: AskedQuestion
  reason: 'duty' | 'place' | 'contradiction' | 'unanswered' | 'yes'
}

/**
 * Whether candidates are rejected before a person has looked:
 * - `forbidden`: yes, in the EU
 * - `safeguarded`: yes, in the UK alone, with all four safeguards
 * - `customers`: yes, in the UK alone, by a product whose customers owe the safeguards
 * - `open`: unknown, or two answers contradict each other
 * - `settled`: no, or a row or an N/A to check says what is missing
 */
export type Rejection = 'forbidden' | 'safeguarded' | 'customers' | 'open' | 'settled'

/** The sentence on tools in use depends on whether the tool is for a public authority. */
export type ExistingTools = 'private' | 'public' | 'either'

/** The questions of one respondent, and the law behind them. */
export interface Asked {
  questions: readonly AskedQuestion[]
  duties: readonly Duty[]
  harm: HarmWeights
  /** The step for each prohibited practice. */
  stops: Readonly<Record<Practice, PlannedStep>>
  /** Ids of questions that concern every use of AI in hiring. */
  meantForAll: readonly string[]
}

export type Stored = Pick<ReportedAssessment, 'score' | 'band' | 'domain_scores'>

/**
 * The content of a report. Scores and bands are the stored ones, if given; all else is computed
 * here, so it need not be stored.
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
    /** A step for each answer No or Partial, in legal order. */
    plan,
    /** The list that is shown everywhere: practices to stop, then the plan. */
    list,
    way: shortestWayToNextBand(questions, answers, plan),
    law: {
      ...noteLaw(list, readLeftOut(questions, duties, respondent), respondent),
      /** Number of questions answered N/A or not at all. */
      leftOut: score.total - score.counted,
      /** Questions that also concern a small use. */
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
    /** No duty in force is open: no row or N/A is, and no question is left to be settled. */
    isClear:
      hasPlace(applicability) &&
      applicability.practices?.includes('none') === true &&
      rejection === 'settled' &&
      !isOpen &&
      !leftOut.isLeftOutOpen,
    /** Which sentence on tools already in use applies; null for none. */
    existingTools: findExistingTools(list, respondent),
    /** Number of ticked practices. */
    practices: listTicked(applicability).length,
    warning: findPracticeWarning(applicability),
    /** The check on prohibited practices was not answered. */
    isCheckOpen: isCheckOpen(applicability),
    /** No place is ticked, so the law of all places is shown and none certainly binds. */
    isEverywhere: !hasPlace(applicability) && !isElsewhereOnly(applicability),
    isElsewhereOnly: isElsewhereOnly(applicability),
    /** Most of the assessment does not concern the respondent's small use. */
    isSmallUse: isSmallUse(applicability),
    /** D1 is No, against the answer on rejections; the stricter reading counts. */
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

/** Article 111(2) of the AI Act: applies in the EU if a row depends on `high-risk`; else null. */
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

/** N/A costs no points, so the report names N/A answers against a duty before the score. */
function readLeftOut(
  questions: readonly AskedQuestion[],
  duties: readonly Duty[],
  respondent: Respondent,
) {
  /** A duty behind a left-out question may bind, depending on a fact not given. */
  let isLeftOutOpen = false
  /** Answers that contradict a duty or another answer. */
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

/** Whether N/A is wrong: human review if a machine rejects; risks, bias and notice if it ranks. */
function contradicts(id: string, { applicability }: Respondent): boolean {
  if (id === 'D1') return isRejecting(applicability)
  return applicability.ranks === 'yes' && ['A2', 'B1', 'CT1'].includes(id)
}

/** Whether D1 claims human review although candidates are rejected before a person has looked. */
const isDenied = (id: string, answer: number, { applicability }: Respondent) =>
  id === 'D1' && answer === 1 && isRejecting(applicability)

function scoredAs(item: BreakdownItem, unrounded: number): BreakdownItem {
  const score = Math.round(unrounded)
  return { ...item, score, status: bandOf(score) }
}

/** The fields of a stored assessment that its report needs. */
export type ReportedAssessment = Taken &
  Pick<AssessmentRecord, 'company' | 'user_type' | 'band' | 'applicability'>

/** The respondent of a stored assessment; the law is read as of the day of the answers. */
export function respondentOf({
  user_type: userType,
  answers,
  applicability,
  created_at,
}: Pick<ReportedAssessment, 'user_type' | 'answers' | 'applicability' | 'created_at'>): Respondent {
  return { userType, answers, applicability, on: created_at.slice(0, 10) }
}

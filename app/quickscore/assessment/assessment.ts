/**
 * The four steps as a state machine: 0 landing, 1 questions, 2 lead capture, 3 results. Pure: what
 * it may not do it leaves undone, so that no event, however late or doubled, leads to a step that has not been earned.
 */
import type { Applicability } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import type { Answers, AnswerValue } from '../../../domain/quickscore/scoring.ts'
import type { Lead, SubmissionResult } from '../../../domain/quickscore/submission.ts'

export type Step = 0 | 1 | 2 | 3

/** The ids of the questions that each respondent is asked, in order: all that the steps need to know of them. */
export type QuestionIds = Readonly<Record<UserType, readonly string[]>>

export interface Assessment {
  ids: QuestionIds
  step: Step
  userType: UserType | null
  /** The agreement dialog is open. */
  isStarting: boolean
  /** Its box is ticked. */
  isConfirmed: boolean
  index: number
  /** All answers are shown in place of one question. */
  isChecking: boolean
  answers: Answers
  isSubmitting: boolean
  /** Set in step 3. */
  outcome: Outcome | null
}

/** How far somebody has come: what the device keeps. */
export interface Progress {
  step: 1 | 2
  userType: UserType
  index: number
  answers: Answers
}

export interface Outcome {
  /** ISO time at which the server had answered. */
  completedOn: string
  lead: Lead
  result: SubmissionResult
  /** What was said of where they hire. */
  applicability: Applicability
  /** The path of the private link, if there is one. */
  link: string | null
}

export type AssessmentEvent =
  | { type: 'roleChosen'; userType: UserType }
  | { type: 'agreementOpened' }
  | { type: 'agreementClosed' }
  | { type: 'termsConfirmed'; isConfirmed: boolean }
  | { type: 'started' }
  | { type: 'resumed'; progress: Progress }
  | { type: 'answered'; value: AnswerValue }
  | { type: 'wentBack' }
  | { type: 'wentOn' }
  | { type: 'wentTo'; index: number }
  | { type: 'checkOpened' }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'completed'; outcome: Outcome }
  | { type: 'restored'; userType: UserType; answers: Answers; outcome: Outcome }

/** The landing step; with earlier answers where an assessment is taken again. */
export function beginAssessment(
  ids: QuestionIds,
  earlier?: Pick<Assessment, 'userType' | 'answers'>,
): Assessment {
  return {
    ids,
    step: 0,
    userType: null,
    isStarting: false,
    isConfirmed: false,
    index: 0,
    isChecking: false,
    answers: {},
    isSubmitting: false,
    outcome: null,
    ...earlier,
  }
}

export function reduceAssessment(state: Assessment, event: AssessmentEvent): Assessment {
  switch (event.type) {
    case 'roleChosen':
      return state.step === 0 ? { ...state, userType: event.userType } : state
    case 'agreementOpened':
      return state.step === 0 && state.userType ? { ...state, isStarting: true } : state
    case 'agreementClosed':
      return { ...state, isStarting: false, isConfirmed: false }
    case 'termsConfirmed':
      return state.isStarting ? { ...state, isConfirmed: event.isConfirmed } : state
    case 'started':
      return start(state)
    case 'resumed':
      return state.step === 0 ? { ...beginAssessment(state.ids), ...event.progress } : state
    case 'answered':
      return answer(state, event.value)
    case 'wentBack':
      return goBack(state)
    case 'wentOn':
      return goOn(state)
    case 'wentTo':
      return state.step === 1 && isKnown(state, event.index)
        ? { ...state, isChecking: false, index: event.index }
        : state
    case 'checkOpened':
      return canCheck(state) ? { ...state, step: 1, isChecking: true } : state
    case 'submitted':
      return state.step === 2 ? { ...state, isSubmitting: true } : state
    case 'failed':
      return { ...state, isSubmitting: false }
    case 'completed':
      return { ...state, step: 3, isSubmitting: false, outcome: event.outcome }
    case 'restored':
      return state.step === 0 ? restore(state, event) : state
  }
}

/** Of the question on screen; undefined before a role is known. */
function findCurrentId(state: Assessment): string | undefined {
  return state.userType ? state.ids[state.userType][state.index] : undefined
}

/** Every question has an answer, so that all can be looked at before the details. */
export function canCheck({ step, userType, ids, answers, isSubmitting }: Assessment): boolean {
  if ((step !== 1 && step !== 2) || !userType || isSubmitting) return false
  return ids[userType].every((id) => answers[id] !== undefined)
}

const isKnown = ({ userType, ids }: Assessment, index: number) =>
  userType !== null && ids[userType][index] !== undefined

function start(state: Assessment): Assessment {
  if (state.step !== 0 || !state.userType || !state.isConfirmed) return state
  // There are answers before the start where an earlier assessment is taken again.
  const { ids, userType, answers } = state
  return { ...beginAssessment(ids, { userType, answers }), step: 1 }
}

/** The result of this tab, after a reload. */
function restore(
  state: Assessment,
  { userType, answers, outcome }: Extract<AssessmentEvent, { type: 'restored' }>,
): Assessment {
  return { ...beginAssessment(state.ids, { userType, answers }), step: 3, outcome }
}

function answer(state: Assessment, value: AnswerValue): Assessment {
  const id = findCurrentId(state)
  if (state.step !== 1 || !id) return state
  return { ...state, answers: { ...state.answers, [id]: value } }
}

function goBack(state: Assessment): Assessment {
  if (state.step === 2 && !state.isSubmitting) return { ...state, step: 1 }
  if (state.isChecking) return { ...state, isChecking: false }
  return state.step === 1 && state.index > 0 ? { ...state, index: state.index - 1 } : state
}

function goOn(state: Assessment): Assessment {
  if (state.isChecking) return canCheck(state) ? { ...state, step: 2, isChecking: false } : state
  const id = findCurrentId(state)
  if (state.step !== 1 || !state.userType || !id) return state
  if (state.answers[id] === undefined) return state
  const isLast = state.index === state.ids[state.userType].length - 1
  return isLast ? { ...state, step: 2 } : { ...state, index: state.index + 1 }
}

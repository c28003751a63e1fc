/**
 * The four steps as a state machine: 0 landing, 1 questions, 2 lead capture, 3 results. Pure: what
 * it may not do it leaves undone, so that no event, however late or doubled, leads to a step that has not been earned.
 */
import type { Applicability } from '../../../domain/law/applicability.ts'
import type { AskedQuestion, UserType } from '../../../domain/quickscore/questions.ts'
import type { Answers, AnswerValue } from '../../../domain/quickscore/scoring.ts'
import type { Lead, SubmissionResult } from '../../../domain/quickscore/submission.ts'
import { questionsFor } from '../questions.ts'

export type Step = 0 | 1 | 2 | 3

export interface Assessment {
  step: Step
  userType: UserType | null
  /** The agreement dialog is open. */
  isStarting: boolean
  /** Its box is ticked. */
  isConfirmed: boolean
  index: number
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
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'completed'; outcome: Outcome }

export const initialAssessment: Assessment = {
  step: 0,
  userType: null,
  isStarting: false,
  isConfirmed: false,
  index: 0,
  answers: {},
  isSubmitting: false,
  outcome: null,
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
      return state.step === 0 ? { ...initialAssessment, ...event.progress } : state
    case 'answered':
      return answer(state, event.value)
    case 'wentBack':
      return goBack(state)
    case 'wentOn':
      return goOn(state)
    case 'submitted':
      return state.step === 2 ? { ...state, isSubmitting: true } : state
    case 'failed':
      return { ...state, isSubmitting: false }
    case 'completed':
      return { ...state, step: 3, isSubmitting: false, outcome: event.outcome }
  }
}

/** The question on screen; undefined before a role is known. */
export function findCurrentQuestion(state: Assessment): AskedQuestion | undefined {
  return state.userType ? questionsFor[state.userType][state.index] : undefined
}

function start(state: Assessment): Assessment {
  if (state.step !== 0 || !state.userType || !state.isConfirmed) return state
  // There are answers before the start where an earlier assessment is taken again.
  const { userType, answers } = state
  return { ...initialAssessment, step: 1, userType, answers }
}

function answer(state: Assessment, value: AnswerValue): Assessment {
  const question = findCurrentQuestion(state)
  if (state.step !== 1 || !question) return state
  return { ...state, answers: { ...state.answers, [question.id]: value } }
}

function goBack(state: Assessment): Assessment {
  if (state.step === 2 && !state.isSubmitting) return { ...state, step: 1 }
  return state.step === 1 && state.index > 0 ? { ...state, index: state.index - 1 } : state
}

function goOn(state: Assessment): Assessment {
  const question = findCurrentQuestion(state)
  if (state.step !== 1 || !state.userType || !question) return state
  if (state.answers[question.id] === undefined) return state
  const isLast = state.index === questionsFor[state.userType].length - 1
  return isLast ? { ...state, step: 2 } : { ...state, index: state.index + 1 }
}

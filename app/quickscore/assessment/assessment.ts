/**
 * The state of an assessment and the steps it allows. Pure: events that are not allowed change
 * nothing, so that no late or repeated event and no address leads to a step too early.
 */
import type { HiringPlace } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import type { Answers, AnswerValue } from '../../../domain/quickscore/scoring.ts'
import type { Lead } from '../../../domain/quickscore/submission.ts'

/** The ids of each role's questions, in order; the steps need no more of them. */
export type QuestionIds = Readonly<Record<UserType, readonly string[]>>

/** A place where the respondent hires, or `unsaid` for "I'd rather not say". */
export type SaidPlace = HiringPlace | 'unsaid'

/** The fields of the details step. */
export interface Details {
  lead: Lead
  /** Subscribes to mail about changes of the law. */
  wantsLawNews: boolean
  /** Moves the register of tools from the earlier result to the new one. */
  movesRegister: boolean
}

export interface Assessment {
  ids: QuestionIds
  /** Initial values of the landing step. */
  earlier: Earlier
  userType: UserType | null
  places: readonly SaidPlace[]
  /** The agreement dialog is open. */
  isStarting: boolean
  /** The dialog's box is ticked. */
  isConfirmed: boolean
  /** Id of this attempt, so that two tabs can tell theirs apart; empty before the start. */
  run: string
  answers: Answers
  details: Details
  isSubmitting: boolean
  /** The submitted body and the private link to its result. */
  sent: { body: string; link: string } | null
}

/** The progress kept on the device (localStorage). */
export interface Progress extends Pick<Assessment, 'run' | 'places' | 'answers'> {
  step: 1 | 2
  userType: UserType
  index: number
}

/** The state kept in the tab (sessionStorage), so that Back and a reload lose nothing. */
export type TabState = Pick<Progress, 'run' | 'userType' | 'places' | 'answers'> &
  Partial<Pick<Assessment, 'details' | 'sent'>>

/** Values known of a respondent before the start. */
export type Earlier = Partial<Pick<Assessment, 'userType' | 'places' | 'answers' | 'details'>>

export type AssessmentEvent =
  | { type: 'roleChosen'; userType: UserType }
  | { type: 'placesChosen'; places: readonly SaidPlace[] }
  | { type: 'agreementOpened' }
  | { type: 'agreementClosed' }
  | { type: 'termsConfirmed'; isConfirmed: boolean }
  | { type: 'started'; run: string }
  | { type: 'left' }
  | { type: 'resumed'; state: TabState }
  | { type: 'answered'; id: string; value: AnswerValue | undefined }
  | { type: 'detailsTyped'; details: Partial<Details> }
  | { type: 'submitted' }
  | { type: 'failed' }
  | { type: 'completed'; sent: NonNullable<Assessment['sent']> }

const nothing = {
  places: [],
  answers: {},
  details: {
    lead: { name: '', company: '', email: '' },
    wantsLawNews: false,
    movesRegister: true,
  },
}

/** The state at the landing step, with the earlier answers when an assessment is retaken. */
export function beginAssessment(ids: QuestionIds, earlier: Earlier = {}): Assessment {
  return {
    ids,
    earlier,
    userType: null,
    isStarting: false,
    isConfirmed: false,
    run: '',
    isSubmitting: false,
    sent: null,
    ...nothing,
    ...earlier,
  }
}

export function reduceAssessment(state: Assessment, event: AssessmentEvent): Assessment {
  switch (event.type) {
    case 'roleChosen':
      return { ...state, userType: event.userType }
    case 'placesChosen':
      return { ...state, places: settlePlaces(state.places, event.places) }
    case 'agreementOpened':
      return state.userType ? { ...state, isStarting: true } : state
    case 'agreementClosed':
      return { ...state, isStarting: false, isConfirmed: false }
    case 'termsConfirmed':
      return state.isStarting ? { ...state, isConfirmed: event.isConfirmed } : state
    case 'started':
      if (!state.isConfirmed || !state.userType) return state
      return { ...state, isStarting: false, isConfirmed: false, run: event.run }
    case 'left': {
      const { ids, earlier, userType, places } = state
      return { ...beginAssessment(ids, earlier), userType, places }
    }
    case 'resumed':
      return { ...beginAssessment(state.ids, state.earlier), ...event.state }
    case 'answered':
      return state.run ? answer(state, event) : state
    case 'detailsTyped':
      return { ...state, details: { ...state.details, ...event.details } }
    case 'submitted':
      return isComplete(state) ? { ...state, isSubmitting: true } : state
    case 'failed':
      return { ...state, isSubmitting: false }
    case 'completed':
      return { ...state, sent: event.sent }
  }
}

type Answered = Extract<AssessmentEvent, { type: 'answered' }>

/** Sets or, without a value, removes an answer. Clears `sent`, which no longer matches. */
function answer(state: Assessment, { id, value }: Answered): Assessment {
  if (state.answers[id] === value) return state
  const { [id]: _, ...others } = state.answers
  return {
    ...state,
    answers: value === undefined ? others : { ...others, [id]: value },
    sent: null,
  }
}

/** "I'd rather not say" excludes all places; the box ticked last wins. */
function settlePlaces(before: readonly SaidPlace[], ticked: readonly SaidPlace[]) {
  if (!ticked.includes('unsaid')) return ticked
  return before.includes('unsaid')
    ? ticked.filter((place) => place !== 'unsaid')
    : ['unsaid' as const]
}

/** Whether every question has an answer, as the check and the details require. */
export function isComplete({ run, userType, ids, answers }: Assessment): boolean {
  return run !== '' && userType !== null && ids[userType].every((id) => answers[id] !== undefined)
}

/** The screen of a step. */
export type Place =
  | { step: 0 }
  | { step: 1; index: number }
  /** All answers, before the details. */
  | { step: 'check' }
  | { step: 2 }

/** The screen for the step `named` in the address, or the furthest allowed one before it. */
export function placeAt(named: string, state: Assessment): Place {
  const { run, userType, ids, answers } = state
  if (named === '' || run === '' || !userType) return { step: 0 }
  const first = ids[userType].findIndex((id) => answers[id] === undefined)
  if (first === -1 && named === 'details') return { step: 2 }
  if (first === -1 && named === 'check') return { step: 'check' }
  const furthest = first === -1 ? ids[userType].length - 1 : first
  const [, number] = /^question-(\d+)$/.exec(named) ?? []
  return { step: 1, index: number ? Math.max(0, Math.min(Number(number) - 1, furthest)) : furthest }
}

/** The step of the question at `index`, from 0. */
export const stepOf = (index: number) => `question-${index + 1}`

/**
 * What somebody answered and which step they have earned. Pure: what it may not do it leaves undone,
 * so that no event, however late or doubled, and no address leads to a step that has not been earned.
 */
import type { HiringPlace } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import type { Answers, AnswerValue } from '../../../domain/quickscore/scoring.ts'
import type { Lead } from '../../../domain/quickscore/submission.ts'

/** The ids of the questions that each respondent is asked, in order: all that the steps need to know of them. */
export type QuestionIds = Readonly<Record<UserType, readonly string[]>>

/** Where they hire, or that they would rather not say. */
export type SaidPlace = HiringPlace | 'unsaid'

/** What the details step asks. */
export interface Details {
  lead: Lead
  /** To be told when the law moves. */
  wantsLawNews: boolean
  /** The register of tools goes from what is taken again to the new result. */
  movesRegister: boolean
}

export interface Assessment {
  ids: QuestionIds
  /** What the landing step begins with. */
  earlier: Earlier
  userType: UserType | null
  places: readonly SaidPlace[]
  /** The agreement dialog is open. */
  isStarting: boolean
  /** Its box is ticked. */
  isConfirmed: boolean
  /** Of what was begun, so that two tabs can tell theirs apart; empty before. */
  run: string
  answers: Answers
  details: Details
  isSubmitting: boolean
  /** What was sent, and the private link that it led to. */
  sent: { body: string; link: string } | null
}

/** How far somebody has come: what the device keeps. */
export interface Progress extends Pick<Assessment, 'run' | 'places' | 'answers'> {
  step: 1 | 2
  userType: UserType
  index: number
}

/** What this tab keeps besides, so that Back and a reload lose nothing. */
export type TabState = Pick<Progress, 'run' | 'userType' | 'places' | 'answers'> &
  Partial<Pick<Assessment, 'details' | 'sent'>>

/** What is known of a respondent before they begin. */
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

/** The landing step; with earlier answers where an assessment is taken again. */
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

/** Without a value it is taken back. What was sent is no longer what stands here. */
function answer(state: Assessment, { id, value }: Answered): Assessment {
  if (state.answers[id] === value) return state
  const { [id]: _, ...others } = state.answers
  return {
    ...state,
    answers: value === undefined ? others : { ...others, [id]: value },
    sent: null,
  }
}

/** "I'd rather not say" stands alone: whichever was ticked last counts. */
function settlePlaces(before: readonly SaidPlace[], ticked: readonly SaidPlace[]) {
  if (!ticked.includes('unsaid')) return ticked
  return before.includes('unsaid')
    ? ticked.filter((place) => place !== 'unsaid')
    : ['unsaid' as const]
}

/** Every question has an answer, so that all can be looked at before the details. */
export function isComplete({ run, userType, ids, answers }: Assessment): boolean {
  return run !== '' && userType !== null && ids[userType].every((id) => answers[id] !== undefined)
}

/** What a step of the address shows. */
export type Place =
  | { step: 0 }
  | { step: 1; index: number }
  /** All answers, before the details. */
  | { step: 'check' }
  | { step: 2 }

/** The step that `named` names, or the furthest before it that has been earned. */
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

/** Of the question with that index, from 0. */
export const stepOf = (index: number) => `question-${index + 1}`

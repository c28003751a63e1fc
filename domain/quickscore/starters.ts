/**
 * Document starters: what a respondent may begin a notice, a record or a letter with. A sentence
 * that claims a safeguard is printed only where the answer behind it is Yes.
 */
import { listPlaces, type Place } from '../law/applicability.ts'
import type { Respondent } from '../law/reading.ts'
import { fill } from '../wording.ts'
import type { AskedQuestion, UserType } from './questions.ts'

export const starterIds = [
  'candidate-notice-eu',
  'candidate-notice-uk',
  'dpia-for-ranking',
  'register-of-ai-tools',
  'human-review-log',
  'adjustments-log',
  'ai-literacy-record',
  'cover-letter-to-suppliers',
] as const
export type StarterId = (typeof starterIds)[number]

export interface StarterLine {
  /** What the line is about, in forms. */
  label?: string
  /** The sentence, or what is to be filled in, in square brackets. */
  text: string
  /** Ids of legal references; what is no id is printed as it is. */
  basis: readonly string[]
  /** The sentence claims what these questions ask: all must be Yes. */
  needs?: readonly string[]
  /** One of `needs` is enough. */
  isOneEnough?: boolean
  when?: 'solely-automated' | 'eu' | 'gb' | 'ni'
  /** Left out for the other. */
  only?: UserType
}

export interface Starter {
  id: StarterId
  title: string
  lead: string
  /** Sentences to read, rows to fill in, or questions to answer by number. */
  layout: 'text' | 'form' | 'letter'
  /** It is of use where one of these is hired in. */
  places: readonly Place[]
  roles: readonly UserType[]
  /** Who has reviewed it as a lawyer, and the ISO date; null until somebody has. */
  review: { by: string; on: string } | null
  lines: readonly StarterLine[]
}

/** Those that are of use to somebody in that role who hires in those places. */
export function listStarters(
  starters: readonly Starter[],
  { userType, applicability }: Pick<Respondent, 'userType' | 'applicability'>,
): Starter[] {
  const here = listPlaces(applicability)
  return starters.filter(
    ({ places, roles }) => roles.includes(userType) && places.some((one) => here.includes(one)),
  )
}

/** - `said`: as it is · `progress`, `gap`, `question`: in its place, in square brackets */
export type LineState = 'said' | 'progress' | 'gap' | 'question'

export interface SettledLine {
  label: string
  state: LineState
  text: string
  basis: readonly string[]
}

/** `{id}`, `{topic}`, `{step}` and `{question}` are filled in. */
export interface StarterVocabulary {
  progress: string
  gap: string
  question: string
  /** For a question that this role is not asked. */
  notAsked: string
}

/** The lines of a starter as one respondent may print them. */
export function settleStarter(
  { lines }: Starter,
  respondent: Respondent,
  questions: readonly AskedQuestion[],
  words: StarterVocabulary,
): SettledLine[] {
  return lines
    .filter((line) => applies(line, respondent))
    .map((line) => settleLine(line, respondent, questions, words))
}

function applies({ when, only }: StarterLine, { applicability, userType }: Respondent): boolean {
  if (only && only !== userType) return false
  if (when === undefined) return true
  if (when === 'solely-automated') {
    return applicability.rejects === 'always' || applicability.rejects === 'sometimes'
  }
  return listPlaces(applicability).includes(when)
}

function settleLine(
  { label = '', text, basis, needs = [], isOneEnough = false }: StarterLine,
  { answers }: Respondent,
  questions: readonly AskedQuestion[],
  words: StarterVocabulary,
): SettledLine {
  const open = needs.filter((id) => answers[id] !== 1)
  const isMet = isOneEnough ? open.length < needs.length : open.length === 0
  if (needs.length === 0 || isMet) return { label, state: 'said', text, basis }
  const replaced = open.map((id) => {
    const question = questions.find((one) => one.id === id)
    const state = question ? stateOf(answers[id]) : 'question'
    const template = question ? words[state] : words.notAsked
    const { topic = '', nextStep: step = '', text: asked = '' } = question ?? {}
    return { state, text: fill(template, { id, topic, step, question: asked }) }
  })
  const worst = (['gap', 'question', 'progress'] as const).find((state) =>
    replaced.some((one) => one.state === state),
  )
  return {
    label,
    state: worst ?? 'gap',
    text: replaced.map((one) => one.text).join(' '),
    basis,
  }
}

function stateOf(answer: number | undefined): Exclude<LineState, 'said'> {
  if (answer === 0.5) return 'progress'
  return answer === 0 ? 'gap' : 'question'
}

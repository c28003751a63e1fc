/**
 * Document starters: what a respondent may begin a notice, a record or a letter with. A fact comes
 * from the register or is a blank to fill; what the law orders to be said is said whatever was
 * answered; a promise beyond that is printed only where the answer behind it is Yes.
 */
import {
  type Applicability,
  type Country,
  infersTraits,
  listPlaces,
  type Place,
} from '../law/applicability.ts'
import { isRejecting, type Respondent } from '../law/reading.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { fill } from '../wording.ts'
import type { AskedQuestion, UserType } from './questions.ts'

export const starterIds = [
  'candidate-notice-eu',
  'candidate-notice-uk',
  'decision-message',
  'contest-answer',
  'dpia-for-ranking',
  'register-of-ai-tools',
  'human-review-log',
  'adjustments-log',
  'ai-literacy-record',
  'incident-sheet',
  'cover-letter-to-suppliers',
  'clause-on-training-data',
] as const
export type StarterId = (typeof starterIds)[number]

/** What a register of tools knows, and what stands in brackets where there is none. */
export type RegisterFact =
  | 'use'
  | 'alone'
  | 'emotions'
  | 'recipients'
  | 'description'
  | 'automated'
  | 'figures'
  | 'terms'
  | 'review'
  | 'rights'

/** The sentences in place of a line; `needs` of the line hold where they name none. */
export type FilledLines = Readonly<
  Partial<Record<RegisterFact, readonly Pick<StarterLine, 'text' | 'needs'>[]>>
>

/**
 * - `alone`, `always`, `sometimes`: people are turned down before a person has looked
 * - `person`: a person looks first · `unsettled`: nobody said
 * - `owed`: the candidate has the rights against a decision by machine alone, or may have them
 * - `offered`: they are given beyond the law
 * - `uk`: in one of its parts · `chat`, `emotions`: a tool does so
 */
type Condition =
  | 'alone'
  | 'not-alone'
  | 'always'
  | 'sometimes'
  | 'person'
  | 'unsettled'
  | 'owed'
  | 'offered'
  | 'uk'
  | 'chat'
  | 'emotions'

const conditions: Readonly<Record<Condition, (respondent: Respondent) => boolean>> = {
  alone: ({ applicability }) => isRejecting(applicability),
  'not-alone': (it) => !conditions.alone(it),
  always: ({ applicability: { rejects } }) => rejects === 'always',
  sometimes: ({ applicability: { rejects } }) => rejects === 'sometimes',
  person: ({ applicability: { rejects } }) => rejects === 'no',
  unsettled: ({ applicability: { rejects = 'unsure' } }) => rejects === 'unsure',
  owed: (it) => !conditions.person(it) || it.answers.D1 === 0,
  offered: (it) => !conditions.owed(it),
  uk: ({ applicability }) => listPlaces(applicability).some((one) => one !== 'eu'),
  chat: ({ applicability: { uses = [] } }) => uses.includes('chat'),
  emotions: ({ applicability: { practices = [] } }) => practices.includes('emotions'),
}

type When = Condition | Place

export interface StarterLine {
  /** A register says it in place of the text. */
  fact?: RegisterFact
  /** What the line is about, in forms. */
  label?: string
  /** The sentence, or what is to be filled in, in square brackets. */
  text: string
  /** Ids of legal references; what is no id is printed as it is. */
  basis: readonly string[]
  /** The sentence promises what these questions ask: all must be Yes. */
  needs?: readonly string[]
  /** Said in place of a promise that cannot be made. */
  otherwise?: string
  /** The law orders it to be said: what is not in place behind it stands above the text. */
  watches?: readonly string[]
  when?: When
  /** Where this member state is one of those ticked. */
  country?: Country
  /** Left out for the other. */
  only?: UserType
  /** Stands in the paragraph of the line before. */
  follows?: true
  /** A row of the table of risks: the text is the measure. */
  isRisk?: true
}

export interface Starter {
  id: StarterId
  title: string
  /** For those who finish the draft. */
  lead: string
  /** What a text for candidates is headed. */
  heading?: string
  /** Sentences to read, rows to fill in, or questions to answer by number. */
  layout: 'text' | 'form' | 'letter'
  /** Who has reviewed it as a lawyer, and the ISO date; null until somebody has. */
  review: { by: string; on: string } | null
  lines: readonly StarterLine[]
}

/** The readers a starter is of use to: in one of these roles, hiring in one of these places. */
export interface StarterUse {
  places: readonly Place[]
  roles: readonly UserType[]
}

/** Those that are of use to somebody in that role who hires in those places. */
export function listStarters(
  uses: Readonly<Record<StarterId, StarterUse>>,
  { userType, applicability }: Pick<Respondent, 'userType' | 'applicability'>,
): StarterId[] {
  const here = listPlaces(applicability)
  return starterIds.filter((id) => {
    const { places, roles } = uses[id]
    return roles.includes(userType) && places.some((one) => here.includes(one))
  })
}

/** - `said`: as it is · `progress`, `gap`, `question`: of a promise that cannot be made, in brackets */
export type LineState = 'said' | 'progress' | 'gap' | 'question'

export interface FilledLine {
  label: string
  state: LineState
  text: string
  basis: readonly string[]
  follows: boolean
  isRisk: boolean
  /** For the employer, above the text: what the law orders to be said and is not in place. */
  before: readonly string[]
}

type StarterVocabulary = Vocabulary['starters']

/** The lines of a starter as one respondent may print them. */
export function fillStarter(
  { lines }: Pick<Starter, 'lines'>,
  respondent: Respondent,
  questions: readonly AskedQuestion[],
  words: StarterVocabulary,
  filled: FilledLines = {},
): FilledLine[] {
  return lines
    .filter((line) => applies(line, respondent))
    .flatMap((line) => fillLine(line, filled))
    .map((line) => fillAnswer(line, respondent, questions, words))
}

/** Several sentences of one line make one paragraph. */
function fillLine(line: StarterLine, filled: FilledLines): StarterLine[] {
  const said = line.fact && filled[line.fact]
  if (!said) return [line]
  return said.map((one, index) =>
    index === 0 ? { ...line, ...one } : { ...line, ...one, follows: true },
  )
}

function applies({ when, country, only }: StarterLine, respondent: Respondent): boolean {
  const { applicability, userType } = respondent
  if (only && only !== userType) return false
  const here = listPlaces(applicability)
  const countries = here.includes('eu') ? applicability.countries : []
  if (country && !countries?.includes(country)) return false
  if (when === undefined) return true
  if (when === 'eu' || when === 'gb' || when === 'ni') return here.includes(when)
  return conditions[when](respondent)
}

/** A Yes holds only where nothing that was said of the tools denies it. */
const denials: Readonly<Record<string, (applicability: Applicability) => boolean>> = {
  C2: infersTraits,
  D1: isRejecting,
}

function fillAnswer(
  line: StarterLine,
  { answers, applicability }: Respondent,
  questions: readonly AskedQuestion[],
  words: StarterVocabulary,
): FilledLine {
  const { label = '', text, basis, otherwise } = line
  const { follows = false, isRisk = false, needs = [], watches = [] } = line
  const before = watches.flatMap((id) => {
    const state = stateOf(answers[id])
    return state === 'question' ? [] : [fillQuestion(words.before[state], id, questions)]
  })
  const rest = { label, basis, follows, isRisk, before }
  const open = needs.filter((id) => answers[id] !== 1 || denials[id]?.(applicability))
  if (open.length === 0) return { ...rest, state: 'said', text }
  if (otherwise !== undefined) return { ...rest, state: 'said', text: otherwise }
  const replaced = open.map((id) => {
    const question = questions.find((one) => one.id === id)
    const state = question ? stateOf(answers[id]) : 'question'
    return { state, text: fillQuestion(question ? words[state] : words.notAsked, id, questions) }
  })
  const worst = (['gap', 'question', 'progress'] as const).find((state) =>
    replaced.some((one) => one.state === state),
  )
  return { ...rest, state: worst ?? 'gap', text: replaced.map((one) => one.text).join(' ') }
}

function fillQuestion(text: string, id: string, questions: readonly AskedQuestion[]): string {
  const {
    topic = id,
    nextStep: step = '',
    text: question = '',
  } = questions.find((one) => one.id === id) ?? {}
  return fill(text, { id, topic, step, question })
}

function stateOf(answer: number | undefined): Exclude<LineState, 'said'> {
  if (answer === 0.5) return 'progress'
  return answer === 0 ? 'gap' : 'question'
}

/** What stands above a text, each once: practices first, then what is not in place behind it. */
export const listBefore = (lines: readonly FilledLine[]): string[] => [
  ...new Set(lines.flatMap(({ before }) => before)),
]

/** What could not be said, each once, however many sentences wait for it. */
export const listLeftOut = (lines: readonly FilledLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ state, text }) => (state === 'said' ? [] : (text.match(/\[[^\]]*\]/g) ?? []))),
  ),
]

/** Sentences that follow one another stand in one paragraph. */
export function joinParagraphs(lines: readonly FilledLine[]): string[] {
  const paragraphs: string[] = []
  for (const { text, follows } of lines) {
    const last = paragraphs.at(-1)
    if (follows && last !== undefined) paragraphs.splice(-1, 1, `${last} ${text}`)
    else paragraphs.push(text)
  }
  return paragraphs
}

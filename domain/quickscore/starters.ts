/**
 * Document starters: drafts of notices, records and letters. A fact comes from the register or is a
 * blank to fill; a statement that the law requires is always included; a promise beyond that is
 * printed only if the answer behind it is Yes.
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

/** Facts from the register of tools; without one, a blank in brackets. */
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

/** Sentences that replace a line; without `needs` of their own, those of the line apply. */
export type FilledLines = Readonly<
  Partial<Record<RegisterFact, readonly Pick<StarterLine, 'text' | 'needs'>[]>>
>

/**
 * - `alone`, `always`, `sometimes`: candidates are rejected before a person has looked
 * - `person`: a person looks first · `unsettled`: not answered
 * - `owed`: the candidate has, or may have, rights against a solely automated decision
 * - `offered`: those rights are granted beyond the law
 * - `uk`: the respondent hires in a part of the UK · `chat`, `emotions`: a tool does so
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
  /** A register's fact replaces the text. */
  fact?: RegisterFact
  /** Label of the line in a form. */
  label?: string
  /** The sentence, or a blank in square brackets. */
  text: string
  /** Ids of legal references; any other text is printed as it is. */
  basis: readonly string[]
  /** Ids of questions that must all be Yes for the promise in the sentence. */
  needs?: readonly string[]
  /** Replaces a promise that cannot be made. */
  otherwise?: string
  /** Ids of questions behind a required statement; gaps in them are noted above the text. */
  watches?: readonly string[]
  when?: When
  /** Only if this member state is ticked. */
  country?: Country
  /** Only for this role. */
  only?: UserType
  /** Continues the paragraph of the previous line. */
  follows?: true
  /** A row of the table of risks: the text is the measure. */
  isRisk?: true
}

export interface Starter {
  id: StarterId
  title: string
  /** Instructions for completing the draft. */
  lead: string
  /** Heading of a text for candidates. */
  heading?: string
  /** Sentences to read, rows to fill in, or questions to answer by number. */
  layout: 'text' | 'form' | 'letter'
  /** The reviewing lawyer and the ISO date; null before a review. */
  review: { by: string; on: string } | null
  lines: readonly StarterLine[]
}

/** The audience of a starter: one of these roles, hiring in one of these places. */
export interface StarterUse {
  places: readonly Place[]
  roles: readonly UserType[]
}

/** The starters for a respondent's role and places of hiring. */
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

/** - `said`: printed · `progress`, `gap`, `question`: a promise that cannot be made, in brackets */
export type LineState = 'said' | 'progress' | 'gap' | 'question'

export interface FilledLine {
  label: string
  state: LineState
  text: string
  basis: readonly string[]
  follows: boolean
  isRisk: boolean
  /** Notes for the employer above the text: required statements without a measure behind them. */
  before: readonly string[]
}

type StarterVocabulary = Vocabulary['starters']

/** The lines of a starter for one respondent. */
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

/** Replaces a line by the register's sentences, as one paragraph. */
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

/** Answers on the tools that contradict a Yes, by question id. */
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

/** The notes above a text, each once, in the order of the lines. */
export const listBefore = (lines: readonly FilledLine[]): string[] => [
  ...new Set(lines.flatMap(({ before }) => before)),
]

/** The bracketed texts of promises that cannot be made, each once. */
export const listLeftOut = (lines: readonly FilledLine[]): string[] => [
  ...new Set(
    lines.flatMap(({ state, text }) => (state === 'said' ? [] : (text.match(/\[[^\]]*\]/g) ?? []))),
  ),
]

/** Typed brackets, which make no blank, are signs for private use until the text is split. */
export const keepBrackets = (text: string) => text.replace(/\[/g, '\uE000').replace(/\]/g, '\uE001')
export const showBrackets = (text: string) => text.replace(/\uE000/g, '[').replace(/\uE001/g, ']')

/** Splits a text at the blanks of its template. */
export const splitBlanks = (text: string) =>
  text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((part) => ({ text: showBrackets(part), isBlank: part.startsWith('[') }))

/** Joins lines with `follows` to the previous paragraph. */
export function joinParagraphs(lines: readonly FilledLine[]): string[] {
  const paragraphs: string[] = []
  for (const { text, follows } of lines) {
    const last = paragraphs.at(-1)
    if (follows && last !== undefined) paragraphs.splice(-1, 1, `${last} ${text}`)
    else paragraphs.push(text)
  }
  return paragraphs
}

import { findPracticeWarning, hasPlace, listTicked, type Practice } from '../law/applicability.ts'
import type { Settling } from '../law/applicability-form.ts'
import type { Duty } from '../law/duties.ts'
import {
  type ReadDuty,
  type Respondent,
  readDuties,
  safeguards,
  settledBy,
} from '../law/reading.ts'
import { fill } from '../wording.ts'
import { type AskedQuestion, type DomainId, domainIds } from './questions.ts'
import {
  type Answers,
  type Band,
  bandOf,
  bandThresholds,
  halfPointsOf,
  roundedOverallScore,
  type Tallies,
  tallyAnswers,
} from './scoring.ts'

/**
 * The legal weight of a row of the plan:
 * - `forbidden`: a ticked practice that the law forbids where the respondent hires
 * - `prohibited`: the law forbids this respondent to go without the step today
 * - `duty`: a duty in force certainly binds the respondent
 * - `depends`: a duty would bind, under a condition that an answer can settle
 * - `unconfirmed`: a duty may bind, which nobody has confirmed
 * - `ahead`: a duty requires the step from a later date
 * - `outcome`: the law forbids the outcome that the step would reveal
 * - `supports`: law in force supports the step
 * - `goodPractice`: no provision asks for the step in terms
 */
export const legalWeights = [
  'forbidden',
  'prohibited',
  'duty',
  'depends',
  'unconfirmed',
  'ahead',
  'outcome',
  'supports',
  'goodPractice',
] as const
export type LegalWeight = (typeof legalWeights)[number]

/** When the law asks for a row, as read on a given day. */
export type Timing =
  /** A duty certainly binds today. */
  | { kind: 'now' }
  /** A duty may bind; `on` is the question that settles it, null where QuickScore answers do. */
  | { kind: 'depends'; on: Settling | null }
  /** A duty may bind; no answer settles it, and nobody has confirmed it. */
  | { kind: 'unconfirmed' }
  /** From an ISO date. */
  | { kind: 'ahead'; since: string }
  | { kind: 'goodPractice' }

/** Harm to candidates from a missing safeguard, 1 to 5, by question id. */
export type HarmWeights = Readonly<Record<string, number>>

/** Input for reading the law for one respondent. */
export interface Reading {
  duties: readonly Duty[]
  harm: HarmWeights
  respondent: Respondent
}

/** The wording of a row of the plan. */
export type PlannedStep = Omit<
  AskedQuestion,
  'weight' | 'text' | 'helperText' | 'counts' | 'choice'
>

export interface PlannedAction {
  question: PlannedStep
  /** The answer, Partial or No; null for a prohibited practice. */
  value: 0.5 | 0 | null
  /** Points of the overall score that a Yes would add, unrounded. */
  gain: number
  /** From 1 to 5. */
  harm: number
  legalWeight: LegalWeight
  timing: Timing
  /** The duties behind the row that can bind this respondent. */
  duties: ReadDuty[]
}

export type WayToNextBand =
  | {
      kind: 'reachable'
      band: Band
      threshold: number
      /** The fewest actions that lift the rounded overall score to `threshold`. */
      actions: PlannedAction[]
      /** The overall score after them. */
      reaches: number
    }
  | { kind: 'alreadyGreen' }
  | {
      kind: 'unreachable'
      band: Band
      threshold: number
      /** The overall score with every counted question at Yes. */
      reaches: number
      /** The domains where nothing counted; each holds a quarter of the score at 0. */
      unscored: DomainId[]
    }

/** A Yes is worth two half-points, and a domain a quarter of 100. */
const pointsPerHalf = 100 / domainIds.length / 2

/** An action for every counted answer below Yes, in legal order (`compareActions`). */
export function planActions(
  questions: readonly AskedQuestion[],
  reading: Reading,
): PlannedAction[] {
  const { answers } = reading.respondent
  const tallies = tallyAnswers(questions, answers)
  return questions
    .flatMap((question): PlannedAction[] => {
      const value = answers[question.id]
      if (value !== 0 && value !== 0.5) return []
      const missing = value === 0 ? 2 : 1
      const gain = (pointsPerHalf * missing) / tallies[question.domain].counted
      const duties = readDuties(reading.duties, question.id, reading.respondent)
      const harm = reading.harm[question.id] ?? 1
      const step = { ...question, nextStep: tellStep(question, duties, questions, answers) }
      return [{ question: step, value, gain, harm, duties, ...weigh(duties) }]
    })
    .sort(compareActions)
}

/** The next step; where a missing safeguard carries the duty, names it as the alternative. */
function tellStep(
  { nextStep, choice }: AskedQuestion,
  duties: readonly ReadDuty[],
  questions: readonly AskedQuestion[],
  answers: Answers,
): string {
  const isEither = duties.some(
    ({ duty, standing }) => duty.conditions.includes('safeguards-missing') && standing === 'beside',
  )
  const isApart = duties.some(({ standing }) => standing === 'binds' || standing === 'asked')
  if (!choice || !isEither || isApart) return nextStep
  const missing = safeguards.toReversed().find((id) => answers[id] === 0 || answers[id] === 0.5)
  const safeguard = questions.find(({ id }) => id === missing)
  return safeguard ? fill(choice, { review: nextStep, safeguard: safeguard.nextStep }) : nextStep
}

/**
 * The ticked practices to stop first: forbidden where the respondent hires or, while no place is
 * known, may hire.
 */
export function listStops(
  steps: Readonly<Record<Practice, PlannedStep>>,
  { duties, respondent }: Pick<Reading, 'duties' | 'respondent'>,
): PlannedAction[] {
  const { applicability, userType } = respondent
  if (findPracticeWarning(applicability) !== 'forbidden') return []
  const isKnown = hasPlace(applicability)
  const ifs = isKnown ? [] : (['hires-there'] as const)
  return listTicked(applicability).map((practice) => {
    const article = articleOf[practice]
    const duty = duties.find((one) => one.role === userType && one.references.includes(article))
    return {
      question: steps[practice],
      value: null,
      gain: 0,
      harm: 5,
      legalWeight: 'forbidden',
      timing: isKnown ? { kind: 'now' } : { kind: 'depends', on: 'places' },
      duties: duty
        ? [{ duty: { ...duty, references: [article] }, standing: isKnown ? 'binds' : 'asked', ifs }]
        : [],
    }
  })
}

/** Ids of the provisions of Article 5 of the EU AI Act. */
const articleOf: Readonly<Record<Practice, string>> = {
  emotions: 'aia-5-1-f',
  'biometric-sorting': 'aia-5-1-g',
  'social-scoring': 'aia-5-1-c',
  exploiting: 'aia-5-1-a-b',
  'face-scraping': 'aia-5-1-e',
}

/** By points, most first; ties keep the order of `plan`. */
export function sortByGain(plan: readonly PlannedAction[]): PlannedAction[] {
  return [...plan].sort((a, b) => b.gain - a.gain)
}

/** Counts rows, not provisions: a step that both EU and UK law require counts once. */
export function countDuties(list: readonly PlannedAction[]) {
  const count = (kind: Timing['kind']) => list.filter(({ timing }) => timing.kind === kind).length
  return {
    /** Practices to stop and duties that certainly bind. */
    inForce: count('now'),
    /** Rows that depend on facts not given. */
    depends: count('depends'),
    /** Rows with unconfirmed duties only. */
    unconfirmed: count('unconfirmed'),
  }
}

/**
 * The fewest planned actions that lift the rounded overall score to the next band, biggest gains
 * first. Gains simply add up, because raising an answer never changes how many questions count.
 */
export function shortestWayToNextBand(
  questions: readonly AskedQuestion[],
  answers: Answers,
  plan: readonly PlannedAction[],
): WayToNextBand {
  const tallies = tallyAnswers(questions, answers)
  const current = bandOf(roundedOverallScore(tallies))
  if (current === 'green') return { kind: 'alreadyGreen' }
  const band = current === 'red' ? 'amber' : 'green'
  const threshold = bandThresholds[band]
  const actions: PlannedAction[] = []
  let reaches = roundedOverallScore(tallies)
  for (const action of sortByGain(plan)) {
    raise(tallies, action)
    actions.push(action)
    reaches = roundedOverallScore(tallies)
    if (reaches >= threshold) return { kind: 'reachable', band, threshold, actions, reaches }
  }
  const unscored = domainIds.filter((id) => tallies[id].counted === 0)
  return { kind: 'unreachable', band, threshold, reaches, unscored }
}

function raise(tallies: Tallies, { question, value }: PlannedAction): void {
  tallies[question.domain].halfPoints += 2 - (halfPointsOf(value ?? undefined) ?? 0)
}

/** The first that holds: binds, depends, unconfirmed, ahead, forbids an outcome, supports. */
export function weigh(duties: readonly ReadDuty[]): Pick<PlannedAction, 'legalWeight' | 'timing'> {
  const has = (standing: ReadDuty['standing']) => duties.filter((it) => it.standing === standing)
  const binding = has('binds')
  if (binding.length > 0) {
    const isProhibited = binding.some(({ duty }) => duty.strength === 'prohibited')
    return { legalWeight: isProhibited ? 'prohibited' : 'duty', timing: { kind: 'now' } }
  }
  const [asked] = has('asked')
  if (asked) return { legalWeight: 'depends', timing: { kind: 'depends', on: settledBy(asked) } }
  if (has('unconfirmed').length > 0) {
    return { legalWeight: 'unconfirmed', timing: { kind: 'unconfirmed' } }
  }
  const dates = [...has('ahead'), ...has('contested')].map(({ duty }) => duty.since).sort()
  if (dates[0]) return { legalWeight: 'ahead', timing: { kind: 'ahead', since: dates[0] } }
  return { legalWeight: weighBeside(duties), timing: { kind: 'goodPractice' } }
}

function weighBeside(duties: readonly ReadDuty[]): LegalWeight {
  if (duties.some(({ duty }) => duty.strength === 'supports-outcome')) return 'outcome'
  const supports = ({ duty, standing }: ReadDuty) =>
    standing === 'open' || (standing === 'beside' && duty.strength !== 'good-practice')
  return duties.some(supports) ? 'supports' : 'goodPractice'
}

const kinds = ['now', 'depends', 'unconfirmed', 'ahead', 'goodPractice'] as const
const efforts = ['S', 'M', 'L'] as const

/** The order of open questions: the one that settles most first, null (no question) last. */
const settlingOrder: readonly (Settling | null)[] = [
  'places',
  'ranks',
  'rejects',
  'uses',
  'hiresFor',
  'agencyServices',
  'publicBody',
  'ownTool',
  'servesCandidates',
  'ownPurposes',
  null,
]

/**
 * The legal order: duties that bind now, by effort; conditional ones, by the question that settles
 * them; unconfirmed ones; later ones, by date; good practice. Then the greater harm to candidates,
 * the legal weight and the points; ties keep the order of the question bank.
 */
export function compareActions(a: PlannedAction, b: PlannedAction): number {
  return (
    kinds.indexOf(a.timing.kind) - kinds.indexOf(b.timing.kind) ||
    compareWithin(a, b) ||
    b.harm - a.harm ||
    legalWeights.indexOf(a.legalWeight) - legalWeights.indexOf(b.legalWeight) ||
    b.gain - a.gain
  )
}

function compareWithin({ timing: a, question }: PlannedAction, other: PlannedAction): number {
  const b = other.timing
  if (a.kind === 'now')
    return efforts.indexOf(question.effort) - efforts.indexOf(other.question.effort)
  if (a.kind === 'depends' && b.kind === 'depends') {
    return settlingOrder.indexOf(a.on) - settlingOrder.indexOf(b.on)
  }
  if (a.kind === 'ahead' && b.kind === 'ahead') return a.since.localeCompare(b.since)
  return 0
}

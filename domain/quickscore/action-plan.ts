import type { Duty } from '../law/duties.ts'
import { type ReadDuty, type Respondent, readDuties } from '../law/reading.ts'
import { type AskedQuestion, type DomainId, domainIds } from './questions.ts'
import { type Band, bandOf, bandThresholds } from './scoring.ts'
import {
  type Answers,
  halfPointsOf,
  roundedOverallScore,
  type Tallies,
  tallyAnswers,
} from './tally.ts'

/**
 * How heavily the law weighs on an action, heaviest first:
 * - `prohibited`: what is done is forbidden to this respondent today, or may be
 * - `duty`: a duty in force asks for it, or would under a condition that is not known
 * - `outcome`: the law forbids the outcome that the step would reveal
 * - `ahead`: a duty asks for it from a later date
 * - `supports`: law in force supports it
 * - `goodPractice`: nothing asks for it in terms
 */
export const legalWeights = [
  'prohibited',
  'duty',
  'outcome',
  'ahead',
  'supports',
  'goodPractice',
] as const
export type LegalWeight = (typeof legalWeights)[number]

/** How much harm an open answer does to candidates, from 1 to 5, by question id. */
export type HarmWeights = Readonly<Record<string, number>>

/** The law as it is read for one respondent. */
export interface Reading {
  duties: readonly Duty[]
  harm: HarmWeights
  respondent: Respondent
}

export interface PlannedAction {
  question: AskedQuestion
  /** The answer given: Partial or No. */
  value: 0.5 | 0
  /** Points of the overall score that a Yes would add, unrounded. */
  gain: number
  /** From 1 to 5. */
  harm: number
  legalWeight: LegalWeight
  /** The duties behind it that can bind this respondent. */
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

/**
 * What to do about every counted answer below Yes: what is prohibited first, then what a duty in
 * force asks for, then the greater harm to candidates, then the nearer law; points only break ties,
 * and the order of the bank settles the rest.
 */
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
      return [{ question, value, gain, harm, duties, legalWeight: weigh(duties) }]
    })
    .sort(compareActions)
}

/** The second view: most points first; the order of the law settles ties. */
export function sortByGain(plan: readonly PlannedAction[]): PlannedAction[] {
  return [...plan].sort((a, b) => b.gain - a.gain)
}

export interface DutyCount {
  /** Answers No or Partly against which a duty is known to be in force. */
  inForce: number
  /** More for which that hangs on answers that were not given. */
  more: number
}

/** It counts answers and not provisions: what EU and UK law both ask for counts once. */
export function countDuties(plan: readonly PlannedAction[]): DutyCount {
  const has = ({ duties }: PlannedAction, standing: ReadDuty['standing']) =>
    duties.some((read) => read.standing === standing)
  const inForce = plan.filter((action) => has(action, 'binds'))
  const more = plan.filter((action) => !has(action, 'binds') && has(action, 'asked'))
  return { inForce: inForce.length, more: more.length }
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
  tallies[question.domain].halfPoints += 2 - (halfPointsOf(value) ?? 0)
}

function weigh(duties: readonly ReadDuty[]): LegalWeight {
  if (duties.some(isForbidden)) return 'prohibited'
  if (duties.some(isDutyToday)) return 'duty'
  if (duties.some(({ duty }) => duty.strength === 'supports-outcome')) return 'outcome'
  if (duties.some(({ standing }) => standing === 'ahead' || standing === 'contested')) {
    return 'ahead'
  }
  return duties.some(isSupport) ? 'supports' : 'goodPractice'
}

const isForbidden = ({ duty, standing }: ReadDuty) =>
  duty.strength === 'prohibited' && (standing === 'binds' || standing === 'asked')

/** What nobody has confirmed counts for the order, where caution costs little, and in no figure. */
const isDutyToday = ({ standing }: ReadDuty) =>
  standing === 'binds' || standing === 'asked' || standing === 'unconfirmed'

const isSupport = ({ duty, standing }: ReadDuty) =>
  standing === 'open' || (standing === 'beside' && duty.strength !== 'good-practice')

/** The law forbids an outcome as it asks for a duty: both stand in one group. */
const groups: Record<LegalWeight, number> = {
  prohibited: 0,
  duty: 1,
  outcome: 1,
  ahead: 2,
  supports: 2,
  goodPractice: 2,
}
const lawAhead: Record<LegalWeight, number> = { ...groups, ahead: 2, supports: 3, goodPractice: 4 }

/** Bank order is left as it is, because sorting keeps what ties in place. */
function compareActions(a: PlannedAction, b: PlannedAction): number {
  return (
    groups[a.legalWeight] - groups[b.legalWeight] ||
    b.harm - a.harm ||
    lawAhead[a.legalWeight] - lawAhead[b.legalWeight] ||
    b.gain - a.gain
  )
}

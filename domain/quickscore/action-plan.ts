import type { LegalReference } from '../law/references.ts'
import { type AskedQuestion, type DomainId, domainIds, type Effort } from './questions.ts'
import { type Band, bandOf, bandThresholds } from './scoring.ts'
import {
  type Answers,
  halfPointsOf,
  roundedOverallScore,
  type Tallies,
  tallyAnswers,
} from './tally.ts'

/**
 * How heavily the law weighs on an action: something that binds today, something that is adopted
 * and binds (or bites) later, or nothing that asks for it in terms.
 */
export type LegalWeight = 'inForce' | 'ahead' | 'goodPractice'

export interface PlannedAction {
  question: AskedQuestion
  /** The answer given: Partial or No. */
  value: 0.5 | 0
  /** Points of the overall score that a Yes would add, unrounded. */
  gain: number
  legalWeight: LegalWeight
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

const legalOrder: Record<LegalWeight, number> = { inForce: 0, ahead: 1, goodPractice: 2 }
const effortOrder: Record<Effort, number> = { S: 0, M: 1, L: 2 }

/**
 * What to do about every counted answer below Yes, worst first: by points of the overall score to
 * be gained, then by the weight of the law, then the smaller effort, then the id.
 */
export function planActions(
  questions: readonly AskedQuestion[],
  answers: Answers,
  references: Readonly<Record<string, LegalReference>>,
): PlannedAction[] {
  const tallies = tallyAnswers(questions, answers)
  return questions
    .flatMap((question): PlannedAction[] => {
      const value = answers[question.id]
      if (value !== 0 && value !== 0.5) return []
      const missing = value === 0 ? 2 : 1
      const gain = (pointsPerHalf * missing) / tallies[question.domain].counted
      return [{ question, value, gain, legalWeight: legalWeightOf(question, references) }]
    })
    .sort(compareActions)
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
  for (const action of plan) {
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

function legalWeightOf(
  { basis }: AskedQuestion,
  references: Readonly<Record<string, LegalReference>>,
): LegalWeight {
  // Where the bank says that no provision asks for it in terms, the references only support it.
  if (basis.goodPractice !== undefined) return 'goodPractice'
  const statuses = basis.references.map((id) => references[id]?.status)
  if (statuses.includes('in-force')) return 'inForce'
  const isAhead = statuses.includes('applies-from') || statuses.includes('contested')
  return isAhead ? 'ahead' : 'goodPractice'
}

function compareActions(a: PlannedAction, b: PlannedAction): number {
  return (
    b.gain - a.gain ||
    legalOrder[a.legalWeight] - legalOrder[b.legalWeight] ||
    effortOrder[a.question.effort] - effortOrder[b.question.effort] ||
    a.question.id.localeCompare(b.question.id, 'en', { numeric: true })
  )
}

/** The verdict on a comparison: one set of rules for a pair, all others, vacancies and scores. */
import type { Interval } from './intervals.ts'

/**
 * `favoured` to `under-a-fifth` are significant (P under 5%), the others are not:
 * - `favoured`: to the group's advantage
 * - `look-closer`: passes under four fifths, or rejections over five fourths
 * - `any-size`: less than one point, and within 5% in passes and rejections
 * - `under-a-fifth`: any other gap to the group's disadvantage
 * - `too-few`: fewer than five expected in a cell
 * - `open`: the intervals still include a gap as in `look-closer`
 * - `no-fifth`: the intervals rule out such a gap
 */
export type Finding =
  | 'favoured'
  | 'look-closer'
  | 'any-size'
  | 'under-a-fifth'
  | 'too-few'
  | 'open'
  | 'no-fifth'

/** Most severe first. */
export const bySeverity: readonly Finding[] = [
  'look-closer',
  'under-a-fifth',
  'open',
  'any-size',
  'too-few',
  'favoured',
  'no-fifth',
]

export interface Evidence {
  p: number
  /** Own rate minus the other; for several vacancies, of their weighted rates. */
  difference: number
  /** Own pass rate and own rejection rate, each divided by the other's; null if undefined. */
  ratio: number | null
  rejection: number | null
  ratioInterval: Interval | null
  rejectionInterval: Interval | null
  /** Expected count of the rarer outcome in the smaller group, at equal rates. */
  fewestExpected: number
}

export const SIGNIFICANT = 0.05
const FEWEST_EXPECTED = 5
const A_FIFTH = 1.25
const HAIR = 1e-9

export const isUnderFourFifths = (ratio: number | null) => ratio !== null && ratio < 0.8 - HAIR

export function judge(evidence: Evidence): Finding {
  const { p, difference, ratioInterval, rejectionInterval } = evidence
  if (p >= SIGNIFICANT) {
    if (evidence.fewestExpected < FEWEST_EXPECTED) return 'too-few'
    const fits = fitsAFifth(ratioInterval?.low ?? 0, rejectionInterval?.high ?? Infinity)
    return fits ? 'open' : 'no-fifth'
  }
  if (difference > 0) return 'favoured'
  const [ratio, rejection] = [evidence.ratio ?? 1, evidence.rejection ?? Infinity]
  if (fitsAFifth(ratio, rejection)) return 'look-closer'
  const isTiny = difference > -0.01 + HAIR && ratio >= 0.95 && rejection <= 1.05
  return isTiny ? 'any-size' : 'under-a-fifth'
}

const fitsAFifth = (ratio: number, rejection: number) =>
  isUnderFourFifths(ratio) || rejection > A_FIFTH + HAIR

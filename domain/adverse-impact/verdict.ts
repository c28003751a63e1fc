/** What one comparison shows, by one set of rules for a pair, all others, vacancies and scores. */
import type { Interval } from './intervals.ts'

/**
 * In the order in which they are tried; the first three words of each are said with it.
 * - `favoured`: hard to explain by chance, and to the group's advantage
 * - `look-closer`: hard to explain by chance, a fifth or more apart in passes or in rejections
 * - `any-size`: hard to explain by chance, and under one point
 * - `under-a-fifth`: hard to explain by chance, and less than a fifth
 * - `too-few`: not told apart from chance, and fewer than five expected
 * - `open`: not told apart from chance; a gap of a fifth still fits
 * - `no-fifth`: not told apart from chance, and no gap of a fifth fits
 */
export type Finding =
  | 'favoured'
  | 'look-closer'
  | 'any-size'
  | 'under-a-fifth'
  | 'too-few'
  | 'open'
  | 'no-fifth'

/** From what asks for action to what asks for none. */
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
  /** Own rate less the other. */
  difference: number
  /** Own rate over the other, and own rejections over the other's; null where nobody was. */
  ratio: number | null
  rejection: number | null
  ratioInterval: Interval | null
  rejectionInterval: Interval | null
  /** Of the rarer outcome, in the smaller group, at one rate for both. */
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

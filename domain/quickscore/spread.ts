/** Compares one score with those of other organisations. */

/** Organisations by overall score, 0 to 100, as of an ISO time; empty while there are too few. */
export interface ScoreCounts {
  counts: readonly number[]
  asOf: string
}

export type Spread = NonNullable<ReturnType<typeof spreadOf>>

/** Minimum number of others: with fewer, each one would move the figures too far. */
export const comparedFrom = 10

/**
 * The distribution of the others' scores; null if they are too few. `own` is the respondent's score
 * within the counts, which is left out.
 */
export function spreadOf({ counts: all }: ScoreCounts, own?: number) {
  const counts = all.map((count, score) => (score === own && count > 0 ? count - 1 : count))
  const others = counts.reduce((sum, count) => sum + count, 0)
  if (others < comparedFrom) return null
  const total = counts.reduce((sum, count, score) => sum + count * score, 0)
  const at = (share: number) => quantile(counts, others, share)
  return {
    others,
    /** 0 to 100, rounded, as are the next. */
    average: Math.round(total / others),
    /** A quarter have this score or less, and a quarter `upper` or more. */
    lower: at(0.25),
    median: at(0.5),
    upper: at(0.75),
    counts,
  }
}

/** Counts of the scores 0 to 9, 10 to 19 and so on; the last of the ten groups is 90 to 100. */
export function foldTens(counts: readonly number[]): { from: number; to: number; count: number }[] {
  return Array.from({ length: 10 }, (_, index) => {
    const from = index * 10
    const to = index === 9 ? 100 : from + 9
    const count = counts.slice(from, to + 1).reduce((sum, one) => sum + one, 0)
    return { from, to, count }
  })
}

/** The lowest existing score that at least `share` of all do not exceed. */
function quantile(counts: readonly number[], total: number, share: number): number {
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return count > 0 && seen >= share * total
  })
}

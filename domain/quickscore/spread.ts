/** Where one score stands among those of other organisations. */

/** How many organisations have each overall score, from 0 to 100, as of an ISO time; empty while there are too few. */
export interface ScoreCounts {
  counts: readonly number[]
  asOf: string
}

export type Spread = NonNullable<ReturnType<typeof spreadOf>>

/** Fewer others than this are not compared with: one of them would move the figures too far. */
export const comparedFrom = 10

/**
 * The others' scores; null where they are too few. `own` is the score that the counts hold of who
 * is compared: it is left out of them.
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

/** How many scored 0 to 9, 10 to 19 and so on; the last of the ten ends with 100. */
export function foldTens(counts: readonly number[]): { from: number; to: number; count: number }[] {
  return Array.from({ length: 10 }, (_, index) => {
    const from = index * 10
    const to = index === 9 ? 100 : from + 9
    const count = counts.slice(from, to + 1).reduce((sum, one) => sum + one, 0)
    return { from, to, count }
  })
}

/** The lowest score that at least `share` of all have or stay under. */
function quantile(counts: readonly number[], total: number, share: number): number {
  let seen = 0
  return counts.findIndex((count) => {
    seen += count
    return count > 0 && seen >= share * total
  })
}

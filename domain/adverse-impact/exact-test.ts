import type { Counts } from './intervals.ts'

/** Relative difference below which two probabilities count as equal. */
const TOLERANCE = 1e-9

/** Tables less likely than this, relative to the likeliest, do not affect a displayed P. */
const NEGLIGIBLE = 1e-40

/**
 * Two-sided P of Fisher's exact test: with all margins fixed, the total probability of the tables
 * that are no likelier than the observed one; 0 below 1e-40. Correct for any size; the number of
 * steps grows with the square root of the counts, since negligible tables are skipped.
 */
export function exactTest(one: Counts, other: Counts): number {
  const selected = one.selected + other.selected
  const { mode, lowest, highest, growth } = listTables(one.reached, other.reached, selected)
  let limit = 1 + TOLERANCE
  for (let k = mode; k < one.selected && limit > NEGLIGIBLE; k++) limit *= growth(k)
  for (let k = mode; k > one.selected && limit > NEGLIGIBLE; k--) limit /= growth(k - 1)
  if (limit <= NEGLIGIBLE) return 0
  let [all, unlikely] = [1, limit >= 1 ? 1 : 0]
  for (const step of [1, -1]) {
    const end = step > 0 ? highest : lowest
    for (let k = mode, weight = 1; k !== end && weight > NEGLIGIBLE; k += step) {
      weight = step > 0 ? weight * growth(k) : weight / growth(k - 1)
      all += weight
      if (weight <= limit) unlikely += weight
    }
  }
  return Math.min(1, unlikely / all)
}

/** The share of all tables, by weight, that are no likelier than the one at index `place`. */
export function shareAsUnlikely(weights: readonly number[], place: number): number {
  const limit = (weights[place] ?? 0) * (1 + TOLERANCE)
  let [all, unlikely] = [0, 0]
  for (const weight of weights) {
    all += weight
    if (weight <= limit) unlikely += weight
  }
  return Math.min(1, unlikely / all)
}

/** The range of tables by number selected in the first group; `growth` is the ratio to the next. */
function listTables(reached: number, otherReached: number, selected: number) {
  const lowest = Math.max(0, selected - otherReached)
  const highest = Math.min(selected, reached)
  const likeliest = Math.floor(((selected + 1) * (reached + 1)) / (reached + otherReached + 2))
  const mode = Math.min(highest, Math.max(lowest, likeliest))
  const growth = (k: number) =>
    ((reached - k) * (selected - k)) / ((k + 1) * (otherReached - selected + k + 1))
  return { mode, lowest, highest, growth }
}

/**
 * The relative weight of each table by number selected in the first group, starting at `from`; the
 * likeliest has 1. Computed from ratios, so that no factorial can overflow.
 */
export function weighTables(reached: number, otherReached: number, selected: number) {
  const { mode, lowest, highest, growth } = listTables(reached, otherReached, selected)
  const above: number[] = []
  for (let k = mode, weight = 1; k < highest && weight > NEGLIGIBLE; k++) {
    weight *= growth(k)
    above.push(weight)
  }
  const below: number[] = []
  for (let k = mode, weight = 1; k > lowest && weight > NEGLIGIBLE; k--) {
    weight /= growth(k - 1)
    below.push(weight)
  }
  return { from: mode - below.length, weights: below.reverse().concat(1, above) }
}

/** Steps checked below the result of the bisection, since P is not strictly monotonic. */
const WALK_BACK = 25

/**
 * The fewest additional selected people of the lower group that make `passes` true; 0 if it is
 * already, null if not even the other group's rate does.
 */
export function findFlip(
  low: Counts,
  high: Counts,
  passes: (changed: Counts) => boolean,
): number | null {
  const holds = (more: number) => passes({ ...low, selected: low.selected + more })
  if (holds(0)) return 0
  // The whole number of people nearest to the other rate: from below, else from above.
  const equal = (low.reached * high.selected) / high.reached - low.selected
  let end = [Math.floor(equal), Math.ceil(equal)].find((more) => more > 0 && holds(more))
  if (end === undefined) return null
  let fails = 0
  while (end - fails > 1) {
    const middle = Math.floor((fails + end) / 2)
    if (holds(middle)) end = middle
    else fails = middle
  }
  for (let more = Math.max(0, end - WALK_BACK); more < end; more++) if (holds(more)) return more
  return end
}

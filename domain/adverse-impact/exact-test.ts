import type { Counts } from './intervals.ts'

/** Outcomes whose probability differs by less than this share count as equally likely. */
const TOLERANCE = 1e-9

/**
 * Two-sided P of Fisher's exact test: with all margins fixed, the probability of every table that is
 * no likelier than the one observed. Right for any size; takes one step per possible table.
 */
export function exactTest(one: Counts, other: Counts): number {
  const selected = one.selected + other.selected
  const lowest = Math.max(0, selected - other.reached)
  const highest = Math.min(selected, one.reached)
  const weights = listWeights(one.reached, other.reached, selected, lowest, highest)
  const limit = (weights[one.selected - lowest] ?? 0) * (1 + TOLERANCE)
  let total = 0
  let asUnlikely = 0
  for (const weight of weights) {
    total += weight
    if (weight <= limit) asUnlikely += weight
  }
  return Math.min(1, asUnlikely / total)
}

/**
 * Hypergeometric probabilities up to a common factor, the likeliest being 1: from there each follows
 * from its neighbour, so that no factorial can overflow.
 */
function listWeights(
  reached: number,
  otherReached: number,
  selected: number,
  lowest: number,
  highest: number,
): Float64Array {
  const weights = new Float64Array(highest - lowest + 1)
  const likeliest = Math.floor(((selected + 1) * (reached + 1)) / (reached + otherReached + 2))
  const mode = Math.min(highest, Math.max(lowest, likeliest))
  weights[mode - lowest] = 1
  /** Probability of `k + 1` selected in the first group, as a multiple of that of `k`. */
  const growth = (k: number) =>
    ((reached - k) * (selected - k)) / ((k + 1) * (otherReached - selected + k + 1))
  for (let k = mode; k < highest; k++) {
    weights[k + 1 - lowest] = (weights[k - lowest] ?? 0) * growth(k)
  }
  for (let k = mode; k > lowest; k--) {
    weights[k - 1 - lowest] = (weights[k - lowest] ?? 0) / growth(k - 1)
  }
  return weights
}

/** Steps looked at before the first that a bisection finds: P can rise and fall by a hair. */
const WALK_BACK = 25

/**
 * How few more selected people of the lower group would make `passes` hold; 0 when it holds already,
 * null when not even the other group's rate does.
 */
export function findFlip(
  low: Counts,
  high: Counts,
  passes: (changed: Counts) => boolean,
): number | null {
  const changed = (more: number) => ({ ...low, selected: low.selected + more })
  const holds = (more: number) => passes(changed(more))
  let [fails, end] = [
    -1,
    Math.max(0, Math.ceil((low.reached * high.selected) / high.reached) - low.selected),
  ]
  if (low.selected + end > low.reached || !holds(end)) return null
  while (end - fails > 1) {
    const middle = Math.floor((fails + end) / 2)
    if (holds(middle)) end = middle
    else fails = middle
  }
  for (let more = Math.max(0, end - WALK_BACK); more < end; more++) if (holds(more)) return more
  return end
}

/**
 * P values of several comparisons, each raised so that together they find nothing by chance more
 * often than one would (Holm). In the order given.
 */
export function adjustByHolm(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index }))
  order.sort((one, other) => one.value - other.value)
  const adjusted = new Array<number>(values.length)
  let highest = 0
  for (const [rank, { value, index }] of order.entries()) {
    highest = Math.max(highest, Math.min(1, value * (values.length - rank)))
    adjusted[index] = highest
  }
  return adjusted
}

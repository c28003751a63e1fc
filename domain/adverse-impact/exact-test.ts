import type { Counts } from './intervals.ts'

/** Outcomes whose probability differs by less than this share count as equally likely. */
const TOLERANCE = 1e-9

/** Tables so much less likely than the likeliest add nothing that a P would show. */
const NEGLIGIBLE = 1e-40

/**
 * Two-sided P of Fisher's exact test: with all margins fixed, the probability of every table that is
 * no likelier than the one observed; 0 where that is below 1e-40. Right for any size; the number of
 * steps grows with the square root of the counts, since far tables are left out.
 */
export function exactTest(one: Counts, other: Counts): number {
  const tables = listTables(one.reached, other.reached, one.selected + other.selected)
  const observed = weightOf(one.selected, tables)
  if (observed === 0) return 0
  const limit = observed * (1 + TOLERANCE)
  let total = 0
  let asUnlikely = 0
  for (const direction of [1, -1] as const) {
    let weight = 1
    for (let k = tables.mode; weight > NEGLIGIBLE; k += direction) {
      if (k !== tables.mode || direction === 1) {
        total += weight
        if (weight <= limit) asUnlikely += weight
      }
      weight *= tables.step(k, direction)
    }
  }
  return Math.min(1, asUnlikely / total)
}

interface Tables {
  /** Selected in the first group in the likeliest table. */
  mode: number
  /** Probability of the next table in a direction as a multiple of that of `k`; 0 past the ends. */
  step: (k: number, direction: 1 | -1) => number
}

/** Hypergeometric probabilities by their ratios, so that no factorial can overflow. */
function listTables(reached: number, otherReached: number, selected: number): Tables {
  const lowest = Math.max(0, selected - otherReached)
  const highest = Math.min(selected, reached)
  const likeliest = Math.floor(((selected + 1) * (reached + 1)) / (reached + otherReached + 2))
  const growth = (k: number) =>
    ((reached - k) * (selected - k)) / ((k + 1) * (otherReached - selected + k + 1))
  return {
    mode: Math.min(highest, Math.max(lowest, likeliest)),
    step(k, direction) {
      if (direction === 1) return k < highest ? growth(k) : 0
      return k > lowest ? 1 / growth(k - 1) : 0
    },
  }
}

/** Of the table with `wanted` selected in the first group; the likeliest has 1. */
function weightOf(wanted: number, { mode, step }: Tables): number {
  const direction = wanted > mode ? 1 : -1
  let weight = 1
  for (let k = mode; k !== wanted; k += direction) {
    weight *= step(k, direction)
    if (weight < NEGLIGIBLE) return 0
  }
  return weight
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
  if (holds(0)) return 0
  // As near to the other rate as whole people come: from below, else from above.
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

/**
 * One group against another within each vacancy and then together. Added up, vacancies with other
 * rates can point the wrong way; a test that keeps them apart does not.
 */
import { exactTest } from './exact-test.ts'
import { type Counts, chiSquareP, type Interval, rateOf, Z95 } from './intervals.ts'

/** A vacancy, a stage or a version of a tool: the group looked at, and the one that it is compared with. */
export interface Stratum {
  name: string
  focal: Counts
  other: Counts
}

/**
 * - `too-few`: fewer than five selected are expected, and the exact test finds nothing
 * - `look-closer`: hard to explain by chance, and a fifth or more apart by the common ratio
 * - `small-gap`: hard to explain by chance, and within a fifth
 * - `open`: not told apart from chance; the interval still holds a ratio under four fifths
 * - `no-fifth`: not told apart from chance; no gap of a fifth or more fits
 */
export type StrataFinding = 'too-few' | 'look-closer' | 'small-gap' | 'open' | 'no-fifth'

export interface StratifiedResult {
  strata: readonly (Stratum & { p: number })[]
  /** Strata in which somebody, and not everybody, was selected; the others say nothing. */
  informative: number
  /** Mantel and Haenszel, with continuity correction; null where no stratum says anything. */
  test: { chiSquare: number; p: number } | null
  /** Exact over all strata with fixed margins; null where there are too many tables. */
  exactP: number | null
  /** The exact P, else that of the test. */
  p: number
  /** Common odds ratio with its interval by Robins, Breslow and Greenland. */
  odds: number | null
  oddsInterval: Interval | null
  /** Common ratio of rates (Greenland and Robins). */
  ratio: number | null
  ratioInterval: Interval | null
  /** People of the focal group selected fewer than at equal rates within each stratum; negative: more. */
  shortfall: number
  /** P of Tarone's test that the odds are the same in all strata; null with fewer than two. */
  sameP: number | null
  /** The ratio of the rates of all strata added up, which mixes what has other rates. */
  pooledRatio: number | null
  /** Added up, the group looks better off; within the strata it is worse off; or the other way round. */
  isReversed: boolean
  finding: StrataFinding
  /** The stratum with the smallest P under 5%, where together nothing is found. */
  standsOut: string | null
}

const SIGNIFICANT = 0.05
const FEWEST_EXPECTED = 5
const FOUR_FIFTHS = 0.8
/** More tables than that take longer than a request may. */
const MOST_TABLES = 5_000

interface Cells {
  a: number
  b: number
  c: number
  d: number
  n1: number
  n2: number
  m1: number
  n: number
}

function cellsOf({ focal, other }: Stratum): Cells {
  const [n1, n2] = [focal.reached, other.reached]
  const [a, c] = [focal.selected, other.selected]
  return { a, b: n1 - a, c, d: n2 - c, n1, n2, m1: a + c, n: n1 + n2 }
}

const isInformative = ({ n1, n2, m1, n }: Cells) => n1 > 0 && n2 > 0 && m1 > 0 && m1 < n

export function analyseStrata(strata: readonly Stratum[]): StratifiedResult {
  const cells = strata.map(cellsOf).filter(isInformative)
  const sum = (term: (cell: Cells) => number) => cells.reduce((total, it) => total + term(it), 0)
  const expected = sum(({ n1, m1, n }) => (n1 * m1) / n)
  const variance = sum(({ n1, n2, m1, n }) => (n1 * n2 * m1 * (n - m1)) / (n * n * (n - 1)))
  const observed = sum(({ a }) => a)
  const test = testTogether(observed - expected, variance)
  const exactP = exactTogether(cells, observed)
  const p = exactP ?? test?.p ?? 1
  const tests = strata.map((stratum) => {
    return {
      ...stratum,
      p: isInformative(cellsOf(stratum)) ? exactTest(stratum.focal, stratum.other) : 1,
    }
  })
  const { odds, oddsInterval } = commonOdds(cells)
  const { ratio, ratioInterval } = commonRatio(cells)
  const pooledRatio = poolRates(strata)
  const others = sum(({ n2, m1, n }) => (n2 * m1) / n)
  const finding = judge({ p, ratio, ratioInterval, fewest: Math.min(expected, others) })
  const [out] = tests.toSorted((one, other) => one.p - other.p)
  const isFound = p < SIGNIFICANT
  return {
    strata: tests,
    informative: cells.length,
    test,
    exactP,
    p,
    odds,
    oddsInterval,
    ratio,
    ratioInterval,
    shortfall: expected - observed,
    sameP: testSameness(cells, odds),
    pooledRatio,
    isReversed: pooledRatio !== null && ratio !== null && (pooledRatio - 1) * (ratio - 1) < 0,
    finding,
    standsOut: !isFound && out && out.p < SIGNIFICANT ? out.name : null,
  }
}

function judge({
  p,
  ratio,
  ratioInterval,
  fewest,
}: Pick<StratifiedResult, 'p' | 'ratio' | 'ratioInterval'> & { fewest: number }): StrataFinding {
  const isWithinAFifth = ratio !== null && ratio >= FOUR_FIFTHS && ratio <= 1 / FOUR_FIFTHS
  if (p < SIGNIFICANT) return isWithinAFifth ? 'small-gap' : 'look-closer'
  if (fewest < FEWEST_EXPECTED) return 'too-few'
  return !ratioInterval || ratioInterval.low < FOUR_FIFTHS ? 'open' : 'no-fifth'
}

function testTogether(excess: number, variance: number): StratifiedResult['test'] {
  if (variance === 0) return null
  // Clamped: an excess under a half is none.
  const chiSquare = Math.max(0, Math.abs(excess) - 0.5) ** 2 / variance
  return { chiSquare, p: chiSquareP(chiSquare, 1) }
}

/** Sums of the first cell over all strata: the laws of the strata, folded into one. */
function exactTogether(cells: readonly Cells[], observed: number): number | null {
  const ranges = cells.map(({ n1, n2, m1 }) => [Math.max(0, m1 - n2), Math.min(n1, m1)] as const)
  const tables = ranges.reduce((total, [from, to]) => total + to - from, 1)
  if (cells.length === 0 || tables > MOST_TABLES) return null
  let law = [1]
  for (const [index, cell] of cells.entries()) {
    const [from = 0, to = 0] = ranges[index] ?? []
    law = fold(law, hypergeometric(cell, from, to))
  }
  const lowest = ranges.reduce((total, [from]) => total + from, 0)
  const limit = (law[observed - lowest] ?? 0) * (1 + 1e-9)
  const total = law.reduce((sum, weight) => sum + weight, 0)
  const asUnlikely = law.reduce((sum, weight) => (weight <= limit ? sum + weight : sum), 0)
  return Math.min(1, asUnlikely / total)
}

/** Weights of the first cell from `from` to `to`, by their ratios; the likeliest has 1. */
function hypergeometric({ n1, n2, m1 }: Cells, from: number, to: number): number[] {
  const mode = Math.floor(((m1 + 1) * (n1 + 1)) / (n1 + n2 + 2))
  const start = Math.min(to, Math.max(from, mode))
  const growth = (k: number) => ((n1 - k) * (m1 - k)) / ((k + 1) * (n2 - m1 + k + 1))
  const weights = new Array<number>(to - from + 1).fill(0)
  weights[start - from] = 1
  for (let k = start; k < to; k++) weights[k + 1 - from] = (weights[k - from] ?? 0) * growth(k)
  for (let k = start; k > from; k--) {
    weights[k - 1 - from] = (weights[k - from] ?? 0) / growth(k - 1)
  }
  return weights
}

/** Scaled by the largest term, so that no product overflows. */
function fold(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, first] of one.entries()) {
    if (first === 0) continue
    for (const [j, second] of other.entries()) sums[i + j] = (sums[i + j] ?? 0) + first * second
  }
  const largest = Math.max(...sums)
  return sums.map((sum) => sum / largest)
}

function commonOdds(cells: readonly Cells[]): Pick<StratifiedResult, 'odds' | 'oddsInterval'> {
  let [r, s, pr, mixed, qs] = [0, 0, 0, 0, 0]
  for (const { a, b, c, d, n } of cells) {
    const [p, q] = [(a + d) / n, (b + c) / n]
    const [forward, backward] = [(a * d) / n, (b * c) / n]
    r += forward
    s += backward
    pr += p * forward
    mixed += p * backward + q * forward
    qs += q * backward
  }
  if (s === 0) return { odds: null, oddsInterval: null }
  if (r === 0) return { odds: 0, oddsInterval: null }
  const odds = r / s
  const error = Math.sqrt(pr / (2 * r * r) + mixed / (2 * r * s) + qs / (2 * s * s))
  return { odds, oddsInterval: around(odds, error) }
}

function commonRatio(cells: readonly Cells[]): Pick<StratifiedResult, 'ratio' | 'ratioInterval'> {
  let [top, bottom, spread] = [0, 0, 0]
  for (const { a, c, n1, n2, m1, n } of cells) {
    top += (a * n2) / n
    bottom += (c * n1) / n
    spread += (n1 * n2 * m1 - a * c * n) / (n * n)
  }
  if (bottom === 0) return { ratio: null, ratioInterval: null }
  if (top === 0) return { ratio: 0, ratioInterval: null }
  const ratio = top / bottom
  return { ratio, ratioInterval: around(ratio, Math.sqrt(spread / (top * bottom))) }
}

const around = (value: number, error: number): Interval => ({
  low: value * Math.exp(-Z95 * error),
  high: value * Math.exp(Z95 * error),
})

/** Breslow and Day's test with Tarone's correction. */
function testSameness(cells: readonly Cells[], odds: number | null): number | null {
  if (cells.length < 2 || odds === null || odds === 0) return null
  let [statistic, excess, spread] = [0, 0, 0]
  for (const cell of cells) {
    const fitted = fitFirst(cell, odds)
    const { a, n1, n2, m1 } = cell
    const variance =
      1 / (1 / fitted + 1 / (n1 - fitted) + 1 / (m1 - fitted) + 1 / (n2 - m1 + fitted))
    statistic += (a - fitted) ** 2 / variance
    excess += a - fitted
    spread += variance
  }
  return chiSquareP(Math.max(0, statistic - excess ** 2 / spread), cells.length - 1)
}

/** The first cell that the common odds would give, within its margins. */
function fitFirst({ n1, n2, m1, n }: Cells, odds: number): number {
  const square = 1 - odds
  if (Math.abs(square) < 1e-12) return (n1 * m1) / n
  const linear = n2 - m1 + odds * (n1 + m1)
  const root = Math.sqrt(linear * linear + 4 * square * odds * n1 * m1)
  const [lowest, highest] = [Math.max(0, m1 - n2), Math.min(n1, m1)]
  const solutions = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
  return solutions.find((one) => one > lowest && one < highest) ?? (n1 * m1) / n
}

function poolRates(strata: readonly Stratum[]): number | null {
  const add = (side: 'focal' | 'other'): Counts => ({
    selected: strata.reduce((sum, it) => sum + it[side].selected, 0),
    reached: strata.reduce((sum, it) => sum + it[side].reached, 0),
  })
  const [focal, other] = [add('focal'), add('other')]
  if (focal.reached === 0 || other.selected === 0) return null
  return rateOf(focal) / rateOf(other)
}

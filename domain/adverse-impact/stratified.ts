/**
 * Compares two groups within each vacancy, then together. The sum of vacancies with different rates
 * can point the wrong way (Simpson's paradox); a stratified test does not.
 */
import { exactTest, shareAsUnlikely, weighTables } from './exact-test.ts'
import { addUp, type Counts, chiSquareP, type Interval, rateOf, Z95 } from './intervals.ts'
import { judge, SIGNIFICANT } from './verdict.ts'

/** A vacancy, a stage or a version of a tool: the focal group and the one compared with. */
export interface Stratum {
  name: string
  focal: Counts
  other: Counts
}

export type StratifiedResult = ReturnType<typeof analyseStrata>

export interface StratumResult extends Stratum {
  p: number
}

/** More tables would take too long for a request. */
const MOST_TABLES = 5_000

type Cells = Record<'a' | 'b' | 'c' | 'd' | 'n1' | 'n2' | 'm1' | 'n', number>

function cellsOf({ focal, other }: Stratum): Cells {
  const [n1, n2] = [focal.reached, other.reached]
  const [a, c] = [focal.selected, other.selected]
  return { a, b: n1 - a, c, d: n2 - c, n1, n2, m1: a + c, n: n1 + n2 }
}

const isInformative = ({ n1, n2, m1, n }: Cells) => n1 > 0 && n2 > 0 && m1 > 0 && m1 < n

export function analyseStrata(strata: readonly Stratum[]) {
  const cells = strata.map(cellsOf).filter(isInformative)
  const sum = (term: (cell: Cells) => number) => cells.reduce((total, it) => total + term(it), 0)
  const expected = sum(({ n1, m1, n }) => (n1 * m1) / n)
  const variance = sum(({ n1, n2, m1, n }) => (n1 * n2 * m1 * (n - m1)) / (n * n * (n - 1)))
  const observed = sum(({ a }) => a)
  const test = testTogether(observed - expected, variance)
  const exactP = exactTogether(cells, observed)
  const p = exactP ?? test?.p ?? 1
  const tests = strata.map((stratum) => {
    const p = isInformative(cellsOf(stratum)) ? exactTest(stratum.focal, stratum.other) : 1
    return { ...stratum, p }
  })
  const { odds, oddsInterval } = commonOdds(cells)
  const passes = commonRatio(cells)
  const rejections = commonRatio(cells.map(reject))
  const pooledRatio = poolRates(strata)
  const shortfall = expected - observed
  const rates = weighRates(cells)
  const finding = judge({
    p,
    difference: rates[0] - rates[1],
    ...passes,
    rejection: rejections.ratio,
    rejectionInterval: rejections.ratioInterval,
    fewestExpected: Math.min(...outcomes.map((count) => sum(count))),
  })
  const sameP = testSameness(cells, odds)
  const isMixed = sameP !== null && sameP < SIGNIFICANT
  const gaps = cells.map(({ a, c, n1, n2 }) => a * n2 - c * n1)
  return {
    strata: tests,
    /** Number of strata in which some but not all were selected; others have no information. */
    informative: cells.length,
    /** Mantel-Haenszel test with continuity correction; null without informative strata. */
    test,
    /** Exact P over all strata with fixed margins; null if there are too many tables. */
    exactP,
    /** The exact P, else that of the test. */
    p,
    /** Common odds ratio with its interval (Robins, Breslow and Greenland). */
    odds,
    oddsInterval,
    /** Common ratio of rates (Greenland and Robins). */
    ...passes,
    /** The common ratio of rejection rates; null if nobody of the other group was rejected. */
    rejectionRatio: rejections.ratio,
    rejectionInterval: rejections.ratioInterval,
    /** Both groups' Mantel-Haenszel weighted rates; their difference is the common one. */
    rates,
    /** Focal people missing compared with the other group's rate; 0 if that is lower. */
    shortOfOther: Math.max(0, (rates[1] - rates[0]) * sum(({ n1 }) => n1)),
    /** Focal people missing compared with equal rates in each stratum; negative for a surplus. */
    shortfall,
    /** P of Tarone's test for equal odds in all strata; null with fewer than two. */
    sameP,
    /** The ratio of the rates over the sum of all strata. */
    pooledRatio,
    /** The sum and the strata point in opposite directions (Simpson's paradox). */
    isReversed: isReversal(strata, { pooledRatio, shortfall, p }),
    /** Informative strata in which the focal group has the lower rate, and the higher. */
    worseIn: gaps.filter((gap) => gap < 0).length,
    betterIn: gaps.filter((gap) => gap > 0).length,
    finding,
    /**
     * Strata significant after Holm's correction, smallest P first; empty if the joint test is
     * significant and the strata agree.
     */
    standsOut: p >= SIGNIFICANT || isMixed ? findOutstanding(tests, cells.length) : [],
  }
}

const reject = ({ a, b, c, d, n1, n2, m1, n }: Cells): Cells => {
  return { a: b, b: a, c: d, d: c, n1, n2, m1: n - m1, n }
}

/** Expected counts at equal rates: passes and rejections of either group. */
const outcomes = [
  ({ n1, m1, n }: Cells) => (n1 * m1) / n,
  ({ n2, m1, n }: Cells) => (n2 * m1) / n,
  ({ n1, m1, n }: Cells) => (n1 * (n - m1)) / n,
  ({ n2, m1, n }: Cells) => (n2 * (n - m1)) / n,
] as const

function weighRates(cells: readonly Cells[]): readonly [number, number] {
  const weight = cells.reduce((sum, { n1, n2, n }) => sum + (n1 * n2) / n, 0)
  const own = cells.reduce((sum, { a, n2, n }) => sum + (a * n2) / n, 0)
  const other = cells.reduce((sum, { c, n1, n }) => sum + (c * n1) / n, 0)
  return [own / weight, other / weight]
}

/** The sum and the vacancies point in opposite directions, and one of them is significant. */
function isReversal(
  strata: readonly Stratum[],
  { pooledRatio, shortfall, p }: { pooledRatio: number | null; shortfall: number; p: number },
): boolean {
  const isEqual = Math.abs(shortfall) < 0.05
  if (pooledRatio === null || isEqual || (pooledRatio - 1) * shortfall <= 0) return false
  return p < SIGNIFICANT || exactTest(...sides(strata)) < SIGNIFICANT
}

function findOutstanding(tests: readonly StratumResult[], informative: number): StratumResult[] {
  const ranked = tests.toSorted((one, other) => one.p - other.p)
  const end = ranked.findIndex(({ p }, rank) => p * (informative - rank) >= SIGNIFICANT)
  return informative < 2 ? [] : ranked.slice(0, end === -1 ? undefined : end)
}

function testTogether(excess: number, variance: number) {
  if (variance === 0) return null
  // Clamped at 0 by the continuity correction.
  const chiSquare = Math.max(0, Math.abs(excess) - 0.5) ** 2 / variance
  return { chiSquare, p: chiSquareP(chiSquare, 1) }
}

/** Exact P from the distribution of the first cell's sum: the convolution of all strata. */
function exactTogether(cells: readonly Cells[], observed: number): number | null {
  const tables = cells.reduce(
    (total, { n1, n2, m1 }) => total + Math.min(n1, m1) - Math.max(0, m1 - n2),
    1,
  )
  if (cells.length === 0 || tables > MOST_TABLES) return null
  let law = [1]
  let lowest = 0
  for (const { n1, n2, m1 } of cells) {
    const { from, weights } = weighTables(n1, n2, m1)
    law = fold(law, weights)
    lowest += from
  }
  return shareAsUnlikely(law, observed - lowest)
}

/** Convolution, scaled by the largest term, so that no product overflows. */
function fold(one: readonly number[], other: readonly number[]): number[] {
  const sums = new Array<number>(one.length + other.length - 1).fill(0)
  for (const [i, first] of one.entries()) {
    if (first === 0) continue
    for (let j = 0; j < other.length; j++)
      sums[i + j] = (sums[i + j] ?? 0) + first * (other[j] ?? 0)
  }
  const largest = Math.max(...sums)
  return sums.map((sum) => sum / largest)
}

function commonOdds(cells: readonly Cells[]) {
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

function commonRatio(cells: readonly Cells[]) {
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

/** The expected first cell under the common odds ratio, within its margins. */
function fitFirst({ n1, n2, m1, n }: Cells, odds: number): number {
  const square = 1 - odds
  if (Math.abs(square) < 1e-12) return (n1 * m1) / n
  const linear = n2 - m1 + odds * (n1 + m1)
  const root = Math.sqrt(linear * linear + 4 * square * odds * n1 * m1)
  const [lowest, highest] = [Math.max(0, m1 - n2), Math.min(n1, m1)]
  const solutions = [(-linear + root) / (2 * square), (-linear - root) / (2 * square)]
  return solutions.find((one) => one > lowest && one < highest) ?? (n1 * m1) / n
}

const sides = (strata: readonly Stratum[]) =>
  [addUp(strata.map(({ focal }) => focal)), addUp(strata.map(({ other }) => other))] as const

function poolRates(strata: readonly Stratum[]): number | null {
  const [focal, other] = sides(strata)
  if (focal.reached === 0 || other.selected === 0) return null
  return rateOf(focal) / rateOf(other)
}

/**
 * A study of adverse impact: how many people of each group reached each stage of a selection, and
 * what the figures can and cannot say. It draws no legal conclusion: no ratio and no P is a test of
 * law in the EU or the United Kingdom.
 */
import { exactTest, findFlip } from './exact-test.ts'
import {
  type CorrectedTest,
  type Counts,
  type Interval,
  newcombeInterval,
  oddsRatio,
  type PooledTest,
  peopleNeeded,
  pooledTest,
  rateOf,
  ratioInterval,
  wilsonInterval,
  yatesTest,
} from './intervals.ts'

/** One group through all stages: how many began, then how many passed each stage. */
export interface Group {
  name: string
  /** Never rising; one more than there are stages. */
  counts: readonly number[]
}

export interface Study {
  stages: readonly string[]
  groups: readonly Group[]
}

/**
 * By the exact P of the pair itself, at any size, and by what its interval still holds:
 * - `look-closer`: hard to explain by chance, and a fifth or more apart
 * - `small-gap`: hard to explain by chance, and within a fifth of the other rate
 * - `too-few`: fewer than five selected are expected under one rate, and the exact test finds nothing
 * - `open`: not told apart from chance; a ratio under four fifths still fits
 * - `no-fifth`: not told apart from chance; no gap of a fifth or more fits
 */
export type Finding = 'look-closer' | 'small-gap' | 'too-few' | 'open' | 'no-fifth'

/** One group against the group with the highest rate, or against all others together. */
export interface Comparison {
  /** The group it is compared with; null for all others. */
  against: string | null
  /** The rate of the group, and that of the other side. */
  rates: readonly [own: number, other: number]
  ratio: number | null
  /** Null where nobody of either was selected; its upper end is infinite where nobody of the other was. */
  ratioInterval: Interval | null
  /** Rejected in the group for one rejected on the other side; null where nobody there was. */
  rejectionRatio: number | null
  /** Its rate less the other; 0.1 is ten percentage points. */
  difference: number
  differenceInterval: Interval
  exactP: number
  pooled: PooledTest | null
  yates: CorrectedTest | null
  /** Null where one of the four cells is empty. */
  odds: number | null
  /** People selected fewer than at the rate of both groups together, … */
  shortOfPooled: number
  /** … and than at the other rate. */
  shortOfOther: number
  /** People more that would lift the ratio to four fifths, and P to 5%; null where none would. */
  flipRatio: number | null
  flipP: number | null
  finding: Finding
  /** Per group, to find a gap such as this four times in five; null where there is no gap. */
  peopleNeeded: number | null
}

export interface GroupResult extends Counts {
  name: string
  /** Null where nobody of the group reached the stage. */
  rate: number | null
  interval: Interval | null
  /** Against the best group; null for that group, for people who did not say, and without a rate. */
  comparison: Comparison | null
  /** Against all others together; null where there is one other only. */
  rest: Comparison | null
  isReference: boolean
  isNotStated: boolean
  /** Less than 2% of everybody at this stage, which US record keeping may leave out of the ratio. */
  isMarginal: boolean
}

export interface StageResult {
  name: string
  groups: readonly GroupResult[]
  /** Comparisons with the best group: of several, one finds something by chance more often. */
  comparisons: number
}

export interface StudyResult {
  stages: readonly StageResult[]
  /** From the start to the last stage; null where there is one stage only. */
  whole: StageResult | null
  /** For each group compared over the whole: its ratios stage by stage, whose product is the whole's. */
  products: readonly { name: string; ratios: readonly number[]; whole: number }[]
}

const SIGNIFICANT = 0.05
const FEWEST_REACHED = 30
const FEWEST_EXPECTED = 5
const FOUR_FIFTHS = 0.8
const MARGINAL_SHARE = 0.02

/** People who did not say to which group they belong: a row of their own, never left out in silence. */
const notStated = /^(not stated|not known|unknown|undisclosed|prefer not to say|no answer)$/i

/** `wholeName` is the heading of the result over all stages. */
export function analyseStudy({ stages, groups }: Study, wholeName: string): StudyResult {
  const countsAt = (from: number, to: number) =>
    groups.map(({ name, counts }) => {
      return { name, reached: counts[from] ?? 0, selected: counts[to] ?? 0 }
    })
  const results = stages.map((name, index) => analyseStage(name, countsAt(index, index + 1)))
  if (stages.length < 2) return { stages: results, whole: null, products: [] }
  const whole = analyseStage(wholeName, countsAt(0, stages.length))
  return { stages: results, whole, products: multiplyStages(results, whole) }
}

function analyseStage(name: string, rows: readonly (Counts & { name: string })[]): StageResult {
  const everybody = rows.reduce((sum, { reached }) => sum + reached, 0)
  const described = rows.map((row) => ({
    ...row,
    rate: row.reached > 0 ? rateOf(row) : null,
    interval: row.reached > 0 ? wilsonInterval(row) : null,
    isNotStated: notStated.test(row.name.trim()),
    isMarginal: row.reached > 0 && row.reached < everybody * MARGINAL_SHARE,
  }))
  const reference = findReference(described)
  const comparable = described.filter(isComparable)
  const groups = described.map((row) => {
    const isCompared = reference !== null && isComparable(row)
    const others = comparable.filter((other) => other !== row)
    return {
      ...row,
      comparison: isCompared && row !== reference ? compare(row, reference, reference.name) : null,
      rest: isCompared && others.length > 1 ? compare(row, addUp(others), null) : null,
      isReference: row === reference,
    }
  })
  return { name, groups, comparisons: Math.max(0, comparable.length - 1) }
}

const addUp = (rows: readonly Counts[]): Counts => ({
  selected: rows.reduce((sum, { selected }) => sum + selected, 0),
  reached: rows.reduce((sum, { reached }) => sum + reached, 0),
})

type Described = Omit<GroupResult, 'comparison' | 'rest' | 'isReference'>

function isComparable({ rate, isNotStated }: Described): boolean {
  return rate !== null && !isNotStated
}

/**
 * The group with the highest rate. A handful of people cannot be what all others are measured by:
 * groups of 30 and more come first, and of equal rates the larger group.
 */
function findReference<Row extends Described>(rows: readonly Row[]): Row | null {
  const candidates = rows.filter(isComparable)
  if (candidates.length < 2) return null
  const large = candidates.filter(({ reached }) => reached >= FEWEST_REACHED)
  const ranked = (large.length > 0 ? large : candidates).toSorted(
    (one, other) => (other.rate ?? 0) - (one.rate ?? 0) || other.reached - one.reached,
  )
  return ranked[0] ?? null
}

function compare(low: Counts, high: Counts, against: string | null): Comparison {
  const [rate, other] = [rateOf(low), rateOf(high)]
  const pooledRate = (low.selected + high.selected) / (low.reached + high.reached)
  const exactP = exactTest(low, high)
  const interval = ratioInterval(low, high)
  return {
    against,
    rates: [rate, other],
    ratio: other > 0 ? rate / other : null,
    ratioInterval: interval,
    rejectionRatio: other < 1 ? (1 - rate) / (1 - other) : null,
    difference: rate - other,
    differenceInterval: newcombeInterval(low, high),
    exactP,
    pooled: pooledTest(low, high),
    yates: yatesTest(low, high),
    odds: oddsRatio(low, high),
    shortOfPooled: Math.max(0, low.reached * pooledRate - low.selected),
    shortOfOther: Math.max(0, low.reached * other - low.selected),
    flipRatio: findFlip(low, high, (changed) => isFourFifths(changed, high)),
    flipP: findFlip(low, high, (changed) => exactTest(changed, high) >= SIGNIFICANT),
    finding: judge(low, high, { exactP, interval, pooledRate }),
    peopleNeeded: rate === other ? null : peopleNeeded(rate, other),
  }
}

/** In whole numbers: 0.8 × 0.4 is not 0.32 to a computer. */
function isFourFifths(low: Counts, high: Counts): boolean {
  return 5 * low.selected * high.reached >= 4 * high.selected * low.reached
}

interface Evidence {
  exactP: number
  interval: Interval | null
  pooledRate: number
}

/** The few selected can be the finding: what is gated on is how many were to be expected. */
function judge(low: Counts, high: Counts, { exactP, interval, pooledRate }: Evidence): Finding {
  const isWithinAFifth = isFourFifths(low, high) && isFourFifths(high, low)
  if (exactP < SIGNIFICANT) return isWithinAFifth ? 'small-gap' : 'look-closer'
  const fewestExpected = Math.min(low.reached, high.reached) * pooledRate
  if (fewestExpected < FEWEST_EXPECTED) return 'too-few'
  return !interval || interval.low < FOUR_FIFTHS ? 'open' : 'no-fifth'
}

function multiplyStages(stages: readonly StageResult[], whole: StageResult) {
  const reference = whole.groups.find(({ isReference }) => isReference)
  return whole.groups.flatMap(({ name, comparison }) => {
    const ratio = comparison?.ratio ?? null
    const ratios = stages.map(({ groups }) => {
      const [rate, highest] = [name, reference?.name].map(
        (wanted) => groups.find((group) => group.name === wanted)?.rate ?? null,
      )
      return rate === null || !highest ? null : (rate ?? 0) / highest
    })
    const known = ratios.filter((it) => it !== null)
    if (ratio === null || known.length < ratios.length) return []
    return [{ name, ratios: known, whole: ratio }]
  })
}

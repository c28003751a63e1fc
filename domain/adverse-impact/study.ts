/**
 * A study of adverse impact: how many people of each group reached each stage of a selection, and
 * what the figures can and cannot say. It draws no legal conclusion: no ratio and no P is a test of
 * law in the EU or the United Kingdom.
 */
import { adjustByHolm, exactTest, findFlip } from './exact-test.ts'
import {
  type CorrectedTest,
  type Counts,
  type Interval,
  katzInterval,
  newcombeInterval,
  oddsRatio,
  type PooledTest,
  peopleNeeded,
  pooledTest,
  rateOf,
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
 * - `too-few`: under 30 people in a group or under 5 selected; counts and intervals only
 * - `look-closer`: under four fifths, and hard to explain by chance
 * - `low-ratio`: under four fifths, but not told apart from chance
 * - `small-gap`: above four fifths, yet hard to explain by chance
 * - `nothing-found`: neither; which does not mean fair
 */
export type Finding = 'too-few' | 'look-closer' | 'low-ratio' | 'small-gap' | 'nothing-found'

/** One group against the group with the highest rate. */
export interface Comparison {
  ratio: number | null
  /** Null where one of the two has nobody selected. */
  ratioInterval: Interval | null
  /** Its rate less the highest; 0.1 is ten percentage points. */
  difference: number
  differenceInterval: Interval
  exactP: number
  /** The same, raised for the number of comparisons at this stage (Holm). */
  adjustedP: number
  pooled: PooledTest | null
  yates: CorrectedTest | null
  /** Null where one of the four cells is empty. */
  odds: number | null
  /** People selected fewer than at the rate of both groups together, … */
  shortOfPooled: number
  /** … and than at the highest rate. */
  shortOfHighest: number
  /** People more that would lift the ratio to four fifths, and P to 5%; null where none would. */
  flipRatio: number | null
  flipP: number | null
  finding: Finding
  /** Under 100 people in a group, and the interval of the difference spans zero. */
  isOpen: boolean
  /** Per group, to find a gap such as this four times in five; null where there is no gap. */
  peopleNeeded: number | null
}

export interface GroupResult extends Counts {
  name: string
  /** Null where nobody of the group reached the stage. */
  rate: number | null
  interval: Interval | null
  /** Null for the group compared with, for people who did not say, and where a rate is missing. */
  comparison: Comparison | null
  isReference: boolean
  isNotStated: boolean
  /** Less than 2% of everybody at this stage: listed, not compared. */
  isMarginal: boolean
}

export interface StageResult {
  name: string
  groups: readonly GroupResult[]
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
const FEWEST_SELECTED = 5
const ENOUGH_REACHED = 100
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
  const compared = described.filter((row) => row !== reference && isComparable(row))
  const tests = compared.map((row) => (reference ? exactTest(row, reference) : 1))
  const adjusted = adjustByHolm(tests)
  const groups = described.map((row) => {
    const index = compared.indexOf(row)
    const comparison =
      reference && index >= 0
        ? compare(row, reference, { exactP: tests[index] ?? 1, adjustedP: adjusted[index] ?? 1 })
        : null
    return { ...row, comparison, isReference: row === reference }
  })
  return { name, groups }
}

type Described = Omit<GroupResult, 'comparison' | 'isReference'>

function isComparable({ rate, isNotStated, isMarginal }: Described): boolean {
  return rate !== null && !isNotStated && !isMarginal
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

function compare(
  low: Counts,
  high: Counts,
  { exactP, adjustedP }: Pick<Comparison, 'exactP' | 'adjustedP'>,
): Comparison {
  const [rate, highest] = [rateOf(low), rateOf(high)]
  const pooledRate = (low.selected + high.selected) / (low.reached + high.reached)
  const ratio = highest > 0 ? rate / highest : null
  const differenceInterval = newcombeInterval(low, high)
  const spansZero = differenceInterval.low <= 0 && differenceInterval.high >= 0
  return {
    ratio,
    ratioInterval: katzInterval(low, high),
    difference: rate - highest,
    differenceInterval,
    exactP,
    adjustedP,
    pooled: pooledTest(low, high),
    yates: yatesTest(low, high),
    odds: oddsRatio(low, high),
    shortOfPooled: Math.max(0, low.reached * pooledRate - low.selected),
    shortOfHighest: Math.max(0, low.reached * highest - low.selected),
    flipRatio: findFlip(low, high, (changed) => isFourFifths(changed, high)),
    flipP: findFlip(low, high, (changed) => exactTest(changed, high) >= SIGNIFICANT),
    finding: judge(low, high, adjustedP),
    isOpen: Math.min(low.reached, high.reached) < ENOUGH_REACHED && spansZero,
    peopleNeeded: rate === highest ? null : peopleNeeded(rate, highest),
  }
}

/** In whole numbers: 0.8 × 0.4 is not 0.32 to a computer. */
function isFourFifths(low: Counts, high: Counts): boolean {
  return 5 * low.selected * high.reached >= 4 * high.selected * low.reached
}

function judge(low: Counts, high: Counts, adjustedP: number): Finding {
  const fewestReached = Math.min(low.reached, high.reached)
  const fewestSelected = Math.min(low.selected, high.selected)
  if (fewestReached < FEWEST_REACHED || fewestSelected < FEWEST_SELECTED) return 'too-few'
  const isUnlikely = adjustedP < SIGNIFICANT
  if (!isFourFifths(low, high)) return isUnlikely ? 'look-closer' : 'low-ratio'
  return isUnlikely ? 'small-gap' : 'nothing-found'
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

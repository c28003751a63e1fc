/**
 * A study of adverse impact: how many people of each group reached each stage of a selection, and
 * what the figures can and cannot say. It draws no legal conclusion: no ratio and no P is a test of
 * law in the EU or the United Kingdom.
 */
import { exactTest, findFlip } from './exact-test.ts'
import { isUnsaid, type TotalSign } from './group-names.ts'
import {
  addUp,
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
import { type Finding, isUnderFourFifths, judge, SIGNIFICANT } from './verdict.ts'

/** One group through all stages: how many began, then how many passed each stage. */
export interface Group {
  name: string
  /** Never rising; one more than there are stages. */
  counts: readonly number[]
  /** Ticked as people who did not say; those whose name says it are known without. */
  isUnsaid?: boolean
}

export interface Study {
  stages: readonly string[]
  groups: readonly Group[]
  /** Rows that count everybody twice: said, and left out of all figures. */
  totals?: readonly (Group & { sign: TotalSign })[]
  /** Groups under 2% have no ratio and are no measure, as New York City lets its auditors choose. */
  leavesSmallOut?: boolean
}

/** One group against the group with the highest rate, or against all others together. */
export interface Comparison {
  /** The group it is compared with; null for all others. */
  against: string | null
  /** The rate of the group, and that of the other side. */
  rates: readonly [own: number, other: number]
  ratio: number | null
  /** Null where nobody of either was selected; its upper end is infinite where nobody of the other was. */
  ratioInterval: Interval | null
  /** Rejected in the group for one rejected on the other side; infinite where nobody there was. */
  rejectionRatio: number | null
  rejectionInterval: Interval | null
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
  /** Against the best group only: read as evidence by agencies of the United States. */
  isUnderFourFifths: boolean
  /** Per group, to find a gap such as this four times in five; null where there is no gap. */
  peopleNeeded: number | null
}

export interface GroupResult extends Counts {
  name: string
  /** Null where nobody of the group reached the stage. */
  rate: number | null
  interval: Interval | null
  /** Against all others together; null where there is one other only. */
  rest: Comparison | null
  /** Against the best group; null for that group, for people who did not say, and without a rate. */
  comparison: Comparison | null
  isReference: boolean
  isNotStated: boolean
  /** Its share of everybody at this stage, where that is what leaves it out of the ratios. */
  leftOutAt: number | null
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

const SMALL_SHARE = 0.02

interface Row extends Counts {
  name: string
  isNotStated: boolean
}

/** `wholeName` is the heading of the result over all stages. */
export function analyseStudy(study: Study, wholeName: string): StudyResult {
  const { stages, groups, leavesSmallOut = false } = study
  const analyse = (name: string, from: number, to: number) => {
    const rows = groups.map((group) => ({
      name: group.name,
      reached: group.counts[from] ?? 0,
      selected: group.counts[to] ?? 0,
      isNotStated: group.isUnsaid || isUnsaid(group.name),
    }))
    return analyseStage(name, rows, leavesSmallOut)
  }
  const results = stages.map((name, index) => analyse(name, index, index + 1))
  if (stages.length < 2) return { stages: results, whole: null, products: [] }
  const whole = analyse(wholeName, 0, stages.length)
  return { stages: results, whole, products: multiplyStages(results, whole) }
}

function analyseStage(name: string, rows: readonly Row[], leavesSmallOut: boolean): StageResult {
  const everybody = rows.reduce((sum, { reached }) => sum + reached, 0)
  const described = rows.map((row) => {
    const share = row.reached / everybody
    const isSmall = leavesSmallOut && !row.isNotStated && row.reached > 0 && share < SMALL_SHARE
    return {
      ...row,
      rate: row.reached > 0 ? rateOf(row) : null,
      interval: row.reached > 0 ? wilsonInterval(row) : null,
      leftOutAt: isSmall ? share : null,
    }
  })
  const comparable = described.filter(({ rate, isNotStated }) => rate !== null && !isNotStated)
  const measured = comparable.filter(({ leftOutAt }) => leftOutAt === null)
  const reference = findReference(measured)
  const groups = described.map((row) => {
    const isCompared = reference !== null && measured.includes(row)
    const others = comparable.filter((other) => other !== row)
    return {
      ...row,
      rest: isCompared && others.length > 1 ? compare(row, addUp(others), null) : null,
      comparison: isCompared && row !== reference ? compare(row, reference, reference.name) : null,
      isReference: row === reference,
    }
  })
  return { name, groups, comparisons: Math.max(0, measured.length - 1) }
}

/** The group with the highest rate; of equal rates the larger. Null with nobody to compare it with. */
function findReference<Row extends Counts>(rows: readonly Row[]): Row | null {
  if (rows.length < 2) return null
  const ranked = rows.toSorted(
    (one, other) => rateOf(other) - rateOf(one) || other.reached - one.reached,
  )
  return ranked[0] ?? null
}

const rejected = ({ selected, reached }: Counts): Counts => ({
  selected: reached - selected,
  reached,
})

function divide(one: Counts, other: Counts): number | null {
  if (other.selected === 0) return one.selected === 0 ? null : Number.POSITIVE_INFINITY
  return (one.selected * other.reached) / (one.reached * other.selected)
}

function compare(own: Counts, other: Counts, against: string | null): Comparison {
  const [rate, otherRate] = [rateOf(own), rateOf(other)]
  const pooledRate = (own.selected + other.selected) / (own.reached + other.reached)
  const exactP = exactTest(own, other)
  const ratio = otherRate > 0 ? divide(own, other) : null
  const evidence = {
    ratio,
    ratioInterval: ratioInterval(own, other),
    rejectionInterval: ratioInterval(rejected(own), rejected(other)),
    difference: rate - otherRate,
  }
  const rejectionRatio = divide(rejected(own), rejected(other))
  const smaller = Math.min(own.reached, other.reached)
  const fewestExpected = smaller * Math.min(pooledRate, 1 - pooledRate)
  return {
    ...evidence,
    against,
    rates: [rate, otherRate],
    rejectionRatio,
    differenceInterval: newcombeInterval(own, other),
    exactP,
    pooled: pooledTest(own, other),
    yates: yatesTest(own, other),
    odds: oddsRatio(own, other),
    shortOfPooled: Math.max(0, own.reached * pooledRate - own.selected),
    shortOfOther: Math.max(0, own.reached * otherRate - own.selected),
    flipRatio: findFlip(own, other, (changed) => !isUnderFourFifths(divide(changed, other))),
    flipP: findFlip(own, other, (changed) => exactTest(changed, other) >= SIGNIFICANT),
    finding: judge({ ...evidence, p: exactP, rejection: rejectionRatio, fewestExpected }),
    isUnderFourFifths: against !== null && isUnderFourFifths(ratio),
    peopleNeeded: rate === otherRate ? null : peopleNeeded(rate, otherRate),
  }
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

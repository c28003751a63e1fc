/**
 * A study of adverse impact: how many people of each group reached each stage of a selection, and
 * what the figures show. It draws no legal conclusion: neither a ratio nor a P is a legal test in
 * the EU or the United Kingdom.
 */
import { exactTest, findFlip } from './exact-test.ts'
import { isUnsaid, type TotalSign } from './group-names.ts'
import {
  addUp,
  type Counts,
  newcombeInterval,
  oddsRatio,
  peopleNeeded,
  pooledTest,
  rateOf,
  ratioInterval,
  wilsonInterval,
  yatesTest,
} from './intervals.ts'
import { isUnderFourFifths, judge, SIGNIFICANT } from './verdict.ts'

/** One group through all stages: the number at the start, then those who passed each stage. */
export interface Group {
  name: string
  /** Never increasing; number of stages plus one. */
  counts: readonly number[]
  /** Ticked as people who did not say; names that say so are recognised without. */
  isUnsaid?: boolean
}

export interface Study {
  stages: readonly string[]
  groups: readonly Group[]
  /** Rows that would count everybody twice: listed, and left out of all figures. */
  totals?: readonly (Group & { sign: TotalSign })[]
  /** Leaves groups under 2% out of the ratios, as New York City allows its auditors. */
  leavesSmallOut?: boolean
}

/** One group against the group with the highest rate, or against all others together. */
export type Comparison = ReturnType<typeof compare>
export type GroupResult = StageResult['groups'][number]
export type StageResult = ReturnType<typeof analyseStage>
export type StudyResult = ReturnType<typeof analyseStudy>

const SMALL_SHARE = 0.02

interface Row extends Counts {
  name: string
  isNotStated: boolean
}

/** Analyses each stage and, if there are several, the whole, named `wholeName`. */
export function analyseStudy(study: Study, wholeName: string) {
  const { stages, leavesSmallOut = false } = study
  const groups = study.groups.map((group) => {
    return { ...group, isNotStated: group.isUnsaid || isUnsaid(group.name) }
  })
  const analyse = (name: string, from: number, to: number) => {
    const rows = groups.map(({ name, counts, isNotStated }) => {
      return { name, reached: counts[from] ?? 0, selected: counts[to] ?? 0, isNotStated }
    })
    return analyseStage(name, rows, leavesSmallOut)
  }
  const results = stages.map((name, index) => analyse(name, index, index + 1))
  const whole = stages.length < 2 ? null : analyse(wholeName, 0, stages.length)
  return { stages: results, whole, products: whole ? multiplyStages(results, whole) : [] }
}

function analyseStage(name: string, rows: readonly Row[], leavesSmallOut: boolean) {
  const everybody = rows.reduce((sum, { reached }) => sum + reached, 0)
  const described = rows.map((row) => {
    const share = row.reached / everybody
    const isSmall = leavesSmallOut && !row.isNotStated && row.reached > 0 && share < SMALL_SHARE
    return {
      ...row,
      /** Null if nobody of the group reached the stage. */
      rate: row.reached > 0 ? rateOf(row) : null,
      interval: row.reached > 0 ? wilsonInterval(row) : null,
      /** The group's share of this stage, if too small for a ratio; else null. */
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
      /** Against all others together; null with only one other. */
      rest: isCompared && others.length > 1 ? compare(row, addUp(others), null) : null,
      /** Against the best group; null for that group itself and for groups not compared. */
      comparison: isCompared && row !== reference ? compare(row, reference, reference.name) : null,
      isReference: row === reference,
    }
  })
  /** Several comparisons make a finding by chance likelier. */
  const made = groups.flatMap(({ rest, comparison }) => [rest, comparison])
  const comparisons = made.filter((one) => one !== null).length
  return { name, groups, comparisons }
}

/** The group with the highest rate, the larger one on a tie. Null with fewer than two groups. */
function findReference<Row extends Counts>(rows: readonly Row[]): Row | null {
  if (rows.length < 2) return null
  const ranked = rows.toSorted(
    (one, other) => rateOf(other) - rateOf(one) || other.reached - one.reached,
  )
  return ranked[0] ?? null
}

const rejected = ({ selected, reached }: Counts) => ({ reached, selected: reached - selected })

function divide(one: Counts, other: Counts): number | null {
  if (other.selected === 0) return one.selected === 0 ? null : Number.POSITIVE_INFINITY
  return (one.selected * other.reached) / (one.reached * other.selected)
}

/** Whether the exact P is at least 5%; for large counts by the fast normal P, unless it is near. */
export function isLikely(own: Counts, other: Counts, exact = exactTest): boolean {
  const { p, fewestExpected: fewest } = pooledTest(own, other) ?? { p: 1, fewestExpected: 0 }
  const isFar = fewest > 100 && Math.abs(p / SIGNIFICANT - 1) > 3 / Math.sqrt(fewest)
  return (isFar ? p : exact(own, other)) >= SIGNIFICANT
}

function compare(own: Counts, other: Counts, against: string | null) {
  const [rate, otherRate] = [rateOf(own), rateOf(other)]
  const pooledRate = rateOf(addUp([own, other]))
  const exactP = exactTest(own, other)
  const ratio = otherRate > 0 ? divide(own, other) : null
  const evidence = {
    ratio,
    /** Null with nobody selected in both; `high` is Infinity with nobody in the other. */
    ratioInterval: ratioInterval(own, other),
    rejectionInterval: ratioInterval(rejected(own), rejected(other)),
    /** Own rate minus the other; 0.1 is ten percentage points. */
    difference: rate - otherRate,
  }
  const rejectionRatio = divide(rejected(own), rejected(other))
  const pooled = pooledTest(own, other)
  const fewestExpected = pooled?.fewestExpected ?? 0
  return {
    ...evidence,
    /** Name of the group compared with; null for all others. */
    against,
    rates: [rate, otherRate] as const,
    /** Ratio of rejection rates; Infinity with nobody rejected in the other, null in both. */
    rejectionRatio,
    differenceInterval: newcombeInterval(own, other),
    exactP,
    pooled,
    yates: yatesTest(own, other),
    /** Null if one of the four cells is empty. */
    odds: oddsRatio(own, other),
    /** People missing compared with the rate of both together, and with the other rate. */
    shortOfPooled: Math.max(0, own.reached * pooledRate - own.selected),
    shortOfOther: Math.max(0, own.reached * otherRate - own.selected),
    /** Additional people for a ratio of four fifths, and for P of 5% (a getter: slow); or null. */
    flipRatio: findFlip(own, other, (changed) => !isUnderFourFifths(divide(changed, other))),
    get flipP() {
      return findFlip(own, other, (changed) => isLikely(changed, other))
    },
    finding: judge({ ...evidence, p: exactP, rejection: rejectionRatio, fewestExpected }),
    /** Against the best group only: US agencies regard it as evidence. */
    isUnderFourFifths: against !== null && isUnderFourFifths(ratio),
    /** People per group to detect this gap with 80% power; null without a gap. */
    peopleNeeded: rate === otherRate ? null : peopleNeeded(rate, otherRate),
  }
}

/** For each group compared over the whole: the ratios by stage, whose product is the whole's. */
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

/**
 * A study of adverse impact: how many people of each group reached each stage of a selection, and
 * what the figures can and cannot say. It draws no legal conclusion: no ratio and no P is a test of
 * law in the EU or the United Kingdom.
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
export type Comparison = ReturnType<typeof compare>
export type GroupResult = StageResult['groups'][number]
export type StageResult = ReturnType<typeof analyseStage>
export type StudyResult = ReturnType<typeof analyseStudy>

const SMALL_SHARE = 0.02

interface Row extends Counts {
  name: string
  isNotStated: boolean
}

/** The stages, and from the start to the last of several the whole, which `wholeName` heads. */
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
      /** Null where nobody of the group reached the stage. */
      rate: row.reached > 0 ? rateOf(row) : null,
      interval: row.reached > 0 ? wilsonInterval(row) : null,
      /** Its share of everybody at this stage, where that is what leaves it out of the ratios. */
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
      /** Against all others together; null where there is one other only. */
      rest: isCompared && others.length > 1 ? compare(row, addUp(others), null) : null,
      /** Against the best group; null for that group, for people who did not say, and without a rate. */
      comparison: isCompared && row !== reference ? compare(row, reference, reference.name) : null,
      isReference: row === reference,
    }
  })
  /** With the best group: of several, one finds something by chance more often. */
  const comparisons = Math.max(0, measured.length - 1)
  return { name, groups, comparisons }
}

/** The group with the highest rate; of equal rates the larger. Null with nobody to compare it with. */
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

/** Whether the exact P is 5% or more. Of large counts the normal one, far quicker, says so unless it is near. */
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
    /** Null where nobody of either was selected; its upper end is infinite where nobody of the other was. */
    ratioInterval: ratioInterval(own, other),
    rejectionInterval: ratioInterval(rejected(own), rejected(other)),
    /** Its rate less the other; 0.1 is ten percentage points. */
    difference: rate - otherRate,
  }
  const rejectionRatio = divide(rejected(own), rejected(other))
  const pooled = pooledTest(own, other)
  const fewestExpected = pooled?.fewestExpected ?? 0
  return {
    ...evidence,
    /** The group it is compared with; null for all others. */
    against,
    rates: [rate, otherRate] as const,
    /** Rejected in the group for one rejected on the other side; infinite where nobody there was. */
    rejectionRatio,
    differenceInterval: newcombeInterval(own, other),
    exactP,
    pooled,
    yates: yatesTest(own, other),
    /** Null where one of the four cells is empty. */
    odds: oddsRatio(own, other),
    /** People selected fewer than at the rate of both groups together, and than at the other rate. */
    shortOfPooled: Math.max(0, own.reached * pooledRate - own.selected),
    shortOfOther: Math.max(0, own.reached * otherRate - own.selected),
    /** People more that would lift the ratio to four fifths, and P to 5%, which takes long; null where none would. */
    flipRatio: findFlip(own, other, (changed) => !isUnderFourFifths(divide(changed, other))),
    get flipP() {
      return findFlip(own, other, (changed) => isLikely(changed, other))
    },
    finding: judge({ ...evidence, p: exactP, rejection: rejectionRatio, fewestExpected }),
    /** Against the best group only: read as evidence by agencies of the United States. */
    isUnderFourFifths: against !== null && isUnderFourFifths(ratio),
    /** Per group, to find a gap such as this four times in five; null where there is no gap. */
    peopleNeeded: rate === otherRate ? null : peopleNeeded(rate, otherRate),
  }
}

/** For each group compared over the whole: its ratios stage by stage, whose product is the whole's. */
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

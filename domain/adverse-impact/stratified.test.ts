/** Published and computed tables, to six digits; and an independent exact test. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactTest } from './exact-test.ts'
import { ratioInterval } from './intervals.ts'
import { analyseStrata, type Stratum } from './stratified.ts'

type Row = readonly [a: number, n1: number, c: number, n2: number]
const strata = (rows: readonly Row[]): Stratum[] =>
  rows.map(([a, n1, c, n2], index) => ({
    name: `V${index + 1}`,
    focal: { selected: a, reached: n1 },
    other: { selected: c, reached: n2 },
  }))
const six = (value: number | null | undefined) =>
  value === null || value === undefined ? null : Number(value.toPrecision(6))

const sparse: Row[] = [
  [0, 6, 4, 10],
  [1, 8, 5, 12],
  [0, 5, 3, 9],
  [2, 9, 6, 11],
]
const nobody: Row[] = [
  [0, 10, 4, 12],
  [0, 8, 3, 10],
  [0, 15, 6, 20],
]
const rabbits: Row[] = [
  [0, 6, 0, 5],
  [3, 6, 0, 6],
  [6, 6, 2, 6],
  [5, 6, 6, 6],
  [2, 2, 5, 5],
]

describe('several vacancies together', () => {
  // Chi-squared, exact P, odds and their interval, ratio, shortfall, P of sameness, pooled ratio.
  test.each<[string, Row[], string, (number | null)[]]>([
    [
      'four vacancies of which none shows anything alone',
      sparse,
      'look-closer',
      [7.05726, 0.00362484, 0.132369, 0.0313483, 0.558934, 0.233792, 5.57143, 0.728913, 0.25],
    ],
    [
      'nobody selected anywhere',
      nobody,
      'look-closer',
      [9.89466, 0.000388639, 0, null, null, 0, 5.72294, null, 0],
    ],
    [
      'a published small set (R, Rabbits)',
      rabbits,
      'favoured',
      [3.92857, 0.0399449, 7, 1.02671, 47.7251, 1.75, -3, 0.0153114, 1.32544],
    ],
  ])('%s', (_name, rows, finding, figures) => {
    const result = analyseStrata(strata(rows))
    const {
      test: tested,
      exactP,
      odds,
      oddsInterval,
      ratio,
      shortfall,
      sameP,
      pooledRatio,
    } = result
    const interval = [oddsInterval?.low, oddsInterval?.high]
    const found = [tested?.chiSquare, exactP, odds, interval, ratio, shortfall, sameP, pooledRatio]
    expect(found.flat().map(six)).toEqual(figures)
    expect(result).toMatchObject({ finding, isReversed: false, standsOut: [] })
  })

  test('of one or several, exact P is what going through every table gives', () => {
    const stratum = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 }), fc.nat(), fc.nat())
      .map(([n1, n2, x, y]): Row => [x % (n1 + 1), n1, y % (n2 + 1), n2])
    fc.assert(
      fc.property(fc.array(stratum, { minLength: 1, maxLength: 4 }), (rows) => {
        const { exactP, informative } = analyseStrata(strata(rows))
        if (informative === 0) return
        expect(exactP).toBeCloseTo(enumerate(rows), 9)
      }),
      { numRuns: 200 },
    )
  })
})

/** Enumerates every table of every vacancy with integer binomials. */
function enumerate(rows: readonly Row[]): number {
  let law = new Map([[0, 1]])
  let observed = 0
  for (const [a, n1, c, n2] of rows) {
    observed += a
    const next = new Map<number, number>()
    for (const [sum, weight] of law) {
      for (let k = Math.max(0, a + c - n2); k <= Math.min(n1, a + c); k++) {
        const ways = choose(n1, k) * choose(n2, a + c - k)
        next.set(sum + k, (next.get(sum + k) ?? 0) + weight * ways)
      }
    }
    law = next
  }
  const limit = (law.get(observed) ?? 0) * (1 + 1e-9)
  const weights = [...law.values()]
  const total = weights.reduce((sum, it) => sum + it, 0)
  return weights.filter((it) => it <= limit).reduce((sum, it) => sum + it, 0) / total
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return Math.round(ways)
}

/** Focal and other group, exact P, ratio, score interval. */
test.for([
  [[60, 200, 80, 200], 0.0462111, 0.75, 0.57058, 0.981919],
  [[30, 100, 40, 100], 0.181932, 0.75, 0.508944, 1.09684],
  [[3, 10, 5, 10], 0.649917, 0.6, 0.186153, 1.7841],
  [[0, 12, 6, 20], 0.0612718, 0, 0, 0.905999],
  [[0, 20, 5, 20], 0.047124, 0, 0, 0.704847],
  [[0, 8, 9, 30], 0.159096, 0, 0, 1.20169],
  [[0, 500, 100, 500], 6.39523e-33, 0, 0, 0.0381683],
  [[3, 300, 60, 300], 4.5983e-16, 0.05, 0.0166926, 0.148102],
  [[0, 29, 400, 500], 1.21899e-19, 0, 0, 0.14649],
  [[18, 100, 120, 400], 0.0173165, 0.6, 0.380712, 0.916125],
  [[12, 40, 48, 80], 0.00340922, 0.5, 0.292673, 0.795257],
  [[7, 30, 0, 10], 0.161152, null, 0.750551, Number.POSITIVE_INFINITY],
  [[5, 5, 3, 10], 0.025641, 3.33333, 1.35314, 9.60729],
  [[60, 120, 72, 120], 0.153358, 0.833333, 0.658203, 1.04879],
  [[200, 400, 224, 400], 0.103194, 0.892857, 0.782568, 1.01754],
  [[4500, 10_000, 4800, 10_000], 0.0000224315, 0.9375, 0.909998, 0.96581],
  [[99_000, 200_000, 100_000, 200_000], 0.00158224, 0.99, 0.983852, 0.996186],
] as const)('to six digits: %j', ([[a, n1, c, n2], p, ratio, low, high]) => {
  const [focal, other] = [
    { selected: a, reached: n1 },
    { selected: c, reached: n2 },
  ]
  expect(six(exactTest(focal, other))).toBe(p)
  expect(six(c === 0 ? null : a / n1 / (c / n2))).toBe(ratio)
  const found = ratioInterval(focal, other)
  expect([six(found?.low), six(found?.high)]).toEqual([low, high])
})

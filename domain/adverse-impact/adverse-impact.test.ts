import * as fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { exactTest, findFlip } from './exact-test.ts'
import {
  type Counts,
  erfc,
  newcombeInterval,
  oddsRatio,
  peopleNeeded,
  pooledTest,
  rateOf,
  wilsonInterval,
  yatesTest,
} from './intervals.ts'
import { analyseStudy, isLikely } from './study.ts'

const of = (selected: number, reached: number): Counts => ({ selected, reached })
const round = (value: number, digits: number) => Number(value.toFixed(digits))

test('60 of 200 women and 80 of 200 men, worked out by hand', () => {
  const [women, men] = [of(60, 200), of(80, 200)]
  const pooled = pooledTest(women, men)
  expect([round(pooled?.z ?? 0, 3), round(pooled?.p ?? 0, 3)]).toEqual([-2.097, 0.036])
  const groups = [
    { name: 'Men', counts: [200, 80] },
    { name: 'Women', counts: [200, 60] },
  ]
  const [, row] = analyseStudy({ stages: ['Interview'], groups }, 'Whole').stages[0]?.groups ?? []
  expect([row?.comparison?.flipRatio, row?.comparison?.flipP]).toEqual([4, 1])
  expect(row?.comparison?.shortOfPooled).toBeCloseTo(10, 10)
})

test.for([
  [0.5, 0.4, 388],
  [0.4, 0.32, 564],
  [0.1, 0.08, 3213],
] as const)('%d against %d takes %d people in each group', ([one, other, people]) => {
  expect(peopleNeeded(one, other)).toBe(people)
})

// An independent implementation: exact integer arithmetic, roots by bisection, numerical
// integration. Slow, and without any formula in common.

function binomial(n: number, k: number): bigint {
  let result = 1n
  for (let i = 1n; i <= BigInt(k); i++) result = (result * (BigInt(n) - BigInt(k) + i)) / i
  return result
}

function slowExactTest(one: Counts, other: Counts): number {
  const selected = one.selected + other.selected
  const ways = (k: number) =>
    k < 0 || k > one.reached || selected - k < 0 || selected - k > other.reached
      ? 0n
      : binomial(one.reached, k) * binomial(other.reached, selected - k)
  const observed = ways(one.selected)
  let unlikely = 0n
  for (let k = 0; k <= selected; k++) if (ways(k) <= observed) unlikely += ways(k)
  const all = binomial(one.reached + other.reached, selected)
  return Number((unlikely * 10n ** 15n) / all) / 1e15
}

function bisect(from: number, to: number, isBelow: (at: number) => boolean): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2
    if (isBelow(middle)) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The rates at which the score test just reaches 5%, which Wilson's formula solves. */
function slowWilson({ selected, reached }: Counts) {
  const rate = selected / reached
  const z = (at: number) => Math.abs(rate - at) / Math.sqrt((at * (1 - at)) / reached)
  return {
    low: selected === 0 ? 0 : bisect(0, rate, (at) => z(at) > 1.959963984540054),
    high: selected === reached ? 1 : bisect(rate, 1, (at) => z(at) < 1.959963984540054),
  }
}

/** Two-sided P of a z value, by Simpson's rule over the density. */
function slowNormalP(z: number): number {
  const [from, to, strips] = [Math.abs(z), Math.abs(z) + 12, 4000]
  const width = (to - from) / strips
  let sum = 0
  for (let i = 0; i <= strips; i++) {
    const weight = i === 0 || i === strips ? 1 : i % 2 === 1 ? 4 : 2
    sum += weight * Math.exp(-((from + i * width) ** 2) / 2)
  }
  return (2 * sum * width) / 3 / Math.sqrt(2 * Math.PI)
}

const counts = (most: number) =>
  fc
    .integer({ min: 1, max: most })
    .chain((reached) =>
      fc.integer({ min: 0, max: reached }).map((selected) => of(selected, reached)),
    )

describe('against an independent implementation', () => {
  test.each([
    [60, 1000],
    [900, 10],
  ])('the exact test of up to %i people in each group', (most, numRuns) => {
    fc.assert(
      fc.property(counts(most), counts(most), (one, other) => {
        expect(exactTest(one, other)).toBeCloseTo(slowExactTest(one, other), 10)
      }),
      { numRuns },
    )
  })

  // Otherwise one posted form with the largest counts keeps the server busy for seconds.
  test('the largest study takes few exact tests, and short ones', () => {
    for (const passed of [500_000, 990_000]) {
      const counts = (index: number) => [1_000_000, passed + 50 * index]
      const groups = Array.from({ length: 30 }, (_, i) => ({ name: `G${i}`, counts: counts(i) }))
      const best = of(passed + 1450, 1_000_000)
      const [stage] = analyseStudy({ stages: ['a'], groups }, 'Whole').stages
      for (const row of stage?.groups.slice(0, -1) ?? []) {
        const tried = vi.fn(exactTest)
        const flip = findFlip(row, best, (it) => isLikely(it, best, tried))
        expect(tried.mock.calls.length).toBeLessThan(8)
        expect(row.comparison?.flipP).toBe(flip)
        expect(flip).toBe(findFlip(row, best, (it) => exactTest(it, best) >= 0.05))
      }
    }
    const steps = vi.fn(() => 1)
    const far = Object.defineProperty(of(1, 1_000_000), 'selected', { get: steps })
    expect(exactTest(far, of(900_000, 1_000_000))).toBe(0)
    expect(steps.mock.calls.length).toBeLessThan(10_000)
  })

  test('intervals of rates and differences, over random tables', () => {
    fc.assert(
      fc.property(counts(5000), counts(5000), (one, other) => {
        const [a, b] = [slowWilson(one), slowWilson(other)]
        expect(wilsonInterval(one).low).toBeCloseTo(a.low, 9)
        expect(wilsonInterval(one).high).toBeCloseTo(a.high, 9)
        const gap = rateOf(one) - rateOf(other)
        const { low, high } = newcombeInterval(one, other)
        expect((gap - low) ** 2).toBeCloseTo(
          (rateOf(one) - a.low) ** 2 + (b.high - rateOf(other)) ** 2,
          9,
        )
        expect((high - gap) ** 2).toBeCloseTo(
          (a.high - rateOf(one)) ** 2 + (rateOf(other) - b.low) ** 2,
          9,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('the normal test, and its square as chi-square of the four cells', () => {
    fc.assert(
      fc.property(counts(2000), counts(2000), (one, other) => {
        const pooled = pooledTest(one, other)
        const [a, c] = [one.selected, other.selected]
        const [b, d] = [one.reached - a, other.reached - c]
        const [n, yes, no] = [a + b + c + d, a + c, b + d]
        if (yes === 0 || no === 0) {
          expect(pooled).toBeNull()
          return
        }
        const chiSquare = (n * (a * d - b * c) ** 2) / ((a + b) * (c + d) * yes * no)
        expect((pooled?.z ?? 0) ** 2 / Math.max(1, chiSquare)).toBeCloseTo(
          chiSquare / Math.max(1, chiSquare),
          9,
        )
        expect(pooled?.p).toBeCloseTo(slowNormalP(pooled?.z ?? 0), 9)
      }),
      { numRuns: 1000 },
    )
  })

  test('Yates, cell by cell as seen less as expected, and the odds as two odds', () => {
    fc.assert(
      fc.property(counts(2000), counts(2000), (one, other) => {
        const share = (one.selected + other.selected) / (one.reached + other.reached)
        const yates = yatesTest(one, other)
        if (share === 0 || share === 1) expect(yates).toBeNull()
        else {
          const parts = [one, other].flatMap(({ selected, reached }) =>
            [
              [selected, reached * share],
              [reached - selected, reached * (1 - share)],
            ].map(([seen = 0, expected = 1]) => {
              const gap = Math.max(0, Math.abs(seen - expected) - 0.5)
              return gap ** 2 / expected
            }),
          )
          const sum = parts.reduce((total, part) => total + part, 0)
          const scale = Math.max(1, sum)
          expect((yates?.chiSquare ?? 0) / scale).toBeCloseTo(sum / scale, 8)
          expect(yates?.p).toBeCloseTo(slowNormalP(Math.sqrt(sum)), 7)
          expect(yates?.p ?? 0).toBeGreaterThanOrEqual((pooledTest(one, other)?.p ?? 1) - 1e-12)
        }
        const odds = [one, other].map((it) => rateOf(it) / (1 - rateOf(it)))
        const [first = 0, second = 0] = odds
        if (odds.some((it) => it === 0 || it === Number.POSITIVE_INFINITY)) {
          expect(oddsRatio(one, other)).toBeNull()
        } else {
          expect((oddsRatio(one, other) ?? 0) / (first / second)).toBeCloseTo(1, 9)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('erfc on both sides of where its two formulas meet', () => {
    for (const x of [0, 0.1, 1, 2, 2.4999, 2.5, 2.5001, 3, 5]) {
      expect(erfc(x) / slowNormalP(x * Math.SQRT2)).toBeCloseTo(1, 8)
    }
  })

  test('how many more people turn a finding, tried one by one', () => {
    fc.assert(
      fc.property(counts(80), counts(80), (one, other) => {
        const [low, high] = rateOf(one) <= rateOf(other) ? [one, other] : [other, one]
        const passes = (it: Counts) => exactTest(it, high) >= 0.05
        const all = Array.from({ length: low.reached - low.selected + 1 }, (_, more) => more)
        const tried = all.find((more) => passes(of(low.selected + more, low.reached)))
        expect(findFlip(low, high, passes)).toBe(tried)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a study', () => {
  const study = (groups: Record<string, number[]>, stages = ['Test']) =>
    analyseStudy(
      { stages, groups: Object.entries(groups).map(([name, counts]) => ({ name, counts })) },
      'Whole',
    )

  test('shows a gap over the whole that no stage shows', () => {
    const groups = { A: [200, 120, 60], B: [200, 140, 80] }
    const { stages, whole, products } = study(groups, ['Test', 'Interview'])
    const ratios = stages.map(({ groups }) => round(groups[0]?.comparison?.ratio ?? 0, 3))
    expect(ratios).toEqual([0.857, 0.875])
    const compared = { finding: 'look-closer', ratio: expect.closeTo(0.75, 12) }
    expect(whole?.groups[0]?.comparison).toMatchObject(compared)
    expect(products[0]?.whole).toBeCloseTo(0.75, 12)
  })

  test('compares every group, however small, but not people who did not say', () => {
    const { stages } = study({ Disabled: [300, 60], Others: [19_700, 9850], 'Not stated': [90, 5] })
    const rows = stages[0]?.groups ?? []
    const findings = rows.map(({ comparison }) => comparison?.finding ?? null)
    expect(findings).toEqual(['look-closer', null, null])
    expect(rows[2]).toMatchObject({ isNotStated: true, selected: 5 })
  })

  test('never fails, whatever the counts: no P is outside 0 to 1, and the stages multiply to the whole', () => {
    const count = fc.nat({ max: 400 })
    const group = fc
      .tuple(count, count, count, count)
      .map((numbers) => numbers.toSorted((a, b) => b - a))
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 6 }), (rows) => {
        const groups = Object.fromEntries(rows.map((counts, index) => [`G${index}`, counts]))
        const { stages, whole, products } = study(groups, ['a', 'b', 'c'])
        for (const { ratios, whole: all } of products) {
          expect(ratios.reduce((product, ratio) => product * ratio, 1)).toBeCloseTo(all, 9)
        }
        for (const stage of [...stages, ...(whole ? [whole] : [])]) {
          for (const { comparison, interval } of stage.groups) {
            if (interval) expect(interval.low).toBeLessThanOrEqual(interval.high)
            if (!comparison) continue
            expect(comparison.exactP).toBeGreaterThanOrEqual(0)
            expect(comparison.exactP).toBeLessThanOrEqual(1)
            const { ratioInterval: fits, ratio } = comparison
            if (fits && ratio !== null) {
              expect(fits.low).toBeLessThanOrEqual(ratio + 1e-9)
              expect(fits.high).toBeGreaterThanOrEqual(ratio - 1e-9)
            }
          }
        }
      }),
      { numRuns: 200 },
    )
  })
})

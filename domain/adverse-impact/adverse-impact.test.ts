import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactTest, findFlip } from './exact-test.ts'
import {
  type Counts,
  erfc,
  newcombeInterval,
  oddsRatio,
  peopleNeeded,
  pooledTest,
  rateOf,
  ratioInterval,
  wilsonInterval,
  yatesTest,
} from './intervals.ts'
import { analyseStudy } from './study.ts'

const of = (selected: number, reached: number): Counts => ({ selected, reached })
const percent = (value: number) => Number((100 * value).toFixed(1))
const percents = ({ low, high }: { low: number; high: number }) => [percent(low), percent(high)]
const round = (value: number, digits: number) => Number(value.toFixed(digits))

describe('60 of 200 women and 80 of 200 men, worked out by hand', () => {
  const [women, men] = [of(60, 200), of(80, 200)]
  const [, row] =
    analyseStudy(
      {
        stages: ['Interview'],
        groups: [
          { name: 'Men', counts: [200, 80] },
          { name: 'Women', counts: [200, 60] },
        ],
      },
      'Whole',
    ).stages[0]?.groups ?? []
  const compared = row?.comparison

  test('intervals', () => {
    expect(percents(wilsonInterval(women))).toEqual([24.1, 36.7])
    expect(percents(wilsonInterval(men))).toEqual([33.5, 46.9])
    expect(percents(newcombeInterval(women, men))).toEqual([-19.1, -0.7])
    const score = ratioInterval(women, men)
    expect([round(score?.low ?? 0, 6), round(score?.high ?? 0, 6)]).toEqual([0.57058, 0.981919])
  })

  test('tests', () => {
    const pooled = pooledTest(women, men)
    expect(round(pooled?.z ?? 0, 3)).toBe(-2.097)
    expect(round(pooled?.p ?? 0, 3)).toBe(0.036)
    expect(round((pooled?.z ?? 0) ** 2, 2)).toBe(4.4)
    expect(round(exactTest(women, men), 3)).toBe(0.046)
    const yates = yatesTest(women, men)
    expect(round(yates?.chiSquare ?? 0, 2)).toBe(3.97)
    expect(round(yates?.p ?? 0, 3)).toBe(0.046)
    expect(round(oddsRatio(women, men) ?? 0, 3)).toBe(0.643)
  })

  test('what the study says of it', () => {
    expect(compared?.ratio).toBeCloseTo(0.75, 12)
    expect(compared?.difference).toBeCloseTo(-0.1, 12)
    expect(compared?.shortOfPooled).toBeCloseTo(10, 10)
    expect(compared?.shortOfOther).toBeCloseTo(20, 10)
    expect(compared?.flipRatio).toBe(4)
    expect(compared?.flipP).toBe(1)
    expect(findFlip(women, men, (it) => (pooledTest(it, men)?.p ?? 1) >= 0.05)).toBe(2)
    expect(compared).toMatchObject({ finding: 'look-closer' })
  })
})

describe('more figures worked out by hand', () => {
  test.for([
    ['half the people', of(30, 100), of(40, 100), 0.75, [-22.7, 3.2], 0.138, 0.182],
    ['tiny', of(3, 10), of(5, 10), 0.6, [-52.6, 20.2], 0.361, 0.65],
    ['twenty each', of(6, 20), of(8, 20), 0.75, [-36.3, 18.4], 0.507, 0.741],
    ['nobody selected', of(0, 12), of(6, 20), 0, [-51.9, -1.2], 0.035, 0.061],
    ['first stage', of(120, 200), of(140, 200), 0.857, [-19.1, -0.7], 0.036, 0.046],
    ['second stage', of(60, 120), of(80, 140), 0.875, [-19, 4.9], 0.249, 0.264],
    ['three groups, A', of(45, 150), of(90, 200), 0.667, [-24.7, -4.7], 0.004, 0.0055],
    ['three groups, B', of(24, 60), of(90, 200), 0.889, [-18.4, 9.3], 0.494, 0.554],
    ['sex alone', of(70, 200), of(80, 200), 0.875, [-14.3, 4.5], 0.302, 0.353],
    ['intersection', of(12, 60), of(48, 110), 0.458, [-36, -8.9], 0.002, 0.002],
  ] as const)('%s', ([, low, high, ratio, interval, z, exact]) => {
    expect(round(rateOf(low) / rateOf(high), 3)).toBe(ratio)
    expect(percents(newcombeInterval(low, high))).toEqual(interval)
    expect(round(pooledTest(low, high)?.p ?? 0, 3)).toBe(z)
    expect(round(exactTest(low, high), exact === 0.0055 ? 4 : 3)).toBe(exact)
  })

  test('a large sample shows a small gap', () => {
    const [low, high] = [of(4500, 10_000), of(4800, 10_000)]
    expect(percents(newcombeInterval(low, high))).toEqual([-4.4, -1.6])
    expect(exactTest(low, high)).toBeLessThan(0.0001)
    expect(pooledTest(low, high)?.p).toBeLessThan(0.0001)
  })

  test('nine of fifty looked at again', () => {
    expect(percents(wilsonInterval(of(9, 50)))).toEqual([9.8, 30.8])
  })

  test.for([
    [0.5, 0.4, 388],
    [0.4, 0.32, 564],
    [0.4, 0.3, 356],
    [0.2, 0.16, 1447],
    [0.1, 0.08, 3213],
  ] as const)('%d against %d takes %d people in each group', ([one, other, people]) => {
    expect(peopleNeeded(one, other)).toBe(people)
  })
})

// The independent implementation: exact whole-number arithmetic, roots found by bisection, and an
// integral added up strip by strip. Slow, and with no formula in common.

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

/** Where the score test of a rate would just reach 5%: what Wilson's formula solves. */
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
  test('the exact test, over 3,000 random tables', () => {
    fc.assert(
      fc.property(counts(60), counts(60), (one, other) => {
        expect(exactTest(one, other)).toBeCloseTo(slowExactTest(one, other), 10)
      }),
      { numRuns: 3000 },
    )
  })

  test('the exact test of large tables', () => {
    fc.assert(
      fc.property(counts(900), counts(900), (one, other) => {
        expect(exactTest(one, other)).toBeCloseTo(slowExactTest(one, other), 10)
      }),
      { numRuns: 10 },
    )
  })

  // Lost otherwise: one posted form of the largest counts keeps the server busy for seconds.
  test('the largest study takes a bounded number of steps', () => {
    const group = (index: number) => {
      return { name: `G${index}`, counts: [1_000_000, 500_000 + 100 * index, 200_000, 90_000] }
    }
    const groups = Array.from({ length: 30 }, (_, index) => group(index))
    const { whole } = analyseStudy({ stages: ['a', 'b', 'c'], groups }, 'Whole')
    expect(whole?.groups).toHaveLength(30)
    expect(exactTest(of(1, 1_000_000), of(900_000, 1_000_000))).toBe(0)
  })

  test('intervals of rates and differences, over 3,000 random tables', () => {
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
      { numRuns: 3000 },
    )
  })

  test('the normal test, and its square as chi-square of the four cells', () => {
    fc.assert(
      fc.property(counts(2000), counts(2000), (one, other) => {
        const pooled = pooledTest(one, other)
        const cells = [one, other].flatMap(({ selected, reached }) => [
          selected,
          reached - selected,
        ])
        const [a = 0, b = 0, c = 0, d = 0] = cells
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
    const { stages, whole, products } = study({ A: [200, 120, 60], B: [200, 140, 80] }, [
      'Test',
      'Interview',
    ])
    const ratios = stages.map(({ groups }) => round(groups[0]?.comparison?.ratio ?? 0, 3))
    expect(ratios).toEqual([0.857, 0.875])
    expect(whole?.groups[0]?.comparison).toMatchObject({ finding: 'look-closer' })
    expect(products[0]?.whole).toBeCloseTo(0.75, 12)
  })

  test('the product of the stages is the whole', () => {
    const count = fc.integer({ min: 30, max: 900 })
    const group = fc
      .tuple(count, count, count, count)
      .map((numbers) => numbers.toSorted((a, b) => b - a))
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 5 }), (rows) => {
        const groups = Object.fromEntries(rows.map((counts, index) => [`G${index}`, counts]))
        for (const { ratios, whole } of study(groups, ['a', 'b', 'c']).products) {
          expect(ratios.reduce((product, ratio) => product * ratio, 1)).toBeCloseTo(whole, 9)
        }
      }),
    )
  })

  test('a finding does not vanish because other groups are listed', () => {
    const alone = { White: [400, 120], Black: [100, 18] }
    const listed = { ...alone, Asian: [150, 40], Mixed: [35, 13], Other: [31, 9] }
    for (const groups of [alone, listed]) {
      const { stages } = study(groups)
      const black = stages[0]?.groups.find(({ name }) => name === 'Black')
      expect(black?.comparison?.finding).toBe('look-closer')
    }
    const black = study(listed).stages[0]?.groups.find(({ name }) => name === 'Black')
    expect(black?.comparison?.against).toBe('Mixed')
    expect(round(black?.comparison?.ratio ?? 0, 6)).toBe(0.484615)
    expect(round(black?.comparison?.exactP ?? 0, 6)).toBe(0.033848)
    // Against all others, as EU and UK law compare.
    expect(round(black?.rest?.ratio ?? 0, 6)).toBe(0.609231)
    expect(round(black?.rest?.exactP ?? 0, 6)).toBe(0.016326)
    expect(round(black?.rest?.ratioInterval?.low ?? 0, 6)).toBe(0.389623)
    expect(round(black?.rest?.ratioInterval?.high ?? 0, 6)).toBe(0.92098)
  })

  test('compares every group, however small, but not people who did not say', () => {
    const { stages } = study({
      Disabled: [300, 60],
      Others: [19_700, 9850],
      'Not stated': [90, 5],
    })
    const rows = stages[0]?.groups ?? []
    expect(rows.map(({ comparison }) => comparison?.finding ?? null)).toEqual([
      'look-closer',
      null,
      null,
    ])
    expect(rows[2]).toMatchObject({ isNotStated: true, selected: 5 })
  })

  test('never fails, whatever the counts, and no P is outside 0 to 1', () => {
    const group = fc
      .tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 }), fc.nat({ max: 400 }))
      .map((numbers) => numbers.toSorted((a, b) => b - a))
    fc.assert(
      fc.property(fc.array(group, { minLength: 2, maxLength: 6 }), (rows) => {
        const groups = Object.fromEntries(rows.map((counts, index) => [`G${index}`, counts]))
        const { stages, whole } = study(groups, ['a', 'b'])
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
      { numRuns: 300 },
    )
  })
})

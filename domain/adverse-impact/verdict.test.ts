/** Every rule with its sentence; figures verified with scipy 1.17.1. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findingWords } from '../../content/en/adverse-impact.ts'
import { sayFindings, sayStrata } from './reading.ts'
import { analyseStrata } from './stratified.ts'
import { analyseStudy, type Group } from './study.ts'

type Row = readonly [selected: number, reached: number, otherSelected: number, otherReached: number]

const study = (groups: readonly Group[], leavesSmallOut = false) =>
  analyseStudy({ stages: ['Test'], groups, leavesSmallOut }, 'Whole').stages[0]?.groups ?? []
const group = (name: string, selected: number, reached: number): Group => ({
  name,
  counts: [reached, selected],
})

/** The sentences on one group compared with one other. */
function sayPair([a, n1, c, n2]: Row): string {
  const [own, other] = study([group('A', a, n1), group('B', c, n2)])
  const compared = own?.isReference ? other : own
  return compared
    ? sayFindings(compared, findingWords)
        .map(({ text }) => text)
        .join(' ')
    : ''
}

const fourFifths =
  ' Under four fifths of the highest rate: US agencies generally read that as evidence of adverse impact (29 CFR 1607.4(D)), less so where few people make it.'
const lookCloser = (rates: string, gap: string, people: string, times: string, p: string) =>
  `Look closer. A passed at ${rates}: ${gap} points, ${people} people fewer than at the other rate, rejected ${times} times as often. A gap like this is hard to explain by chance (P ${p}).`
const tooFew = 'Too few to tell. Add rounds of the same job, tool and version.'
const noFifth =
  'No gap of a fifth or more to its disadvantage fits these figures, in passes or in rejections. Smaller ones do.'
const fits = (range: string) =>
  `Not told apart from chance. The figures fit anything from ${range}.`

describe('one comparison', () => {
  test.for<[Row, string]>([
    [
      [60, 200, 80, 200],
      lookCloser('30.0% against 40.0%', '−10.0', '20', '1.17', '0.046') + fourFifths,
    ],
    [[140, 200, 170, 200], lookCloser('70.0% against 85.0%', '−15.0', '30', '2.00', '0.0005')],
    [[180, 200, 196, 200], lookCloser('90.0% against 98.0%', '−8.0', '16', '5.00', '0.0011')],
    [
      [4500, 10_000, 4800, 10_000],
      'A gap of less than a fifth that is hard to explain by chance (P < 0.0001): −3.0 points, 300 people fewer than at the other rate, rejected 1.06 times as often. No law here has a size that is too small to count.',
    ],
    [
      [99_000, 200_000, 100_000, 200_000],
      'Hard to explain by chance (P 0.0016), and under one point: −0.5 points, 1,000 people. With numbers this large the test finds gaps of any size.',
    ],
    [[4, 200, 10, 200], fits('0.13 to 1.18 times the other rate') + fourFifths],
    [[60, 120, 72, 120], fits('0.66 to 1.05 times the other rate')],
    [
      [490, 500, 495, 500],
      fits('0.97 to 1.01 times the other rate, and 0.72 to 5.56 times its rejections'),
    ],
    [[28, 30, 30, 30], tooFew],
    [[500, 1000, 520, 1000], noFifth],
    [[3, 10, 5, 10], tooFew + fourFifths],
    [[0, 12, 6, 20], tooFew + fourFifths],
    // Nobody of the other group was rejected, so there is no ratio of rejections.
    [
      [70, 100, 100, 100],
      'Look closer. A passed at 70.0% against 100.0%: −30.0 points, 30 people fewer than at the other rate, nobody of B was rejected. A gap like this is hard to explain by chance (P < 0.0001).' +
        fourFifths,
    ],
  ])('%j', ([row, sentence]) => {
    expect(sayPair(row)).toBe(sentence)
  })

  const ethnicity = [
    group('White', 120, 400),
    group('Black', 18, 100),
    group('Asian', 40, 150),
    group('Mixed', 13, 35),
    group('Other', 9, 31),
  ]
  const said = (name: string, groups = ethnicity) =>
    study(groups).flatMap((row) =>
      row.name === name ? sayFindings(row, findingWords).map(({ text }) => text) : [],
    )

  test('with all others first, the best group second', () => {
    const [others, best] = said('Black')
    expect(others).toBe(
      'Against all others: Look closer. Black passed at 18.0% against 29.5%: −11.5 points, 11.5 people fewer than at the other rate, rejected 1.16 times as often. A gap like this is hard to explain by chance (P 0.016).',
    )
    expect(best).toMatch(/^Against Mixed: .*Under four fifths of the highest rate/)
    expect(said('White')[0]).toBe(`Against all others: ${noFifth}`)
  })

  test('to the advantage of a group asks to read the other side', () => {
    const [sentence] = said('B', [group('A', 60, 200), group('B', 80, 200), group('C', 0, 0)])
    expect(sentence).toBeUndefined()
    const three = [group('A', 30, 100), group('B', 80, 200), group('C', 30, 100)]
    expect(said('B', three)[0]).toBe(
      'Against all others: B passed more often than all others: 40.0% against 30.0%, hard to explain by chance (P 0.046). The gap is the other side’s: read it there.',
    )
  })
})

describe('any comparison, over random tables', () => {
  const counts = fc
    .integer({ min: 1, max: 3000 })
    .chain((reached) => fc.tuple(fc.integer({ min: 0, max: reached }), fc.constant(reached)))
  const pairs = fc.tuple(counts, counts, counts)

  test('says what the sign says, and never "no gap" where a fifth fits', () => {
    fc.assert(
      fc.property(pairs, (rows) => {
        for (const row of study(rows.map(([a, n], index) => group(`G${index}`, a, n)))) {
          for (const one of [row.rest, row.comparison]) {
            if (!one) continue
            const { finding, difference, exactP, ratioInterval, rejectionInterval } = one
            const sentence = sayFindings(row, findingWords)
              .map(({ text }) => text)
              .join(' ')
            expect(sentence).not.toMatch(/and small|NaN|Infinity|undefined|\{|[^0-9]0 people/)
            expect(finding === 'favoured').toBe(exactP < 0.05 && difference > 0)
            if (['look-closer', 'under-a-fifth', 'any-size'].includes(finding)) {
              expect(difference).toBeLessThan(0)
              expect(one.shortOfOther).toBeGreaterThan(0)
            }
            if (finding === 'no-fifth') {
              expect(ratioInterval?.low ?? 0).toBeGreaterThanOrEqual(0.8 - 1e-6)
              expect(rejectionInterval?.high ?? Infinity).toBeLessThanOrEqual(1.25 + 1e-6)
            }
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('does not change when another group is listed', () => {
    fc.assert(
      fc.property(counts, counts, counts, (one, other, third) => {
        const [a, b] = [group('A', ...one), group('B', ...other)]
        const pair = study([a, b]).find(({ comparison }) => comparison)
        const listed = study([a, b, group('C', ...third)]).find(({ name }) => name === pair?.name)
        if (listed?.comparison?.against !== pair?.comparison?.against) return
        expect(listed?.comparison).toEqual(pair?.comparison)
      }),
      { numRuns: 100 },
    )
  })
})

describe('several vacancies', () => {
  const say = (rows: readonly Row[]) => {
    const strata = rows.map(([a, n1, c, n2], index) => ({
      name: 'ABCDEF'[index] ?? '',
      focal: { selected: a, reached: n1 },
      other: { selected: c, reached: n2 },
    }))
    return sayStrata('Women', 'Men', analyseStrata(strata), findingWords)
  }
  const together = 'Looking within each vacancy and then together: '
  const mixes = ' The sum mixes jobs with different rates: do not use it.'
  const differ = (p: string) =>
    `The gap is not the same in all vacancies (P ${p}). Read them one by one; the common figure hides that.`
  const reversal: Row[] = [
    [9, 60, 40, 200],
    [28, 80, 48, 120],
    [126, 210, 26, 40],
  ]
  const fourTimes = reversal.map(([a, b, c, d]): Row => [4 * a, 4 * b, 4 * c, 4 * d])
  const sparse: Row = [4, 20, 45, 300]
  const tiny: Row = [49_500, 100_000, 50_000, 100_000]

  test.for<[string, readonly Row[], string[]]>([
    [
      'Berkeley 1973',
      [
        [89, 108, 512, 825],
        [17, 25, 353, 560],
        [202, 593, 120, 325],
        [131, 375, 138, 417],
        [94, 393, 53, 191],
        [24, 341, 22, 373],
      ],
      [
        `${together}${noFifth} Odds 1.11 (0.94 to 1.30), P 0.228; 15.4 people more than at equal rates within each.`,
        differ('0.0021'),
        `Added up, Women looks worse; within the vacancies, taken together, it is not (worse in 2 of 6).${mixes}`,
        'Vacancy A stands out for Women, in its favour (P < 0.0001). With 6 vacancies a P as low as this turns up by chance somewhere in 0.01%.',
      ],
    ],
    [
      'a reversal',
      reversal,
      [
        `${together}${fits('0.71 to 1.08 times the other rate')} Odds 0.78 (0.53 to 1.15), P 0.243; 6.4 people fewer than at equal rates within each.`,
        `Added up, Women looks better; in each of the 3 vacancies it is worse.${mixes}`,
      ],
    ],
    [
      'the same four times over',
      fourTimes,
      [
        `${together}A gap of less than a fifth that is hard to explain by chance (P 0.013): −5.0 points, 70 people fewer than at the other rate, rejected 1.08 times as often. No law here has a size that is too small to count. Odds 0.78 (0.64 to 0.95), P 0.013; 25.6 people fewer than at equal rates within each.`,
        `Added up, Women looks better; in each of the 3 vacancies it is worse.${mixes}`,
      ],
    ],
    [
      'under one point in two large vacancies',
      [tiny, tiny],
      [
        `${together}Hard to explain by chance (P 0.0016), and under one point: −0.5 points, 1,000 people. With numbers this large the test finds gaps of any size. Odds 0.98 (0.97 to 0.99), P 0.0016; 500 people fewer than at equal rates within each.`,
      ],
    ],
    [
      'to the advantage',
      [
        [60, 100, 40, 100],
        [55, 100, 42, 100],
      ],
      [
        `${together}Women passed more often than Men: 57.5% against 41.0%, hard to explain by chance (P 0.0014). The gap is the other side’s: read it there. Odds 1.95 (1.31 to 2.89), P 0.0014; 16.5 people more than at equal rates within each.`,
      ],
    ],
    [
      'worse in some',
      [sparse, sparse, sparse, [240, 400, 70, 100], [180, 300, 56, 80]],
      [
        `${together}${fits('0.798 to 1.00 times the other rate')} Odds 0.75 (0.55 to 1.03), P 0.073; 11.5 people fewer than at equal rates within each.`,
        `Added up, Women looks better; within the vacancies, taken together, it is worse (in 2 of 5).${mixes}`,
      ],
    ],
    [
      'the only vacancy with both outcomes',
      [
        [10, 10, 4, 10],
        [0, 500, 0, 5],
      ],
      [
        expect.stringMatching(/passed more .*; 3 people more than at equal rates within each\.$/),
        `Added up, Women looks worse; in the one vacancy that can be compared it is better.${mixes}`,
      ],
    ],
    [
      'opposite gaps',
      [
        [20, 100, 40, 100],
        [45, 100, 25, 100],
      ],
      [
        `${together}${fits('0.75 to 1.33 times the other rate')} Odds 1.00 (0.66 to 1.51), P 1.000; as many people as at equal rates within each.`,
        differ('< 0.0001'),
        'Vacancy A stands out for Women, to its disadvantage (P 0.0032). With 2 vacancies a P as low as this turns up by chance somewhere in 0.6%.',
        'Vacancy B stands out for Women, in its favour (P 0.0047). With 2 vacancies a P as low as this turns up by chance somewhere in 0.9%.',
      ],
    ],
  ])('%s', ([, rows, sentences]) => {
    expect(say(rows)).toEqual(sentences)
  })

  test('more or fewer, as the sign says, whatever the vacancies', () => {
    const count = fc.integer({ min: 1, max: 60 })
    const row = fc
      .tuple(count, count, fc.nat(), fc.nat())
      .map(([n1, n2, a, c]): Row => [a % (n1 + 1), n1, c % (n2 + 1), n2])
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), (rows) => {
        const informative = rows.filter(([a, n1, c, n2]) => a + c > 0 && a + c < n1 + n2)
        const text = say(rows).join(' ')
        expect(text).not.toMatch(
          /NaN|Infinity|undefined|\{|−0\.0 |[^0-9]0 people| 1 people|the 1 vac/,
        )
        const excess = informative.reduce(
          (sum, [a, n1, c, n2]) => sum + a - (n1 * (a + c)) / (n1 + n2),
          0,
        )
        if (informative.length === 0) return
        const word = excess > 0 ? 'more' : 'fewer'
        if (Math.abs(excess) > 0.06)
          expect(text).toMatch(RegExp(`( 1 person|people) ${word} than at equal`))
        expect(text.includes('passed more often')).toBe(text.includes('passed more') && excess > 0)
        if (/Look closer|less than a fifth/.test(text)) expect(excess).toBeLessThan(0)
      }),
      { numRuns: 500 },
    )
  })
})

describe('the group that all are measured by', () => {
  const ratios = (rows: readonly Group[], leavesSmallOut = false) =>
    study(rows, leavesSmallOut).map(({ comparison, isReference, leftOutAt }) =>
      isReference ? 1 : leftOutAt === null ? Number(comparison?.ratio?.toFixed(2)) : null,
    )

  test('is the one with the highest rate, however small', () => {
    const rows = [group('A', 14, 28), group('B', 14, 40), group('C', 10, 40)]
    expect(ratios([...rows, group('D', 12, 25), group('E', 9, 35)])).toEqual([
      1, 0.7, 0.5, 0.96, 0.51,
    ])
    const equal = study([group('A', 10, 20), group('B', 50, 100)])
    expect(equal.find(({ isReference }) => isReference)?.name).toBe('B')
  })

  test('is never one that was left out, as New York City allows under 2%', () => {
    const rows = [group('A', 300, 1000), group('B', 9, 15), group('C', 200, 800)]
    expect(ratios(rows)).toEqual([0.5, 1, 0.42])
    expect(ratios(rows, true)).toEqual([1, null, 0.83])
    const [, small] = study(rows, true)
    expect(small).toMatchObject({ reached: 15, selected: 9, rest: null })
    expect(small?.leftOutAt).toBeCloseTo(15 / 1815, 12)
  })
})

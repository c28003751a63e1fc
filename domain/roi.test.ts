import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roiFigures } from '../content/en/roi.ts'
import { estimateRoi, groupDigits, parseRevenue } from './roi.ts'

/** Revenue at which 7% of the uplifted figure equals the floor: 35,000,000 / 0.0819. */
const threshold = 427_350_427.35

describe('estimateRoi, figures worked out by hand', () => {
  test.each([
    // 35,000,000 / 23,820 = 1,469.35…; 23,820 / 35,000,000 = 0.0680…%
    ['nothing', 0, 35_000_000, 1469, '0.07'],
    ['just under the threshold', 427_350_427, 35_000_000, 1469, '0.07'],
    // × 0.0819 = 40,950,000; / 23,820 = 1,719.14…; 0.0581…%
    ['half a billion', 500_000_000, 40_950_000, 1719, '0.06'],
    // × 0.0819 = 1,023,750,000; / 23,820 = 42,978.58…; 0.0023…%
    ['12.5 billion', 12_500_000_000, 1_023_750_000, 42_979, '0.00'],
  ])('%s', (_name, revenue, fine, ratio, feeShare) => {
    const result = estimateRoi(revenue, roiFigures)
    expect(result.fine).toBeCloseTo(fine, 2)
    expect(result.fee).toBe(23_820)
    expect(result.ratio).toBe(ratio)
    expect(result.feeShare.toFixed(2)).toBe(feeShare)
  })

  test('takes its figures as given', () => {
    const figures = {
      revenueUplift: 2,
      fineFloor: 100,
      fineShare: 0.5,
      dutyFloor: 40,
      dutyShare: 0.1,
      annualFee: 10,
    }
    const floors = { fine: 100, dutyFine: 40, smallFine: 50, smallDutyFine: 10 }
    expect(estimateRoi(50, figures)).toMatchObject(floors)
    expect(estimateRoi(250, figures)).toEqual({
      fine: 250,
      dutyFine: 50,
      smallFine: 100,
      smallDutyFine: 40,
      fee: 10,
      ratio: 25,
      feeShare: 4,
    })
  })

  test('25 million pounds: what counts for a large firm and for a small one', () => {
    // × 1.17 = 29,250,000 euros; 7% are 2,047,500 and 3% are 877,500.
    const result = estimateRoi(25_000_000, roiFigures)
    expect(result.dutyFine).toBe(15_000_000)
    expect(result.smallFine).toBeCloseTo(2_047_500, 2)
    expect(result.smallDutyFine).toBeCloseTo(877_500, 2)
  })
})

test('whatever the revenue, the fine has its floor, the ratio is whole, and more never costs less', () => {
  const revenues = fc.double({ min: 0, max: 1e15, noNaN: true })
  fc.assert(
    fc.property(revenues, revenues, (one, other) => {
      const [small, large] = [Math.min(one, other), Math.max(one, other)]
      const { fine, fee, ratio, feeShare } = estimateRoi(small, roiFigures)
      expect(fine).toBeGreaterThanOrEqual(roiFigures.fineFloor)
      if (small < threshold) expect(fine).toBe(roiFigures.fineFloor)
      if (small > threshold + 1) expect(fine).toBeGreaterThan(roiFigures.fineFloor)
      expect(ratio).toBe(Math.trunc(ratio))
      expect(Math.abs(ratio - fine / fee)).toBeLessThanOrEqual(0.5)
      const more = estimateRoi(large, roiFigures)
      expect(more.fine).toBeGreaterThanOrEqual(fine)
      expect(more.ratio).toBeGreaterThanOrEqual(ratio)
      expect(more.feeShare).toBeLessThanOrEqual(feeShare)
    }),
  )
})

describe('parseRevenue', () => {
  test.each([
    ['25000000', 25_000_000],
    ['25,000,000', 25_000_000],
    [' £25 000 000 ', 25_000_000],
    ['1234.56', 1234.56],
    ['.5', 0.5],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1.234,56', 1234.56],
    ['25.000.000', 25_000_000],
    ['2,500', 2500],
    ['0', 0],
    ['-5', -5],
  ])('reads %s', (typed, revenue) => {
    expect(parseRevenue(typed)).toEqual([revenue])
  })

  test.each(['', '   ', 'abc', '12 million', '1.2.3', '0x10', 'Infinity', 'NaN', '1e9', '-', '£'])(
    'refuses "%s"',
    (typed) => {
      expect(parseRevenue(typed)).toEqual([])
    },
  )

  test('leaves open what may be either', () => {
    expect(parseRevenue('2.500')).toEqual([2.5, 2500])
  })
})

describe('groupDigits: typed with a caret, shown as "|"', () => {
  const read = (shown: string) => ({ text: shown.replace('|', ''), caret: shown.indexOf('|') })
  const show = ({ text, caret }: { text: string; caret: number }) =>
    `${text.slice(0, caret)}|${text.slice(caret)}`

  test.each([
    ['|', '|'],
    ['1|', '1|'],
    ['999|', '999|'],
    ['1234|', '1,234|'],
    // Typed and deleted in the middle: the caret stays with its digit.
    ['12|,345', '12|,345'],
    ['1|2345', '1|2,345'],
    // Pasted in another notation.
    ['£25 000 000|', '25,000,000|'],
    // A comma that separates no thousands may be a decimal comma.
    ['2,5|', '2,5|'],
    ['25,00,000|', '25,00,000|'],
    // Minus, decimal point and decimals.
    ['-|', '-|'],
    ['-1234|', '-1,234|'],
    ['1234.|', '1,234.|'],
    ['1234.5678|', '1,234.5678|'],
    ['.5|', '.5|'],
    ['0|', '0|'],
    // Not a number in digits: unchanged.
    ['a lot|', 'a lot|'],
    ['1e9|', '1e9|'],
    ['1.2.3|', '1.2.3|'],
  ])('%s becomes %s', (typed, grouped) => {
    expect(show(groupDigits(read(typed), ''))).toBe(grouped)
  })

  test.each([
    ['1,234', '1,2345|', '12,345|'],
    ['12,345', '1,|345', '1|,345'],
    ['12,345', '129|,345', '129|,345'],
    ['129,345', '1299|,345', '1,299|,345'],
    ['12,345', '|2,345', '|2,345'],
    ['2,500', '2,50|', '250|'],
    ['2,', '2,5|', '2,5|'],
    ['2,5', '2,50|', '2,50|'],
  ])('%s edited to %s becomes %s', (before, typed, grouped) => {
    expect(show(groupDigits(read(typed), before))).toBe(grouped)
  })

  test('deleting forwards passes a separator', () => {
    expect(show(groupDigits(read('1|234'), '', true))).toBe('1,|234')
  })

  test('whatever is typed, the number stays the same, and grouping again changes nothing', () => {
    const habits = fc.string({ unit: fc.constantFrom(...'0123456789,.-£ e'), maxLength: 24 })
    fc.assert(
      fc.property(habits, fc.nat(24), (text, at) => {
        const once = groupDigits({ text, caret: Math.min(at, text.length) }, '')
        expect(parseRevenue(once.text)).toEqual(parseRevenue(text))
        expect(groupDigits(once, '')).toEqual(once)
        expect(once.caret).toBeLessThanOrEqual(once.text.length)
      }),
    )
  })
})

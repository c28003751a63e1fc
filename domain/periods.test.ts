import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addPeriod, earliestKept, type Period } from './periods.ts'

const end = (from: string, amount: number, unit: Period['unit']) =>
  addPeriod(new Date(from), { amount, unit }).toISOString()

describe('the end of a period', () => {
  test.each([
    ['2026-03-31T10:20:30.400Z', 24, '2028-03-31T10:20:30.400Z'],
    ['2026-11-20T09:00:00.000Z', 24, '2028-11-20T09:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 24, '2026-03-01T00:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', 48, '2028-02-29T12:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 25, '2029-01-31T23:59:59.999Z'],
    ['2026-01-31T08:00:00.000Z', 25, '2028-03-01T00:00:00.000Z'],
    ['2026-10-31T08:00:00.000Z', 1, '2026-12-01T00:00:00.000Z'],
  ])('%s and %d months: %s', (from, months, expected) => {
    expect(end(from, months, 'months')).toBe(expected)
  })

  test('hours and days are lengths of time', () => {
    expect(end('2026-03-28T12:00:00.000Z', 24, 'hours')).toBe('2026-03-29T12:00:00.000Z')
    expect(end('2026-01-01T00:00:00.001Z', 90, 'days')).toBe('2026-04-01T00:00:00.001Z')
  })
})

const period = fc.record<Period>({
  amount: fc.integer({ min: 1, max: 60 }),
  unit: fc.constantFrom('hours', 'days', 'months'),
})
const time = fc.date({
  min: new Date('1999-01-01T00:00:00.000Z'),
  max: new Date('2101-01-01T00:00:00.000Z'),
  noInvalidDate: true,
})
/** Instants at and around midnight of days that not every month has. */
const turn = fc
  .tuple(
    fc.integer({ min: 2019, max: 2034 }),
    fc.integer({ min: 0, max: 11 }),
    fc.constantFrom(1, 2, 27, 28, 29, 30, 31),
    fc.constantFrom(-1, 0, 1, 12 * 3_600_000),
  )
  .map(([year, month, day, ms]) => new Date(Date.UTC(year, month, day) + ms))
const anyTime = fc.oneof(time, turn)

describe('what is kept', () => {
  test('is exactly what began so late that its period has not ended before now, to the instant', () => {
    fc.assert(
      fc.property(anyTime, anyTime, period, (from, any, kept) => {
        const last = addPeriod(from, kept)
        for (const now of [any, last, new Date(last.getTime() + 1)]) {
          expect(from >= earliestKept(now, kept)).toBe(last >= now)
        }
      }),
      { numRuns: 3_000 },
    )
  })

  test('ends in the order in which it began', () => {
    fc.assert(
      fc.property(anyTime, anyTime, period, (one, other, kept) => {
        const [first, second] = one <= other ? [one, other] : [other, one]
        expect(addPeriod(first, kept) <= addPeriod(second, kept)).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})

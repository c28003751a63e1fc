import { expect, test } from 'vitest'
import { boundsOf, dayOf, daysBefore, daysOf, onDay, shiftDays, shiftMonth } from './month.ts'

// The clock of the readers below; in the tests' own process alone.
process.env.TZ = 'Europe/Berlin'

test('a day and a month are those of the reader, not those of UTC', () => {
  expect(dayOf('2026-11-20T23:30:00.000Z')).toBe('2026-11-21')
  expect(boundsOf('2026-12')).toEqual({
    from: '2026-11-30T23:00:00.000Z',
    before: '2026-12-31T23:00:00.000Z',
  })
})

test('months follow each other over the year, and begin on their weekday', () => {
  expect(shiftMonth('2026-12', 1)).toBe('2027-01')
  expect(shiftMonth('2026-01', -1)).toBe('2025-12')
  expect(daysOf('2028-02')).toHaveLength(29)
  // 1 November 2026 is a Sunday, 1 June 2026 a Monday.
  expect([daysBefore('2026-11'), daysBefore('2026-06')]).toEqual([6, 0])
})

test('what is moved keeps its time of day, also over a change of the clocks', () => {
  expect(onDay('2026-10-20T07:30:00.000Z', '2026-10-26')).toBe('2026-10-26T08:30:00.000Z')
  expect(shiftDays('2026-10-24T07:30:00.000Z', 7)).toBe('2026-10-31T08:30:00.000Z')
})

import { expect, test } from 'vitest'
import { formatIsoDay, formatLongDate, formatShortDate, formatShortDateTime } from './dates.ts'

test.for([
  ['2026-11-20T09:05:00.000Z', 'Nov 20, 2026'],
  ['2026-09-01T00:00:00.000Z', 'Sep 1, 2026'],
  ['2026-12-31T23:59:59.999Z', 'Dec 31, 2026'],
  ['2027-01-01T00:30:00+01:00', 'Dec 31, 2026'],
] as const)('%s is %s, wherever it is read', ([time, day]) => {
  expect(formatShortDate(time)).toBe(day)
})

test('the minute is that of UTC', () => {
  expect(formatShortDateTime('2026-11-20T09:05:59.000Z')).toBe('Nov 20, 2026, 09:05 UTC')
})

test('articles spell the month out', () => {
  expect(formatLongDate('2026-11-17T23:59:59.999Z')).toBe('November 17, 2026')
  expect(formatLongDate('2026-12-01T01:00:00+02:00')).toBe('November 30, 2026')
})

test('the day for a file name', () => {
  expect(formatIsoDay(new Date('2026-11-20T23:59:00.000Z'))).toBe('2026-11-20')
})

test('what is no time throws', () => {
  expect(() => formatShortDate('soon')).toThrow(RangeError)
  expect(() => formatShortDateTime('soon')).toThrow(RangeError)
})

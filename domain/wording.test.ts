import { expect, test } from 'vitest'
import {
  count,
  fill,
  formatIsoDay,
  formatLongDate,
  formatShortDate,
  formatShortDateTime,
  listing,
  longDate,
  points,
} from './wording.ts'

test('fill puts values into their places and leaves unknown places visible', () => {
  expect(fill('{a} of {b}, {c}', { a: 0, b: 'x' })).toBe('0 of x, {c}')
  expect(fill('{a}!', { a: "$& $1 $` $' $$" })).toBe("$& $1 $` $' $$!")
})

test('count chooses the noun', () => {
  const step = { one: '{count} step', more: '{count} steps' }
  const counted = [0, 1, 1204].map((amount) => count(amount, step))
  expect(counted).toEqual(['0 steps', '1 step', '1,204 steps'])
})

test('points and lists read as English', () => {
  expect([points(25 / 6), points(6.25), points(5)]).toEqual(['4.2', '6.3', '5.0'])
  expect(listing(['A', 'B', 'C'])).toBe('A, B and C')
})

test.each<[(time: string) => string, string, string]>([
  [longDate, '2027-12-02', '2 December 2027'],
  [longDate, '2026-11-20T23:59:59.000Z', '20 November 2026'],
  [formatShortDate, '2026-09-01T00:00:00.000Z', 'Sep 1, 2026'],
  [formatShortDate, '2026-12-31T23:59:59.999Z', 'Dec 31, 2026'],
  [formatShortDate, '2027-01-01T00:30:00+01:00', 'Dec 31, 2026'],
  [formatShortDateTime, '2026-11-20T09:05:59.000Z', 'Nov 20, 2026, 09:05 UTC'],
  [formatLongDate, '2026-11-17T23:59:59.999Z', 'November 17, 2026'],
  [formatLongDate, '2026-12-01T01:00:00+02:00', 'November 30, 2026'],
  [(time) => formatIsoDay(new Date(time)), '2026-11-20T23:59:00.000Z', '2026-11-20'],
])('%o writes %s as %s, wherever it is read', (format, time, text) => {
  expect(format(time)).toBe(text)
})

test('what is no time throws', () => {
  expect(() => formatShortDate('soon')).toThrow(RangeError)
  expect(() => formatShortDateTime('soon')).toThrow(RangeError)
})

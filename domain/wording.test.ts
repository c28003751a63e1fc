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
  expect([0, 1, 1204].map((amount) => count(amount, step))).toEqual([
    '0 steps',
    '1 step',
    '1,204 steps',
  ])
})

test('dates, points and lists read as English', () => {
  expect(longDate('2027-12-02')).toBe('2 December 2027')
  expect(longDate('2026-11-20T23:59:59.000Z')).toBe('20 November 2026')
  expect([points(25 / 6), points(6.25), points(5)]).toEqual(['4.2', '6.3', '5.0'])
  expect(listing(['A', 'B', 'C'])).toBe('A, B and C')
})

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

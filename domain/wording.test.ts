import { expect, test } from 'vitest'
import { count, fill, listing, longDate, points } from './wording.ts'

test('fill puts values into their places and leaves unknown places visible', () => {
  expect(fill('{a} of {b}, {c}', { a: 0, b: 'x' })).toBe('0 of x, {c}')
  expect(fill('{a}!', { a: "$& $1 $` $' $$" })).toBe("$& $1 $` $' $$!")
})

test('count chooses the noun', () => {
  expect([count(0, 'step'), count(1, 'step'), count(1204, 'assessment')]).toEqual([
    '0 steps',
    '1 step',
    '1,204 assessments',
  ])
})

test('dates, points and lists read as English', () => {
  expect(longDate('2027-12-02')).toBe('2 December 2027')
  expect(longDate('2026-11-20T23:59:59.000Z')).toBe('20 November 2026')
  expect([points(25 / 6), points(6.25), points(5)]).toEqual(['4.2', '6.3', '5.0'])
  expect(listing(['A', 'B', 'C'])).toBe('A, B and C')
})

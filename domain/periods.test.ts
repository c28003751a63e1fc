import { expect, test } from 'vitest'
import type { Period } from '../content/retention.ts'
import { addPeriod } from './periods.ts'

test.each<[string, Period, string]>([
  ['2026-11-20T09:00:00.000Z', { amount: 24, unit: 'hours' }, '2026-11-21T09:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', { amount: 30, unit: 'days' }, '2026-12-20T09:00:00.000Z'],
  ['2026-11-20T09:00:00.000Z', { amount: 24, unit: 'months' }, '2028-11-20T09:00:00.000Z'],
  ['2027-01-31T09:00:00.000Z', { amount: 1, unit: 'months' }, '2027-03-03T09:00:00.000Z'],
])('from %s, %j later it is %s', (from, period, end) => {
  expect(addPeriod(new Date(from), period).toISOString()).toBe(end)
})

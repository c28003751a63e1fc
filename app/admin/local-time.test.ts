import { expect, test } from 'vitest'
import { formatMoment } from './local-time.ts'

const inZone = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })

test.each([
  ['UTC', 'Nov 20, 2026, 09:05 UTC'],
  ['Europe/Berlin', 'Nov 20, 2026, 10:05 (09:05 UTC)'],
  ['Pacific/Auckland', 'Nov 20, 2026, 22:05 (09:05 UTC)'],
  ['Pacific/Honolulu', 'Nov 19, 2026, 23:05 (Nov 20, 2026, 09:05 UTC)'],
])('in %s the time is %s', (zone, text) => {
  expect(formatMoment('2026-11-20T09:05:59.000Z', inZone(zone))).toBe(text)
})

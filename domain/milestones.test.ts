import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milestones, specifiedDeadline } from '../content/en/milestones.ts'
import { countDown, findNextForHiringAi, hasPassed } from './milestones.ts'

const deadline = Date.UTC(2026, 7, 2)
const at = (iso: string) => Date.parse(iso)

describe('countDown, figures worked out by hand', () => {
  test.each([
    // July has 31 days: ten of them from 22 July, 00:00, and then 1 August.
    ['2026-07-22T00:00:00Z', [11, 0, 0, 0]],
    ['2026-07-31T21:58:57Z', [1, 2, 1, 3]],
    ['2026-08-01T00:00:00Z', [1, 0, 0, 0]],
    ['2026-08-01T00:00:01Z', [0, 23, 59, 59]],
    ['2026-08-01T23:59:59.000Z', [0, 0, 0, 1]],
    ['2026-08-01T23:59:59.001Z', [0, 0, 0, 0]],
    ['2026-08-02T00:00:00Z', [0, 0, 0, 0]],
    ['2026-11-20T12:00:00Z', [0, 0, 0, 0]],
    ['2125-08-02T00:00:00Z', [0, 0, 0, 0]],
  ])('from %s', (now, figures) => {
    expect(Object.values(countDown(deadline, at(now)))).toEqual(figures)
  })

  test('counts days of 24 hours, whatever a clock in Europe does in March', () => {
    const left = countDown(at('2027-12-02T00:00:00Z'), at('2026-11-20T12:30:00Z'))
    // 376 days to 1 December 2027, 12:30, and eleven and a half hours to midnight.
    expect(left).toEqual({ days: 376, hours: 11, minutes: 30, seconds: 0 })
  })
})

describe('countDown, whenever', () => {
  const instants = fc.integer({ min: 0, max: 8.64e15 })

  test('adds up to the whole seconds left, and each unit is less than the next', () => {
    fc.assert(
      fc.property(instants, instants, (instant, now) => {
        const { days, hours, minutes, seconds } = countDown(instant, now)
        const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
        expect(total).toBe(Math.floor(Math.max(0, instant - now) / 1000))
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
      }),
    )
  })
})

describe('milestones', () => {
  test('the specified date has passed from its first instant on', () => {
    expect(hasPassed(specifiedDeadline, deadline - 1)).toBe(false)
    expect(hasPassed(specifiedDeadline, deadline)).toBe(true)
  })

  test.each([
    ['2026-07-27T00:00:00Z', '2026-08-02T00:00:00Z'],
    // 2 December 2026 is nearer, but not about hiring.
    ['2026-08-02T00:00:00Z', '2027-12-02T00:00:00Z'],
    ['2027-12-01T23:59:59Z', '2027-12-02T00:00:00Z'],
    ['2027-12-02T00:00:00Z', '2030-08-02T00:00:00Z'],
    ['2030-08-02T00:00:00Z', undefined],
  ])('at %s the next for hiring AI is %s', (now, date) => {
    expect(findNextForHiringAi(milestones, at(now))?.date).toBe(date)
  })
})

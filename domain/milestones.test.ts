import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milestones, specifiedDeadline } from '../content/en/milestones.ts'
import { countDown, findNextForHiringAi, hasPassed } from './milestones.ts'

const deadline = Date.UTC(2026, 7, 2)
const at = (iso: string) => Date.parse(iso)

test('counts down in whole seconds to nothing, and each unit is less than the next', () => {
  const instants = fc.integer({ min: 0, max: 8.64e15 })
  fc.assert(
    fc.property(instants, instants, (instant, now) => {
      const { days, hours, minutes, seconds } = countDown(instant, now)
      const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds
      expect(total).toBe(Math.floor(Math.max(0, instant - now) / 1000))
      expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true])
    }),
  )
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

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextAttempt, TRYING_MS } from './mail.ts'

const start = new Date('2026-11-20T09:00:00.000Z')

/** Times of all attempts in hours after the first, if every attempt fails. */
function listAttempts(): number[] {
  const times = [0]
  let now: Date | null = start
  while (now) {
    now = nextAttempt(times.length, start, now)
    if (now) times.push((now.getTime() - start.getTime()) / 3_600_000)
  }
  return times
}

test('a message is tried often at first, then seldom, and a last time after three days', () => {
  const times = listAttempts()
  expect(times.slice(0, 5).map((hours) => Math.round(hours * 60))).toEqual([0, 1, 6, 21, 51])
  expect(times.at(-1)).toBe(72)
  const gaps = times.slice(1, -1).map((hours, i) => Math.round((hours - (times[i] ?? 0)) * 60))
  expect(gaps).toEqual([...gaps].sort((a, b) => a - b))
})

test('the next attempt always lies ahead, and never beyond the three days', () => {
  const attempts = fc.integer({ min: 1, max: 1_000 })
  const waited = fc.integer({ min: 0, max: TRYING_MS * 2 })
  fc.assert(
    fc.property(attempts, waited, (count, ms) => {
      const now = new Date(start.getTime() + ms)
      const next = nextAttempt(count, start, now)
      if (ms >= TRYING_MS) return next === null
      return next !== null && next > now && next.getTime() <= start.getTime() + TRYING_MS
    }),
  )
})

/** What is left until an instant, as whole units, largest first. Never negative. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Days of 24 hours, hours, minutes and seconds from `now` to `instant`, both in milliseconds since
 * 1970 UTC. Fractions of a second are dropped; zero from the instant on (specification, sections 2
 * and 4, "Countdowns").
 */
export function countDown(instant: number, now: number): TimeLeft {
  const left = Math.max(0, instant - now)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}

/** Whether the ISO 8601 `date` has been reached at `now` (milliseconds since 1970 UTC). */
export function hasPassed({ date }: { date: string }, now: number): boolean {
  return Date.parse(date) <= now
}

/**
 * The first of `milestones` (oldest first) that concerns hiring AI and is still ahead at `now`
 * (milliseconds since 1970 UTC), or null when all are past (decisions B6 and "Milestones").
 */
export function findNextForHiringAi<M extends { date: string; concernsHiringAi: boolean }>(
  milestones: readonly M[],
  now: number,
): M | null {
  return milestones.find((it) => it.concernsHiringAi && !hasPassed(it, now)) ?? null
}

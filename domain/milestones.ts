/** A date of law for countdowns and the timeline. */
export interface Milestone {
  id: string
  jurisdiction: 'EU' | 'UK'
  /** UTC instant, ISO 8601. */
  date: string
  title: string
  /** Worded to stay true after the date has passed. */
  summary: string
  /** The people it concerns, in words. */
  concerns: string
  concernsHiringAi: boolean
  /** Ids of the summary's sources. */
  sources: readonly [string, ...string[]]
  /** ISO date. */
  comparedOn: string
}

export type TimeLeft = ReturnType<typeof countDown>

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/**
 * Days of 24 hours, hours, minutes and seconds from `now` to `instant`, both in milliseconds since
 * 1970 UTC. Fractions of a second are dropped; zero from the instant on.
 */
export function countDown(instant: number, now: number) {
  const left = Math.max(0, instant - now)
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  }
}

/** Whether its date has been reached at `now` (milliseconds since 1970 UTC). */
export function hasPassed({ date }: Pick<Milestone, 'date'>, now: number): boolean {
  return Date.parse(date) <= now
}

/**
 * The first of `milestones` (oldest first) that concerns hiring AI and is still ahead at `now`
 * (milliseconds since 1970 UTC), or null when all are past.
 */
export function findNextForHiringAi<M extends Pick<Milestone, 'date' | 'concernsHiringAi'>>(
  milestones: readonly M[],
  now: number,
): M | null {
  return milestones.find((it) => it.concernsHiringAi && !hasPassed(it, now)) ?? null
}

import type { Period } from '../content/retention.ts'

const HOUR_MS = 60 * 60 * 1000

/**
 * The time that lies a period after another, in UTC. A month is a calendar month; where the day
 * is missing in the month arrived at, the excess runs on into the next (January 31 + 1 month is
 * March 3, or 2 in a leap year).
 */
export function addPeriod(from: Date, { amount, unit }: Period): Date {
  const end = new Date(from)
  if (unit === 'months') end.setUTCMonth(end.getUTCMonth() + amount)
  else end.setTime(end.getTime() + amount * (unit === 'days' ? 24 : 1) * HOUR_MS)
  return end
}

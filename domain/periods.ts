/** A length of time, as rules about keeping and deleting state it. */
export interface Period {
  amount: number
  unit: 'hours' | 'days' | 'months'
}

const HOUR_MS = 60 * 60 * 1000
const msOf = { hours: HOUR_MS, days: 24 * HOUR_MS } as const

/**
 * The last instant of a period that begins at `from`. Hours and days are lengths of time. Months are
 * those of the calendar in UTC, and end at the same time of the day with the same number; where the
 * last month has no such day, with the end of its last day (Regulation 1182/71, article 3(2)(c)).
 */
export function addPeriod(from: Date, { amount, unit }: Period): Date {
  if (unit === 'months') return addMonths(from, amount)
  return new Date(from.getTime() + amount * msOf[unit])
}

/**
 * The earliest beginning whose period has not ended before `now`: what began earlier is over, what
 * began then or later is not. For comparing in SQL with what is stored.
 */
export function earliestKept(now: Date, period: Period): Date {
  const { amount, unit } = period
  if (unit !== 'months') return new Date(now.getTime() - amount * msOf[unit])
  // Several beginnings may share one end; the instant before `now` has at most one of them.
  const before = addMonths(new Date(now.getTime() - 1), -amount)
  return addPeriod(before, period) < now ? new Date(before.getTime() + 1) : before
}

/** The same time of the same day; the end of the month, where it has no such day. */
function addMonths(from: Date, amount: number): Date {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + amount, from.getUTCDate()]
  const end = Date.UTC(year, month + 1)
  const timeOfDay = from.getTime() - Date.UTC(year, from.getUTCMonth(), day)
  return new Date(Math.min(Date.UTC(year, month, day) + timeOfDay, end))
}

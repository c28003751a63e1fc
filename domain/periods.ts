/** A length of time, for retention rules. */
export interface Period {
  amount: number
  unit: 'hours' | 'days' | 'months'
}

const HOUR_MS = 60 * 60 * 1000
const msOf = { hours: HOUR_MS, days: 24 * HOUR_MS } as const

/**
 * The end of a period that starts at `from`. Hours and days are fixed lengths. Months are calendar
 * months in UTC and end at the same time on the same day of the month; if the last month has no
 * such day, at the end of its last day (Regulation 1182/71, article 3(2)(c)).
 */
export function addPeriod(from: Date, { amount, unit }: Period): Date {
  if (unit === 'months') return addMonths(from, amount)
  return new Date(from.getTime() + amount * msOf[unit])
}

/**
 * The earliest start whose period has not ended before `now`: earlier starts are over, others are
 * not. For comparison with stored times in SQL.
 */
export function earliestKept(now: Date, period: Period): Date {
  const { amount, unit } = period
  if (unit !== 'months') return new Date(now.getTime() - amount * msOf[unit])
  // Several starts may share an end (of a month), so this counts back from just before `now`.
  const before = addMonths(new Date(now.getTime() - 1), -amount)
  return addPeriod(before, period) < now ? new Date(before.getTime() + 1) : before
}

/** The same time on the same day of the month; the end of the month if it has no such day. */
function addMonths(from: Date, amount: number): Date {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + amount, from.getUTCDate()]
  const end = Date.UTC(year, month + 1)
  const timeOfDay = from.getTime() - Date.UTC(year, from.getUTCMonth(), day)
  return new Date(Math.min(Date.UTC(year, month, day) + timeOfDay, end))
}

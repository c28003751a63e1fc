const short = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * "Nov 20, 2026": the day in UTC of an ISO 8601 time. Throws a RangeError for what is no time.
 */
export function formatShortDate(isoTime: string): string {
  return short.format(new Date(isoTime))
}

/** "Nov 20, 2026, 09:05 UTC", where the minute matters. Throws as `formatShortDate` does. */
export function formatShortDateTime(isoTime: string): string {
  const time = new Date(isoTime).toISOString().slice(11, 16)
  return `${formatShortDate(isoTime)}, ${time} UTC`
}

/** "2026-11-20": the day in UTC, for file names. */
export function formatIsoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

const long = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * "November 17, 2026": the day in UTC of an ISO 8601 time, as articles show it. Throws as `formatShortDate` does.
 */
export function formatLongDate(isoTime: string): string {
  return long.format(new Date(isoTime))
}

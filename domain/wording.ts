/** Puts values into the `{name}` places of a text from `content/`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/**
 * "2 December 2027", the day in UTC of an ISO 8601 date or time. The same for every reader: what
 * shows it is kept and must not differ by place.
 */
export function longDate(isoDate: string): string {
  return longDates.format(new Date(isoDate))
}

// Made once: a report writes hundreds of dates.
const longDates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "20 Nov 2026", where a column is narrow; the day in UTC. */
export function shortDate(isoDate: string): string {
  return shortDates.format(new Date(isoDate))
}
const shortDates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** "1 assessment", "1,204 assessments". */
export function count(amount: number, singular: string, plural = `${singular}s`): string {
  return `${amount.toLocaleString('en-GB')} ${amount === 1 ? singular : plural}`
}

/** Points of a score with one decimal, as gains are shown. */
export function points(gain: number): string {
  return gain.toFixed(1)
}

/** "Security & Data Stewardship and Fairness & Accountability" for a short list of names. */
export function listing(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names)
}

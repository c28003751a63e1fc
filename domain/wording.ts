/**
 * Formats words, figures and dates in the product's one language: the only module that uses the
 * runtime's Intl rules.
 */

/** Locale of all pages, documents, mail and feeds. */
export const locale = 'en-GB'

/** Locale for dates of articles and of the admin area, specified with the month first. */
const monthFirst = 'en-US'

/** The plural forms of a text; a language with more forms adds them here. */
export interface Counted {
  one: string
  more: string
}

const plurals = new Intl.PluralRules(locale)
const numbers = new Intl.NumberFormat(locale)
const lists = new Intl.ListFormat(locale)
export const choices = new Intl.ListFormat(locale, { type: 'disjunction' })

/** Puts values into the `{name}` places of a text from `content/`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}

/** The plural form of a text for an amount. */
export function formFor({ one, more }: Counted, amount: number): string {
  return plurals.select(amount) === 'one' ? one : more
}

/** As `formFor`, with a separate text for 0. */
export function formOrNone({ none, ...forms }: Counted & { none: string }, amount: number): string {
  return amount === 0 ? none : formFor(forms, amount)
}

/** "1 assessment", "1,204 assessments": `noun` has the place `{count}`. */
export function count(amount: number, noun: Counted): string {
  return fill(formFor(noun, amount), { count: formatNumber(amount) })
}

/** "1,204". */
export function formatNumber(amount: number): string {
  return numbers.format(amount)
}

/** "twelve": small numbers as words, which read faster in a sentence; `words` start at zero. */
export const spell = (amount: number, words: readonly string[]): string =>
  words[amount] ?? String(amount)

/** "£1,985" for whole amounts of a currency. */
export function money(currency: string): (amount: number) => string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format
}

/** A gain in points with one decimal. */
export function points(gain: number): string {
  return gain.toFixed(1)
}

/** "Security & Data Stewardship and Fairness & Accountability" for a short list of names. */
export function listing(names: readonly string[]): string {
  return lists.format(names)
}

/** Sorts names by the rules of the locale. */
export function compareNames(one: string, other: string): number {
  return one.localeCompare(other, locale)
}

// Made once: a report writes hundreds of dates.
const day = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const
const longDates = new Intl.DateTimeFormat(locale, { ...day, month: 'long' })
const shortDates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const longMonthFirst = new Intl.DateTimeFormat(monthFirst, { ...day, month: 'long' })
const shortMonthFirst = new Intl.DateTimeFormat(monthFirst, { ...day, month: 'short' })

/**
 * "2 December 2027", the day in UTC of an ISO 8601 date or time. The same for every reader, since
 * pages with it are cached.
 */
export function longDate(isoDate: string): string {
  return longDates.format(new Date(isoDate))
}

/** "20 Nov 2026", for narrow columns; the day in UTC. */
export function shortDate(isoDate: string): string {
  return shortDates.format(new Date(isoDate))
}

/** "Nov 20, 2026": the day in UTC of an ISO 8601 time. Throws a RangeError for anything else. */
export function formatShortDate(isoTime: string): string {
  return shortMonthFirst.format(new Date(isoTime))
}

/** "Nov 20, 2026, 09:05 UTC". Throws as `formatShortDate` does. */
export function formatShortDateTime(isoTime: string): string {
  const time = new Date(isoTime).toISOString().slice(11, 16)
  return `${formatShortDate(isoTime)}, ${time} UTC`
}

/**
 * "November 17, 2026": the day in UTC of an ISO 8601 time, as articles show it. Throws as
 * `formatShortDate` does.
 */
export function formatLongDate(isoTime: string): string {
  return longMonthFirst.format(new Date(isoTime))
}

/** "Nov 20, 2026, 10:05", in `timeZone` or, by default, the reader's time zone. */
export function localMoments(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(monthFirst, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
}

/** The reader's time zone: "Europe/Berlin". */
export function readerZone(): string {
  return new Intl.DateTimeFormat(locale).resolvedOptions().timeZone
}

/** "2026-11-20": the day in UTC, for file names. */
export function formatIsoDay(time: Date): string {
  return time.toISOString().slice(0, 10)
}

const spans = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** "3 hours ago". */
export function formatAgo(isoTime: string, now: Date): string {
  const seconds = Math.round((now.getTime() - Date.parse(isoTime)) / 1000)
  const [unit, size] = spans.find(([, size]) => seconds >= size) ?? ['second', 1]
  return new Intl.RelativeTimeFormat(locale).format(-Math.round(seconds / size), unit)
}

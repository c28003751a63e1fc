/**
 * How words, figures and dates are put together in the one language that the product speaks: the
 * only place that asks the runtime's rules of languages.
 */

/** Of everything that is said: pages, papers, mails, feeds. */
export const locale = 'en-GB'

/** Of the dates of articles and of the admin area, which are specified with the month first. */
const monthFirst = 'en-US'

/** A text in the forms that an amount asks for; a language with more forms adds them here. */
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

/** The form of a text for so many. */
export function formFor({ one, more }: Counted, amount: number): string {
  return plurals.select(amount) === 'one' ? one : more
}

/** The same where none has a text of its own. */
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

/** "twelve": small numbers are read faster as words within a sentence; `words` begin at nought. */
export const spell = (amount: number, words: readonly string[]): string =>
  words[amount] ?? String(amount)

/** "£1,985" for whole amounts of a currency. */
export function money(currency: string): (amount: number) => string {
  const style = { style: 'currency', currency, maximumFractionDigits: 0 } as const
  return new Intl.NumberFormat(locale, style).format
}

/** Points of a score with one decimal, as gains are shown. */
export function points(gain: number): string {
  return gain.toFixed(1)
}

/** "Security & Data Stewardship and Fairness & Accountability" for a short list of names. */
export function listing(names: readonly string[]): string {
  return lists.format(names)
}

/** Which of two names comes first. */
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
 * "2 December 2027", the day in UTC of an ISO 8601 date or time. The same for every reader: what
 * shows it is kept and must not differ by place.
 */
export function longDate(isoDate: string): string {
  return longDates.format(new Date(isoDate))
}

/** "20 Nov 2026", where a column is narrow; the day in UTC. */
export function shortDate(isoDate: string): string {
  return shortDates.format(new Date(isoDate))
}

/**
 * "Nov 20, 2026": the day in UTC of an ISO 8601 time. Throws a RangeError for what is no time.
 */
export function formatShortDate(isoTime: string): string {
  return shortMonthFirst.format(new Date(isoTime))
}

/** "Nov 20, 2026, 09:05 UTC", where the minute matters. Throws as `formatShortDate` does. */
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

/** "Nov 20, 2026, 10:05", by the reader's clock, or that of `timeZone` where one is named. */
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

/** "Europe/Berlin": whose clock the reader has. */
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

/** Days as a calendar that others take in (RFC 5545). */
import { brand } from '../../content/firm.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface DayEvent {
  /** What it is called in calendars, beside the site's name, for as long as it is there. */
  id: string
  sequence?: number
  /** ISO time at which it was last changed. */
  stamp: string
  /** ISO dates of the first day, and of the last where there are several. */
  from: string
  last?: string
  summary: string
  description?: string
  url?: string
}

interface Head {
  name: string
  product: string
  /** What the site's links begin with. */
  origin: string
  /** Where it is asked for again, and after how many seconds. */
  url?: string
  ttl?: number
}

/** Whole days, of which each is the day in UTC, wherever the server stands. */
export async function writeCalendar(
  { product, origin, ...head }: Head,
  events: readonly DayEvent[],
): Promise<string> {
  const { default: ical, ICalEventTransparency } = await import('ical-generator')
  const calendar = ical({ ...head, prodId: { company: brand.name, product, language: 'EN' } })
  for (const { id, from, last = from, stamp, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: `${id}@${new URL(origin).hostname}`,
      stamp: new Date(stamp),
      start: new Date(from),
      // The first day after it.
      end: new Date(Date.parse(last) + DAY_MS),
      timezone: 'UTC',
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Writes days as an iCalendar file (RFC 5545). */
import { brand } from '../../content/firm.ts'

const DAY_MS = 24 * 60 * 60 * 1000

export interface DayEvent {
  /** Stable id; with the site's host name it becomes the event's UID. */
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
  /** The site's origin. */
  origin: string
  /** Where calendars refresh it, and after how many seconds. */
  url?: string
  ttl?: number
}

/** Events are all-day, in UTC days whatever the server's time zone. */
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

/** Days and months on the reader's clock: "2026-11-20" and "2026-11". */

/** The day of an ISO 8601 time. */
export function dayOf(isoTime: string): string {
  const time = new Date(isoTime)
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()]
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

export const isMonth = (text: string) => /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/.test(text)

/** So many months later. */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return dayOf(new Date(year, number - 1 + by, 1).toISOString()).slice(0, 7)
}

/** The first instant of a month, and the first after it. */
export function boundsOf(month: string): { from: string; before: string } {
  return { from: startOf(month), before: startOf(shiftMonth(month, 1)) }
}

function startOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(year, number - 1, 1).toISOString()
}

export function daysOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const length = new Date(year, number, 0).getDate()
  return Array.from({ length }, (_, index) => `${month}-${twoDigits(index + 1)}`)
}

/** How many days of a week, which begins on Monday, come before a month. */
export function daysBefore(month: string): number {
  return (new Date(`${month}-01`).getUTCDay() + 6) % 7
}

/** The same time of day on another day; where the clocks change that may not be 24 hours away. */
export function onDay(isoTime: string, day: string): string {
  const time = new Date(isoTime)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  time.setFullYear(year, month - 1, date)
  return time.toISOString()
}

export function shiftDays(isoTime: string, by: number): string {
  const time = new Date(isoTime)
  time.setDate(time.getDate() + by)
  return time.toISOString()
}

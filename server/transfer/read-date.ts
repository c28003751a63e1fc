/** Parses dates of other programs, independent of the machine; ambiguous dates are refused. */

const months =
  'january february march april may june july august september october november december'.split(' ')

const clock =
  /^[T ,]*(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)? ?(am|pm)? ?(?:z|utc|gmt|ut)?(?:([+-]\d\d)(?::?(\d\d))?)?(?: \([^)]*\))?$/i

/** Formats of dates, with the order of their capture groups. */
const forms: { form: RegExp; order: readonly ('year' | 'month' | 'day')[] }[] = [
  { form: /^(\d{4})-(\d{1,2})-(\d{1,2})(?=$|[T ])/, order: ['year', 'month', 'day'] },
  { form: /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})(?=$|[T ])/, order: ['year', 'month', 'day'] },
  { form: /^(\d{4})(\d\d)(\d\d)$/, order: ['year', 'month', 'day'] },
  { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?=$|[ ,])/, order: ['day', 'month', 'year'] },
  {
    form: /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]([a-z]+)\.?,?[ -](\d{4})(?=$|[ ,])/i,
    order: ['day', 'month', 'year'],
  },
  {
    form: /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?=$|[ ,])/i,
    order: ['month', 'day', 'year'],
  },
]
/** Day and month in unknown order: only a day above twelve, or equal numbers, are unambiguous. */
const unsaid = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?=$|[ ,])/

/** Returns ISO 8601 in UTC, also assumed without a zone; null if unreadable or ambiguous. */
export function parseDate(text: string): string | null {
  const plain = text.trim().replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? /i, '')
  // Milliseconds since 1970, as Ghost documents its format.
  if (/^\d{13}$/.test(plain)) return new Date(Number(plain)).toISOString()
  const day = findDay(plain)
  if (!day) return null
  const time = findTime(plain.slice(day.length))
  if (time === null) return null
  const at = `${day.iso}T${time}`
  const moment = new Date(at)
  // `Date` turns a day that does not exist into another one.
  const isReal = new Date(`${day.iso}T00:00:00Z`).toISOString().startsWith(day.iso)
  return isReal && !Number.isNaN(moment.getTime()) ? moment.toISOString() : null
}

function findDay(text: string): { iso: string; length: number } | null {
  for (const { form, order } of forms) {
    const found = form.exec(text)
    if (!found) continue
    const part = (name: 'year' | 'month' | 'day') => found[order.indexOf(name) + 1] ?? ''
    return dayOf(part('year'), part('month'), part('day'), found[0].length)
  }
  const [whole, one = '', other = '', year = ''] = unsaid.exec(text) ?? []
  if (whole === undefined) return null
  if (Number(one) > 12) return dayOf(year, other, one, whole.length)
  if (Number(other) > 12 || one === other) return dayOf(year, one, other, whole.length)
  return null
}

function dayOf(year: string, month: string, day: string, length: number) {
  const isMonth = (name: string) => month.length > 2 && name.startsWith(month.toLowerCase())
  const number = /^\d/.test(month) ? Number(month) : months.findIndex(isMonth) + 1
  if (number < 1 || number > 12 || Number(day) < 1 || Number(day) > 31 || Number(year) < 1000) {
    return null
  }
  const iso = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return { iso, length }
}

/** "10:00:00.000Z"; midnight without a time, null if it is unreadable. */
function findTime(text: string): string | null {
  if (text.trim() === '') return '00:00:00Z'
  const found = clock.exec(text)
  if (!found) return null
  const [, hour = '', minute = '', second = '00', part = '', half, east = '+00', rest = '00'] =
    found
  const isTwelve = half !== undefined && (Number(hour) < 1 || Number(hour) > 12)
  const hours = half ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour)
  if (isTwelve || hours > 23 || Number(minute) > 59 || Number(second) > 59) return null
  if (Number(east.slice(1)) > 14 || Number(rest) > 59) return null
  const time = [String(hours).padStart(2, '0'), minute, second].join(':')
  return `${time}.${part.slice(0, 3).padEnd(3, '0')}${east}:${rest}`
}

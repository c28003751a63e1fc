import { formatShortDateTime, localMoments } from '../../domain/wording.ts'

const here = localMoments()

/**
 * "Nov 20, 2026, 10:05 (09:05 UTC)": on the reader's clock, with UTC beside it and the UTC day if
 * that differs. Only UTC if both are the same. `inZone`: for tests.
 */
export function formatMoment(isoTime: string, inZone = here): string {
  const utc = formatShortDateTime(isoTime)
  const local = inZone.format(new Date(isoTime))
  if (`${local} UTC` === utc) return utc
  const day = utc.slice(0, -', 09:05 UTC'.length)
  return `${local} (${local.startsWith(`${day},`) ? utc.slice(day.length + 2) : utc})`
}

/** "10:05" for a moment of today; any other as `formatMoment`. */
export function formatRecent(isoTime: string): string {
  const hour = ', 10:05'.length
  const local = here.format(new Date(isoTime))
  const isToday = local.slice(0, -hour) === here.format(new Date()).slice(0, -hour)
  return isToday ? local.slice(2 - hour) : formatMoment(isoTime)
}

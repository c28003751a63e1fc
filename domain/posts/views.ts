import * as z from 'zod/mini'
import { countSchema } from '../record.ts'

/** So many days are looked at, the present one included. */
const SHOWN_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** How often an article was read on each of the last days (UTC), the oldest first. */
export const articleViewsSchema = z.strictObject({
  total: countSchema,
  days: z.array(z.strictObject({ day: z.iso.date(), views: countSchema })),
})
export type ArticleViews = z.output<typeof articleViewsSchema>

/** The first day that is looked at. */
export function firstDay(now: Date): string {
  return dayOf(new Date(now.getTime() - (SHOWN_DAYS - 1) * DAY_MS))
}

/** As days are stored: in UTC. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

/** With the days on which nobody read it. */
export function fillDays(
  counted: readonly { day: string; amount: number }[],
  now: Date,
): ArticleViews {
  const amounts = new Map(counted.map(({ day, amount }) => [day, amount]))
  const first = Date.parse(firstDay(now))
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = dayOf(new Date(first + index * DAY_MS))
    return { day, views: amounts.get(day) ?? 0 }
  })
  return { total: days.reduce((sum, { views }) => sum + views, 0), days }
}

/** Sums of seven days each, for which a table is short enough to be read; the last one may be less. */
export function sumWeeks({ days }: ArticleViews): { week_start: string; views: number }[] {
  const weeks: { week_start: string; views: number }[] = []
  for (const [index, { day, views }] of days.entries()) {
    if (index % 7 === 0) weeks.push({ week_start: day, views: 0 })
    const week = weeks.at(-1)
    if (week) week.views += views
  }
  return weeks
}

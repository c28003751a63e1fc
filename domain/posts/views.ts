import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import { formatIsoDay } from '../wording.ts'
import { recordIdSchema } from '../write-body.ts'

/** Days in the period shown, including today. */
const SHOWN_DAYS = 90
export const WEEK_DAYS = 7
/** Below this number, starts could reveal individual persons and are not shown. */
export const FEWEST_STARTS = 5
const DAY_MS = 24 * 60 * 60 * 1000

/** How often an article was read on each of the last days (UTC), the oldest first. */
export const articleViewsSchema = z.strictObject({
  total: countSchema,
  days: z.array(z.strictObject({ day: z.iso.date(), views: countSchema })),
})
export type ArticleViews = z.output<typeof articleViewsSchema>

const articleCountsSchema = z.array(
  z.strictObject({ id: recordIdSchema, title: z.string(), count: countSchema }),
)

/** The last seven days (UTC): all views, the articles with most, those that led to QuickScore. */
export const readWeekSchema = z.strictObject({
  since: z.iso.date(),
  views: countSchema,
  articles: articleCountsSchema,
  starts: articleCountsSchema,
})
export type ReadWeek = z.output<typeof readWeekSchema>

/** The first day (UTC) of a period of `days` that ends today. */
export function firstDay(now: Date, days = SHOWN_DAYS): string {
  return formatIsoDay(new Date(now.getTime() - (days - 1) * DAY_MS))
}

/** Adds the days without a read. */
export function fillDays(
  counted: readonly { day: string; amount: number }[],
  now: Date,
): ArticleViews {
  const amounts = new Map(counted.map(({ day, amount }) => [day, amount]))
  const first = Date.parse(firstDay(now))
  const days = Array.from({ length: SHOWN_DAYS }, (_, index) => {
    const day = formatIsoDay(new Date(first + index * DAY_MS))
    return { day, views: amounts.get(day) ?? 0 }
  })
  return { total: days.reduce((sum, { views }) => sum + views, 0), days }
}

/** Sums of seven days each, for a short table; the last may have fewer days. */
export function sumWeeks({ days }: ArticleViews): { week_start: string; views: number }[] {
  const weeks: { week_start: string; views: number }[] = []
  for (const [index, { day, views }] of days.entries()) {
    if (index % 7 === 0) weeks.push({ week_start: day, views: 0 })
    const week = weeks.at(-1)
    if (week) week.views += views
  }
  return weeks
}

import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import {
  type DomainId,
  domainIds,
  listQuestions,
  type Question,
  type UserType,
} from './questions.ts'
import { type Answers, halfPointsOf } from './tally.ts'

/** Weeks that the chart of scores shows, the present one included. */
export const weeksShown = 26
/** Weeks that the chart of completions shows, the present one included. */
export const completionWeeksShown = 12
/** The newest assessments, of which the weakest questions are worked out. */
export const assessmentsRanked = 1_000
/** Questions in the list of the weakest. */
const weakestShown = 10

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK_MS = 7 * DAY_MS

/** What `GET /api/admin/quickscore-stats` answers with. */
export const statisticsSchema = z.strictObject({
  /** Oldest first, without gaps; weeks begin on Monday, UTC. */
  weeks: z.array(
    z.strictObject({
      /** YYYY-MM-DD. */
      week_start: z.string(),
      assessments: countSchema,
      /** Overall score, rounded; null for a week without assessments. */
      average: z.nullable(countSchema),
    }),
  ),
  /**
   * How many assessments were completed in each week, also of those deleted since; oldest first,
   * without gaps. Null where an outside collector counts them.
   */
  completions: z.nullable(
    z.array(z.strictObject({ week_start: z.string(), completed: countSchema })),
  ),
  /** Lowest first. */
  weakest: z.array(
    z.strictObject({
      question: z.string(),
      domain: z.enum(domainIds),
      topic: z.string(),
      /** Points earned, in per cent of those that could be, rounded. */
      average: countSchema,
      /** How many answered Yes, Partial or No. */
      answered: countSchema,
    }),
  ),
  /** How many assessments `weakest` rests on. */
  based_on: countSchema,
})
export type Statistics = z.output<typeof statisticsSchema>

/** The assessments of one day. */
export interface DayTotals {
  /** YYYY-MM-DD, UTC. */
  day: string
  assessments: number
  scoreSum: number
}

/** The Monday, at midnight UTC, of the week that `time` (milliseconds) falls in. */
function mondayOf(time: number): number {
  const midnight = Math.floor(time / DAY_MS) * DAY_MS
  const daysSinceMonday = (new Date(midnight).getUTCDay() + 6) % 7
  return midnight - daysSinceMonday * DAY_MS
}

/** The first Monday of a chart that shows `weeks` weeks at the instant `now`. */
export function chartStart(now: Date, weeks = weeksShown): Date {
  return new Date(mondayOf(now.getTime()) - (weeks - 1) * WEEK_MS)
}

/** The weeks up to that of `now`, from totals by day. */
export function foldWeeks(days: readonly DayTotals[], now: Date): Statistics['weeks'] {
  return foldInto(weeksShown, days, now).map(({ week_start, inWeek }) => {
    const assessments = inWeek.reduce((sum, day) => sum + day.assessments, 0)
    const scores = inWeek.reduce((sum, day) => sum + day.scoreSum, 0)
    const average = assessments === 0 ? null : Math.round(scores / assessments)
    return { week_start, assessments, average }
  })
}

/** The completions of one day. */
export interface DayCount {
  /** YYYY-MM-DD, UTC. */
  day: string
  count: number
}

/** The weeks up to that of `now`, from counts by day. */
export function foldCompletions(
  days: readonly DayCount[],
  now: Date,
): NonNullable<Statistics['completions']> {
  return foldInto(completionWeeksShown, days, now).map(({ week_start, inWeek }) => {
    return { week_start, completed: inWeek.reduce((sum, { count }) => sum + count, 0) }
  })
}

/** The last `weeks` weeks, each with its days. */
function foldInto<Day extends { day: string }>(weeks: number, days: readonly Day[], now: Date) {
  const start = chartStart(now, weeks).getTime()
  const byWeek = Map.groupBy(days, ({ day }) => mondayOf(Date.parse(day)))
  return Array.from({ length: weeks }, (_, index) => {
    const monday = start + index * WEEK_MS
    return {
      week_start: new Date(monday).toISOString().slice(0, 10),
      inWeek: byWeek.get(monday) ?? [],
    }
  })
}

/**
 * The questions with the least points earned. Only answers to what a respondent is asked count,
 * and N/A not at all, as in the score; what nobody answered is not ranked.
 */
export function rankWeakest(
  bank: readonly Question[],
  assessments: readonly { userType: UserType; answers: Answers }[],
): Statistics['weakest'] {
  const totals = new Map<string, Total>()
  const asked = { vendor: listQuestions(bank, 'vendor'), buyer: listQuestions(bank, 'buyer') }
  for (const { userType, answers } of assessments) {
    for (const { id, domain, topic } of asked[userType]) {
      const halfPoints = halfPointsOf(answers[id])
      if (halfPoints === undefined) continue
      const total = totals.get(id) ?? { question: id, domain, topic, halfPoints: 0, answered: 0 }
      total.halfPoints += halfPoints
      total.answered += 1
      totals.set(id, total)
    }
  }
  return [...totals.values()]
    .toSorted((one, other) => shareOf(one) - shareOf(other))
    .slice(0, weakestShown)
    .map(({ halfPoints, ...total }) => ({
      ...total,
      average: Math.round((50 * halfPoints) / total.answered),
    }))
}

interface Total {
  question: string
  domain: DomainId
  topic: string
  halfPoints: number
  answered: number
}

const shareOf = ({ halfPoints, answered }: Total) => halfPoints / answered

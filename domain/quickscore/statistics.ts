import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import { domainIds, listQuestions, type Question, type UserType } from './questions.ts'
import { type Answers, halfPointsOf } from './scoring.ts'

/** Number of weeks back from now that are summed up. */
export const weeksSummed = 12
/** Number of newest assessments from which the weakest questions are computed. */
export const assessmentsRanked = 1_000
/** Questions in the list of the weakest. */
const weakestShown = 10

/** The response of `GET /api/admin/quickscore-stats`. */
export const statisticsSchema = z.strictObject({
  /** Stored assessments from the last weeks. */
  assessments: countSchema,
  /** Their mean overall score, rounded; null without any. */
  average: z.nullable(countSchema),
  /**
   * Assessments completed in these weeks, including those deleted since. Null if an external
   * collector counts them.
   */
  completed: z.nullable(countSchema),
  /** Lowest first. */
  weakest: z.array(
    z.strictObject({
      question: z.string(),
      domain: z.enum(domainIds),
      topic: z.string(),
      /** Points earned in per cent of those possible, rounded. */
      average: countSchema,
      /** Number of answers Yes, Partial or No. */
      answered: countSchema,
    }),
  ),
  /** Number of assessments behind `weakest`. */
  based_on: countSchema,
})
export type Statistics = z.output<typeof statisticsSchema>

/** The first day (UTC) of the weeks that are summed up at the instant `now`. */
export function summedSince(now: Date): string {
  const time = now.getTime() - weeksSummed * 7 * 24 * 60 * 60 * 1000
  return new Date(time).toISOString().slice(0, 10)
}

/**
 * The questions with the lowest average. As in the score, N/A does not count, nor do answers to
 * questions of the other role; a question without answers is not ranked.
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

type Total = Omit<Statistics['weakest'][number], 'average'> & { halfPoints: number }

const shareOf = ({ halfPoints, answered }: Total) => halfPoints / answered

import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import { domainIds, listQuestions, type Question, type UserType } from './questions.ts'
import { type Answers, halfPointsOf } from './scoring.ts'

/** Weeks back from now in which assessments are summed up. */
export const weeksSummed = 12
/** The newest assessments, of which the weakest questions are worked out. */
export const assessmentsRanked = 1_000
/** Questions in the list of the weakest. */
const weakestShown = 10

/** What `GET /api/admin/quickscore-stats` answers with. */
export const statisticsSchema = z.strictObject({
  /** How many were taken in the last weeks and are kept. */
  assessments: countSchema,
  /** Their overall score, rounded; null where there are none. */
  average: z.nullable(countSchema),
  /**
   * How many were completed in these weeks, also of those deleted since. Null where an outside
   * collector counts them.
   */
  completed: z.nullable(countSchema),
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

/** The first day (UTC) of the weeks that are summed up at the instant `now`. */
export function summedSince(now: Date): string {
  const time = now.getTime() - weeksSummed * 7 * 24 * 60 * 60 * 1000
  return new Date(time).toISOString().slice(0, 10)
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

type Total = Omit<Statistics['weakest'][number], 'average'> & { halfPoints: number }

const shareOf = ({ halfPoints, answered }: Total) => halfPoints / answered

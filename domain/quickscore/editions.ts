/**
 * What is published of all assessments together, and when. Two editions are only as far apart as
 * ten assessments, so that nobody's answers follow from comparing them.
 */
import * as z from 'zod/mini'
import { countSchema } from '../record.ts'
import { type AskedQuestion, domainIds, type UserType, userTypes } from './questions.ts'
import { comparedFrom, spreadOf } from './spread.ts'
import { type Answers, halfPointsOf, roundedDomainScore, tallyAnswers } from './tally.ts'

export const overallAbout = 'overall'

const cellSchema = z.strictObject({
  user_type: z.enum(userTypes),
  /** 'overall', the id of a domain, or the id of a question. */
  about: z.string(),
  /** How many assessments count here: N/A is left out. */
  n: countSchema,
  /** In per cent of what could be earned, rounded, as are the next. */
  average: countSchema,
  lower: countSchema,
  median: countSchema,
  upper: countSchema,
})
export const cellsSchema = z.array(cellSchema)
export type Cell = z.output<typeof cellSchema>

export interface Edition {
  number: number
  /** ISO time. */
  publishedAt: string
  cells: readonly Cell[]
}

/** An assessment as far as it is counted. */
export interface Counted {
  userType: UserType
  score: number
  answers: Answers
  /** Submitted since the last edition. */
  isNew: boolean
}

interface CellTally {
  userType: UserType
  about: string
  /** How many have each value from 0 to 100. */
  counts: number[]
  added: number
}

export type EditionTally = Map<string, CellTally>

/** Counts one assessment in; what is N/A, or asked of nobody any more, counts nowhere. */
export function countIn(
  tally: EditionTally,
  asked: Record<UserType, readonly AskedQuestion[]>,
  { userType, score, answers, isNew }: Counted,
): void {
  const questions = asked[userType]
  const note = (about: string, value: number) => {
    const key = keyOf(userType, about)
    const cell = tally.get(key) ?? { userType, about, counts: zeros(), added: 0 }
    cell.counts[value] = (cell.counts[value] ?? 0) + 1
    if (isNew) cell.added += 1
    tally.set(key, cell)
  }
  note(overallAbout, score)
  const domains = tallyAnswers(questions, answers)
  for (const id of domainIds) {
    if (domains[id].counted > 0) note(id, roundedDomainScore(domains[id]))
  }
  for (const { id } of questions) {
    const halfPoints = halfPointsOf(answers[id])
    if (halfPoints !== undefined) note(id, 50 * halfPoints)
  }
}

const zeros = () => Array.from({ length: 101 }, () => 0)

/**
 * The cells of a new edition, those under ten left out; null while the last one stands. One appears
 * when ten were added, and in each cell that the last one printed ten or none came or went: also in
 * one that falls under ten, since the next edition may print it again.
 */
export function drawCells(tally: EditionTally, last: readonly Cell[]): Cell[] | null {
  const all = [...tally.values()]
  const added = all
    .filter(({ about }) => about === overallAbout)
    .reduce((sum, cell) => sum + cell.added, 0)
  if (added < comparedFrom) return null
  for (const before of last) {
    const now = tally.get(keyOf(before.user_type, before.about)) ?? { counts: [], added: 0 }
    const kept = sumOf(now.counts) - now.added
    const moved = now.added + before.n - kept
    if (moved > 0 && moved < comparedFrom) return null
  }
  const cells = all.flatMap(({ userType, about, counts }): Cell[] => {
    const spread = spreadOf({ counts, asOf: '' })
    if (!spread) return []
    const { others: n, average, lower, median, upper } = spread
    return [{ user_type: userType, about, n, average, lower, median, upper }]
  })
  return cells.length > 0 ? cells : null
}

const keyOf = (userType: UserType, about: string) => `${userType}/${about}`

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)

/** "At least", in tens: what is left of the whole would say how few answered N/A. */
export const roundedDown = (n: number) => n - (n % comparedFrom)

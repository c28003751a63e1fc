/** Compares the asker's answers with those of the people asked. */
import { isGap } from '../quickscore/comparison.ts'
import type { AskedQuestion } from '../quickscore/questions.ts'
import type { Answers } from '../quickscore/scoring.ts'
import type { Given } from './answers.ts'
import type { Answerer } from './questionnaire.ts'

/** The answers sent by one person. */
export interface Column extends Given {
  label: string
  kind: Answerer
  sent_at: string
  ids: readonly string[]
}

/**
 * `compare`: only a supplier's answer differs, which is about its product. `open`: all who answered
 * agree on No or Partial. `unanswered`: nobody else answered.
 */
export const agreements = ['differ', 'compare', 'open', 'agreed', 'unanswered'] as const
export type Agreement = (typeof agreements)[number]

/** `asked`: whether this person was asked the question, which they may have left open. */
export interface Theirs {
  asked: boolean
  answer: number | undefined
  proof: string
}

export interface ComparedRow {
  question: AskedQuestion
  agreement: Agreement
  mine: number | undefined
  /** In the order of the columns. */
  theirs: Theirs[]
}

/**
 * A row for every question that was asked of somebody, sorted by `agreement`, in the order of
 * `agreements`; then by `plan`, then by the order of the bank.
 */
export function compareAnswers(
  questions: readonly AskedQuestion[],
  mine: Answers,
  columns: readonly Column[],
  plan: readonly string[],
): ComparedRow[] {
  const rows = questions
    .filter(({ id }) => columns.some(({ ids }) => ids.includes(id)))
    .map((question): ComparedRow => {
      const { id } = question
      const theirs = columns.map(
        ({ ids, answers, proofs }): Theirs => ({
          asked: ids.includes(id),
          answer: ids.includes(id) ? answers[id] : undefined,
          proof: ids.includes(id) ? (proofs[id] ?? '') : '',
        }),
      )
      return { question, mine: mine[id], theirs, agreement: agreementOf(mine[id], theirs, columns) }
    })
  const placeOf = ({ question: { id } }: ComparedRow) => {
    const place = plan.indexOf(id)
    return place < 0 ? plan.length : place
  }
  return rows.toSorted(
    (one, other) =>
      agreements.indexOf(one.agreement) - agreements.indexOf(other.agreement) ||
      placeOf(one) - placeOf(other),
  )
}

function agreementOf(
  mine: number | undefined,
  theirs: readonly Theirs[],
  columns: readonly Column[],
): Agreement {
  if (theirs.every(({ answer }) => answer === undefined)) return 'unanswered'
  const others = columns.filter((_, index) => {
    const answer = theirs[index]?.answer
    return answer !== undefined && answer !== mine
  })
  if (others.some(({ kind }) => kind === 'colleague')) return 'differ'
  if (others.length > 0) return 'compare'
  return isGap(mine) ? 'open' : 'agreed'
}

export type Counts = ReturnType<typeof countRows>

/** Number of questions that somebody else has answered, and on which a colleague differs. */
export function countRows(rows: readonly ComparedRow[]) {
  const answered = rows.filter(({ agreement }) => agreement !== 'unanswered').length
  return { answered, differ: rows.filter(({ agreement }) => agreement === 'differ').length }
}

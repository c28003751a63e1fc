/** The days that a tool has ahead. */
import { addPeriod } from '../periods.ts'
import type { PlannedAction } from '../quickscore/action-plan.ts'
import { countOwed } from './owed.ts'
import { isRetired, type PaperId, paperIds, type Tool } from './tool.ts'

export type ToolDate =
  | { kind: 'review'; on: string }
  | { kind: 'law'; on: string; rows: number }
  | { kind: 'paper'; on: string; paper: PaperId }
  | { kind: 'retired'; on: string }

/**
 * The earliest first. A review that is overdue keeps its day; a retired tool has none, and law that
 * begins once it is retired does not reach it.
 */
export function listDates(
  { facts, created_at }: Tool,
  owed: readonly PlannedAction[],
  today: string,
) {
  if (isRetired(facts, today)) return []
  const { retired_on: end } = facts
  const dates: ToolDate[] = [
    ...nextReview(facts, created_at),
    ...paperIds.flatMap((paper): ToolDate[] => {
      const on = facts[`${paper}_on`]
      return facts[paper] === 'progress' && on !== '' ? [{ kind: 'paper', on, paper }] : []
    }),
    ...countOwed(owed).ahead.map(({ since: on, rows }): ToolDate => ({ kind: 'law', on, rows })),
  ]
  const within = dates.filter(({ on }) => end === '' || on < end)
  const last: ToolDate[] = end === '' ? [] : [{ kind: 'retired', on: end }]
  return [...within, ...last].toSorted((one, other) => one.on.localeCompare(other.on))
}

/** Counted from the last review, else from the first day of use, else from the day it was written down. */
function nextReview({ review, reviewed_on, since }: Tool['facts'], created: string): ToolDate[] {
  if (review === '') return []
  const from = reviewed_on || since || created.slice(0, 10)
  // At noon: a period of months that meets no such day ends with the month, at the next midnight.
  const end = addPeriod(new Date(`${from}T12:00Z`), { amount: Number(review), unit: 'months' })
  return [{ kind: 'review', on: new Date(end.getTime() - 1).toISOString().slice(0, 10) }]
}

/** Sentences and dates about a tool, shared by pages and files. */

import { isElsewhereOnly } from '../law/applicability.ts'
import type { Respondent } from '../law/reading.ts'
import { addPeriod } from '../periods.ts'
import type { PlannedAction } from '../quickscore/action-plan.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { count, fill, formFor, formOrNone, longDate } from '../wording.ts'
import {
  countOwed,
  isForbidden,
  listMissing,
  listOwed,
  respondentFor,
  type ToolLaw,
} from './owed.ts'
import { isRetired, type PaperId, paperIds, type Tool, type ToolFacts } from './tool.ts'

/** A tool with its duties under today's law. */
export interface ReadTool extends Tool {
  owed: PlannedAction[]
  missing: PaperId[]
  dates: ToolDate[]
  isForbidden: boolean
  /** Used only in places whose law is not covered here. */
  isElsewhere: boolean
  isRetired: boolean
}

export function readTool(tool: Tool, asker: Respondent, law: ToolLaw): ReadTool {
  const { facts } = tool
  const retired = isRetired(facts, asker.on)
  const owed = retired ? [] : listOwed(facts, asker, law)
  return {
    ...tool,
    owed,
    missing: retired ? [] : listMissing(facts, asker),
    dates: listDates(tool, owed, asker.on),
    isElsewhere: isElsewhereOnly(respondentFor(facts, asker).applicability),
    isForbidden: !retired && isForbidden(facts, asker),
    isRetired: retired,
  }
}

type RegisterVocabulary = Vocabulary['register']

/** "Reads, filters or sorts applications; ranks or scores people; rejects people on its own". */
export function sayDoing({ stages, ranks, rejects }: ToolFacts, words: RegisterVocabulary): string {
  const { ranks: ranking, rejects: rejecting, nothing } = words.doing
  const parts = [...stages.map((stage) => words.stages[stage]), ranks === 'yes' && ranking]
  const said = [...parts, rejects && rejecting[rejects]].filter(Boolean).join('; ') || nothing
  return said
    .replace(/(?<=; )\p{Lu}/gu, (sign) => sign.toLowerCase())
    .replace(/^./u, (sign) => sign.toUpperCase())
}

/** The tool's duties today, a forbidden practice first, and those that depend on a fact. */
export function sayNow(tool: ReadTool, { owes }: RegisterVocabulary): string[] {
  const { owed, facts, isForbidden, isRetired, isElsewhere } = tool
  if (isRetired) return [fill(owes.retired, { date: longDate(facts.retired_on) })]
  if (isElsewhere) return [owes.elsewhere]
  const { now, depends } = countOwed(owed)
  return [
    ...(isForbidden ? [owes.forbidden] : []),
    fill(formOrNone(owes.now, now), { count: now }),
    ...(depends > 0 ? [count(depends, owes.depends)] : []),
  ]
}

export function sayLater(
  { owed, isRetired, isElsewhere }: ReadTool,
  { owes }: RegisterVocabulary,
): string[] {
  if (isRetired || isElsewhere) return []
  const { ahead } = countOwed(owed)
  if (ahead.length === 0) return [owes.ahead.none]
  return ahead.map(({ date, steps }) =>
    fill(formFor(owes.ahead, steps), { count: steps, date: longDate(date) }),
  )
}

/** "2 December 2027: duties begin"; for a past day, that it is overdue. */
export function sayNext(
  { dates: [next] }: ReadTool,
  words: RegisterVocabulary,
  today: string,
): string {
  if (!next) return words.none
  const text = next.on < today ? words.overdue : words.next
  return fill(text, { date: longDate(next.on), what: sayDate(next, words) })
}

function sayDate(date: ToolDate, { dates, papers }: RegisterVocabulary): string {
  const text = dates[date.kind]
  return date.kind === 'paper' ? fill(text, { paper: papers[date.paper].short }) : text
}

export function sayMissing({ missing }: ReadTool, { papers, none }: RegisterVocabulary): string {
  return missing.map((id) => papers[id].short).join(', ') || none
}

/** A date in a tool's calendar. */
export type ToolDate =
  | { kind: 'review'; on: string }
  | { kind: 'law'; on: string; rows: number }
  | { kind: 'paper'; on: string; paper: PaperId }
  | { kind: 'retired'; on: string }

/**
 * Dates of a tool, the earliest first. An overdue review keeps its day; a retired tool has no
 * dates, and law that begins after its retirement is left out.
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
    ...countOwed(owed).ahead.map(
      ({ date, steps }): ToolDate => ({ kind: 'law', on: date, rows: steps }),
    ),
  ]
  const within = dates.filter(({ on }) => end === '' || on < end)
  const last: ToolDate[] = end === '' ? [] : [{ kind: 'retired', on: end }]
  return [...within, ...last].toSorted((one, other) => one.on.localeCompare(other.on))
}

/** The next review, counted from the last one, else the first day of use, else the creation. */
function nextReview({ review, reviewed_on, since }: Tool['facts'], created: string): ToolDate[] {
  if (review === '') return []
  const from = reviewed_on || since || created.slice(0, 10)
  // From noon, so that the day is right if a period ends at midnight after the end of a month.
  const end = addPeriod(new Date(`${from}T12:00Z`), { amount: Number(review), unit: 'months' })
  return [{ kind: 'review', on: new Date(end.getTime() - 1).toISOString().slice(0, 10) }]
}

/** The plan laid out in time: each row as a bar, with the dates of law. */
import type { PlannedAction } from './action-plan.ts'
import type { Effort, Owner } from './questions.ts'

/** Assumed length of an effort in weeks (S: days, M: weeks, L: a quarter or more). */
export const effortWeeks: Readonly<Record<Effort, number>> = { S: 1, M: 4, L: 13 }

/**
 * - `now`: a duty in force; the bar shows work, not a deadline
 * - `ifItBinds`: the same, if an open fact makes the duty bind
 * - `dated`: due on the last day of the bar
 */
export type Due = 'now' | 'ifItBinds' | 'dated'

export interface Bar {
  action: PlannedAction
  /** ISO dates: the first day, and the first day after it. */
  from: string
  to: string
  due: Due
  /** Days by which the bar misses the date of law; 0 in time. */
  daysLate: number
}

type Lane = ReturnType<typeof layLane>
export type Timeline = ReturnType<typeof layOut>

const DAY_MS = 24 * 60 * 60 * 1000

/** Totals of a plan. */
export function sumUp(list: readonly PlannedAction[]) {
  const efforts: Record<Effort, number> = { S: 0, M: 0, L: 0 }
  for (const { question } of list) efforts[question.effort] += 1
  const [first] = groupByOwner(list).sort((a, b) => b.rows.length - a.rows.length)
  /** The owner with the most rows; null for an empty plan. */
  const most = first ? { owner: first.owner, steps: first.rows.length } : null
  return { steps: list.length, efforts, most }
}

/** First and due day of a row: today, or those of its bar. ISO dates, inclusive. */
export function dueDates(
  { lanes, start }: Pick<Timeline, 'lanes' | 'start'>,
  action: PlannedAction,
): { from: string; last: string; due: Due; daysLate: number } {
  const { id } = action.question
  const bar = lanes.flatMap(({ bars }) => bars).find((one) => one.action.question.id === id)
  if (!bar) return { from: start, last: start, due: 'now', daysLate: 0 }
  const { from, to, due, daysLate } = bar
  if (due !== 'dated') return { from: start, last: start, due, daysLate: 0 }
  return { from, last: addDays(to, -1), due, daysLate }
}

function dueOf({ timing: { kind } }: PlannedAction): Due {
  if (kind === 'now') return 'now'
  return kind === 'depends' || kind === 'unconfirmed' ? 'ifItBinds' : 'dated'
}

/** Each owner does one row after another, in list order, from `today` (an ISO date). */
export function layOut(list: readonly PlannedAction[], today: string) {
  const lanes = groupByOwner(list).map(({ owner, rows }) => layLane(owner, rows, today))
  const marks = listMarks(list)
  const end = [today, ...lanes.map(endOf), ...marks.map(({ date }) => date)].sort().at(-1) ?? today
  const late = lanes
    .map((lane) => findLateness(lane, today))
    .filter((one) => one !== null)
    .sort((a, b) => b.days - a.days)
  return {
    /** The owner with the most to do first. */
    lanes: lanes.sort((a, b) => endOf(b).localeCompare(endOf(a))),
    marks,
    /** ISO dates; all bars and marks lie between them. */
    start: today,
    end,
    /** The latest owner; null if every owner ends in time. */
    lateness: late[0] ?? null,
  }
}

const endOf = ({ bars }: Lane) => bars.at(-1)?.to ?? ''

/** Owners in the order of their first rows. */
export function groupByOwner(
  list: readonly PlannedAction[],
): { owner: Owner; rows: PlannedAction[] }[] {
  const owners = new Map<Owner, PlannedAction[]>()
  for (const action of list) {
    const { owner } = action.question
    owners.set(owner, [...(owners.get(owner) ?? []), action])
  }
  return [...owners].map(([owner, rows]) => ({ owner, rows }))
}

/** The rows of an owner as consecutive bars, in list order. */
function layLane(owner: Owner, rows: readonly PlannedAction[], today: string) {
  const bars: Bar[] = []
  for (const action of rows) {
    const from = bars.at(-1)?.to ?? today
    const to = addWeeks(from, weeksOf(action))
    bars.push({ action, from, to, due: dueOf(action), daysLate: daysLate(action, to) })
  }
  return { owner, bars }
}

/** The help that an owner needs to end in time; null for one who does. */
function findLateness({ owner, bars }: Lane, today: string) {
  const days = Math.max(0, ...bars.map((bar) => bar.daysLate))
  if (days === 0) return null
  const rows = bars.map(({ action }) => action).filter((row) => row.timing.kind !== 'goodPractice')
  // More people than rows cannot be faster.
  const counts = rows.map((_, index) => index + 1)
  /** The fewest people who can share the rows; null if no number is enough. */
  const people = counts.find((some) => isInTime(share(rows, some, today))) ?? null
  /** The fewest rows to hand over, the longest first. */
  const handedOver =
    counts.find((some) => isInTime(share(withoutLongest(rows, some), 1, today))) ?? rows.length
  const helped = share(withoutLongest(rows, handedOver), 1, today)
  const ends = share(rows, people ?? rows.length, today)
    .concat(helped)
    .map(({ to }) => to)
  /** The last day of work with either remedy. */
  const by = addDays(ends.sort().at(-1) ?? today, -1)
  return { owner, days, people, handedOver, by }
}

/** Assigns rows in order; the first person to be free takes the next. */
function share(rows: readonly PlannedAction[], people: number, today: string) {
  const free = Array.from({ length: people }, () => today)
  return rows.map((action) => {
    const [from = today] = free.sort()
    const to = addWeeks(from, weeksOf(action))
    free[0] = to
    return { action, to }
  })
}

const isInTime = (shared: readonly { action: PlannedAction; to: string }[]) =>
  shared.every(({ action, to }) => daysLate(action, to) === 0)

/** Removes the `amount` longest rows; among equally long ones, the last. */
function withoutLongest(rows: readonly PlannedAction[], amount: number): PlannedAction[] {
  const byLength = rows.toReversed().sort((a, b) => weeksOf(b) - weeksOf(a))
  const gone = new Set(byLength.slice(0, amount))
  return rows.filter((row) => !gone.has(row))
}

/** Days between a later date of law and an end after it; else 0. */
function daysLate({ timing }: PlannedAction, to: string): number {
  if (timing.kind !== 'ahead') return 0
  return Math.max(0, (Date.parse(to) - Date.parse(timing.since)) / DAY_MS)
}

/** The position of a date between both ends, in per cent. */
export function placeOn({ start, end }: Pick<Timeline, 'start' | 'end'>, date: string): number {
  const span = Date.parse(end) - Date.parse(start)
  return span === 0 ? 0 : (100 * (Date.parse(date) - Date.parse(start))) / span
}

const weeksOf = ({ question }: PlannedAction) => effortWeeks[question.effort]

const addWeeks = (date: string, weeks: number) => addDays(date, weeks * 7)

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The later dates of law with their number of rows, nearest first. */
export function listMarks(list: readonly PlannedAction[]) {
  const steps = new Map<string, number>()
  for (const { timing } of list) {
    if (timing.kind === 'ahead') steps.set(timing.since, (steps.get(timing.since) ?? 0) + 1)
  }
  const marks = [...steps].map(([date, count]) => ({ date, steps: count }))
  return marks.sort((a, b) => a.date.localeCompare(b.date))
}

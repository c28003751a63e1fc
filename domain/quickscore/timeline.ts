/** The plan laid out in time: each step a bar of its effort, owner by owner, beside the law's dates. */
import type { PlannedAction } from './action-plan.ts'
import type { Effort, Owner } from './questions.ts'
import { timingOf } from './summary.ts'

/** What an effort is counted as where a plan needs a length: days, weeks, a quarter or more. */
export const effortWeeks: Readonly<Record<Effort, number>> = { S: 1, M: 4, L: 13 }

export interface Bar {
  action: PlannedAction
  /** ISO dates: the first day, and the first day after it. */
  from: string
  to: string
}

export interface Timeline {
  /** The owner with the most to do first. */
  lanes: { owner: Owner; bars: Bar[] }[]
  /** Dates ahead from which the law asks for steps of the plan, nearest first. */
  marks: { date: string; steps: number }[]
  /** ISO dates of both ends; nothing lies outside of them. */
  start: string
  end: string
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Each owner takes one step after another, in the order of the plan, from `today` (an ISO date). */
export function layOut(plan: readonly PlannedAction[], today: string): Timeline {
  const lanes = new Map<Owner, Bar[]>()
  for (const action of plan) {
    const { owner, effort } = action.question
    const bars = lanes.get(owner) ?? []
    const from = bars.at(-1)?.to ?? today
    bars.push({ action, from, to: addWeeks(from, effortWeeks[effort]) })
    lanes.set(owner, bars)
  }
  const marks = listMarks(plan, today)
  const ends = [...lanes.values()].flatMap((bars) => bars.at(-1)?.to ?? [])
  const end = [today, ...ends, ...marks.map(({ date }) => date)].sort().at(-1) ?? today
  return {
    lanes: [...lanes]
      .map(([owner, bars]) => ({ owner, bars }))
      .sort((a, b) => lastDay(b.bars).localeCompare(lastDay(a.bars))),
    marks,
    start: today,
    end,
  }
}

/** Where a date lies between both ends, in per cent. */
export function placeOn({ start, end }: Pick<Timeline, 'start' | 'end'>, date: string): number {
  const span = Date.parse(end) - Date.parse(start)
  return span === 0 ? 0 : (100 * (Date.parse(date) - Date.parse(start))) / span
}

const lastDay = (bars: readonly Bar[]) => bars.at(-1)?.to ?? ''

function addWeeks(date: string, weeks: number): string {
  return new Date(Date.parse(date) + weeks * 7 * DAY_MS).toISOString().slice(0, 10)
}

function listMarks(plan: readonly PlannedAction[], today: string): Timeline['marks'] {
  const steps = new Map<string, number>()
  for (const action of plan) {
    const timing = timingOf(action, today)
    if (timing.kind === 'ahead') steps.set(timing.since, (steps.get(timing.since) ?? 0) + 1)
  }
  return [...steps].map(([date, count]) => ({ date, steps: count })).sort(byDate)
}

const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date)

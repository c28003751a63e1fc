/** Views of the plan: by legal timing, points, owner, effort or shortest way. */
import { type PlannedAction, sortByGain, type Timing } from './action-plan.ts'
import type { Effort, Owner } from './questions.ts'
import type { Report } from './report.ts'
import { groupByOwner } from './timeline.ts'

/** Views that are not by legal timing. */
export type OtherOrder = 'gain' | 'owner' | 'effort' | 'way'

export interface PlanView {
  /** Stable id, used in addresses: "now", "from-2027-12-02". */
  id: string
  of: Timing | { kind: 'all' | OtherOrder }
  steps: number
}

/** Rows with a common heading, such as an owner or a legal timing. */
export interface PlanGroup {
  of:
    | Timing
    | { kind: 'owner'; owner: Owner }
    | { kind: 'effort'; effort: Effort }
    | { kind: 'gain' | 'way' }
  steps: PlannedAction[]
}

/** The whole list, one view for each legal timing of its rows, then the other views. */
export function listViews({ list, way }: Listed): PlanView[] {
  const timed = new Map<string, PlanView>()
  for (const { timing } of list) {
    const id = idOf(timing)
    timed.set(id, { id, of: timing, steps: (timed.get(id)?.steps ?? 0) + 1 })
  }
  const whole = (kind: 'all' | OtherOrder): PlanView => {
    return { id: kind, of: { kind }, steps: list.length }
  }
  const orders = (['gain', 'owner', 'effort'] as const).map(whole)
  const ways = way.kind === 'reachable' ? [whole('way')] : []
  return [whole('all'), ...timed.values(), ...orders, ...ways]
}

type Listed = Pick<Report, 'list' | 'way'>

/** The groups of a view; an unknown id shows the whole list. */
export function showView({ list, way }: Listed, id: string): PlanGroup[] {
  if (id === 'gain') return [{ of: { kind: 'gain' }, steps: sortByGain(list) }]
  if (id === 'way' && way.kind === 'reachable') return [{ of: { kind: 'way' }, steps: way.actions }]
  if (id === 'owner') {
    return groupByOwner(list)
      .map(({ owner, rows }): PlanGroup => ({ of: { kind: 'owner', owner }, steps: rows }))
      .sort((a, b) => b.steps.length - a.steps.length)
  }
  if (id === 'effort') return groupByEffort(list)
  const steps = list.filter(({ timing }) => idOf(timing) === id)
  return groupByTiming(steps.length > 0 ? steps : list)
}

/** Groups consecutive rows of one timing; conditional rows by the question that settles them. */
function groupByTiming(list: readonly PlannedAction[]): PlanGroup[] {
  const groups: PlanGroup[] = []
  for (const action of list) {
    const last = groups.at(-1)
    if (last && isSame(last.of, action.timing)) last.steps.push(action)
    else groups.push({ of: action.timing, steps: [action] })
  }
  return groups
}

function isSame(of: PlanGroup['of'], timing: Timing): boolean {
  if (of.kind === 'depends' && timing.kind === 'depends') return of.on === timing.on
  if (of.kind === 'ahead' && timing.kind === 'ahead') return of.since === timing.since
  return of.kind === timing.kind
}

function groupByEffort(list: readonly PlannedAction[]): PlanGroup[] {
  return (['S', 'M', 'L'] as const).flatMap((effort): PlanGroup[] => {
    const steps = list.filter(({ question }) => question.effort === effort)
    return steps.length > 0 ? [{ of: { kind: 'effort', effort }, steps }] : []
  })
}

function idOf(timing: Timing): string {
  if (timing.kind === 'ahead') return `from-${timing.since}`
  return timing.kind === 'goodPractice' ? 'good-practice' : timing.kind
}

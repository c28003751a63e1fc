/** The plan seen in several ways: by when the law asks, by points, by owner. */
import { type PlannedAction, sortByGain } from './action-plan.ts'
import { type Timing, timingOf } from './summary.ts'

export interface PlanView {
  /** Stable, as it stands in addresses: "now", "from-2027-12-02". */
  id: string
  of: Timing | { kind: 'all' | 'gain' | 'owner' }
  steps: number
}

/** Steps that are shown together; with an owner where they are sorted by that. */
export interface PlanGroup {
  owner: string | null
  steps: PlannedAction[]
}

const kinds: readonly string[] = ['now', 'depends', 'ahead', 'supported', 'goodPractice']

/** All, then one for each time at which the law asks for a step of this plan, then the other orders. */
export function listViews(plan: readonly PlannedAction[], today: string): PlanView[] {
  const timed = new Map<string, PlanView>()
  for (const action of plan) {
    const of = timingOf(action, today)
    const id = idOf(of)
    timed.set(id, { id, of, steps: (timed.get(id)?.steps ?? 0) + 1 })
  }
  const rank = ({ of, id }: PlanView) => `${kinds.indexOf(of.kind)} ${id}`
  const inTime = Array.from(timed.values()).sort((a, b) => rank(a).localeCompare(rank(b)))
  const whole = (kind: 'all' | 'gain' | 'owner'): PlanView => ({
    id: kind,
    of: { kind },
    steps: plan.length,
  })
  return [whole('all')].concat(inTime, whole('gain'), whole('owner'))
}

/** All steps for an id that names no view of this plan. */
export function showView(plan: readonly PlannedAction[], id: string, today: string): PlanGroup[] {
  if (id === 'gain') return [{ owner: null, steps: sortByGain(plan) }]
  if (id === 'owner') return groupByOwner(plan)
  const steps = plan.filter((action) => idOf(timingOf(action, today)) === id)
  return [{ owner: null, steps: steps.length > 0 ? steps : [...plan] }]
}

function groupByOwner(plan: readonly PlannedAction[]): PlanGroup[] {
  const owners = [...new Set(plan.map(({ question }) => question.owner))]
  return owners
    .map((owner) => ({ owner, steps: plan.filter(({ question }) => question.owner === owner) }))
    .sort((a, b) => b.steps.length - a.steps.length)
}

function idOf(timing: Timing): string {
  if (timing.kind === 'ahead') return `from-${timing.since}`
  return timing.kind === 'goodPractice' ? 'good-practice' : timing.kind
}

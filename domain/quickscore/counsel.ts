/** Rows for counsel: an action, its provisions, how far they bind, when we compared them. */
import type { Applicability } from '../law/applicability.ts'
import { type Citation, type DutySources, tellDuties } from '../law/duty-sentences.ts'
import type { PlannedAction } from './action-plan.ts'

export interface CounselRow {
  action: PlannedAction
  provisions: Citation[]
  /** "Required since 25 May 2018 (European Union)". */
  status: string
  /** ISO date; the oldest comparison of its provisions with our notes. */
  comparedOn: string
}

/** One row per action and status; the rows of one action follow each other. */
export function listCounselRows(
  list: readonly PlannedAction[],
  applicability: Applicability,
  sources: DutySources,
): CounselRow[] {
  return list.flatMap((action) => {
    const rows = new Map<string, CounselRow>()
    for (const told of tellDuties(action.duties, applicability, sources)) {
      const status = `${told.label} (${told.jurisdiction})`
      const row = rows.get(status) ?? { action, provisions: [], status, comparedOn: '' }
      const news = told.citations.filter(({ id }) => row.provisions.every((one) => one.id !== id))
      row.provisions.push(...news)
      rows.set(status, { ...row, comparedOn: oldest(row.provisions, sources) })
    }
    return [...rows.values()]
  })
}

function oldest(provisions: readonly Citation[], { references }: DutySources): string {
  return provisions.flatMap(({ id }) => references[id]?.comparedOn ?? []).sort()[0] ?? ''
}

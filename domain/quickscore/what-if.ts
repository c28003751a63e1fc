/** The result as it would be with some steps of the plan done. */
import type { Respondent } from '../law/reading.ts'
import type { PlannedAction } from './action-plan.ts'
import { type Asked, createReport, type Report } from './report.ts'

/** The same report from the same rules, with a Yes for each of `planned` (ids of questions). */
export function reportAsPlanned(
  asked: Asked,
  respondent: Respondent,
  planned: readonly string[],
): Report {
  const done = Object.fromEntries(planned.map((id) => [id, 1]))
  const answers = { ...respondent.answers, ...done }
  return createReport(asked, { ...respondent, answers })
}

/** "A1.B3": as planned steps stand in addresses. */
export function writePlanned(planned: readonly string[]): string {
  return planned.join('.')
}

/** The steps of `plan` that a text names, in its order; what it does not know is passed over. */
export function parsePlanned(text: string, plan: readonly PlannedAction[]): string[] {
  const named = new Set(text.split('.'))
  return plan.map(({ question }) => question.id).filter((id) => named.has(id))
}

/** The result with some steps of the plan done. */
import type { Respondent } from '../law/reading.ts'
import type { PlannedAction } from './action-plan.ts'
import { type Asked, createReport, type Report } from './report.ts'

/** The report with a Yes for each of `planned` (ids of questions). */
export function reportAsPlanned(
  asked: Asked,
  respondent: Respondent,
  planned: readonly string[],
): Report {
  const done = Object.fromEntries(planned.map((id) => [id, 1]))
  const answers = { ...respondent.answers, ...done }
  return createReport(asked, { ...respondent, answers })
}

/** "A1.B3": planned steps in an address. */
export function writePlanned(planned: readonly string[]): string {
  return planned.join('.')
}

/** The planned steps in a text, in the order of `plan`; unknown ids are ignored. */
export function parsePlanned(text: string, plan: readonly PlannedAction[]): string[] {
  const named = new Set(text.split('.'))
  return plan.map(({ question }) => question.id).filter((id) => named.has(id))
}

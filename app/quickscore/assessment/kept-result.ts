/**
 * The result as this tab keeps it, so that a reload loses nothing: gone with the tab, and with
 * "Take Another Assessment". Of the details only the company, which the report names.
 */
import * as z from 'zod/mini'
import { applicabilitySchema } from '../../../domain/law/applicability.ts'
import { submissionResultSchema } from '../../../domain/quickscore/assessment.ts'
import { userTypes } from '../../../domain/quickscore/questions.ts'
import { answerValues } from '../../../domain/quickscore/scoring.ts'
import type { AssessmentEvent } from './assessment.ts'
import { resultKey } from './kept.ts'

const keptSchema = z.object({
  /** Of the page that it belongs to: behind a private link another page stands at the same steps. */
  path: z.string(),
  userType: z.enum(userTypes),
  answers: z.record(z.string(), z.literal(answerValues)),
  company: z.string(),
  result: submissionResultSchema,
  applicability: applicabilitySchema,
  link: z.nullable(z.string()),
  completedOn: z.string(),
})

type Restored = Extract<AssessmentEvent, { type: 'restored' }>

export function keepResult({ userType, answers, outcome }: Omit<Restored, 'type'>): void {
  const { lead, ...rest } = outcome
  const kept = { path: location.pathname, userType, answers, company: lead.company, ...rest }
  try {
    sessionStorage.setItem(resultKey, JSON.stringify(kept))
  } catch {
    // Full or switched off: the result is on screen, and in the mail.
  }
}

/** Null for anything but a result of this page. */
export function findResult(): Restored | null {
  try {
    return parseResult(sessionStorage.getItem(resultKey) ?? '', location.pathname)
  } catch {
    return null
  }
}

export function parseResult(text: string, path: string): Restored | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return null
  }
  const kept = keptSchema.safeParse(parsed)
  if (!kept.success || kept.data.path !== path) return null
  const { userType, answers, company, result, applicability, link, completedOn } = kept.data
  const lead = { name: '', company, email: '' }
  const outcome = { lead, result, applicability, link, completedOn }
  return { type: 'restored', userType, answers, outcome }
}

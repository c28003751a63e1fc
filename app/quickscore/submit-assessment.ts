import type { UserType } from '../../domain/quickscore/questions.ts'
import { type Answers, scoreAnswers } from '../../domain/quickscore/scoring.ts'
import { type Lead, leadSchema, type SubmissionResult } from '../../domain/quickscore/submission.ts'
import { readAnswer, readRefusal } from '../api-client.ts'
import { questionsFor } from './questions.ts'

export type LeadField = keyof Lead
export type LeadErrors = Partial<Record<LeadField, string>>

export type SubmissionAnswer =
  | { kind: 'done'; result: SubmissionResult }
  | { kind: 'failed'; errors: LeadErrors }

export type PreparedSubmission =
  | { kind: 'ready'; lead: Lead; body: string }
  | { kind: 'missingUserType' }
  | { kind: 'invalid'; errors: LeadErrors }

/** What is wrong before anything is sent, else what to send. */
export function prepareSubmission(
  typed: Lead,
  userType: UserType | null,
  answers: Answers,
): PreparedSubmission {
  if (!userType) return { kind: 'missingUserType' }
  const lead = leadSchema.safeParse(typed)
  if (!lead.success) return { kind: 'invalid', errors: firstErrors(lead.error.issues) }
  return { kind: 'ready', lead: lead.data, body: writeSubmission(lead.data, userType, answers) }
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): LeadErrors {
  // Reversed, so that of several about one field the first is the one that stays.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse())
}

/** The body of `POST /api/quickscore/submit` (specification, section 7). */
function writeSubmission(lead: Lead, userType: UserType, answers: Answers): string {
  const { overallScore, band } = scoreAnswers(questionsFor[userType], answers)
  return JSON.stringify({ ...lead, user_type: userType, score: overallScore, band, answers })
}

/**
 * Sends `body` under `idempotencyKey`, so that a repeat after a lost answer stores nothing twice.
 * Never throws: what is not a success is a failure, with what can be put right at its field.
 */
export async function submitAssessment(
  body: string,
  idempotencyKey: string,
): Promise<SubmissionAnswer> {
  try {
    const response = await fetch('/api/quickscore/submit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
      body,
    })
    const { data } = readAnswer<SubmissionResult>(response, await response.text())
    return data ? { kind: 'done', result: data } : { kind: 'failed', errors: {} }
  } catch (error) {
    return { kind: 'failed', errors: pickLeadErrors(readRefusal(error).errors) }
  }
}

function pickLeadErrors(errors: Record<string, string> = {}): LeadErrors {
  const fields: LeadField[] = ['name', 'company', 'email']
  return Object.fromEntries(
    fields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  )
}

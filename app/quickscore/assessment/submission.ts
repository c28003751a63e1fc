import { type Dispatch, useRef, useState } from 'react'
import { lawConsentWording } from '../../../content/en/quickscore/law-news.ts'
import { toastWords } from '../../../content/en/quickscore/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import type { Applicability, HiringPlace } from '../../../domain/law/applicability.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { type Answers, scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import {
  type Lead,
  leadSchema,
  type SubmissionData,
} from '../../../domain/quickscore/submission.ts'
import { readAnswer, readRefusal } from '../../api-client.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { toast } from '../../ui/toast.tsx'
import { questionsFor } from '../questions.ts'
import type { Assessment, AssessmentEvent } from './assessment.ts'

export type LeadField = keyof Lead
export type LeadErrors = Partial<Record<LeadField, string>>

export type SubmissionAnswer =
  | { kind: 'done'; result: SubmissionData }
  | { kind: 'failed'; errors: LeadErrors }

export type PreparedSubmission =
  | { kind: 'ready'; lead: Lead; applicability: Applicability; body: string }
  | { kind: 'missingUserType' }
  | { kind: 'invalid'; errors: LeadErrors }

type ReadySubmission = Extract<PreparedSubmission, { kind: 'ready' }>

/** What is said at the details step beside the details. */
export interface Wishes {
  places: readonly HiringPlace[]
  /** To be told when the law moves. */
  wantsLawNews: boolean
  /** The register of tools goes from what is taken again to the new result. */
  movesRegister?: boolean
  /** What is taken again, and the token of the private link to it. */
  retake?: { token: string; applicability: Applicability; tools?: number } | undefined
}

/** What is wrong before anything is sent, else what to send. */
export function prepareSubmission(
  typed: Lead,
  { userType, answers }: { userType: UserType | null; answers: Answers },
  wishes: Wishes,
): PreparedSubmission {
  if (!userType) return { kind: 'missingUserType' }
  const lead = leadSchema.safeParse(typed)
  if (!lead.success) return { kind: 'invalid', errors: fieldErrors(lead.error.issues) }
  const { places, wantsLawNews, movesRegister, retake } = wishes
  const { places: _, ...said } = retake?.applicability ?? {}
  const applicability = places.length > 0 ? { ...said, places: [...places] } : said
  const { overallScore, band } = scoreAnswers(questionsFor[userType], answers)
  const body = JSON.stringify({
    ...lead.data,
    user_type: userType,
    score: overallScore,
    band,
    answers,
    applicability,
    earlier: retake?.token,
    moves_register: retake?.tools ? movesRegister : undefined,
    law_consent: wantsLawNews ? lawConsentWording : undefined,
  })
  return { kind: 'ready', lead: lead.data, applicability, body }
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
    const { data } = readAnswer<SubmissionData>(response, await response.text())
    return data ? { kind: 'done', result: data } : { kind: 'failed', errors: {} }
  } catch (error) {
    return { kind: 'failed', errors: pickLeadErrors(readRefusal(error).errors) }
  }
}

/** What stays wrong while somebody types: an error goes as soon as its field is right. */
export function stillWrong(errors: LeadErrors, before: Lead, typed: Lead): LeadErrors {
  const lead = leadSchema.safeParse(typed)
  const found: LeadErrors = lead.success ? {} : fieldErrors(lead.error.issues)
  const fields = leadFields.filter((field) => errors[field])
  return Object.fromEntries(
    fields.flatMap((field) => {
      const message = before[field] === typed[field] ? errors[field] : found[field]
      return message ? [[field, message]] : []
    }),
  )
}

const leadFields: readonly LeadField[] = ['name', 'company', 'email']

function pickLeadErrors(errors: Record<string, string> = {}): LeadErrors {
  return Object.fromEntries(
    leadFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])),
  )
}

/** Sends the assessment once, tells how it went, and says which fields can be put right. */
export function useSubmission(
  assessment: Assessment,
  dispatch: Dispatch<AssessmentEvent>,
  fetchResults: () => Promise<unknown>,
) {
  const [errors, setErrors] = useState<LeadErrors>({})
  const [refusals, setRefusals] = useState(0)
  const [keyFor] = useState(createKeyRing)
  // State would change only with the next render; a double click is faster than that.
  const isInFlight = useRef(false)

  const refuse = (found: LeadErrors) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  const send = async ({ lead, applicability, body }: ReadySubmission) => {
    setErrors({})
    dispatch({ type: 'submitted' })
    // A report that could not be shown afterwards would be lost: without it nothing is sent.
    const answer = await fetchResults().then(
      () => submitAssessment(body, keyFor(body)),
      () => ({ kind: 'failed' as const, errors: {} }),
    )
    if (answer.kind === 'failed') {
      refuse(answer.errors)
      dispatch({ type: 'failed' })
      return toast({ ...toastWords.failure, variant: 'destructive' })
    }
    const completedOn = new Date().toISOString()
    const { private_link: link = null, ...result } = answer.result
    const outcome = { lead, result, applicability, link, completedOn }
    dispatch({ type: 'completed', outcome })
    toast(toastWords.success)
  }

  const submit = async (typed: Lead, wishes: Wishes) => {
    if (isInFlight.current) return
    const prepared = prepareSubmission(typed, assessment, wishes)
    if (prepared.kind === 'missingUserType') {
      return toast({ ...toastWords.missingUserType, variant: 'destructive' })
    }
    if (prepared.kind === 'invalid') return refuse(prepared.errors)
    isInFlight.current = true
    await send(prepared)
    isInFlight.current = false
  }
  const recheck = (before: Lead, typed: Lead) => {
    if (Object.keys(errors).length > 0) setErrors(stillWrong(errors, before, typed))
  }
  return { submit, errors, refusals, recheck }
}

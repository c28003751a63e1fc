import { type Dispatch, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lawConsentWording } from '../../../content/en/quickscore/law-news.ts'
import { toastWords } from '../../../content/en/quickscore/words.ts'
import { fieldErrors } from '../../../domain/field-errors.ts'
import { resultEndPaths } from '../../../domain/quickscore/result-link.ts'
import { scoreAnswers } from '../../../domain/quickscore/scoring.ts'
import {
  type Lead,
  leadSchema,
  type SubmissionData,
} from '../../../domain/quickscore/submission.ts'
import { readAnswer, readRefusal } from '../../api-client.ts'
import { createKeyRing } from '../../idempotency-key.ts'
import { dismissToast, toast } from '../../ui/toast.tsx'
import { questionsFor } from '../questions.ts'
import type { Assessment, AssessmentEvent } from './assessment.ts'
import { doneKey, type RetakeOf, tryStorage } from './kept.ts'

export type LeadField = keyof Lead
export type LeadErrors = Partial<Record<LeadField, string>>

export type SubmissionAnswer =
  | { kind: 'done'; result: SubmissionData }
  | { kind: 'failed'; errors: LeadErrors }

export type PreparedSubmission =
  | { kind: 'ready'; body: string }
  | { kind: 'missingUserType' }
  | { kind: 'invalid'; errors: LeadErrors }

/** The result that is retaken, and the token of its private link. */
export type Retaken = Pick<RetakeOf, 'token' | 'applicability'> & Partial<Pick<RetakeOf, 'tools'>>

type Prepared = Pick<Assessment, 'userType' | 'answers' | 'places' | 'details'>

/** Validates before sending: the errors, or the body to send. */
export function prepareSubmission(
  { userType, answers, places, details }: Prepared,
  retake?: Retaken,
): PreparedSubmission {
  if (!userType) return { kind: 'missingUserType' }
  const lead = leadSchema.safeParse(details.lead)
  if (!lead.success) return { kind: 'invalid', errors: fieldErrors(lead.error.issues) }
  const { places: _, ...said } = retake?.applicability ?? {}
  const hires = places.filter((place) => place !== 'unsaid')
  const { overallScore, band } = scoreAnswers(questionsFor[userType], answers)
  const body = JSON.stringify({
    ...lead.data,
    user_type: userType,
    score: overallScore,
    band,
    answers,
    applicability: hires.length > 0 ? { ...said, places: hires } : said,
    earlier: retake?.token,
    moves_register: retake?.tools ? details.movesRegister : undefined,
    law_consent: details.wantsLawNews ? lawConsentWording : undefined,
  })
  return { kind: 'ready', body }
}

/**
 * Sends `body` under `idempotencyKey`, so that a retry after a lost response stores nothing twice.
 * Never throws: anything but a success is a failure, with errors by field where there are any.
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
    return { kind: 'failed', errors: readRefusal(error).errors ?? {} }
  }
}

/** The errors that remain after a change: each is removed as soon as its field is valid. */
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

/**
 * Sends the assessment once and opens its result, or shows errors. An unchanged assessment that was
 * sent before opens the earlier result.
 */
export function useSubmission(
  assessment: Assessment,
  dispatch: Dispatch<AssessmentEvent>,
  retake: Retaken | undefined,
  onRefused: () => void,
) {
  const [errors, setErrors] = useState<LeadErrors>({})
  const [hasFailed, setFailed] = useState(false)
  const [keyFor] = useState(createKeyRing)
  // A ref, since state changes only with the next render and a double click is faster.
  const isInFlight = useRef(false)
  useReturn(() => {
    isInFlight.current = false
    dispatch({ type: 'failed' })
  })

  const refuse = (found: LeadErrors) => {
    setErrors(found)
    onRefused()
  }

  const send = async (body: string) => {
    isInFlight.current = true
    dispatch({ type: 'submitted' })
    const answer = await submitAssessment(body, keyFor(body))
    if (answer.kind === 'done') {
      const { private_link: link = resultEndPaths.deleted } = answer.result
      // Flushed, so that effects update the storage before the page unloads.
      flushSync(() => dispatch({ type: 'completed', sent: { body, link } }))
      return showResult(link, true)
    }
    isInFlight.current = false
    setFailed(true)
    refuse(answer.errors)
    dispatch({ type: 'failed' })
    toast({ ...toastWords.failure, variant: 'destructive' })
  }

  const submit = () => {
    if (isInFlight.current) return
    dismissToast()
    setFailed(false)
    const prepared = prepareSubmission(assessment, retake)
    if (prepared.kind === 'missingUserType') {
      return toast({ ...toastWords.missingUserType, variant: 'destructive' })
    }
    if (prepared.kind === 'invalid') return refuse(prepared.errors)
    setErrors({})
    const { sent } = assessment
    if (sent?.body === prepared.body) return showResult(sent.link, false)
    void send(prepared.body)
  }
  const recheck = (before: Lead, typed: Lead) => {
    if (Object.keys(errors).length > 0) setErrors(stillWrong(errors, before, typed))
  }
  return { submit, errors, recheck, hasFailed }
}

/** Opens the result; the page of a new one shows a toast once (public/result.js). */
function showResult(link: string, isNew: boolean): void {
  if (isNew) tryStorage(() => sessionStorage.setItem(doneKey, link))
  location.assign(link)
}

/** Runs `act` when the page is restored from the back/forward cache, left while submitting. */
function useReturn(act: () => void): void {
  const run = useEffectEvent(act)
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && run()
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
}

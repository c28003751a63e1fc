import { type Dispatch, useRef, useState } from 'react'
import { toastWords } from '../../content/quickscore/words.ts'
import type { Lead } from '../../domain/quickscore/submission.ts'
import { createKeyRing } from '../idempotency-key.ts'
import { toast } from '../ui/toast.tsx'
import type { Assessment, AssessmentEvent } from './assessment.ts'
import { loadResults } from './late-results.tsx'
import { type LeadErrors, prepareSubmission, submitAssessment } from './submit-assessment.ts'

/** Sends the assessment once, tells how it went, and says which fields can be put right. */
export function useSubmission(assessment: Assessment, dispatch: Dispatch<AssessmentEvent>) {
  const [errors, setErrors] = useState<LeadErrors>({})
  const [keyFor] = useState(createKeyRing)
  // State would change only with the next render; a double click is faster than that.
  const isInFlight = useRef(false)

  const send = async (lead: Lead, body: string) => {
    setErrors({})
    dispatch({ type: 'submitted' })
    // A report that could not be shown afterwards would be lost: without it nothing is sent.
    const answer = await loadResults().then(
      () => submitAssessment(body, keyFor(body)),
      () => ({ kind: 'failed' as const, errors: {} }),
    )
    if (answer.kind === 'failed') {
      setErrors(answer.errors)
      dispatch({ type: 'failed' })
      return toast({ ...toastWords.failure, variant: 'destructive' })
    }
    const completedOn = new Date().toISOString()
    dispatch({ type: 'completed', outcome: { lead, result: answer.result, completedOn } })
    toast(toastWords.success)
  }

  const submit = async (typed: Lead) => {
    if (isInFlight.current) return
    const prepared = prepareSubmission(typed, assessment.userType, assessment.answers)
    if (prepared.kind === 'missingUserType') {
      return toast({ ...toastWords.missingUserType, variant: 'destructive' })
    }
    if (prepared.kind === 'invalid') return setErrors(prepared.errors)
    isInFlight.current = true
    await send(prepared.lead, prepared.body)
    isInFlight.current = false
  }
  return { submit, errors }
}

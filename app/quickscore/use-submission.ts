import { type Dispatch, useRef, useState } from 'react'
import { toastWords } from '../../content/quickscore.ts'
import { type Lead, leadSchema } from '../../domain/quickscore/submission.ts'
import { toast } from '../ui/toast.tsx'
import type { Assessment, AssessmentEvent } from './assessment.ts'
import {
  createKeyRing,
  type LeadErrors,
  submitAssessment,
  writeSubmission,
} from './submit-assessment.ts'

/** Sends the assessment once, tells how it went, and says which fields can be put right. */
export function useSubmission(assessment: Assessment, dispatch: Dispatch<AssessmentEvent>) {
  const [errors, setErrors] = useState<LeadErrors>({})
  const [keyFor] = useState(createKeyRing)
  // State would change only with the next render; a double click is faster than that.
  const isInFlight = useRef(false)

  const submit = async (typed: Lead) => {
    const { userType, answers } = assessment
    if (isInFlight.current) return
    if (!userType) return toast({ ...toastWords.missingUserType, variant: 'destructive' })
    const lead = leadSchema.safeParse(typed)
    if (!lead.success) return setErrors(firstErrors(lead.error.issues))
    isInFlight.current = true
    setErrors({})
    dispatch({ type: 'submitted' })
    const body = writeSubmission(lead.data, userType, answers)
    const answer = await submitAssessment(body, keyFor(body))
    isInFlight.current = false
    if (answer.kind === 'done') {
      const completedOn = new Date().toISOString()
      dispatch({
        type: 'completed',
        outcome: { lead: lead.data, result: answer.result, completedOn },
      })
      return toast(toastWords.success)
    }
    setErrors(answer.errors)
    dispatch({ type: 'failed' })
    toast({ ...toastWords.failure, variant: 'destructive' })
  }
  return { submit, errors }
}

function firstErrors(issues: readonly { path: PropertyKey[]; message: string }[]): LeadErrors {
  // Reversed, so that of several about one field the first is the one that stays.
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse())
}

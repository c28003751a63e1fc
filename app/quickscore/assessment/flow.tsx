/**
 * The questions, the check and the details; a late module, fetched shortly before the start.
 *
 * Props: `assessment` and `dispatch`; `place`, the step to show; `progressKey`; `retake` when an
 * earlier assessment is retaken.
 */
import type { Dispatch } from 'react'
import { Toaster } from '../../ui/toast.tsx'
import { questionsFor } from '../questions.ts'
import { AnswerCheck } from './answer-check.tsx'
import type { Assessment, AssessmentEvent, Place } from './assessment.ts'
import type { RetakeOf } from './kept.ts'
import { LeadStep } from './lead-step.tsx'
import { useKeepingProgress } from './progress.ts'
import { QuestionStep } from './question-step.tsx'

export { findProgress, findTabState, putAside } from './progress.ts'

export interface FlowProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  place: Place
  progressKey: string
  retake?: RetakeOf | undefined
}

export function Flow(props: FlowProps) {
  useKeepingProgress(props.progressKey, props.assessment, props.place)
  return (
    <>
      <Step {...props} />
      <Toaster />
    </>
  )
}

function Step({ assessment, dispatch, place, retake }: FlowProps) {
  const { userType } = assessment
  if (!userType) return null
  const asked = { assessment, dispatch, questions: questionsFor[userType] }
  if (place.step === 1) return <QuestionStep {...asked} index={place.index} />
  if (place.step === 'check') return <AnswerCheck {...asked} />
  return <LeadStep {...asked} retake={retake} userType={userType} />
}

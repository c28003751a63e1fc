/**
 * The steps before the result on one page, each with its own fragment. The page ships the landing
 * step alone; the others are fetched once a role is chosen.
 *
 * Props: `ids` of the questions; `start` renders the landing step; `retake` when an earlier
 * assessment is retaken; `earlier`, known values; `refused`, why the action refused a plain form.
 */
import { type Dispatch, type ReactNode, useEffect, useReducer, useState } from 'react'
import { createKey } from '../idempotency-key.ts'
import { lateModule } from '../islands/late-module.ts'
import { goTo, useStep } from './assessment/address.ts'
import {
  type AssessmentEvent,
  beginAssessment,
  type Earlier,
  type Progress,
  placeAt,
  type QuestionIds,
  reduceAssessment,
  stepOf,
} from './assessment/assessment.ts'
import { progressKey, type RetakeOf, type StartProps, useKept } from './assessment/kept.ts'

const lateFlow = lateModule(() => import('./assessment/flow.tsx'))

interface StepsProps {
  ids: QuestionIds
  start: (props: StartProps) => ReactNode
  retake?: RetakeOf
  earlier?: Earlier | undefined
  refused?: string | undefined
}

export function QuickscoreSteps({ ids, start, retake, earlier, refused }: StepsProps) {
  const [assessment, dispatch] = useReducer(reduceAssessment, null, () =>
    beginAssessment(ids, earlier),
  )
  const [isLost, setLost] = useState(false)
  const key = progressKey(retake?.created_at)
  const step = useStep()
  const { run, userType } = assessment
  const kept = useKept({ key, step, run, dispatch, fetchReader: lateFlow.fetch })
  useEffect(() => {
    // If this fails, starting fetches again and reports a failure.
    if (userType) lateFlow.fetch().catch(() => {})
  }, [userType])

  /** Shows a step once its script is loaded. */
  const leadTo = (first: string, event: AssessmentEvent) => {
    setLost(false)
    const giveUp = () => {
      setLost(true)
      dispatch({ type: 'agreementClosed' })
    }
    lateFlow.fetch().then(() => {
      dispatch(event)
      goTo(first)
    }, giveUp)
  }
  const dispatchAtStart: Dispatch<AssessmentEvent> = (event) => {
    if (event.type !== 'started') return dispatch(event)
    if (kept.progress) kept.discard()
    leadTo(stepOf(0), event)
  }
  const resume = ({ step: reached, index, ...state }: Progress) =>
    leadTo(reached === 2 ? 'details' : stepOf(index), {
      type: 'resumed',
      state: { ...state, run: state.run || createKey() },
    })

  const place = placeAt(step, assessment)
  const Flow = lateFlow.current?.Flow
  if (place.step === 0 || !Flow) {
    return start({
      assessment,
      dispatch: dispatchAtStart,
      kept,
      onResume: resume,
      isLost,
      refused,
    })
  }
  return (
    <Flow
      assessment={assessment}
      dispatch={dispatch}
      place={place}
      progressKey={key}
      retake={retake}
    />
  )
}

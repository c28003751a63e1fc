/**
 * The steps before the result on one page, each at an address of its own. The landing step is all
 * that who only opens the page needs; the others come when somebody is about to begin.
 *
 * Props: `ids` of the questions; `start` shows the landing step; `retake` where earlier answers are
 * taken again; `earlier`, what is known of the respondent; `refused`, why a plain form did not start it.
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
    // Should it fail, starting asks again, and says so.
    if (userType) lateFlow.fetch().catch(() => {})
  }, [userType])

  /** No step is shown before its script is there. */
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

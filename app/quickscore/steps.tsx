/**
 * The four steps on one page, shown by their number. The landing step is all that who only opens the
 * page needs; the others come when somebody is about to begin.
 *
 * Props: `ids` of the questions; `scores` of all; `start` shows the landing step; `retake` where
 * earlier answers are taken again; `earlier`, what is known of the respondent: the role, and the
 * answers that still are answers; `refused`, why a plain form did not start it.
 */
import { type Dispatch, type ReactNode, useEffect, useReducer, useState } from 'react'
import type { ScoreCounts } from '../../domain/quickscore/spread.ts'
import { lateModule } from '../islands/late-module.ts'
import {
  type Assessment,
  type AssessmentEvent,
  beginAssessment,
  type QuestionIds,
  reduceAssessment,
} from './assessment/assessment.ts'
import { progressKey, type RetakeOf, type StartProps, useKept } from './assessment/kept.ts'

const lateFlow = lateModule(() => import('./assessment/flow.tsx'))

interface StepsProps {
  ids: QuestionIds
  /** What the result is compared with. */
  scores: ScoreCounts
  start: (props: StartProps) => ReactNode
  retake?: RetakeOf
  earlier?: Pick<Assessment, 'userType' | 'answers'> | undefined
  refused?: string | undefined
}

export function QuickscoreSteps({ ids, scores, start, retake, earlier, refused }: StepsProps) {
  const [assessment, dispatch] = useReducer(reduceAssessment, null, () =>
    beginAssessment(ids, earlier),
  )
  const [isLost, setLost] = useState(false)
  const key = progressKey(retake?.created_at)
  const kept = useKept(key, lateFlow.fetch, (restored) => {
    // Without the report's script the landing step stays; the private link still leads to it.
    const show = () => dispatch(restored)
    lateFlow.current?.lateResults.fetch().then(show, () => {})
  })
  const { step, userType } = assessment
  useEffect(() => {
    // Should it fail, starting asks again, and says so.
    if (userType) lateFlow.fetch().catch(() => {})
  }, [userType])

  /** No step is shown before its script is there. */
  const startWhenReady: Dispatch<AssessmentEvent> = (event) => {
    if (event.type !== 'started' && event.type !== 'resumed') return dispatch(event)
    setLost(false)
    const giveUp = () => {
      setLost(true)
      dispatch({ type: 'agreementClosed' })
    }
    lateFlow.fetch().then(() => dispatch(event), giveUp)
  }

  const Flow = lateFlow.current?.Flow
  if (step > 0 && Flow) {
    return (
      <Flow
        assessment={assessment}
        dispatch={dispatch}
        progressKey={key}
        retake={retake}
        scores={scores}
      />
    )
  }
  return start({ assessment, dispatch: startWhenReady, kept, isLost, refused })
}

/**
 * Questions, details and result, with all that they need: fetched once somebody is about to begin.
 *
 * Props: `assessment` and `dispatch`; `progressKey`; `scores` of all; `retake` where earlier answers
 * are taken again.
 */
import { type Dispatch, useEffect, useState } from 'react'
import type { HiringPlace } from '../../../domain/law/applicability.ts'
import type { ScoreCounts } from '../../../domain/quickscore/spread.ts'
import type { Lead } from '../../../domain/quickscore/submission.ts'
import { Toaster } from '../../ui/toast.tsx'
import type { Assessment, AssessmentEvent } from './assessment.ts'
import type { RetakeOf } from './kept.ts'
import { lateResults } from './late-results.ts'
import { LeadStep } from './lead-step.tsx'
import { useKeepingProgress } from './progress.ts'
import { QuestionStep } from './question-step.tsx'
import { useSubmission } from './submission.ts'

export { findResult } from './kept-result.ts'
export { lateResults } from './late-results.ts'
export { findProgress } from './progress.ts'

interface FlowProps {
  assessment: Assessment
  dispatch: Dispatch<AssessmentEvent>
  progressKey: string
  scores: ScoreCounts
  retake?: RetakeOf | undefined
}

export function Flow(props: FlowProps) {
  return (
    <>
      <Steps {...props} />
      <Toaster />
    </>
  )
}

const emptyLead: Lead = { name: '', company: '', email: '' }

function Steps({ assessment, dispatch, progressKey, scores, retake }: FlowProps) {
  // Kept here and not in the step, so that going back to the questions loses nothing typed.
  const [lead, setLead] = useState(retake?.lead ?? emptyLead)
  const [places, setPlaces] = useState<HiringPlace[]>(retake?.applicability.places ?? [])
  const [wantsLawNews, setWantsLawNews] = useState(false)
  const [movesRegister, setMovesRegister] = useState(true)
  useKeepingProgress(progressKey, assessment)
  const { submit, errors, refusals, recheck } = useSubmission(
    assessment,
    dispatch,
    lateResults.fetch,
  )

  const isNearEnd = isLastQuestion(assessment) || assessment.step === 2
  useEffect(() => {
    // Should it fail, submitting asks again and says so before anything is sent.
    if (isNearEnd) lateResults.fetch().catch(() => {})
  }, [isNearEnd])

  if (assessment.step === 1) return <QuestionStep assessment={assessment} dispatch={dispatch} />
  if (assessment.step === 2) {
    return (
      <LeadStep
        assessment={assessment}
        errors={errors}
        refusals={refusals}
        lead={lead}
        movesRegister={movesRegister}
        onLawNews={setWantsLawNews}
        onMoving={setMovesRegister}
        onPlaces={setPlaces}
        places={places}
        onBack={() => dispatch({ type: 'wentBack' })}
        onCheck={() => dispatch({ type: 'checkOpened' })}
        onChange={(typed) => {
          recheck(lead, typed)
          setLead(typed)
        }}
        onSubmit={() => void submit(lead, { places, wantsLawNews, movesRegister, retake })}
        tools={retake?.tools ?? 0}
        wantsLawNews={wantsLawNews}
      />
    )
  }
  const Results = lateResults.current?.Results
  if (assessment.step !== 3 || !Results) return null
  return <Results assessment={assessment} earlier={retake} scores={scores} />
}

function isLastQuestion({ step, userType, ids, index }: Assessment): boolean {
  return step === 1 && userType !== null && index === ids[userType].length - 1
}

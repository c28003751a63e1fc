/**
 * The four steps on one page, shown by their number.
 *
 * Props: `benchmark`; `retake` where earlier answers are taken again, behind their private link.
 */
import { useEffect, useReducer, useState } from 'react'
import { bankHistory } from '../../content/quickscore/question-bank.ts'
import type { Place } from '../../domain/law/applicability.ts'
import { keepAnswers } from '../../domain/quickscore/comparison.ts'
import type { Retake } from '../../domain/quickscore/result-link.ts'
import type { ScoreCounts } from '../../domain/quickscore/spread.ts'
import type { Lead } from '../../domain/quickscore/submission.ts'
import { lateModule } from '../islands/late-module.ts'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { type Assessment, initialAssessment, reduceAssessment } from './assessment/assessment.ts'
import { LeadStep } from './assessment/lead-step.tsx'
import { useKeptProgress } from './assessment/progress.ts'
import { QuestionStep } from './assessment/question-step.tsx'
import { useSubmission } from './assessment/submission.ts'
import type { Benchmark } from './landing/benchmark-card.tsx'
import { Landing } from './landing/landing.tsx'
import { RetakeStart } from './landing/retake-start.tsx'
import { questionsFor } from './questions.ts'

/** Who only opens the page does not need the report and the law behind it. */
const lateResults = lateModule(() => import('./report/results.tsx'))

/** What is taken again, and the token of the link that led here. */
export interface RetakeOf extends Retake {
  token: string
}

interface StepsProps {
  benchmark: Benchmark
  /** What the result is compared with. */
  scores: ScoreCounts
  retake?: RetakeOf
}

export function QuickscoreSteps(props: StepsProps) {
  return (
    <TooltipProvider>
      <Steps {...props} />
      <Toaster />
    </TooltipProvider>
  )
}

const emptyLead: Lead = { name: '', company: '', email: '' }

function Steps({ benchmark, scores, retake }: StepsProps) {
  const [assessment, dispatch] = useReducer(reduceAssessment, retake, beginWith)
  // Kept here and not in the step, so that going back to the questions loses nothing typed.
  const [lead, setLead] = useState(retake?.lead ?? emptyLead)
  const [places, setPlaces] = useState<Place[]>(retake?.applicability.places ?? [])
  const [wantsLawNews, setWantsLawNews] = useState(false)
  const kept = useKeptProgress(assessment, retake?.created_at)
  const { submit, errors } = useSubmission(assessment, dispatch, lateResults.fetch)

  const hasStarted = assessment.step > 0
  useEffect(() => {
    // Should it fail, submitting asks again and says so before anything is sent.
    if (hasStarted) lateResults.fetch().catch(() => {})
  }, [hasStarted])

  if (assessment.step === 1) return <QuestionStep assessment={assessment} dispatch={dispatch} />
  if (assessment.step === 2) {
    return (
      <LeadStep
        assessment={assessment}
        errors={errors}
        lead={lead}
        onLawNews={setWantsLawNews}
        onPlaces={setPlaces}
        places={places}
        onBack={() => dispatch({ type: 'wentBack' })}
        onChange={setLead}
        onSubmit={() => void submit(lead, { places, wantsLawNews, retake })}
        wantsLawNews={wantsLawNews}
      />
    )
  }
  if (assessment.step === 3) {
    const Results = lateResults.current?.Results
    if (!Results) return null
    return <Results assessment={assessment} scores={scores} isRetake={retake !== undefined} />
  }
  if (retake) {
    return <RetakeStart assessment={assessment} dispatch={dispatch} kept={kept} retake={retake} />
  }
  return <Landing assessment={assessment} benchmark={benchmark} dispatch={dispatch} kept={kept} />
}

/** With the earlier answers that still are answers, where there are any. */
function beginWith(retake: RetakeOf | undefined): Assessment {
  if (!retake) return initialAssessment
  const { user_type: userType } = retake
  const answers = keepAnswers(questionsFor[userType], bankHistory, retake)
  return { ...initialAssessment, userType, answers }
}

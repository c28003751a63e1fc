import { useEffect, useReducer, useState } from 'react'
import { quickscoreMeta } from '../../content/quickscore/words.ts'
import type { Place } from '../../domain/law/applicability.ts'
import type { Lead } from '../../domain/quickscore/submission.ts'
import { lateModule } from '../islands/late-module.ts'
import { servicesContext } from '../services.ts'
import { pageMeta } from '../site/page-meta.ts'
import { Toaster } from '../ui/toast.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import type { Route } from './+types/page.ts'
import { initialAssessment, reduceAssessment } from './assessment/assessment.ts'
import { LeadStep } from './assessment/lead-step.tsx'
import { useKeptProgress } from './assessment/progress.ts'
import { QuestionStep } from './assessment/question-step.tsx'
import { useSubmission } from './assessment/submission.ts'
import type { Benchmark } from './landing/benchmark-card.tsx'
import { Landing } from './landing/landing.tsx'
import './quickscore.css'

/** Who only opens the page does not need the report and the law behind it. */
const lateResults = lateModule(() => import('./report/results.tsx'))

export const handle = { interactive: true }

export const meta: Route.MetaFunction = (args) => pageMeta(quickscoreMeta, args)

export async function loader({ context }: Route.LoaderArgs) {
  return { benchmark: await context.get(servicesContext).quickscore.readBenchmark() }
}

export default function QuickscorePage({ loaderData }: Route.ComponentProps) {
  return (
    <TooltipProvider>
      <Steps benchmark={loaderData.benchmark} />
      <Toaster />
    </TooltipProvider>
  )
}

const emptyLead: Lead = { name: '', company: '', email: '' }

/** The four steps on one page, shown by their number. */
function Steps({ benchmark }: { benchmark: Benchmark }) {
  const [assessment, dispatch] = useReducer(reduceAssessment, initialAssessment)
  // Kept here and not in the step, so that going back to the questions loses nothing typed.
  const [lead, setLead] = useState(emptyLead)
  const [places, setPlaces] = useState<Place[]>([])
  const kept = useKeptProgress(assessment)
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
        onPlaces={setPlaces}
        places={places}
        onBack={() => dispatch({ type: 'wentBack' })}
        onChange={setLead}
        onSubmit={() => void submit(lead, places)}
      />
    )
  }
  if (assessment.step === 3) {
    const Results = lateResults.current?.Results
    return Results ? <Results assessment={assessment} benchmark={benchmark} /> : null
  }
  return <Landing assessment={assessment} benchmark={benchmark} dispatch={dispatch} kept={kept} />
}

import { useEffect, useReducer, useState } from 'react'
import type { Lead } from '../../domain/quickscore/submission.ts'
import { initialAssessment, reduceAssessment } from './assessment.ts'
import type { Benchmark } from './benchmark-card.tsx'
import { Landing } from './landing.tsx'
import './quickscore.css'
import { LateResults, loadResults } from './late-results.tsx'
import { LeadStep } from './lead-step.tsx'
import { QuestionStep } from './question-step.tsx'
import { useKeptProgress } from './use-kept-progress.ts'
import { useSubmission } from './use-submission.ts'

const emptyLead: Lead = { name: '', company: '', email: '' }

/** The four steps on one page, shown by their number (specification, section 2). */
export function Steps({ benchmark }: { benchmark: Benchmark }) {
  const [assessment, dispatch] = useReducer(reduceAssessment, initialAssessment)
  // Kept here and not in the step, so that going back to the questions loses nothing typed.
  const [lead, setLead] = useState(emptyLead)
  const kept = useKeptProgress(assessment)
  const { submit, errors } = useSubmission(assessment, dispatch)

  const hasStarted = assessment.step > 0
  useEffect(() => {
    // Should it fail, submitting asks again and says so before anything is sent.
    if (hasStarted) loadResults().catch(() => {})
  }, [hasStarted])

  if (assessment.step === 1) return <QuestionStep assessment={assessment} dispatch={dispatch} />
  if (assessment.step === 2) {
    return (
      <LeadStep
        assessment={assessment}
        errors={errors}
        lead={lead}
        onBack={() => dispatch({ type: 'wentBack' })}
        onChange={setLead}
        onSubmit={() => void submit(lead)}
      />
    )
  }
  if (assessment.step === 3) {
    return <LateResults assessment={assessment} benchmark={benchmark} />
  }
  return <Landing assessment={assessment} benchmark={benchmark} dispatch={dispatch} kept={kept} />
}

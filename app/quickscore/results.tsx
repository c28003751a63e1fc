import { useEffect, useMemo, useRef } from 'react'
import type { Assessment } from './assessment.ts'
import type { Benchmark } from './benchmark-card.tsx'
import { DomainBreakdown } from './domain-breakdown.tsx'
import { FocusAreas } from './focus-areas.tsx'
import { OverallScore } from './overall-score.tsx'
import { Plan } from './plan.tsx'
import { createReport } from './report.ts'
import { ReportHead } from './report-head.tsx'
import { ReportNotes } from './report-notes.tsx'
import { TopActions } from './top-actions.tsx'
import { useStepFocus } from './use-step-focus.ts'
import { WayToNextBand } from './way-to-next-band.tsx'

interface ResultsProps {
  assessment: Assessment
  benchmark: Benchmark
}

/** Step 3: set like the first page of an audit report, on screen and on A4. */
export function Results({ assessment, benchmark }: ResultsProps) {
  const { userType, answers, outcome } = assessment
  const heading = useStepFocus('results')
  const sheet = useRef<HTMLDivElement>(null)
  useOpenOnPaper(sheet)
  const report = useMemo(
    () => (userType && outcome ? createReport(userType, answers, outcome.result) : null),
    [userType, answers, outcome],
  )
  if (!report || !userType || !outcome) return null
  return (
    <div className="report page grid gap-12 py-12 lg:py-16 print:gap-6 print:py-0" ref={sheet}>
      <ReportHead heading={heading} outcome={outcome} userType={userType} />
      <div className="grid gap-12 lg:grid-cols-12 print:grid-cols-12 print:gap-6">
        <div className="lg:col-span-5 print:col-span-5">
          <OverallScore benchmark={benchmark} report={report} />
        </div>
        <div className="lg:col-span-7 print:col-span-7">
          <DomainBreakdown breakdown={report.breakdown} />
        </div>
      </div>
      <FocusAreas breakdown={report.breakdown} plan={report.plan} />
      <TopActions plan={report.plan} />
      <WayToNextBand score={report.overallScore} way={report.way} />
      <Plan plan={report.plan} />
      <ReportNotes email={outcome.lead.email} />
    </div>
  )
}

/** Browsers that cannot print folded details by style alone get them opened, and closed again. */
function useOpenOnPaper(sheet: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = []
    const open = () => {
      opened = [
        ...(sheet.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ]
      for (const details of opened) details.open = true
    }
    const close = () => {
      for (const details of opened) details.open = false
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', close)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', close)
    }
  }, [sheet])
}

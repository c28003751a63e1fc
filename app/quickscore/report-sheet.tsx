/**
 * The whole report: set like the first page of an audit report, on screen and on A4.
 *
 * Props: `report`, `facts`, `benchmark`; `heading` and `sheet` for whoever moves the focus or
 * prints; `isStatic` where no script will run; `action` in the head; children are the notes.
 */
import type { ReactNode, RefObject } from 'react'
import type { Benchmark } from './benchmark-card.tsx'
import { DomainBreakdown } from './domain-breakdown.tsx'
import { FocusAreas } from './focus-areas.tsx'
import { OverallScore } from './overall-score.tsx'
import { Plan } from './plan.tsx'
import type { Report } from './report.ts'
import { type ReportFacts, ReportHead } from './report-head.tsx'
import { TopActions } from './top-actions.tsx'
import { WayToNextBand } from './way-to-next-band.tsx'

interface ReportSheetProps {
  report: Report
  facts: ReportFacts
  benchmark: Benchmark
  heading?: RefObject<HTMLHeadingElement | null>
  sheet?: RefObject<HTMLDivElement | null>
  isStatic?: boolean
  action: ReactNode
  children: ReactNode
}

export function ReportSheet(props: ReportSheetProps) {
  const { report, facts, benchmark, heading, sheet, isStatic = false, action, children } = props
  return (
    <div className="report page grid gap-12 py-12 lg:py-16 print:gap-6 print:py-0" ref={sheet}>
      <ReportHead action={action} facts={facts} heading={heading} />
      <div className="grid gap-12 lg:grid-cols-12 print:grid-cols-12 print:gap-6">
        <div className="lg:col-span-5 print:col-span-5">
          <OverallScore benchmark={benchmark} report={report} />
        </div>
        <div className="lg:col-span-7 print:col-span-7">
          <DomainBreakdown breakdown={report.breakdown} isStatic={isStatic} />
        </div>
      </div>
      <FocusAreas breakdown={report.breakdown} plan={report.plan} />
      <TopActions plan={report.plan} />
      <WayToNextBand score={report.overallScore} way={report.way} />
      <Plan isStatic={isStatic} plan={report.plan} />
      {children}
    </div>
  )
}

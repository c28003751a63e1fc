/**
 * The whole report: set like the first page of an audit report, on screen and on A4.
 *
 * Props: `report`, `facts`, `benchmark`; `heading` and `sheet` for the screen that moves the focus or
 * prints; `isStatic` where no script will run; `action` in the head; children are the notes.
 */
import type { ReactNode, RefObject } from 'react'
import { brand } from '../../../content/brand.ts'
import { reportWords, respondents } from '../../../content/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import type { PlannedAction, WayToNextBand as Way } from '../../../domain/quickscore/action-plan.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { describeFocus, summariseWay } from '../../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, needsFocus } from '../../../domain/quickscore/scoring.ts'
import { fill, longDate, points } from '../../../domain/wording.ts'
import { ToneShape } from '../../ui/status-mark.tsx'
import type { Benchmark } from '../landing/benchmark-card.tsx'
import { DomainBreakdown } from './domain-breakdown.tsx'
import { DutiesPanel, PracticeWarning } from './duties-panel.tsx'
import { OverallScore } from './overall-score.tsx'
import { Plan } from './plan.tsx'
import { type Report, vocabulary } from './report.ts'
import { TopActions } from './top-actions.tsx'

interface ReportSheetProps {
  report: Report
  applicability: Applicability
  facts: ReportFacts
  benchmark: Benchmark
  heading?: RefObject<HTMLHeadingElement | null>
  sheet?: RefObject<HTMLDivElement | null>
  isStatic?: boolean
  /** The plan opens with the largest gain first. */
  isByGain?: boolean
  action: ReactNode
  /** The way to say what the tools do. */
  lawAction: ReactNode
  children: ReactNode
}

export function ReportSheet(props: ReportSheetProps) {
  const { report, applicability, facts, benchmark, heading, sheet } = props
  const { isStatic = false, isByGain = false, action, lawAction, children } = props
  return (
    <div className="report page grid gap-12 py-12 lg:py-16 print:gap-6 print:py-0" ref={sheet}>
      <ReportHead action={action} facts={facts} heading={heading} />
      {report.law.warning && <PracticeWarning warning={report.law.warning} />}
      <div className="grid gap-12 lg:grid-cols-12 print:grid-cols-12 print:gap-6">
        <div className="lg:col-span-5 print:col-span-5">
          <OverallScore benchmark={benchmark} report={report} />
        </div>
        <div className="lg:col-span-7 print:col-span-7">
          <DomainBreakdown breakdown={report.breakdown} isStatic={isStatic} />
        </div>
      </div>
      <DutiesPanel law={report.law}>{lawAction}</DutiesPanel>
      <FocusAreas breakdown={report.breakdown} plan={report.plan} />
      <TopActions plan={report.plan} />
      <WayToNextBand score={report.overallScore} way={report.way} />
      <Plan
        applicability={applicability}
        isByGain={isByGain}
        isStatic={isStatic}
        plan={report.plan}
      />
      {children}
    </div>
  )
}

/** What the report is of. */
interface ReportFacts {
  company: string
  userType: UserType
  /** ISO time. */
  completedOn: string
  bankVersion: string
}

interface ReportHeadProps {
  facts: ReportFacts
  heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** The way to take it along. */
  action: ReactNode
}

function ReportHead({ facts, heading, action }: ReportHeadProps) {
  const rows = [
    [reportWords.preparedFor, facts.company],
    [reportWords.answeredAs, respondents[facts.userType].short],
    [reportWords.date, longDate(facts.completedOn)],
    [reportWords.bank, facts.bankVersion],
  ]
  return (
    <header className="grid gap-6 print:gap-3">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-3">
          <p className="axis-tick text-sm text-muted">
            {brand.name}
            <span aria-hidden="true" className="px-2 text-brass">
              |
            </span>
            {reportWords.eyebrow}
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {reportWords.title}
          </h1>
        </div>
        {action}
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-t-2 border-b border-t-ink border-b-rule py-4 grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:py-2">
        {rows.map(([term, fact]) => (
          <div className="min-w-0" key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold figures">{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

interface FocusAreasProps {
  breakdown: BreakdownItem[]
  plan: PlannedAction[]
}

const focusWords = reportWords.focus

/** Only where a domain is amber, red or low in coverage. */
function FocusAreas({ breakdown, plan }: FocusAreasProps) {
  const items = breakdown.filter(needsFocus)
  if (items.length === 0) return null
  return (
    <section
      aria-labelledby="focus-title"
      className="grid gap-4 border border-rule border-l-4 border-l-brass bg-surface p-5 sm:p-8 print:gap-2 print:p-4"
    >
      <h2 className="text-xl" id="focus-title">
        {focusWords.title}
      </h2>
      <ul className="grid gap-3 print:gap-1">
        {items.map((item) => (
          <li className="grid grid-cols-[1.5rem_1fr]" key={item.domain}>
            <ToneShape className="mt-2 size-3" tone={item.status} />
            <p className="max-w-measure">{describeFocus(item, plan, vocabulary)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const wayWords = reportWords.way

function WayToNextBand({ way, score }: { way: Way; score: number }) {
  return (
    <section aria-labelledby="way-title" className="grid gap-4 print:gap-2">
      <h2 id="way-title">{wayWords.title}</h2>
      <p className="max-w-measure text-lg figures">{summariseWay(way, score, vocabulary)}</p>
      {way.kind === 'reachable' && (
        <ol className="grid max-w-4xl border-b border-rule">
          {way.actions.map(({ question, gain }) => (
            <li
              className="grid grid-cols-[3rem_1fr_auto] items-baseline gap-x-3 border-t border-rule py-2.5 figures print:py-1"
              key={question.id}
            >
              <span className="text-brass">{question.id}</span>
              <span>{question.topic}</span>
              <span className="font-semibold">
                {fill(reportWords.plan.gain, { points: points(gain) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

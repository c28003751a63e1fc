/** The whole report, laid out like an audit report, on screen and on A4. */
import type { ReactNode } from 'react'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { bankHistory, domains } from '../../../content/en/quickscore/question-bank.ts'
import { bandWords, questionWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { compareAssessments, type Taken } from '../../../domain/quickscore/comparison.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, needsFocus } from '../../../domain/quickscore/scoring.ts'
import type { Spread } from '../../../domain/quickscore/spread.ts'
import { listInPlace } from '../../../domain/quickscore/summary.ts'
import { sayChange } from '../../../domain/quickscore/verdict.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { ToneShape } from '../../ui/status-mark.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { questionsFor } from '../questions.ts'
import { ApplicabilityForm } from './applicability-fields.tsx'
import { DomainScale } from './domain-scale.tsx'
import { CountryRules, DutiesPanel, PracticeWarning, UncountedPanel } from './duties-panel.tsx'
import { InPlace } from './in-place.tsx'
import { CounselTable } from './legal-basis.tsx'
import { Opening, type ReportFacts } from './opening.tsx'
import { OverallScore } from './overall-score.tsx'
import { Plan } from './plan.tsx'
import { PlanTimeline } from './plan-timeline.tsx'
import { LawLedger, type Planning, PlanningBar } from './plan-views.tsx'
import { planReport, type Report } from './report.ts'
import { ThenAndNow } from './then-and-now.tsx'

interface ReportSheetProps {
  report: Report
  respondent: Respondent
  facts: ReportFacts
  /** Null where there are too few others. */
  spread: Spread | null
  planning: Planning
  /** Token of the private link; absent where the reader cannot answer questions. */
  token?: string | undefined
  /** The earlier assessment, if this is a retake. */
  earlier?: Taken | null | undefined
  action: ReactNode
  /** Link to the questions on applicability. */
  lawAction: ReactNode
  children: ReactNode
}

export function ReportSheet(props: ReportSheetProps) {
  const { report, respondent, facts, spread, planning, token, action, lawAction, children } = props
  const planned = planning.planned ?? []
  const shown = planned.length > 0 ? planReport(respondent, planned) : report
  const change = props.earlier && findChange(props, props.earlier)
  return (
    <div className="report page grid gap-5 pt-6 pb-4 sm:gap-8 lg:gap-12 lg:py-12 print:gap-6 print:py-0">
      <div className="grid gap-5 sm:gap-8 print:gap-2">
        <Opening
          action={action}
          facts={facts}
          isPlanned={shown !== report}
          report={shown}
          respondent={respondent}
        >
          {token && report.law.isEverywhere && (
            <ApplicabilityForm question="places" respondent={respondent} token={token} />
          )}
        </Opening>
        {change && (
          <p className="max-w-measure text-lg font-semibold figures">
            {sayChange(change.comparison, lawVocabulary, { date: longDate(change.before) })}
          </p>
        )}
        {report.law.warning && <PracticeWarning warning={report.law.warning} />}
        <UncountedPanel uncounted={report.law.uncounted} />
        <div className="lg:hidden print:hidden">{action}</div>
        <Picture
          before={change ? change.comparison.overall.before.score : null}
          report={report}
          shown={shown}
          spread={spread}
        />
        <LawLedger report={shown} />
      </div>
      <FocusAreas breakdown={shown.breakdown} plan={shown.plan} />
      {change && <ThenAndNow {...change} />}
      <Plan planning={planning} report={report} respondent={respondent} token={token}>
        {planning.planned && (
          <PlanningBar planned={planned} report={report} shown={shown} view={planning.view} />
        )}
      </Plan>
      <div>
        <PlanTimeline report={report} today={respondent.on} />
        <InPlace
          inPlace={listInPlace(questionsFor[respondent.userType], respondent.answers)}
          report={report}
        />
        <CounselTable applicability={respondent.applicability} report={report} />
      </div>
      <DutiesPanel hires={respondent.applicability.places} law={shown.law}>
        {lawAction}
      </DutiesPanel>
      <CountryRules {...respondent} />
      {children}
    </div>
  )
}

/** The changes since the earlier answers; null where the two cannot be compared. */
function findChange({ report, respondent, facts }: ReportSheetProps, before: Taken) {
  const { completedOn, bankVersion } = facts
  const scores = report.breakdown.map(({ domain, score }) => [domain, score] as const)
  const comparison = compareAssessments(questionsFor[respondent.userType], bankHistory, {
    before,
    now: {
      answers: respondent.answers,
      score: report.overallScore,
      domain_scores: Object.fromEntries(scores) as Taken['domain_scores'],
      bank_version: bankVersion,
      created_at: completedOn,
    },
  })
  return comparison && { comparison, before: before.created_at, now: completedOn }
}

interface PictureProps {
  /** The score of the earlier answers. */
  before: number | null
  report: Report
  /** With the planned steps done. */
  shown: Report
  spread: Spread | null
}

/** The dial, and the four domains on one scale. */
function Picture({ before, report, shown, spread }: PictureProps) {
  // The benchmark leaves out results without a whole domain.
  const isScored = report.breakdown.every((item) => item.isScored)
  const isCompared = isScored && report.law.warning !== 'forbidden'
  const reaches = report.way.kind === 'reachable' ? report.way.reaches : null
  return (
    <div className="grid gap-5 sm:gap-8 lg:grid-cols-12 print:grid-cols-12 print:gap-6">
      <div className="lg:col-span-4 print:col-span-5">
        <OverallScore
          ahead={shown === report ? reaches : null}
          before={before}
          report={shown}
          spread={isCompared ? spread : null}
        />
      </div>
      <div className="lg:col-span-8 print:col-span-7">
        <DomainScale
          breakdown={shown.breakdown}
          isCompared={isCompared}
          plan={shown.plan}
          score={shown.overallScore}
          spread={spread}
        />
      </div>
    </div>
  )
}

const focusWords = reportWords.focus

/** Why a domain is a focus area: one or two sentences. */
function describeFocus(item: BreakdownItem, plan: readonly PlannedAction[]): string {
  const { domain, score, status, isScored, hasLowCoverage } = item
  const values = {
    domain: nameDomain(domains, domain),
    short: questionWords.segments[domain],
    band: bandWords[status].label,
    score,
    open: plan.filter(({ question }) => question.domain === domain).length,
  }
  return [
    ...(status !== 'green' && isScored ? [fill(focusWords.belowGreen, values)] : []),
    ...(hasLowCoverage ? [fill(focusWords.lowCoverage, values)] : []),
  ].join(' ')
}

/** Domains that are amber, red or low in coverage; nothing without any. */
function FocusAreas({ breakdown, plan }: { breakdown: BreakdownItem[]; plan: PlannedAction[] }) {
  const items = breakdown.filter(needsFocus)
  if (items.length === 0) return null
  return (
    <TitledSection
      className="grid gap-2 border-l-4 border-brass pl-3 sm:gap-3 sm:py-3 sm:pl-6 print:gap-2"
      title={focusWords.title}
      titleId="focus-title"
    >
      <ul className="grid gap-1 max-sm:text-sm">
        {items.map((item) => (
          <li className="grid grid-cols-[1.25rem_1fr]" key={item.domain}>
            <ToneShape className="mt-1.5 size-3" tone={item.status} />
            <p className="max-w-measure">{describeFocus(item, plan)}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

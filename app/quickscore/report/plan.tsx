import type { ReactNode } from 'react'
import { nouns } from '../../../content/en/nouns.ts'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import {
  bandWords,
  effortWords,
  headTop,
  reportWords,
  topRows,
} from '../../../content/en/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import { type PlanGroup, showView } from '../../../domain/quickscore/plan-views.ts'
import { sumUp } from '../../../domain/quickscore/timeline.ts'
import { saySums } from '../../../domain/quickscore/verdict.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { ApplicabilityForm } from './applicability-fields.tsx'
import { PlanEntry, planColumns } from './plan-entry.tsx'
import { type Planning, PlanViews } from './plan-views.tsx'
import type { Report } from './report.ts'

const words = reportWords.plan

interface PlanProps {
  report: Report
  respondent: Respondent
  planning: Planning
  /** Token of the private link; absent where the reader cannot answer questions. */
  token?: string | undefined
  /** Shown above the steps: the planning bar. */
  children?: ReactNode
}

export function Plan(props: PlanProps) {
  const { list, law } = props.report
  const none = law.isClear ? words.none : words.noneCounted
  return (
    <section aria-labelledby="plan-title" className="grid gap-3 sm:gap-6 print:gap-2">
      <div className="flex items-center justify-between gap-3">
        <h2 className="scroll-mt-28 text-xl" id="plan-title">
          {words.title}
        </h2>
        {list.length > 0 && (
          <Button
            className="print:hidden"
            data-opens="#plan-rows"
            hidden
            size="sm"
            variant="outline"
          >
            {words.openAll}
          </Button>
        )}
      </div>
      {list.length === 0 ? <p className="max-w-measure text-lg">{none}</p> : <Entries {...props} />}
    </section>
  )
}

/** Number of rows that show their action while closed. */
const spokenRows = 5

function Entries({ report, respondent, planning, token, children }: PlanProps) {
  const { list } = report
  const isWhole = planning.view === 'all'
  return (
    <>
      <p className="max-w-measure text-muted max-sm:text-sm figures">
        {leadOf(planning.view, report)}
      </p>
      <PlanViews planning={planning} report={report} />
      {children}
      {isWhole && <TopHead report={report} />}
      <div className="grid gap-6 sm:gap-8 print:gap-2" id="plan-rows">
        {showView(report, planning.view).map(({ of, steps }, index) => (
          <div className="@container grid gap-3" key={steps[0]?.question.id}>
            <GroupHead of={of} respondent={respondent} token={token} />
            <div>
              {index === 0 && <Columns hasTicks={planning.planned !== null} />}
              <ol className="grid border-b border-rule">
                {steps.map((action) => (
                  <PlanEntry
                    action={action}
                    applicability={respondent.applicability}
                    isBrief={!isWhole || list.indexOf(action) >= spokenRows}
                    isTop={isWhole && list.indexOf(action) < topRows}
                    key={action.question.id}
                    number={list.indexOf(action) + 1}
                    planning={planning}
                  />
                ))}
              </ol>
            </div>
          </div>
        ))}
      </div>
    </>
  )
}

/** Title and lead above the first rows. */
function TopHead({ report: { list, law } }: { report: Report }) {
  const { title, lead } = headTop(list, law)
  return (
    <div className="grid gap-1">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="max-w-measure text-sm text-muted">{lead}</p>
    </div>
  )
}

function leadOf(view: string, { overallScore: score, way, list }: Report): string {
  if (view === 'gain') return words.leadByGain
  if (view === 'way' && way.kind === 'reachable') {
    const steps = count(way.actions.length, nouns.step)
    const values = { steps, band: bandWords[way.band].label, score, reaches: way.reaches }
    return `${fill(reportWords.way.reachable, values)} ${reportWords.way.reachableDetail}`
  }
  return `${saySums(sumUp(list), lawVocabulary)} ${words.lead}`
}

interface GroupHeadProps {
  of: PlanGroup['of']
  respondent: Respondent
  token: string | undefined
}

/** The heading of a group; asks the question whose answer would settle the group. */
function GroupHead({ of, respondent, token }: GroupHeadProps) {
  const name = nameGroup(of)
  if (!name) return null
  // The places are asked under the verdict already.
  const question = of.kind === 'depends' && of.on !== 'places' ? of.on : null
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      {question && token && (
        <ApplicabilityForm question={question} respondent={respondent} token={token} />
      )}
    </div>
  )
}

function nameGroup(of: PlanGroup['of']): string {
  const { groups } = resultWords
  switch (of.kind) {
    case 'owner':
      return of.owner
    case 'effort':
      return effortWords[of.effort]
    case 'gain':
    case 'way':
      return ''
    case 'depends':
      return of.on ? groups.depends[of.on] : groups.dependsOnLaw
    case 'ahead':
      return fill(groups.ahead, { date: longDate(of.since) })
    default:
      return groups[of.kind]
  }
}

/** Column headings, hidden from assistive technology: each cell names its fact. */
function Columns({ hasTicks }: { hasTicks: boolean }) {
  const { step, owner, effort, law, points } = resultWords.columns
  return (
    <div
      aria-hidden="true"
      className="flex border-b border-line pb-1 text-sm text-muted @max-4xl:hidden print:break-after-avoid"
    >
      {hasTicks && <span className="w-11 shrink-0 print:hidden" />}
      <div className={`${planColumns} grow`}>
        <span />
        <span>{step}</span>
        <span>{owner}</span>
        <span>{effort}</span>
        <span>{law}</span>
        <span className="text-right">{points}</span>
        <span />
      </div>
    </div>
  )
}

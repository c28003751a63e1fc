import { type ReactNode, useRef, useState } from 'react'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { effortWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import { type PlanGroup, showView } from '../../../domain/quickscore/plan-views.ts'
import { sayWay } from '../../../domain/quickscore/report-sentences.ts'
import { sumUp } from '../../../domain/quickscore/timeline.ts'
import { saySums } from '../../../domain/quickscore/verdict.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { SettleForm, type Settlement } from './applicability-form.tsx'
import { PlanEntry, planColumns } from './plan-entry.tsx'
import { PlanViews } from './plan-views.tsx'
import { type Report, vocabulary } from './report.ts'
import type { Planning } from './use-planned.ts'

const words = reportWords.plan

interface PlanProps {
  report: Report
  respondent: Respondent
  /** Which view is shown at first. */
  view: string
  /** Absent where nobody can answer what a group depends on. */
  settlement?: Settlement | undefined
  /** Absent without script: nothing can be ticked or opened at once, and a view is an address. */
  planning?: Planning | undefined
  /** What stands above the steps where they can be ticked. */
  children?: ReactNode
}

export function Plan(props: PlanProps) {
  const { list, law } = props.report
  const none = law.uncounted.length > 0 ? words.noneCounted : words.none
  return (
    <section aria-labelledby="plan-title" className="grid gap-6 print:gap-2">
      <h2 className="scroll-mt-28 text-xl" id="plan-title">
        {words.title}
      </h2>
      {list.length === 0 ? <p className="max-w-measure text-lg">{none}</p> : <Entries {...props} />}
    </section>
  )
}

function Entries(props: PlanProps) {
  const { report, respondent, view: viewAtFirst, settlement, planning, children } = props
  const lists = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState(viewAtFirst)
  const toggleAll = () => {
    for (const details of lists.current?.querySelectorAll('details') ?? []) details.open = !isOpen
    setOpen(!isOpen)
  }
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p aria-live="polite" className="max-w-measure text-muted figures">
          {leadOf(view, report)}
        </p>
        {planning && (
          <Button className="print:hidden" onClick={toggleAll} size="sm" variant="outline">
            {isOpen ? words.closeAll : words.openAll}
          </Button>
        )}
      </div>
      <PlanViews onChange={planning && setView} report={report} view={view} />
      {children}
      <div className="grid gap-8 print:gap-2" ref={lists}>
        {showView(report, view).map(({ of, steps }, index) => (
          <div className="@container grid gap-3" key={steps[0]?.question.id}>
            <GroupHead of={of} respondent={respondent} settlement={settlement} />
            <div>
              {index === 0 && <Columns hasTicks={planning !== undefined} />}
              <ol className="grid border-b border-rule">
                {steps.map((action) => (
                  <PlanEntry
                    action={action}
                    applicability={respondent.applicability}
                    key={action.question.id}
                    number={report.list.indexOf(action) + 1}
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

function leadOf(view: string, { overallScore, way, list }: Report): string {
  if (view === 'gain') return words.leadByGain
  if (view === 'way' && way.kind === 'reachable') return sayWay(way, overallScore, vocabulary)
  return `${saySums(sumUp(list), lawVocabulary)} ${words.lead}`
}

interface GroupHeadProps {
  of: PlanGroup['of']
  respondent: Respondent
  settlement: Settlement | undefined
}

/** What the rows have in common; what one answer would settle is asked right there. */
function GroupHead({ of, respondent, settlement }: GroupHeadProps) {
  const name = nameGroup(of)
  if (!name) return null
  const question = of.kind === 'depends' ? of.on : null
  return (
    <div className="grid gap-3">
      <h3 className="font-sans text-base font-semibold">{name}</h3>
      {question && settlement && (
        <SettleForm
          {...settlement}
          applicability={respondent.applicability}
          question={question}
          userType={respondent.userType}
        />
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

/** The heads of the columns; each cell also says for itself what it is. */
function Columns({ hasTicks }: { hasTicks: boolean }) {
  const { step, owner, effort, law, points } = resultWords.columns
  return (
    <div
      aria-hidden="true"
      className="flex border-b border-line pb-1 text-sm text-muted @max-4xl:hidden"
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

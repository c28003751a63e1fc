import { type ReactNode, useRef, useState } from 'react'
import { resultWords } from '../../../content/quickscore/result-words.ts'
import { reportWords } from '../../../content/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { showView } from '../../../domain/quickscore/plan-views.ts'
import { Button } from '../../ui/button.tsx'
import { PlanEntry, planColumns } from './plan-entry.tsx'
import { PlanViews } from './plan-views.tsx'
import type { Planning } from './use-planned.ts'

const words = reportWords.plan

interface PlanProps {
  plan: PlannedAction[]
  respondent: Respondent
  /** Which view is shown at first. */
  view: string
  /** Absent without script: nothing can be ticked or opened at once, and a view is an address. */
  planning?: Planning | undefined
  /** What stands above the steps where they can be ticked. */
  children?: ReactNode
}

export function Plan(props: PlanProps) {
  return (
    <section aria-labelledby="plan-title" className="grid gap-5 print:gap-3">
      <h2 className="scroll-mt-28 text-xl" id="plan-title">
        {words.title}
      </h2>
      {props.plan.length === 0 ? (
        <p className="max-w-measure text-lg">{words.none}</p>
      ) : (
        <Entries {...props} />
      )}
    </section>
  )
}

function Entries({ plan, respondent, view: viewAtFirst, planning, children }: PlanProps) {
  const lists = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [view, setView] = useState(viewAtFirst)
  const toggleAll = () => {
    for (const details of lists.current?.querySelectorAll('details') ?? []) details.open = !isOpen
    setOpen(!isOpen)
  }
  const today = respondent.on
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p aria-live="polite" className="max-w-measure text-muted">
          {view === 'gain' ? words.leadByGain : words.lead}
        </p>
        {planning && (
          <Button className="print:hidden" onClick={toggleAll} size="sm" variant="outline">
            {isOpen ? words.closeAll : words.openAll}
          </Button>
        )}
      </div>
      <PlanViews onChange={planning && setView} plan={plan} today={today} view={view} />
      {children}
      <div className="grid gap-6" ref={lists}>
        {showView(plan, view, today).map(({ owner, steps }) => (
          <div className="@container" key={owner}>
            {owner && <h3 className="mb-2 font-sans text-base font-semibold">{owner}</h3>}
            <Columns hasTicks={planning !== undefined} />
            <ol className="grid border-b border-rule">
              {steps.map((action) => (
                <PlanEntry
                  action={action}
                  applicability={respondent.applicability}
                  key={action.question.id}
                  number={plan.indexOf(action) + 1}
                  planning={planning}
                />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </>
  )
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

import { useRef, useState } from 'react'
import { reportWords } from '../../content/quickscore/words.ts'
import type { PlannedAction } from '../../domain/quickscore/action-plan.ts'
import { Button } from '../ui/button.tsx'
import { PlanEntry } from './plan-entry.tsx'

const words = reportWords.plan

interface PlanProps {
  plan: PlannedAction[]
  /** Without script there is no opening all at once. */
  isStatic: boolean
}

export function Plan({ plan, isStatic }: PlanProps) {
  return (
    <section aria-labelledby="plan-title" className="grid gap-5 print:gap-3">
      <h2 id="plan-title">{words.title}</h2>
      {plan.length === 0 ? (
        <p className="max-w-measure text-lg">{words.none}</p>
      ) : (
        <Entries isStatic={isStatic} plan={plan} />
      )}
    </section>
  )
}

function Entries({ plan, isStatic }: PlanProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isOpen
    setOpen(!isOpen)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-measure text-muted">{words.lead}</p>
        {!isStatic && (
          <Button className="print:hidden" onClick={toggleAll} size="sm" variant="outline">
            {isOpen ? words.closeAll : words.openAll}
          </Button>
        )}
      </div>
      <ol className="grid border-b border-rule" ref={list}>
        {plan.map((action, index) => (
          <PlanEntry action={action} key={action.question.id} number={index + 1} />
        ))}
      </ol>
    </>
  )
}

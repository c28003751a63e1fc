import { type ReactNode, useRef, useState } from 'react'
import { answerOptions, effortWords, reportWords } from '../../../content/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { type PlannedAction, sortByGain } from '../../../domain/quickscore/action-plan.ts'
import { labelWeight } from '../../../domain/quickscore/report-sentences.ts'
import { fill, points } from '../../../domain/wording.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { weightWords } from './report.ts'

const words = reportWords.plan

interface PlanProps {
  plan: PlannedAction[]
  applicability: Applicability
  /** Without script there is no opening all at once, and another order is another address. */
  isStatic: boolean
  isByGain?: boolean
}

export function Plan(props: PlanProps) {
  return (
    <section aria-labelledby="plan-title" className="grid gap-5 print:gap-3">
      <h2 id="plan-title">{words.title}</h2>
      {props.plan.length === 0 ? (
        <p className="max-w-measure text-lg">{words.none}</p>
      ) : (
        <Entries {...props} />
      )}
    </section>
  )
}

type PlanOrder = 'law' | 'gain'

/** The same page with its plan in that order, at the plan. */
const orderAddress = (order: PlanOrder) => `?order=${order}#plan-title`

/** The order that an address asks for. */
export function isOrderedByGain(url: string): boolean {
  return new URL(url).searchParams.get('order') === ('gain' satisfies PlanOrder)
}

function Entries({ plan, applicability, isStatic, isByGain: isByGainAtFirst = false }: PlanProps) {
  const list = useRef<HTMLOListElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isByGain, setByGain] = useState(isByGainAtFirst)
  const shown = isByGain ? sortByGain(plan) : plan
  const toggleAll = () => {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = !isOpen
    setOpen(!isOpen)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="max-w-measure text-muted">
          {isByGain ? words.leadByGain : words.lead}
        </p>
        {isStatic ? (
          <ButtonLink
            className="print:hidden"
            href={orderAddress(isByGain ? 'law' : 'gain')}
            size="sm"
            variant="outline"
          >
            {isByGain ? words.byLaw : words.byGain}
          </ButtonLink>
        ) : (
          <div className="flex flex-wrap gap-3 print:hidden">
            <Button
              aria-pressed={isByGain}
              onClick={() => setByGain(!isByGain)}
              size="sm"
              variant="outline"
            >
              {words.byGain}
            </Button>
            <Button onClick={toggleAll} size="sm" variant="outline">
              {isOpen ? words.closeAll : words.openAll}
            </Button>
          </div>
        )}
      </div>
      <ol className="grid border-b border-rule" ref={list}>
        {shown.map((action, index) => (
          <PlanEntry
            action={action}
            applicability={applicability}
            key={action.question.id}
            number={index + 1}
          />
        ))}
      </ol>
    </>
  )
}

interface PlanEntryProps {
  action: PlannedAction
  applicability: Applicability
  number: number
}

export function PlanEntry({ action, applicability, number }: PlanEntryProps) {
  const { question, gain } = action
  return (
    <li className="border-t border-rule">
      <details className="group">
        <summary className="grid min-h-16 grid-cols-[2.25rem_1fr_1.25rem] items-start gap-x-3 py-4 hover:text-action sm:grid-cols-[3rem_1fr_auto_1.25rem] print:py-2 print:break-inside-avoid print:break-after-avoid">
          <span aria-hidden="true" className="font-serif text-lg text-brass figures">
            {number}
          </span>
          <span className="grid gap-1">
            <span className="font-semibold">{question.nextStep}</span>
            <span className="text-sm text-muted">
              {question.id} · {question.topic} · {labelWeight(action, weightWords)}
            </span>
          </span>
          <span className="col-start-2 row-start-2 text-sm font-semibold whitespace-nowrap figures sm:col-start-3 sm:row-start-1 sm:text-base">
            {fill(words.gain, { points: points(gain) })}
          </span>
          <Icon
            className="col-start-3 row-start-1 mt-1 size-5 text-brass transition-transform group-open:rotate-180 sm:col-start-4 print:hidden"
            name="chevron"
          />
        </summary>
        <Detail action={action} applicability={applicability} />
      </details>
    </li>
  )
}

function Detail({ action, applicability }: Omit<PlanEntryProps, 'number'>) {
  const { question, value } = action
  const answer = answerOptions.find((option) => option.value === value)?.label
  return (
    <dl className="grid gap-3 pb-6 pl-0 sm:pl-15 print:gap-1 print:pb-3">
      <Row term={words.answered}>{answer}</Row>
      {question.firstHour && <Row term={words.firstHour}>{question.firstHour}</Row>}
      <Row term={words.why}>{question.whyWeAsk}</Row>
      <Row term={words.evidence}>{question.evidence}</Row>
      <Row term={words.owner}>{question.owner}</Row>
      <Row term={words.effort}>{effortWords[question.effort]}</Row>
      <Row term={words.basis}>
        <LegalBasis action={action} applicability={applicability} />
      </Row>
    </dl>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[10rem_1fr] print:grid-cols-[9rem_1fr]">
      <dt className="text-sm text-muted sm:text-base">{term}</dt>
      <dd className="max-w-measure">{children}</dd>
    </div>
  )
}

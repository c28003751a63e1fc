import type { ReactNode } from 'react'
import { weightWords } from '../../../content/en/quickscore/law-words.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { answerOptions, effortWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { labelWeight } from '../../../domain/quickscore/report-sentences.ts'
import { fill, points } from '../../../domain/wording.ts'
import { LawChip } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { LegalBasis } from './legal-basis.tsx'
import { addressOf, type Planning } from './plan-views.tsx'

const words = reportWords.plan
const { planning } = resultWords

/** Number, step and sign; a column for each fact where the container is wide. */
export const planColumns =
  'grid grid-cols-[auto_minmax(0,1fr)_1.25rem] gap-x-3 @4xl:gap-x-4 @4xl:grid-cols-[2rem_minmax(0,1fr)_6rem_6rem_10.5rem_6.5rem_1.25rem]'

interface PlanEntryProps {
  action: PlannedAction
  applicability: Applicability
  /** Position in the legal order, in any view. */
  number: number
  planning?: Planning
  /** One of the first rows of the plan. */
  isTop?: boolean
  /** Closed, the row shows topic, owner and effort; the action is inside. */
  isBrief?: boolean
}

/** One step: a row that unfolds, with a tick beside it where steps can be planned. */
export function PlanEntry(props: PlanEntryProps) {
  const { action, applicability, planning, isTop = false } = props
  const { planned = null } = planning ?? {}
  return (
    <li
      className={`relative flex scroll-mt-40 border-t ${isTop ? 'border-ink' : 'border-rule'}`}
      id={`step-${action.question.id}`}
    >
      {planning && planned && <Tick action={action} planned={planned} view={planning.view} />}
      <details className="group min-w-0 grow">
        <ClosedRow {...props} hasTick={planned !== null} />
        <Detail action={action} applicability={applicability} isBrief={props.isBrief ?? false} />
      </details>
    </li>
  )
}

interface TickProps {
  action: PlannedAction
  planned: readonly string[]
  view: string
}

/** The link that plans a step; none for a practice to stop, which cannot be planned for later. */
function Tick({ action, planned, view }: TickProps) {
  if (action.value === null) return <span className="w-11 shrink-0 print:hidden @max-4xl:hidden" />
  const { id, topic } = action.question
  const isPlanned = planned.includes(id)
  const others = planned.filter((one) => one !== id)
  return (
    <a
      aria-label={fill(isPlanned ? planning.untick : planning.tick, { id, topic })}
      className="grid min-h-11 w-11 shrink-0 content-start pt-2.5 print:hidden @max-4xl:absolute @4xl:min-h-14 @4xl:pt-4.5"
      data-in-place={id}
      href={addressOf({ view, planned: isPlanned ? others : [...planned, id] }, `step-${id}`)}
    >
      <span className="tick-control" data-ticked={isPlanned || undefined} />
    </a>
  )
}

interface ClosedRowProps extends PlanEntryProps {
  hasTick: boolean
}

/** In a narrow container tick, number and topic share one line; the rest is below at full width. */
function ClosedRow({ action, number, hasTick, isTop, isBrief }: ClosedRowProps) {
  const { question, gain, value } = action
  const law = labelWeight(action, weightWords)
  const effort = effortWords[question.effort]
  const added = value === null ? '' : fill(words.gain, { points: points(gain) })
  return (
    <summary
      className={`${planColumns} items-start hover:text-action @4xl:py-4 print:py-1 print:break-inside-avoid print:break-after-avoid ${isBrief ? 'gap-y-0 py-1.5' : 'py-2.5'}`}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'font-serif text-lg leading-snug text-brass figures',
          hasTick && action.value !== null && '@max-4xl:pl-9',
        )}
      >
        {number}
      </span>
      <span className="grid gap-1 @max-4xl:contents">
        <span className={isTop ? 'text-lg font-semibold leading-snug' : 'font-semibold'}>
          {question.topic} <span className="text-sm font-normal text-muted">{question.id}</span>
        </span>
        {!isBrief && (
          <span className="text-sm @max-4xl:col-span-3 @max-4xl:row-start-2 @4xl:text-base">
            {question.nextStep}
          </span>
        )}
        <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-muted figures @max-4xl:col-span-3 @4xl:hidden">
          {!isBrief && <LawChip>{law}</LawChip>}
          {[question.owner, effort, !isBrief && added].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Cell>{question.owner}</Cell>
      <Cell>{effort}</Cell>
      <Cell>
        <LawChip>{law}</LawChip>
      </Cell>
      <Cell className="text-right font-semibold whitespace-nowrap figures">{added}</Cell>
      <Icon
        className="mt-1 size-5 text-brass group-open:rotate-180 @max-4xl:col-start-3 @max-4xl:row-start-1 print:hidden"
        name="chevron"
      />
    </summary>
  )
}

/** A column of a wide container; a narrow one shows all facts in one line under the step. */
function Cell({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`text-sm @max-4xl:hidden ${className}`}>{children}</span>
}

interface DetailProps extends Pick<PlanEntryProps, 'action' | 'applicability'> {
  isBrief: boolean
}

function Detail({ action, applicability, isBrief }: DetailProps) {
  const { question, value } = action
  const answer = answerOptions.find((option) => option.value === value)?.label
  return (
    <dl className="grid gap-3 pb-6 sm:pl-12 print:gap-1">
      {isBrief && <Row term={words.step}>{question.nextStep}</Row>}
      {answer && <Row term={words.answered}>{answer}</Row>}
      {question.firstHour && <Row term={words.firstHour}>{question.firstHour}</Row>}
      <Row term={words.why}>{question.whyWeAsk}</Row>
      <Row term={words.evidence}>{question.evidence}</Row>
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

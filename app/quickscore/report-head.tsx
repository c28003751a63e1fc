import type { RefObject } from 'react'
import { brand } from '../../content/brand.ts'
import type { UserType } from '../../content/question.ts'
import { respondents, reportWords as words } from '../../content/quickscore.ts'
import { longDate } from '../site/wording.ts'
import type { Outcome } from './assessment.ts'
import { PrintButton } from './print-button.tsx'

interface ReportHeadProps {
  outcome: Outcome
  userType: UserType
  heading: RefObject<HTMLHeadingElement | null>
}

export function ReportHead({ outcome, userType, heading }: ReportHeadProps) {
  const facts = [
    [words.preparedFor, outcome.lead.company],
    [words.answeredAs, respondents[userType].short],
    [words.date, longDate(outcome.completedOn)],
    [words.bank, outcome.result.bank_version],
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
            {words.eyebrow}
          </p>
          <h1 ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
        </div>
        <PrintButton />
      </div>
      <dl className="grid gap-x-8 gap-y-3 border-t-2 border-b border-t-ink border-b-rule py-4 grid-cols-2 lg:grid-cols-4 print:grid-cols-4 print:py-2">
        {facts.map(([term, fact]) => (
          <div className="min-w-0" key={term}>
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold figures">{fact}</dd>
          </div>
        ))}
      </dl>
    </header>
  )
}

import type { ReactNode, RefObject } from 'react'
import { brand } from '../../content/brand.ts'
import { respondents, reportWords as words } from '../../content/quickscore/words.ts'
import type { UserType } from '../../domain/quickscore/questions.ts'
import { longDate } from '../../domain/wording.ts'

/** What the report is of. */
export interface ReportFacts {
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

export function ReportHead({ facts, heading, action }: ReportHeadProps) {
  const rows = [
    [words.preparedFor, facts.company],
    [words.answeredAs, respondents[facts.userType].short],
    [words.date, longDate(facts.completedOn)],
    [words.bank, facts.bankVersion],
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

/** Terms as in a ledger, each with what is said of it; `hasFigures`: long terms, a figure for each. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TermListProps {
  terms: readonly (readonly [string, ReactNode])[]
  hasFigures?: boolean
  className?: string
}

const lines =
  'border-t border-rule *:grid *:gap-x-6 *:border-b *:border-rule *:py-2 [&_dt]:text-sm [&_dt]:text-muted'
const figures = '*:sm:grid-cols-[1fr_12rem] [&_dd]:text-sm [&_dd]:font-semibold [&_dd]:tabular-nums'
const saying = '*:sm:grid-cols-[8rem_1fr] [&_dd]:max-w-measure'

export function TermList({ terms, hasFigures = false, className }: TermListProps) {
  return (
    <dl className={classNames(lines, hasFigures ? figures : saying, className)}>
      {terms.map(([term, said]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

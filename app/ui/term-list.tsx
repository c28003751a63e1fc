/** Ruled list of terms with their descriptions; `hasFigures`: long terms, a figure for each. */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TermListProps {
  terms: readonly (readonly [string, ReactNode])[]
  hasFigures?: boolean
  className?: string
}

export function TermList({ terms, hasFigures = false, className }: TermListProps) {
  const columns = hasFigures ? 'sm:grid-cols-[1fr_12rem]' : 'sm:grid-cols-[minmax(0,8rem)_1fr]'
  return (
    <dl className={classNames('border-t border-rule', className)}>
      {terms.map(([term, said]) => (
        <div className={classNames('grid gap-x-6 border-b border-rule py-2', columns)} key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className={hasFigures ? 'text-sm font-semibold figures' : 'max-w-measure'}>{said}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts about a record: `Facts` is the list, `Fact` one term with its value. */
import type { ReactNode } from 'react'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 border-t-2 border-ink text-sm">{children}</dl>
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-h-11 grid-cols-[7.5rem_minmax(0,1fr)] items-center border-b border-rule py-1">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  )
}

/**
 * Nothing here yet: says so, and what to do about it.
 *
 * Props: `title`; children (a sentence); `action` (a button or link).
 */
import type { ReactNode } from 'react'

interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-3 border-y border-rule py-12">
      <EmptyRows />
      <p className="font-serif text-xl">{title}</p>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  )
}

/** A ledger with no entries. */
function EmptyRows() {
  return (
    <svg aria-hidden="true" className="mb-2 h-12 w-24 stroke-line" fill="none" viewBox="0 0 96 48">
      <path className="stroke-ink" d="M0 1h96" strokeWidth="2" />
      <path d="M0 16.5h96M0 31.5h96M0 46.5h96" />
      <path className="stroke-brass" d="M24.5 1v46" />
    </svg>
  )
}

/** A disclosure above a list. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

interface FoldProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  title: ReactNode
}

export function Fold({ title, children, ...rest }: FoldProps) {
  return (
    <details className="group border-b border-rule" {...rest}>
      <summary className="flex min-h-11 items-center gap-x-2 py-2 text-sm font-semibold hover:text-action">
        <Icon className="size-4 shrink-0 -rotate-90 group-open:rotate-0" name="chevron" />
        <span className="flex flex-wrap items-center gap-x-2">{title}</span>
      </summary>
      {children}
    </details>
  )
}

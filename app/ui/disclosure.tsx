/** A line that opens to more below it. */
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface DisclosureProps extends Omit<ComponentPropsWithoutRef<'details'>, 'title'> {
  title: ReactNode
}

export function Disclosure({ title, children, ...rest }: DisclosureProps) {
  return (
    <details className="group border-b border-rule" {...rest}>
      <summary className="flex min-h-11 flex-wrap items-center gap-x-2 py-2 text-sm font-semibold hover:text-action">
        <Icon className="size-4 -rotate-90 group-open:rotate-0" name="chevron" />
        {title}
      </summary>
      {children}
    </details>
  )
}

/**
 * A ruled table in a region that scrolls by itself and can be reached with the keyboard.
 *
 * Table: `label` (names the region and the table); `caption` (shown); `regionClassName`, such as
 * `max-h-[70vh]`, without which the sticky head has nothing to stick to; `regionRef`; children are
 * thead, tbody, tfoot. Th: `scope` defaults to "col", `numeric` aligns right. Td: `numeric`.
 */
import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

interface TableProps {
  label: string
  caption?: ReactNode
  children: ReactNode
  className?: string
  regionClassName?: string
  regionRef?: Ref<HTMLElement>
}

export function Table({ label, caption, children, className, ...region }: TableProps) {
  return (
    <section
      aria-label={label}
      className={classNames('overflow-auto', region.regionClassName)}
      ref={region.regionRef}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <table aria-label={caption ? undefined : label} className={classNames('ledger', className)}>
        {caption && <caption>{caption}</caption>}
        {children}
      </table>
    </section>
  )
}

export function Th({
  numeric = false,
  scope = 'col',
  ...rest
}: ComponentProps<'th'> & { numeric?: boolean }) {
  return <th {...rest} data-numeric={numeric || undefined} scope={scope} />
}

export function Td({ numeric = false, ...rest }: ComponentProps<'td'> & { numeric?: boolean }) {
  return <td {...rest} data-numeric={numeric || undefined} />
}

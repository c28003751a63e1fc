/**
 * A heading that opens the content below it, on native `<details>`: works without script.
 *
 * Props: `summary`; `open` (at first); `isWide`, for more than text; children. Several stacked in a
 * `div` make an accordion, separated by hairlines.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  isWide?: boolean
  className?: string
}

export function Disclosure({ summary, children, open, isWide, className }: DisclosureProps) {
  return (
    <details
      className={classNames('group border-t border-rule last:border-b', className)}
      open={open}
    >
      <summary className="flex min-h-11 items-center justify-between gap-4 py-2 text-lg font-semibold hover:text-action sm:min-h-14 sm:py-3">
        {summary}
        <PlusMinus />
      </summary>
      <div className={classNames('pb-6', !isWide && 'max-w-measure')}>{children}</div>
    </details>
  )
}

function PlusMinus() {
  return (
    <svg
      aria-hidden="true"
      className="size-5 shrink-0 stroke-brass"
      strokeWidth="2"
      viewBox="0 0 20 20"
    >
      <path d="M3 10h14" />
      <path className="[details[open]>summary_&]:hidden" d="M10 3v14" />
    </svg>
  )
}

import type { ReactNode } from 'react'
import { Disclosure } from '../../ui/disclosure.tsx'

interface FoldProps {
  id: string
  title: ReactNode
  /** Summary, shown also while closed. */
  point?: ReactNode
  className?: string
  children: ReactNode
}

/** A folded part of the report; printed open (quickscore.css). */
export function Fold({ id, title, point, className, children }: FoldProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <Disclosure
        isWide
        summary={
          <h2 className="text-lg sm:text-xl">
            <span id={id}>{title}</span>
            {point && (
              <span className="block font-sans text-sm font-normal text-muted sm:text-base figures">
                {point}
              </span>
            )}
          </h2>
        }
      >
        <div className="grid gap-4 print:gap-2">{children}</div>
      </Disclosure>
    </section>
  )
}

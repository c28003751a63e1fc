import type { ReactNode } from 'react'
import { Disclosure } from './disclosure.tsx'

interface FoldedSectionProps {
  /** Id of the content: a link to content inside a closed fold makes the browser open the fold. */
  id: string
  title: ReactNode
  /** Beside the title: a count or a date. */
  note?: ReactNode
  /** Under the title: the section's main point. */
  point?: string
  open?: boolean
  children: ReactNode
}

/** A section that opens under its heading: all of it is in the page, with or without script. */
export function FoldedSection({ id, title, note, point, open, children }: FoldedSectionProps) {
  return (
    <section className="page">
      <Disclosure
        className="last:border-b-0"
        isWide
        open={open}
        summary={
          <span className="grid grow items-baseline gap-x-6 md:grid-cols-[1fr_auto]">
            <h2 className="text-lg lg:text-xl">{title}</h2>
            {note && <span className="text-sm font-normal text-muted figures">{note}</span>}
            {point && <span className="text-base leading-snug font-normal">{point}</span>}
          </span>
        }
      >
        <div className="scroll-mt-40" id={id}>
          {children}
        </div>
      </Disclosure>
    </section>
  )
}

import type { ReactNode } from 'react'
import { disclaimers, reportWords } from '../../../content/en/quickscore/words.ts'
import { TitledSection } from '../../ui/titled-section.tsx'

const words = reportWords.notes

interface ReportNotesProps {
  /** A further note on this report. */
  remark?: string | undefined
  /** Links onwards. */
  children: ReactNode
}

export function ReportNotes({ remark, children }: ReportNotesProps) {
  return (
    <footer className="grid gap-4 border-t-2 border-ink pt-4 sm:pt-6 print:gap-2 print:pt-3">
      <TitledSection
        className="grid max-w-measure gap-3 max-sm:text-sm print:gap-1"
        title={words.title}
        titleId="notes-title"
      >
        {disclaimers.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          {words.audit.text} <a href={words.audit.link.href}>{words.audit.link.text}</a>
        </p>
        <p className="flex flex-wrap gap-x-6">
          {[words.method, words.law].map(({ href, text }) => (
            <a className="py-1" href={href} key={href}>
              {text}
            </a>
          ))}
        </p>
        {remark && <p className="text-sm text-muted print:hidden">{remark}</p>}
      </TitledSection>
      <div className="flex flex-wrap gap-3 print:hidden">{children}</div>
    </footer>
  )
}

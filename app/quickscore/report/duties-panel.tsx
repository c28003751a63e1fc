import type { ReactNode } from 'react'
import { lawWords, practiceWarnings } from '../../../content/quickscore/law-words.ts'
import type { PracticeWarning as Warning } from '../../../domain/law/applicability.ts'
import type { LawNotes } from '../../../domain/quickscore/report.ts'
import { listLawNotes, summariseDuties } from '../../../domain/quickscore/report-sentences.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'

/** Above the score, and apart from it: it only warns. */
export function PracticeWarning({ warning }: { warning: Warning }) {
  return (
    <section
      aria-labelledby="stop-title"
      className="grid gap-2 border border-danger border-l-4 bg-danger-wash p-5 print:p-3"
    >
      <h2 className="flex items-center gap-2 text-xl" id="stop-title">
        <Icon className="size-5 text-danger" name="warning" />
        {lawWords.stop}
      </h2>
      <p className="max-w-measure">{practiceWarnings[warning]}</p>
    </section>
  )
}

/** How many duties in force were answered below Yes, and what was read without an answer. */
export function DutiesPanel({ law, children }: { law: LawNotes; children?: ReactNode }) {
  const [counted, more] = summariseDuties(law.duties, lawWords.duties)
  return (
    <section
      aria-labelledby="law-title"
      className="grid gap-3 border border-rule border-t-4 border-t-ink bg-surface p-5 sm:p-6 print:gap-1 print:p-3"
    >
      <h2 className="text-xl" id="law-title">
        {lawWords.title}
      </h2>
      <p className="text-lg font-semibold figures">{counted}</p>
      {more && <p className="figures">{more}</p>}
      {listLawNotes(law, lawWords).map((note) => (
        <p className="max-w-measure text-sm text-muted" key={note}>
          {note}
        </p>
      ))}
      <p className="text-sm text-muted">
        {fill(lawWords.compared, { date: longDate(lawWords.comparedOn) })}
      </p>
      {children && <div className="print:hidden">{children}</div>}
    </section>
  )
}

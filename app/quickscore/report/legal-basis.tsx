import { legalReferences } from '../../../content/legal-references/index.ts'
import { reportWords, statusWords } from '../../../content/quickscore/words.ts'
import type { LegalReference } from '../../../domain/law/references.ts'
import type { Basis } from '../../../domain/quickscore/questions.ts'
import { describeStatus } from '../../../domain/quickscore/report-sentences.ts'
import { fill, longDate } from '../../../domain/wording.ts'

const table: Readonly<Record<string, LegalReference>> = legalReferences

/** The law behind a question with its dates, or that it is good practice. */
export function LegalBasis({ basis }: { basis: Basis }) {
  return (
    <div className="grid gap-3 print:gap-1.5">
      {basis.goodPractice && (
        <p>
          <strong className="font-semibold">{reportWords.plan.goodPractice}.</strong>{' '}
          {basis.goodPractice}
        </p>
      )}
      {basis.references.length > 0 && (
        <ul className="grid gap-3 print:gap-1.5">
          {basis.references.flatMap((id) => {
            const reference = table[id]
            return reference ? [<Reference key={id} reference={reference} />] : []
          })}
        </ul>
      )}
    </div>
  )
}

function Reference({ reference }: { reference: LegalReference }) {
  const { instrument, pinpoint, jurisdiction, summary, url, comparedOn } = reference
  return (
    <li>
      <a href={url} rel="noopener noreferrer">
        {instrument}, {pinpoint}
      </a>{' '}
      <span className="text-sm text-muted">({jurisdiction})</span>
      <span className="block">{summary}</span>
      <span className="block text-sm text-muted">
        {describeStatus(reference, statusWords)} ·{' '}
        {fill(reportWords.plan.comparedOn, { date: longDate(comparedOn) })}
      </span>
    </li>
  )
}

import { legalReferences } from '../../../content/legal-references/index.ts'
import { reportWords, statusWords } from '../../../content/quickscore/words.ts'
import type { Basis, LegalReference } from '../../../domain/quickscore/questions.ts'
import { describeStatus } from '../../../domain/quickscore/report-sentences.ts'
import { referenceAnchor } from './reference-anchor.ts'

const table: Readonly<Record<string, LegalReference>> = legalReferences

/** References by name and status; the table below says the rest of each. */
export function BasisLinks({ basis, label }: { basis: Basis; label: string | null }) {
  return (
    <div className="grid gap-1 text-sm">
      {label && <p className="text-muted">{label}</p>}
      {basis.goodPractice && (
        <p>
          <strong className="font-semibold">{reportWords.plan.goodPractice}.</strong>{' '}
          {basis.goodPractice}
        </p>
      )}
      <ul className="grid gap-1">
        {basis.references.flatMap((id) => {
          const reference = table[id]
          if (!reference) return []
          return [
            <li key={id}>
              <a href={`#${referenceAnchor(id)}`}>
                {reference.instrument}, {reference.pinpoint}
              </a>{' '}
              <span className="text-muted">· {describeStatus(reference, statusWords)}</span>
            </li>,
          ]
        })}
      </ul>
    </div>
  )
}

import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { reportWords } from '../../../content/en/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { type ToldDuty, tellDuties } from '../../../domain/law/duty-sentences.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'

interface LegalBasisProps {
  action: PlannedAction
  applicability: Applicability
}

/** The law behind a step as it binds this respondent, or that it is good practice. */
export function LegalBasis({ action, applicability }: LegalBasisProps) {
  // Where a duty binds, that no law asks for it would be false.
  const isBound = action.duties.some(({ standing }) => standing === 'binds')
  const goodPractice = isBound ? undefined : action.question.goodPractice
  const told = tellDuties(action.duties, applicability, dutySources)
  return (
    <div className="grid gap-3 print:gap-1">
      {goodPractice && (
        <p>
          <strong className="font-semibold">{reportWords.plan.goodPractice}.</strong> {goodPractice}
        </p>
      )}
      {told.length > 0 && (
        <ul className="grid gap-4 print:gap-1 print:text-xs">
          {told.map((duty) => (
            <TellDuty duty={duty} key={duty.id} />
          ))}
        </ul>
      )}
    </div>
  )
}

function TellDuty({ duty: { label, jurisdiction, citations, note } }: { duty: ToldDuty }) {
  return (
    <li className="print:break-inside-avoid">
      <span className="font-semibold">{label}</span>{' '}
      <span className="text-sm text-muted">({jurisdiction})</span>
      <ul>
        {citations.map(({ id, name, url, summary, status }) => (
          <li key={id}>
            <a href={url} rel="noopener noreferrer">
              {name}
            </a>
            : {summary} {status && <span className="text-sm text-muted">{status}.</span>}
          </li>
        ))}
      </ul>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </li>
  )
}

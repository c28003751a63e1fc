import { duties } from '../../../content/en/duties/index.ts'
import { comparedOn } from '../../../content/en/legal-references/compared-on.ts'
import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { methodologyWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { Duty } from '../../../domain/law/duties.ts'
import { cite, labelUnread, noteDuty } from '../../../domain/law/duty-sentences.ts'
import type { AskedQuestion, UserType } from '../../../domain/quickscore/questions.ts'
import { referenceAnchor } from './reference-table.tsx'

const words = methodologyWords.questions.duties

interface DutyTableProps {
  asked: AskedQuestion
  userType: UserType
  /** "Vendor", "In-house team". */
  label: string
}

/** Every duty behind a question for one role, the EU beside the UK. */
export function DutyTable({ asked, userType, label }: DutyTableProps) {
  const own = duties.filter((duty) => duty.question === asked.id && duty.role === userType)
  const elsewhere = own.filter(({ jurisdiction }) => jurisdiction === 'International')
  const eu = own.filter(({ jurisdiction }) => jurisdiction === 'EU')
  const uk = own.filter((duty) => !eu.includes(duty) && !elsewhere.includes(duty))
  const sides = [[...eu, ...elsewhere], uk]
  return (
    <div className="grid gap-2 text-sm">
      {asked.goodPractice && (
        <p>
          <strong className="font-semibold">{reportWords.plan.goodPractice}.</strong>{' '}
          {asked.goodPractice}
        </p>
      )}
      <p className="text-muted">{label}</p>
      <dl className="grid gap-x-6 gap-y-3 border-t-2 border-ink pt-2 md:grid-cols-2">
        {sides.map((side, index) => (
          <div className="grid content-start gap-2" key={words.columns[index]}>
            <dt className="border-b border-rule pb-1 font-semibold text-muted">
              {words.columns[index]}
            </dt>
            <dd>
              <Duties own={side} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Duties({ own }: { own: readonly Duty[] }) {
  if (own.length === 0) return words.none
  const { references, words: vocabulary, jurisdictions } = dutySources
  return (
    <ul className="grid gap-3">
      {own.map((duty) => (
        <li key={duty.id}>
          <span className="font-semibold">
            {labelUnread(duty, comparedOn, references, vocabulary)}
          </span>{' '}
          <span className="text-muted">({jurisdictions[duty.jurisdiction]})</span>
          <span className="block">
            {cite(duty, dutySources).map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && '; '}
                <a href={`#${referenceAnchor(id)}`}>{name}</a>
              </span>
            ))}
          </span>
          <span className="block text-muted">{noteDuty(duty, vocabulary)}</span>
        </li>
      ))}
    </ul>
  )
}

import { duties } from '../../../content/en/duties/index.ts'
import { comparedOn } from '../../../content/en/legal-references/compared-on.ts'
import { legalReferences } from '../../../content/en/legal-references/index.ts'
import { nouns } from '../../../content/en/nouns.ts'
import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { methodologyWords, reportWords, statusWords } from '../../../content/en/quickscore/words.ts'
import type { Duty } from '../../../domain/law/duties.ts'
import { cite, describeStatus, labelUnread, noteDuty } from '../../../domain/law/duty-sentences.ts'
import type { LegalReference } from '../../../domain/law/references.ts'
import type { AskedQuestion, UserType } from '../../../domain/quickscore/questions.ts'
import { count, longDate } from '../../../domain/wording.ts'
import { LawChip } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'

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
          <span className="block leading-7">
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

const referenceWords = methodologyWords.references

const all: readonly [string, LegalReference][] = Object.entries(legalReferences)

/**
 * Every reference cited by a duty or its twin, by law; with `role`, only those of its duties. The
 * browser opens the fold of a reference that a question links to.
 */
export function ReferenceTable({ role }: { role: UserType | null }) {
  const laws = Map.groupBy(listFor(role), ([, { instrument }]) => instrument)
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-lg">{referenceWords.lead}</p>
      <div>
        {[...laws].map(([instrument, rows]) => (
          <Disclosure
            isWide
            key={instrument}
            summary={
              <span className="grow text-base">
                {instrument}
                <span className="block text-sm font-normal text-muted figures">
                  {count(rows.length, nouns.legalReference)}
                </span>
              </span>
            }
          >
            <StackedTable
              columns={referenceWords.columns}
              label={`${referenceWords.caption}: ${instrument}`}
              rows={rows.map(presentRow)}
              widths={['md:w-1/5', 'md:w-1/5', '', 'w-[14%]', 'w-[14%]']}
            />
          </Disclosure>
        ))}
      </div>
    </div>
  )
}

function listFor(role: UserType | null) {
  if (!role) return all
  const own = duties.filter((duty) => duty.role === role)
  const named = new Set(own.flatMap(({ references }) => references))
  return all.filter(([id]) => named.has(id))
}

function presentRow([id, reference]: [string, LegalReference]) {
  const { instrument, pinpoint, jurisdiction, summary, who, url, comparedOn } = reference
  return {
    key: id,
    id: referenceAnchor(id),
    cells: [
      <span key="name">
        <a href={url} rel="noopener noreferrer">
          {instrument}, {pinpoint}
        </a>
        <span className="block font-normal text-muted">{jurisdiction}</span>
      </span>,
      <LawChip key="status">{describeStatus(reference, statusWords)}</LawChip>,
      summary,
      referenceWords.who[who],
      <time dateTime={comparedOn} key="compared">
        {longDate(comparedOn)}
      </time>,
    ],
  }
}

/** The anchor of a reference's row, the target of links in the questions. */
function referenceAnchor(id: string): string {
  return `reference-${id}`
}

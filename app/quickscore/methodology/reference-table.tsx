import { duties } from '../../../content/en/duties/index.ts'
import { legalReferences } from '../../../content/en/legal-references/index.ts'
import { nouns } from '../../../content/en/nouns.ts'
import { methodologyWords, statusWords } from '../../../content/en/quickscore/words.ts'
import { describeStatus } from '../../../domain/law/duty-sentences.ts'
import type { LegalReference } from '../../../domain/law/references.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { count, longDate } from '../../../domain/wording.ts'
import { LawChip } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'

const words = methodologyWords.references

const all: readonly [string, LegalReference][] = Object.entries(legalReferences)

/**
 * Every reference that a duty or its twin names, law by law; for one role, those that its duties
 * name. A browser opens the law that a question points into.
 */
export function ReferenceTable({ role }: { role: UserType | null }) {
  const laws = Map.groupBy(listFor(role), ([, { instrument }]) => instrument)
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-lg">{words.lead}</p>
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
              columns={words.columns}
              label={`${words.caption}: ${instrument}`}
              rows={rows.map(presentRow)}
              widths={['md:w-1/5', 'md:w-1/5', '', 'md:w-36', 'md:w-36']}
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
      words.who[who],
      <time dateTime={comparedOn} key="compared">
        {longDate(comparedOn)}
      </time>,
    ],
  }
}

/** The anchor of a reference's row in the table, where the questions point. */
export function referenceAnchor(id: string): string {
  return `reference-${id}`
}

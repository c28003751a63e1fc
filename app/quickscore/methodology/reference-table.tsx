import { legalReferences } from '../../../content/legal-references/index.ts'
import { methodologyWords, statusWords } from '../../../content/quickscore/words.ts'
import { describeStatus } from '../../../domain/law/duty-sentences.ts'
import type { LegalReference } from '../../../domain/law/references.ts'
import { longDate } from '../../../domain/wording.ts'
import { Table, Td, Th } from '../../ui/table.tsx'

const words = methodologyWords.references

const rows: readonly [string, LegalReference][] = Object.entries(legalReferences)

/** Every reference that a duty or its twin names, in the order of the content table. */
export function ReferenceTable() {
  return (
    <div className="grid gap-6">
      <p className="max-w-measure text-lg">{words.lead}</p>
      <Table className="min-w-[50rem] md:min-w-[58rem]" label={words.caption}>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <Th key={column}>{column}</Th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([id, reference]) => (
            <Row id={id} key={id} reference={reference} />
          ))}
        </tbody>
      </Table>
    </div>
  )
}

function Row({ id, reference }: { id: string; reference: LegalReference }) {
  const { instrument, pinpoint, jurisdiction, summary, who, url, comparedOn } = reference
  return (
    <tr className="target:bg-action-wash" id={referenceAnchor(id)}>
      <Th className="w-36 align-top md:w-56" scope="row">
        <a href={url} rel="noopener noreferrer">
          {instrument}, {pinpoint}
        </a>
        <span className="block font-normal text-muted">{jurisdiction}</span>
      </Th>
      <Td className="w-44 align-top md:w-52">{describeStatus(reference, statusWords)}</Td>
      <Td className="align-top">{summary}</Td>
      <Td className="align-top">{words.who[who]}</Td>
      <Td className="align-top whitespace-nowrap">
        <time dateTime={comparedOn}>{longDate(comparedOn)}</time>
      </Td>
    </tr>
  )
}

/** The anchor of a reference's row in the table, where the questions point. */
export function referenceAnchor(id: string): string {
  return `reference-${id}`
}

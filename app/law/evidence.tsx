/** What to keep for each question. */
import { evidenceRecords } from '../../content/en/law/evidence.ts'
import { aiAct, gdpr, ukGdpr } from '../../content/en/law/links.ts'
import { evidencePage, evidenceWords as words } from '../../content/en/law/words.ts'
import { domains, questionBank } from '../../content/en/quickscore/question-bank.ts'
import type { EvidenceRecord, Sourced } from '../../domain/law/sourced.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { FoldedSection } from '../ui/folded-section.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/evidence.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(evidencePage, args)

/** Notes below the tables, each with its sources. */
const notes: readonly (Pick<Sourced, 'links'> & { title: string; text: readonly string[] })[] = [
  { ...words.reading, links: [gdpr('5'), ukGdpr('5'), aiAct('18'), aiAct('19'), aiAct('26')] },
  { ...words.vendors, links: [aiAct('18'), aiAct('22')] },
]

const domainOf = new Map(questionBank.map(({ id, domain }) => [id, domain]))
const topics = new Map(questionBank.map(({ id, topic }) => [id, topic]))
const inOrder = questionBank.flatMap(({ id }) =>
  evidenceRecords.filter(({ question }) => question === id),
)

export default function Evidence() {
  return (
    <ReferenceFrame files={[words.sheet]} page={evidencePage}>
      <div className="page pb-4">
        <CopyButton of="index" words={words} />
      </div>
      <div id="index">
        {domains.map(({ id, name }, index) => (
          <FoldedSection id={id} key={id} open={index === 0} title={name}>
            <StackedTable
              columns={words.columns}
              label={name}
              rows={inOrder
                .filter(({ question }) => domainOf.get(question) === id)
                .map(presentRecord)}
              widths={['w-[12%]', 'w-[18%]', '', 'w-[12%]', 'w-[18%]', 'w-[12%]']}
            />
          </FoldedSection>
        ))}
      </div>
      {notes.map(({ title, text, links }) => (
        <PageSection key={title} layout="aside" title={title}>
          <div className="grid max-w-measure gap-4">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <SourcedNote entry={{ standing: 'confirmed', links }} />
          </div>
        </PageSection>
      ))}
    </ReferenceFrame>
  )
}

function presentRecord(record: EvidenceRecord) {
  const { question, documents, fields, owner, retention, cadence } = record
  return {
    key: question,
    id: question,
    cells: [
      <span key="question">
        {topics.get(question)}{' '}
        <span className="text-sm font-normal text-muted figures">{question}</span>
      </span>,
      <span className="grid gap-1" key="documents">
        {documents.map((document) => (
          <span key={document}>{document}</span>
        ))}
      </span>,
      fields.join(', '),
      owner,
      retention,
      cadence,
    ],
  }
}

/** Errors on the site and their corrections. */
import { corrections } from '../../content/en/law/corrections.ts'
import { correctionsPage, correctionsWords as words } from '../../content/en/law/words.ts'
import type { Correction } from '../../domain/law/sourced.ts'
import { longDate } from '../../domain/wording.ts'
import { FoldedSection } from '../ui/folded-section.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/corrections.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedText } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(correctionsPage, args)

/** Number of corrections shown; the others are folded. */
const latest = 4

export default function Corrections() {
  const { list, earlier, report } = words
  const before = corrections.slice(latest)
  return (
    <ReferenceFrame page={correctionsPage}>
      <PageSection number="1" title={list}>
        <Entries entries={corrections.slice(0, latest)} label={list} />
      </PageSection>
      <FoldedSection id={earlier.id} note={before.length} title={earlier.title}>
        <Entries entries={before} label={earlier.title} />
      </FoldedSection>
      <PageSection layout="aside" number="2" title={report.title}>
        <p className="max-w-measure">
          {report.text} <a href={report.link.href}>{report.link.text}</a>
        </p>
      </PageSection>
    </ReferenceFrame>
  )
}

function Entries({ entries, label }: { entries: readonly Correction[]; label: string }) {
  return (
    <StackedTable
      columns={words.columns}
      label={label}
      rows={entries.map(({ id, on, where, was, is, links }) => ({
        key: id,
        id,
        cells: [
          <time className="figures" dateTime={on} key="on">
            {longDate(on)}
          </time>,
          where,
          <s className="decoration-1" key="was">
            {was}
          </s>,
          <SourcedText entry={{ links, standing: 'confirmed' }} key="is">
            {is}
          </SourcedText>,
        ],
      }))}
      widths={['w-[18%]', 'w-[18%]', '', '']}
    />
  )
}

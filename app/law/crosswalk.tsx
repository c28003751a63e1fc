/** Other frameworks, item by item, and the questions that answer them. */
import { crosswalks } from '../../content/en/law/crosswalk.ts'
import { crosswalkPage, crosswalkWords as words } from '../../content/en/law/words.ts'
import type { Crosswalk as Framework } from '../../domain/law/sourced.ts'
import { fill, formFor } from '../../domain/wording.ts'
import { FoldedSection } from '../ui/folded-section.tsx'
import { StackedTable } from '../ui/stacked-table.tsx'
import type { Route } from './+types/crosswalk.ts'
import { QuestionLinks } from './question-links.tsx'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(crosswalkPage, args)

export default function Crosswalk() {
  return (
    <ReferenceFrame page={crosswalkPage}>
      {crosswalks.map((framework) => (
        <FoldedSection
          id={framework.id}
          key={framework.id}
          note={tellGaps(framework)}
          title={framework.title}
        >
          <div className="grid gap-4">
            <p className="max-w-measure text-muted">{framework.about}</p>
            <Items framework={framework} />
            <SourcedNote entry={framework} />
          </div>
        </FoldedSection>
      ))}
    </ReferenceFrame>
  )
}

function tellGaps({ rows }: Framework): string {
  const gaps = rows.filter(({ gap }) => gap !== null).length
  return fill(gaps > 0 ? formFor(words.gaps, gaps) : words.noGaps, { gaps, count: rows.length })
}

function Items({ framework: { title, rows } }: { framework: Framework }) {
  return (
    <StackedTable
      columns={words.columns}
      label={title}
      rows={rows.map(({ item, questions, gap }) => ({
        key: item,
        cells: [
          item,
          <QuestionLinks ids={questions} key="questions" none={words.notAsked} />,
          gap ?? <span className="text-muted">{words.noGap}</span>,
        ],
      }))}
      widths={['', 'md:w-1/3', 'md:w-1/3']}
    />
  )
}

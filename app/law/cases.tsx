/** Cases, five lines each. */
import { legalCases } from '../../content/en/law/cases.ts'
import { casesPage, placeWords, casesWords as words } from '../../content/en/law/words.ts'
import { holdsIn, parseProvisionFilter } from '../../domain/law/provisions.ts'
import { type LegalCase, listDated } from '../../domain/law/sourced.ts'
import { longDate } from '../../domain/wording.ts'
import { FoldedSection } from '../ui/folded-section.tsx'
import { TermList } from '../ui/term-list.tsx'
import type { Route } from './+types/cases.ts'
import { FilterLinks } from './filter-links.tsx'
import { QuestionLinks } from './question-links.tsx'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(casesPage, args)

export const handle = { query: ['where', 'role'] }

export const loader = ({ request }: Route.LoaderArgs) => ({
  filter: parseProvisionFilter(new URL(request.url).searchParams),
})

export default function Cases({ loaderData: { filter } }: Route.ComponentProps) {
  const shown = listDated(legalCases.filter(({ place }) => holdsIn(filter.place, place)))
  return (
    <ReferenceFrame filter={filter} page={casesPage}>
      <div className="page">
        <FilterLinks filter={filter} />
      </div>
      {shown.toReversed().map((legalCase) => (
        <FoldedSection
          id={legalCase.id}
          key={legalCase.id}
          note={
            <>
              <time dateTime={legalCase.on}>{longDate(legalCase.on)}</time> ·{' '}
              {legalCase.country ?? placeWords[legalCase.place]}
            </>
          }
          point={legalCase.point}
          title={<em>{legalCase.name}</em>}
        >
          <p className="pb-2 text-sm text-muted">{legalCase.body}</p>
          <Lines legalCase={legalCase} />
        </FoldedSection>
      ))}
    </ReferenceFrame>
  )
}

function Lines({ legalCase }: { legalCase: LegalCase }) {
  const { facts, decides, leavesOpen, questions } = legalCase
  const terms = [
    [words.facts, facts],
    [words.decides, decides],
    [words.leavesOpen, leavesOpen],
    [words.questions, <QuestionLinks ids={questions} key="questions" />],
    [words.source, <SourcedNote entry={legalCase} key="source" />],
  ] as const
  return <TermList terms={terms} />
}

/** Cases, five lines each. */
import { legalCases } from '../../content/law/cases.ts'
import { casesPage, placeWords, casesWords as words } from '../../content/law/words.ts'
import type { LegalCase } from '../../domain/law/sourced.ts'
import { longDate } from '../../domain/wording.ts'
import { PageSection } from '../ui/page-section.tsx'
import type { Route } from './+types/cases.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedNote, SourcedQuestions } from './sourced.tsx'

const href = '/law/cases'

export const meta: Route.MetaFunction = (args) => referenceMeta(casesPage, args, href)

export default function Cases() {
  return (
    <ReferenceFrame href={href} page={casesPage}>
      {legalCases.map((legalCase, index) => (
        <PageSection
          id={legalCase.id}
          key={legalCase.id}
          layout="aside"
          lead={
            <span className="text-sm">
              {legalCase.body}
              <br />
              <time className="figures" dateTime={legalCase.on}>
                {longDate(legalCase.on)}
              </time>{' '}
              · {placeWords[legalCase.place]}
            </span>
          }
          number={String(index + 1)}
          title={<em>{legalCase.name}</em>}
        >
          <Lines legalCase={legalCase} />
        </PageSection>
      ))}
    </ReferenceFrame>
  )
}

function Lines({ legalCase }: { legalCase: LegalCase }) {
  const { facts, decides, leavesOpen, questions } = legalCase
  const lines = [
    [words.facts, facts],
    [words.decides, decides],
    [words.leavesOpen, leavesOpen],
    [words.questions, <SourcedQuestions ids={questions} key="questions" />],
    [words.source, <SourcedNote entry={legalCase} key="source" />],
  ] as const
  return (
    <dl className="border-t border-rule">
      {lines.map(([term, line]) => (
        <div className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[8rem_1fr]" key={term}>
          <dt className="text-sm font-semibold text-muted sm:pt-0.5">{term}</dt>
          <dd className="max-w-measure">{line}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode } from 'react'
import { bankVersion } from '../../../content/en/quickscore/question-bank.ts'
import {
  answerOptions,
  bandWords,
  methodologyWords as words,
} from '../../../content/en/quickscore/words.ts'
import { type UserType, userTypes } from '../../../domain/quickscore/questions.ts'
import {
  type Band,
  bands,
  bandThresholds,
  notApplicable,
} from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { pageMeta } from '../../page-meta.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FoldedSection } from '../../ui/folded-section.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { Table, Td, Th } from '../../ui/table.tsx'
import type { Route } from './+types/page.ts'
import { ReferenceTable } from './duty-table.tsx'
import { QuestionList } from './question-list.tsx'

export const handle = { styles: 'report', query: ['role'] }

export function loader({ request }: Route.LoaderArgs) {
  const wanted = new URL(request.url).searchParams.get('role')
  return { role: userTypes.find((type) => type === wanted) ?? null }
}

export const meta: Route.MetaFunction = (args) => pageMeta(words.meta, args)

type Body = (props: { role: UserType | null }) => ReactNode

const sections: readonly (readonly [{ id: string; title: string }, Body])[] = [
  [words.arithmetic, Arithmetic],
  [words.bands, Bands],
  [words.coverage, () => <Paragraphs text={words.coverage.text} />],
  [words.plan, () => <Paragraphs text={words.plan.text} />],
  [words.questions, QuestionList],
  [words.references, ReferenceTable],
  [words.limits, () => <Paragraphs text={words.limits.text} />],
]

/** Generated from the question bank and the scoring rules, so that it cannot deviate from them. */
export default function MethodologyPage({ loaderData: { role } }: Route.ComponentProps) {
  return (
    <>
      <PageSection eyebrow={words.eyebrow} lead={words.lead} level={1} title={words.title}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={words.back.href} variant="outline">
            {words.back.text}
          </ButtonLink>
          <p className="text-sm text-muted figures">
            {fill(words.version, { version: bankVersion })}
          </p>
        </div>
      </PageSection>
      {sections.map(([{ id, title }, Body], index) => (
        <FoldedSection id={id} key={id} open={index === 0} title={title}>
          <Body role={role} />
        </FoldedSection>
      ))}
    </>
  )
}

function Paragraphs({ text }: { text: readonly string[] }) {
  return (
    <div className="grid max-w-measure gap-4">
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

/** The lowest and highest whole score of a band. */
function rangeOf(band: Band, index: number): string {
  const above = bands[index - 1]
  const highest = above ? bandThresholds[above] - 1 : 100
  return `${bandThresholds[band]} – ${highest}`
}

function Bands() {
  return (
    <Table className="max-w-2xl" label={words.bands.caption}>
      <thead>
        <tr>
          {words.bands.columns.map((column) => (
            <Th key={column}>{column}</Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((band, index) => (
          <tr key={band}>
            <Th scope="row">
              <StatusMark tone={band}>{bandWords[band].label}</StatusMark>
            </Th>
            <Td>{rangeOf(band, index)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Arithmetic() {
  const { answers, steps, example } = words.arithmetic
  return (
    <div className="grid gap-8">
      <StackedTable
        columns={answers.columns}
        label={answers.caption}
        rows={answerOptions.map(({ value, label, description }) => ({
          key: label,
          cells: [
            label,
            description,
            value === notApplicable ? answers.leftOut : `${value * 100}%`,
          ],
        }))}
        widths={['md:w-1/4', '', 'w-[18%]']}
      />
      <ol className="grid max-w-measure">
        {steps.map((step, index) => (
          <li className="grid grid-cols-[2rem_1fr] border-t border-rule py-3" key={step}>
            <span aria-hidden="true" className="font-serif text-brass figures">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <div className="grid max-w-measure gap-2 border-l-2 border-brass pl-4">
        <h3>{example.title}</h3>
        <p className="figures">{example.text}</p>
      </div>
    </div>
  )
}

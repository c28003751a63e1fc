/** The adverse-impact workbench: from counts to figures, in the browser or by a plain form. */
import { useEffect, useState } from 'react'
import { data } from 'react-router'
import {
  groupData,
  groupDataWords,
  readings,
  readingWords,
  adverseImpactPage as words,
} from '../../../content/en/adverse-impact.ts'
import { fieldNames } from '../../../domain/adverse-impact/draft.ts'
import { SourcedText } from '../../law/sourced.tsx'
import { pageMeta } from '../../page-meta.ts'
import { FoldedSection } from '../../ui/folded-section.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import type { Route } from './+types/page.ts'
import { type Answer, answerForm, firstAnswer } from './answer-form.ts'
import { CountsForm } from './counts-form.tsx'
import { SheetForms } from './sheet-forms.tsx'
import { StudyFigures } from './study-figures.tsx'

export const handle = { interactive: 'late', styles: 'forms' }

export function meta(args: Route.MetaArgs) {
  return pageMeta(words.meta, args, {
    trail: [{ text: words.title, href: '/tools/adverse-impact' }],
  })
}

export async function action({ request }: Route.ActionArgs) {
  const answer = answerForm([...(await request.formData())])
  const isRefused = answer.errors.length > 0 || answer.vacancies.error || answer.scores.error
  return data(answer, { status: isRefused ? 400 : 200 })
}

export default function AdverseImpact({ actionData }: Route.ComponentProps) {
  const [answered, setAnswered] = useState<Answer>(actionData ?? firstAnswer)
  useEffect(() => showOutcome(answered), [answered])
  return (
    <>
      <section aria-labelledby="page-title" className="page">
        <div className="grid gap-3 py-6 lg:gap-6 lg:py-16">
          <p className="axis-tick text-sm font-medium text-brass">{words.eyebrow}</p>
          <h1 className="max-w-[24ch]" id="page-title">
            {words.title}
          </h1>
          <p className="max-w-measure text-muted lg:text-lg">{words.lead}</p>
          <p className="max-w-measure border-l-4 border-brass pl-4">{words.privacy}</p>
        </div>
      </section>
      <CountsForm answer={answered} onSend={(fields) => setAnswered(answerForm(fields))} />
      {answered.study && (
        <StudyFigures key={JSON.stringify(answered.study)} study={answered.study} />
      )}
      <SheetForms
        answer={answered}
        number={answered.study ? 4 : 2}
        onSend={(fields) => setAnswered(answerForm(fields))}
      />
      <Readings />
    </>
  )
}

/** Focuses the outcome: the errors, the figures or the added row. */
function showOutcome({ intent, errors, study, draft, vacancies, scores }: Answer) {
  const places = [
    errors.length > 0 && 'main [role=status]',
    (vacancies.error ?? scores.error) && 'main [aria-invalid=true]',
    study && '#figures-title',
    vacancies.found && '#strata-title',
    intent === 'add-group' && `#${fieldNames.group(draft.groups.length - 1)}`,
    intent === 'add-stage' && `#${fieldNames.stage(draft.stages.length - 1)}`,
  ]
  const place = places.find((one) => typeof one === 'string')
  if (intent && place) document.querySelector<HTMLElement>(place)?.focus()
}

function Readings() {
  const { title, columns, after } = readingWords
  return (
    <>
      <FoldedSection id="readings" title={title}>
        <div className="grid gap-6">
          <StackedTable
            columns={columns}
            label={title}
            rows={readings.map((reading) => rowOf(reading, reading.asks, reading.helps))}
            widths={['w-[18%]']}
          />
          <p className="max-w-measure">
            <strong className="font-semibold">{after.title}.</strong> {after.text}
          </p>
        </div>
      </FoldedSection>
      <GroupDataRoutes />
    </>
  )
}

function rowOf(entry: (typeof readings | typeof groupData)[number], ...said: string[]) {
  const limits = (
    <SourcedText entry={entry} key="limits">
      {entry.limits}
    </SourcedText>
  )
  return { key: entry.place, cells: [entry.place, ...said, limits] }
}

function GroupDataRoutes() {
  const { title, lead, columns } = groupDataWords
  return (
    <FoldedSection id="group-data" title={title}>
      <p className="max-w-measure pb-4 text-muted">{lead}</p>
      <StackedTable
        columns={columns}
        label={title}
        rows={groupData.map((entry) => rowOf(entry, entry.route))}
        widths={['md:w-1/3', 'md:w-1/3']}
      />
    </FoldedSection>
  )
}

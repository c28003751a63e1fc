import { effortWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { labelWeight } from '../../../domain/quickscore/report-sentences.ts'
import { fill, points } from '../../../domain/wording.ts'
import { weightWords } from './report.ts'

const words = reportWords.top
const planWords = reportWords.plan

export function TopActions({ list }: { list: PlannedAction[] }) {
  const top = list.slice(0, 3)
  if (top.length === 0) return null
  return (
    <section aria-labelledby="top-title" className="grid gap-6 print:gap-2">
      <h2 className="text-xl" id="top-title">
        {top.length === 3 ? words.title : words.titleFewer}
      </h2>
      <p className="max-w-measure text-muted">{words.lead}</p>
      <ol className="grid gap-6 md:grid-cols-3 md:gap-y-3 print:grid-cols-3">
        {top.map((action, index) => (
          <TopAction action={action} key={action.question.id} number={index + 1} />
        ))}
      </ol>
    </section>
  )
}

function TopAction({ action, number }: { action: PlannedAction; number: number }) {
  const { question, gain, value } = action
  const facts = [
    [planWords.owner, question.owner],
    [planWords.effort, effortWords[question.effort]],
    [planWords.law, labelWeight(action, weightWords)],
  ]
  return (
    <li className="grid break-inside-avoid content-start gap-3 border-t-2 border-ink pt-4 md:row-span-4 md:grid-rows-subgrid print:row-span-4 print:grid-rows-subgrid">
      <p className="flex items-baseline justify-between gap-3">
        <span aria-hidden="true" className="font-serif text-2xl leading-none text-brass figures">
          {number}
        </span>
        <span className="font-semibold text-action figures">
          {value !== null && fill(planWords.gain, { points: points(gain) })}
        </span>
      </p>
      <h3 className="text-lg">{question.topic}</h3>
      <p>{question.nextStep}</p>
      <dl className="mt-1 grid content-start text-sm">
        {facts.map(([term, fact]) => (
          <div className="grid grid-cols-[6rem_1fr] border-t border-rule py-1.5" key={term}>
            <dt className="text-muted">{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

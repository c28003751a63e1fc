import { assessmentChartWords } from '../../../content/admin/quickscore.ts'
import { bandOf } from '../../../domain/quickscore/scoring.ts'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { count, fill } from '../../../domain/wording.ts'

const words = assessmentChartWords.weakest

/** As many as stand beside the other chart. */
const shown = 5

const fills = { green: 'fill-green', amber: 'fill-amber', red: 'fill-red' } as const

/** One bar for each question, as long as the points that were earned; what is perfect is not weak. */
export function WeakestQuestions({ weakest }: { weakest: Statistics['weakest'] }) {
  const weak = weakest.filter(({ average }) => average < 100).slice(0, shown)
  if (weak.length === 0) return <p className="text-sm">{words.none}</p>
  return (
    <ol className="grid gap-2">
      {weak.map(({ question, topic, average, answered }) => (
        <li className="grid gap-0.5 text-sm" key={question}>
          <p className="flex items-baseline gap-2">
            <span className="w-8 shrink-0 font-semibold text-brass figures">{question}</span>
            <span className="grow">{topic}</span>
            <span className="shrink-0 text-muted figures">
              {fill(words.answered, { answers: count(answered, 'answer') })}
            </span>
            <span className="w-12 shrink-0 text-right font-semibold figures">{average}%</span>
          </p>
          <svg aria-hidden="true" className="h-2 w-full" focusable="false">
            <rect className="fill-rule" height="8" width="100%" />
            <rect className={fills[bandOf(average)]} height="8" width={`${average}%`} />
          </svg>
        </li>
      ))}
    </ol>
  )
}

import { useQuery } from '@tanstack/react-query'
import {
  assessmentChartWords,
  assessmentChartWords as words,
} from '../../../content/en/admin/quickscore.ts'
import { nouns } from '../../../content/en/nouns.ts'
import type { QuestionnaireCount } from '../../../domain/questionnaires/questionnaire.ts'
import { bandOf } from '../../../domain/quickscore/scoring.ts'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { count, fill, formatShortDate } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useSession } from '../session/session.tsx'
import { assessmentSource } from './assessments.ts'
import { ScoreChart } from './score-chart.tsx'
import { WeekTable } from './week-table.tsx'

/** Nothing while there is nothing to draw. Closed on phones, where the list matters more. */
export function AssessmentCharts() {
  const { data, isError } = useStatistics()
  const isWide = useMediaQuery('(min-width: 64rem)')
  if (isError) return <p className="text-sm text-muted">{words.failed}</p>
  const statistics = data?.data
  const completed = statistics?.completions?.reduce((sum, week) => sum + week.completed, 0) ?? 0
  if (!statistics || (statistics.based_on === 0 && completed === 0)) return null
  return (
    <details className="group border-b border-rule" open={isWide}>
      <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold hover:text-action">
        <Icon className="size-4 -rotate-90 group-open:rotate-0" name="chevron" />
        {words.summary}
      </summary>
      <div className="grid gap-x-12 gap-y-6 pt-1 pb-4 lg:grid-cols-2 xl:grid-cols-3">
        <Completions completed={completed} weeks={statistics.completions} />
        {statistics.based_on > 0 && (
          <>
            <Scores {...statistics} />
            <Weakest {...statistics} />
          </>
        )}
      </div>
      <Asked />
    </details>
  )
}

/** How many questionnaires there are, by kind and state: nothing while there is none. */
function Asked() {
  const { call } = useSession()
  const { data } = useQuery({
    queryKey: [assessmentSource.noun, 'questionnaires'],
    queryFn: ({ signal }) =>
      call<QuestionnaireCount[]>('GET', '/api/admin/questionnaires', { signal }),
  })
  const counts = data?.data ?? []
  if (counts.length === 0) return null
  const { lead, kinds, states } = words.questionnaires
  const said = counts.map(({ kind, state, count: amount }) => {
    return `${kinds[kind]}, ${states[state]}: ${amount}`
  })
  return <p className="pb-4 text-sm text-muted figures">{`${lead} ${said.join('; ')}.`}</p>
}

function Scores({ weeks }: Statistics) {
  const total = weeks.reduce((sum, { assessments }) => sum + assessments, 0)
  return (
    <section aria-labelledby="scores-title" className="grid min-w-0 content-start gap-2">
      <Head
        id="scores-title"
        lead={fill(words.scores.lead, {
          weeks: weeks.length,
          assessments: count(total, nouns.assessment),
        })}
        title={words.scores.title}
      />
      <ScoreChart weeks={weeks} />
    </section>
  )
}

function Completions({
  weeks,
  completed,
}: {
  weeks: Statistics['completions']
  completed: number
}) {
  const { title, lead, elsewhere } = words.completions
  return (
    <section aria-labelledby="completions-title" className="grid min-w-0 content-start gap-2">
      <Head
        id="completions-title"
        lead={weeks ? fill(lead, { weeks: weeks.length, count: completed }) : ''}
        title={title}
      />
      {weeks ? <CompletionChart weeks={weeks} /> : <p className="text-sm">{elsewhere}</p>}
    </section>
  )
}

function Weakest({ weakest, based_on }: Statistics) {
  const { title, lead } = words.weakest
  return (
    <section aria-labelledby="weakest-title" className="grid min-w-0 content-start gap-2">
      <Head
        id="weakest-title"
        lead={fill(lead, { assessments: count(based_on, nouns.assessment) })}
        title={title}
      />
      <WeakestQuestions weakest={weakest} />
    </section>
  )
}

function Head({ id, title, lead }: { id: string; title: string; lead: string }) {
  return (
    <header className="flex flex-wrap items-baseline gap-x-3">
      <h3 className="font-sans text-base font-semibold tracking-normal" id={id}>
        {title}
      </h3>
      <p className="text-sm text-muted figures">{lead}</p>
    </header>
  )
}

/** As many as stand beside the other chart. */
const shown = 5

const fills = { green: 'fill-green', amber: 'fill-amber', red: 'fill-red' } as const

/** One bar for each question, as long as the points that were earned; what is perfect is not weak. */
function WeakestQuestions({ weakest }: { weakest: Statistics['weakest'] }) {
  const weak = weakest.filter(({ average }) => average < 100).slice(0, shown)
  if (weak.length === 0) return <p className="text-sm">{words.weakest.none}</p>
  return (
    <ol className="grid gap-2">
      {weak.map(({ question, topic, average, answered }) => (
        <li className="grid gap-0.5 text-sm" key={question}>
          <p className="flex items-baseline gap-2">
            <span className="w-8 shrink-0 font-semibold text-brass figures">{question}</span>
            <span className="grow">{topic}</span>
            <span className="shrink-0 text-muted figures">
              {fill(words.weakest.answered, { answers: count(answered, nouns.answer) })}
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

/** Kept under the list's key, so that what refreshes the list refreshes the charts. */
function useStatistics() {
  const { call } = useSession()
  return useQuery({
    queryKey: [assessmentSource.noun, 'statistics'],
    queryFn: ({ signal }) => call<Statistics>('GET', '/api/admin/quickscore-stats', { signal }),
  })
}

const completionWords = assessmentChartWords.completions

/** Of the drawing, in px; the figure stands above the bar. */
const height = 120
const figureHeight = 20
/** Of its share of the width, in per cent. */
const barWidth = 60

type Weeks = NonNullable<Statistics['completions']>

/**
 * How many assessments were completed in each week: a bar and its figure. The drawing is as wide as
 * its place; those who do not see it get a table.
 */
function CompletionChart({ weeks }: { weeks: Weeks }) {
  return (
    <div className="grid gap-1">
      <Drawing weeks={weeks} />
      <div aria-hidden="true" className="flex justify-between text-sm text-muted figures">
        <span>{formatShortDate(weeks[0]?.week_start ?? '')}</span>
        <span>{formatShortDate(weeks.at(-1)?.week_start ?? '')}</span>
      </div>
      <WeekTable
        caption={completionWords.title}
        columns={[completionWords.columns.week, completionWords.columns.completed]}
        rows={weeks.map(({ week_start, completed }) => ({ week_start, cells: [completed] }))}
      />
    </div>
  )
}

function Drawing({ weeks }: { weeks: Weeks }) {
  const most = Math.max(1, ...weeks.map(({ completed }) => completed))
  const share = 100 / weeks.length
  return (
    <svg aria-hidden="true" className="h-30 w-full overflow-visible figures" focusable="false">
      {weeks.map(({ week_start, completed }, index) => {
        const barHeight = ((height - figureHeight) * completed) / most
        return (
          <g key={week_start}>
            <title>
              {fill(completionWords.point, { week: formatShortDate(week_start), count: completed })}
            </title>
            <rect
              className="fill-action"
              height={barHeight}
              width={`${(share * barWidth) / 100}%`}
              x={`${share * (index + (100 - barWidth) / 200)}%`}
              y={height - barHeight}
            />
            <text
              className={completed === 0 ? 'fill-muted' : 'fill-ink'}
              fontSize="13"
              textAnchor="middle"
              x={`${share * (index + 0.5)}%`}
              y={height - barHeight - 6}
            >
              {completed}
            </text>
          </g>
        )
      })}
      <line className="stroke-rule" x1="0%" x2="100%" y1={height} y2={height} />
    </svg>
  )
}

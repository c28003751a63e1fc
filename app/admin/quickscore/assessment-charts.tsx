import { assessmentChartWords as words } from '../../../content/admin/quickscore.ts'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { count, fill } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'
import { useMediaQuery } from '../list/use-media-query.ts'
import { CompletionChart } from './completion-chart.tsx'
import { ScoreChart } from './score-chart.tsx'
import { useStatistics } from './use-statistics.ts'
import { WeakestQuestions } from './weakest-questions.tsx'

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
    </details>
  )
}

function Scores({ weeks }: Statistics) {
  const total = weeks.reduce((sum, { assessments }) => sum + assessments, 0)
  return (
    <section aria-labelledby="scores-title" className="grid min-w-0 content-start gap-2">
      <Head
        id="scores-title"
        lead={fill(words.scores.lead, {
          weeks: weeks.length,
          assessments: count(total, 'assessment'),
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
        lead={fill(lead, { assessments: count(based_on, 'assessment') })}
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

/**
 * How many assessments were completed in each week: a bar and its figure. The drawing is as wide as
 * its place; those who do not see it get a table.
 */
import { assessmentChartWords } from '../../../content/en/admin/quickscore.ts'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { WeekTable } from './week-table.tsx'

const words = assessmentChartWords.completions

/** Of the drawing, in px; the figure stands above the bar. */
const height = 120
const figureHeight = 20
/** Of its share of the width, in per cent. */
const barWidth = 60

type Weeks = NonNullable<Statistics['completions']>

export function CompletionChart({ weeks }: { weeks: Weeks }) {
  return (
    <div className="grid gap-1">
      <Drawing weeks={weeks} />
      <div aria-hidden="true" className="flex justify-between text-sm text-muted figures">
        <span>{formatShortDate(weeks[0]?.week_start ?? '')}</span>
        <span>{formatShortDate(weeks.at(-1)?.week_start ?? '')}</span>
      </div>
      <WeekTable
        caption={words.title}
        columns={[words.columns.week, words.columns.completed]}
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
              {fill(words.point, { week: formatShortDate(week_start), count: completed })}
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

/**
 * The average score of each week: a line with the two thresholds of the bands, broken where a week
 * has no assessments, which says nothing of its score. The drawing is as wide as its place; those
 * who do not see it get a table.
 */

import { assessmentChartWords } from '../../../content/en/admin/quickscore.ts'
import { nouns } from '../../../content/en/nouns.ts'
import { bandThresholds } from '../../../domain/quickscore/scoring.ts'
import type { Statistics } from '../../../domain/quickscore/statistics.ts'
import { count, fill, formatShortDate } from '../../../domain/wording.ts'
import { WeekTable } from './week-table.tsx'

const words = assessmentChartWords.scores

/** Of the drawing, in px: 100% at the top, 0% at the bottom. */
const height = 120
const margin = 6
/** Where a band begins. */
const thresholds = [bandThresholds.green, bandThresholds.amber]

type Week = Statistics['weeks'][number]

interface Point {
  week: Week
  /** Among all weeks. */
  index: number
  /** Per cent of the width. */
  x: number
  y: number
}

const yOf = (score: number) => margin + ((100 - score) / 100) * (height - 2 * margin)

/** One for each week that has an average. */
export function placePoints(weeks: readonly Week[]): Point[] {
  return weeks.flatMap((week, index) => {
    if (week.average === null) return []
    return [{ week, index, x: 2 + (96 * index) / (weeks.length - 1), y: yOf(week.average) }]
  })
}

/** Both ends of each piece of the line: points of weeks that follow each other. */
export function joinPoints(points: readonly Point[]): [from: Point, to: Point][] {
  return points.flatMap((to, place) => {
    const from = points[place - 1]
    return from?.index === to.index - 1 ? [[from, to]] : []
  })
}

export function ScoreChart({ weeks }: { weeks: readonly Week[] }) {
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[2.5rem_1fr]">
        <Scale />
        <Drawing points={placePoints(weeks)} />
      </div>
      <div aria-hidden="true" className="flex justify-between pl-10 text-sm text-muted figures">
        <span>{formatShortDate(weeks[0]?.week_start ?? '')}</span>
        <span>{formatShortDate(weeks.at(-1)?.week_start ?? '')}</span>
      </div>
      <WeekTable
        caption={words.title}
        columns={[words.columns.week, words.columns.average, words.columns.assessments]}
        rows={weeks.map(({ week_start, average, assessments }) => ({
          week_start,
          cells: [average === null ? words.none : `${average}%`, assessments],
        }))}
      />
    </div>
  )
}

function Scale() {
  return (
    <svg
      aria-hidden="true"
      className="h-30 w-full overflow-visible fill-muted figures"
      focusable="false"
    >
      {[100, ...thresholds, 0].map((score) => (
        <text
          dominantBaseline="central"
          fontSize="13"
          key={score}
          textAnchor="end"
          x="32"
          y={yOf(score)}
        >
          {score}
        </text>
      ))}
    </svg>
  )
}

function Drawing({ points }: { points: readonly Point[] }) {
  return (
    <svg aria-hidden="true" className="h-30 w-full overflow-visible" focusable="false">
      <g className="stroke-rule">
        {[100, ...thresholds, 0].map((score) => (
          <line key={score} x1="0%" x2="100%" y1={yOf(score)} y2={yOf(score)} />
        ))}
      </g>
      <g className="stroke-action" strokeWidth="2">
        {joinPoints(points).map(([from, to]) => (
          <line key={to.week.week_start} x1={`${from.x}%`} x2={`${to.x}%`} y1={from.y} y2={to.y} />
        ))}
      </g>
      <g className="fill-action">
        {points.map(({ week, x, y }) => (
          <circle cx={`${x}%`} cy={y} key={week.week_start} r="4">
            <title>{describeWeek(week)}</title>
          </circle>
        ))}
      </g>
    </svg>
  )
}

function describeWeek({ week_start, average, assessments }: Week): string {
  const week = formatShortDate(week_start)
  return fill(words.point, {
    week,
    average: average ?? words.none,
    assessments: count(assessments, nouns.assessment),
  })
}

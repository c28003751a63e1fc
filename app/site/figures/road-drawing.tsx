/**
 * The scale of years with a numbered mark for each milestone. One image for assistive technology:
 * its label and the list of dates say the same. Drawn at two widths, of which the page shows one,
 * because scaling would make the numbers small; a phone shows the list of dates alone.
 *
 * Coordinates are units of the drawing; y runs from the scale, up negative and down positive.
 */
import { roadMarks } from '../../../content/en/annotations.ts'
import { milestones, roadFigure } from '../../../content/en/milestones.ts'
import { classNames } from '../../ui/class-names.ts'
import { createRoadScale, placeMarks, type RoadMark } from './road-scale.ts'

const margin = 14
const radius = 11
const rowHeight = 26
const firstRow = 40
const below = 88

/** `now` in milliseconds since 1970 UTC, from the page's loader. */
export function RoadDrawing({ now }: { now: number }) {
  return (
    <figure className="grid gap-3">
      <div aria-label={`${roadFigure.title}. ${roadFigure.description}`} role="img">
        <RoadAtWidth className="lg:hidden" now={now} width={640} />
        <RoadAtWidth className="max-lg:hidden" now={now} width={1080} />
      </div>
      <figcaption className="border-t border-rule pt-2 text-sm text-muted">
        {roadFigure.caption}
      </figcaption>
    </figure>
  )
}

interface RoadAtWidthProps {
  now: number
  width: number
  className: string
}

function RoadAtWidth({ now, width, className }: RoadAtWidthProps) {
  const scale = createRoadScale(milestones, width - 2 * margin)
  const toX = (instant: number) => margin + scale.toX(instant)
  const marks = placeMarks(milestones, toX, 2 * radius + 2)
  const above = firstRow + Math.max(...marks.map(({ row }) => row)) * rowHeight + radius + 4
  const height = above + below
  return (
    <svg
      aria-hidden="true"
      className={classNames('h-auto w-full', className)}
      height={height}
      viewBox={`0 ${-above} ${width} ${height}`}
      width={width}
    >
      <Ruler months={scale.months.map((x) => margin + x)} years={scale.years} />
      {marks.map((mark) => (
        <Leader key={mark.number} mark={mark} />
      ))}
      {marks.map((mark) => (
        <Numeral key={mark.number} mark={mark} />
      ))}
      {scale.isOnScale(now) && <Today x={toX(now)} />}
    </svg>
  )
}

/** A tick for each month, longer ones for quarters and years. */
function Ruler({ months, years }: { months: readonly number[]; years: readonly number[] }) {
  const ticks = months.map((x, index) => {
    const length = index % 12 === 0 ? 30 : index % 3 === 0 ? 9 : 5
    return `M${round(x)} 0v${length}`
  })
  return (
    <g>
      <path className="stroke-line" d={ticks.join('')} />
      <path
        className="stroke-ink"
        d={`M${margin} 0H${round(months.at(-1) ?? 0)}`}
        strokeWidth="2"
      />
      {years.map((year, index) => (
        <text
          className="fill-muted font-sans text-[13px] figures"
          key={year}
          x={round(months[index * 12] ?? 0) + 5}
          y="28"
        >
          {year}
        </text>
      ))}
    </g>
  )
}

/** The line from a number to the scale; it crosses the scale where the date concerns hiring AI. */
function Leader({ mark }: { mark: RoadMark }) {
  const from = `M${round(mark.x)} ${numeralY(mark)}`
  return mark.milestone.concernsHiringAi ? (
    <path className="stroke-action" d={`${from}V9`} strokeWidth="2.5" />
  ) : (
    <path className="stroke-line" d={`${from}V0`} strokeDasharray="2 3" />
  )
}

function Numeral({ mark }: { mark: RoadMark }) {
  const { number, milestone } = mark
  const isFull = milestone.concernsHiringAi
  return (
    <g transform={`translate(${round(mark.x)} ${numeralY(mark)})`}>
      <circle
        className={isFull ? 'fill-action stroke-paper' : 'fill-paper stroke-line'}
        r={radius}
        strokeWidth={isFull ? 2 : 1}
      />
      <text
        className={classNames(
          'font-sans text-[13px] font-semibold figures',
          isFull ? 'fill-on-action' : 'fill-muted',
        )}
        textAnchor="middle"
        y="4.5"
      >
        {number}
      </text>
    </g>
  )
}

function Today({ x }: { x: number }) {
  return (
    <g transform={`translate(${round(x)} 0)`}>
      <path className="stroke-brass" d="M0 0v46" strokeWidth="1.75" />
      <path className="fill-brass" d="M-2 44h4v4h5v6l-7 18l-7-18v-6h5z" />
      <text className="fill-ink font-sans text-[13px] font-semibold" x="14" y="64">
        {roadMarks.today}
      </text>
    </g>
  )
}

function numeralY({ row }: RoadMark): number {
  return -firstRow - row * rowHeight
}

function round(units: number): number {
  return Math.round(units * 10) / 10
}

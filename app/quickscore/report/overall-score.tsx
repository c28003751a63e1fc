import type { ReactNode } from 'react'
import { bandWords, reportWords } from '../../../content/quickscore/words.ts'
import { arcPath, markPath, pointAt, ringRadius } from '../../../domain/quickscore/dial-geometry.ts'
import { type Band, bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { count, fill } from '../../../domain/wording.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import type { Benchmark } from '../landing/benchmark-card.tsx'
import type { Report } from './report.ts'

const words = reportWords.overall

export function OverallScore({ report, benchmark }: { report: Report; benchmark: Benchmark }) {
  const { overallScore, band, counted, total } = report
  const { label, verdict } = bandWords[band]
  return (
    <section aria-labelledby="overall-title" className="grid gap-5 print:gap-3">
      <h2 className="text-xl" id="overall-title">
        {words.title}
      </h2>
      <ScoreDial
        average={benchmark.total > 0 ? benchmark.average : null}
        band={band}
        score={overallScore}
      >
        <p className="font-serif text-[4.25rem] leading-none figures print:text-[3.25rem]">
          {overallScore}%
        </p>
        <StatusMark size="lg" tone={band}>
          {label}
        </StatusMark>
        <p className="text-muted print:text-sm">{verdict}</p>
      </ScoreDial>
      <div className="grid gap-1 text-center">
        <p className="font-semibold figures [word-spacing:0.08em]">
          {fill(words.coverage, { score: overallScore, counted, total })}
        </p>
        {benchmark.total > 0 && <Comparison benchmark={benchmark} score={overallScore} />}
      </div>
    </section>
  )
}

function Comparison({ score, benchmark }: { score: number; benchmark: Benchmark }) {
  const { average, total } = benchmark
  const difference = score - average
  const text = difference === 0 ? words.level : difference > 0 ? words.above : words.below
  return (
    <p className="text-sm text-muted figures [word-spacing:0.05em]">
      <svg
        aria-hidden="true"
        className="mr-1.5 inline size-3 fill-ink"
        focusable="false"
        viewBox="0 0 12 12"
      >
        <path d="M6 1l5 10H1z" />
      </svg>
      {fill(text, { average, points: count(Math.abs(difference), 'point') })}{' '}
      {fill(words.benchmarkBasis, { count: count(total, 'assessment') })}
    </p>
  )
}

interface ScoreDialProps {
  score: number
  band: Band
  /** Null where there is nothing to compare with. */
  average: number | null
  /** What the dial says, in words; the drawing itself is decoration. */
  children: ReactNode
}

const bandStroke: Record<Band, string> = {
  green: 'stroke-green',
  amber: 'stroke-amber',
  red: 'stroke-red',
}
const ticks = Array.from({ length: 21 }, (_, index) => index * 5)
const thresholds = [bandThresholds.amber, bandThresholds.green]

function ScoreDial({ score, band, average, children }: ScoreDialProps) {
  return (
    <div className="relative mx-auto w-full max-w-88 print:max-w-60">
      <svg aria-hidden="true" className="w-full" focusable="false" viewBox="0 0 300 266">
        <Scale />
        <g fill="none" strokeWidth="18">
          <path className="stroke-rule" d={arcPath(ringRadius)} />
          <path
            className={`dial-fill ${bandStroke[band]}`}
            d={arcPath(ringRadius)}
            pathLength={100}
            strokeDasharray={`${score} 100`}
          />
        </g>
        {thresholds.map((threshold) => (
          <Stroke
            className="stroke-paper print:stroke-white"
            from={ringRadius - 9}
            key={threshold}
            score={threshold}
            to={ringRadius + 9}
            width={2}
          />
        ))}
        {average !== null && (
          <path className="fill-ink stroke-paper print:stroke-white" d={markPath(average)} />
        )}
      </svg>
      <div className="absolute inset-x-0 top-[31%] grid justify-items-center text-center">
        {children}
      </div>
    </div>
  )
}

/** Ticks every 5, longer every 10, and brass figures where the bands begin. */
function Scale() {
  return (
    <>
      {ticks.map((tick) => (
        <Stroke
          className="stroke-line"
          from={ringRadius + 14}
          key={tick}
          score={tick}
          to={ringRadius + (tick % 10 === 0 ? 22 : 18)}
          width={1}
        />
      ))}
      {[0, ...thresholds, 100].map((figure) => {
        const { x, y } = pointAt(figure, ringRadius + 36)
        return (
          <text
            className="fill-brass font-sans text-[13px] figures"
            dominantBaseline="middle"
            key={figure}
            textAnchor="middle"
            x={x}
            y={y}
          >
            {figure}
          </text>
        )
      })}
    </>
  )
}

interface StrokeProps {
  score: number
  from: number
  to: number
  width: number
  className: string
}

function Stroke({ score, from, to, width, className }: StrokeProps) {
  const start = pointAt(score, from)
  const end = pointAt(score, to)
  return (
    <line
      className={className}
      strokeWidth={width}
      x1={start.x}
      x2={end.x}
      y1={start.y}
      y2={end.y}
    />
  )
}

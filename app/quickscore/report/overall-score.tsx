import type { ReactNode } from 'react'
import { nouns } from '../../../content/en/nouns.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { bandWords, reportWords } from '../../../content/en/quickscore/words.ts'
import {
  arcBetween,
  markPath,
  pointAt,
  ringRadius,
  strokeAcross,
  turnAt,
} from '../../../domain/quickscore/dial-geometry.ts'
import type { Band } from '../../../domain/quickscore/scoring.ts'
import type { Spread } from '../../../domain/quickscore/spread.ts'
import { count, fill } from '../../../domain/wording.ts'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import type { Report } from './report.ts'
import { BandPoint, thresholds } from './scale-line.tsx'

const words = reportWords.overall

interface OverallScoreProps {
  report: Report
  spread: Spread | null
  /** The score that steps lead to, drawn behind the current score. */
  ahead: number | null
  /** The score of the earlier answers, marked beside the current one. */
  before: number | null
}

export function OverallScore({ report, spread, ahead, before }: OverallScoreProps) {
  const { overallScore, band, counted, total } = report
  return (
    <TitledSection
      className="grid content-start gap-3 print:gap-2"
      title={words.title}
      titleId="overall-title"
    >
      <ScoreDial
        ahead={ahead}
        before={before}
        average={spread?.average ?? null}
        band={band}
        score={overallScore}
      >
        {/* In the ring at any text size. No paragraph: its spacing would set the band far below. */}
        <span className="font-serif text-[min(4.25rem,28cqw)] leading-none figures print:text-[3.25rem]">
          {overallScore}%
        </span>
        <StatusMark size="lg" tone={band}>
          {bandWords[band].label}
        </StatusMark>
      </ScoreDial>
      <div className="grid gap-1 text-center">
        <p className="font-semibold figures">
          {fill(words.coverage, { score: overallScore, counted, total })}
        </p>
        {before !== null && (
          <p className="text-sm text-muted figures">{fill(words.earlier, { score: before })}</p>
        )}
        {spread && <Comparison score={overallScore} spread={spread} />}
      </div>
    </TitledSection>
  )
}

function Comparison({ score, spread: { average } }: { score: number; spread: Spread }) {
  const difference = score - average
  const text = difference === 0 ? words.level : difference > 0 ? words.above : words.below
  return (
    <p className="text-sm text-muted figures">
      {difference !== 0 && (
        <svg aria-hidden="true" className="mr-2 inline size-3 fill-ink" viewBox="0 0 12 12">
          <path d={difference > 0 ? 'M6 1l5 10H1z' : 'M6 11L1 1h10z'} />
        </svg>
      )}
      {fill(text, { average, points: count(Math.abs(difference), nouns.point) })}
    </p>
  )
}

interface ScoreDialProps {
  score: number
  band: Band
  ahead: number | null
  before: number | null
  /** Average of the benchmark; null without one. */
  average: number | null
  /** The figures as text; the drawing is decorative. */
  children: ReactNode
}

const wholeRing = arcBetween(ringRadius, 0, 100)
/** Every 5, longer every 10. */
const ticks = Array.from({ length: 21 }, (_, index) =>
  strokeAcross(index * 5, ringRadius + 14, ringRadius + (index % 2 === 0 ? 22 : 18)),
).join('')
/** Minimum distance between the centres of the benchmark's name and a figure, in score points. */
const nameReach = 9

export function ScoreDial({ score, band, ahead, before, average, children }: ScoreDialProps) {
  const point = pointAt(score, ringRadius)
  const earlier = before === null ? null : pointAt(before, ringRadius)
  return (
    <div className="@container relative mx-auto w-full max-w-60 sm:max-w-72 lg:max-w-80 print:max-w-60">
      <svg aria-hidden="true" className="w-full" viewBox="0 0 300 266">
        <Scale />
        <g fill="none" strokeWidth="18">
          <path className="stroke-rule" d={wholeRing} />
          {ahead !== null && ahead > score && (
            <path
              className="stroke-muted"
              d={arcBetween(ringRadius, score, ahead)}
              strokeDasharray="2 4"
            />
          )}
          <path
            className="dial-fill stroke-ink"
            d={wholeRing}
            pathLength={100}
            strokeDasharray={`${score} 100`}
          />
        </g>
        <path
          className="stroke-paper print:stroke-white"
          d={thresholds.map((at) => strokeAcross(at, ringRadius - 9, ringRadius + 9)).join('')}
          strokeWidth="2"
        />
        {/* The earlier score, as a ring beside the current mark. */}
        {earlier && before !== score && (
          <circle
            className="fill-paper stroke-ink"
            cx={earlier.x}
            cy={earlier.y}
            r="6"
            strokeWidth="2.5"
          />
        )}
        <BandPoint band={band} size={1.7} x={point.x} y={point.y} />
        {average !== null && <BenchmarkTick average={average} />}
      </svg>
      <div className="absolute inset-x-0 top-[34%] grid justify-items-center gap-1 text-center">
        {children}
      </div>
    </div>
  )
}

/** A mark outside the ring; its name is moved aside where it would overlap a figure. */
function BenchmarkTick({ average }: { average: number }) {
  const near = thresholds.find((figure) => Math.abs(average - figure) < nameReach)
  const aside = near && average < near ? -nameReach : nameReach
  const nameAt = near === undefined ? average : near + aside
  const { x, y } = pointAt(nameAt, ringRadius + 34)
  return (
    <>
      <path className="fill-ink stroke-paper print:stroke-white" d={markPath(average)} />
      <text
        className="fill-muted font-sans"
        dominantBaseline="middle"
        fontSize="15"
        textAnchor="middle"
        transform={`translate(${x} ${y}) rotate(${turnAt(nameAt)})`}
      >
        {resultWords.scale.benchmark.title}
      </text>
    </>
  )
}

/** Ticks, and figures in brass at the band thresholds. */
function Scale() {
  return (
    <>
      <path className="stroke-line" d={ticks} />
      {thresholds.map((figure) => {
        const { x, y } = pointAt(figure, ringRadius + 36)
        return (
          <text
            className="fill-brass font-sans figures"
            dominantBaseline="middle"
            fontSize="15"
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

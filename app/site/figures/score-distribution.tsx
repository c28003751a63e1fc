/** The distribution of all organisations' scores; while there are too few, when it opens. */
import type { RouterContextProvider } from 'react-router'
import { nouns } from '../../../content/en/nouns.ts'
import { scoreDistribution as words } from '../../../content/en/pages/audiences/figures.ts'
import {
  comparedFrom,
  foldTens,
  type ScoreCounts,
  type Spread,
  spreadOf,
} from '../../../domain/quickscore/spread.ts'
import { count, fill, longDate } from '../../../domain/wording.ts'
import { ThresholdLines } from '../../quickscore/report/scale-line.tsx'
import { ifInReach } from '../../ssr/context.ts'
import { classNames } from '../../ui/class-names.ts'

/** The benchmark and its scores; null while the database is unavailable. */
export const readBenchmark = (context: Readonly<RouterContextProvider>) =>
  ifInReach(context, async ({ quickscore }) => ({
    ...(await quickscore.readBenchmark()),
    scores: await quickscore.readScores(),
  }))

interface ScoreDistributionProps {
  scores: ScoreCounts
  /** Number of organisations, shown while there are too few. */
  total: number
}

export function ScoreDistribution({ scores, total }: ScoreDistributionProps) {
  const spread = spreadOf(scores)
  const made = count(spread?.others ?? total, nouns.organisation)
  return (
    <figure className="grid gap-4">
      <p className={classNames('max-w-measure', spread && 'text-lg')}>
        {spread ? saySpread(spread) : fill(words.closed, { opens: comparedFrom, count: made })}
      </p>
      <Columns scores={spread && scores} />
      <figcaption className="grid gap-1 text-sm text-muted">
        <span>{words.axis}</span>
        {spread && <span>{fill(words.basis, { count: made, date: longDate(scores.asOf) })}</span>}
      </figcaption>
    </figure>
  )
}

const saySpread = ({ median, lower, upper }: Spread) =>
  fill(words.summary, { median, lower, upper })

const height = 160

/** Ten columns on one base line, each with its count above; the axes alone for null. */
function Columns({ scores }: { scores: ScoreCounts | null }) {
  const tens = foldTens(scores?.counts ?? [])
  const most = Math.max(...tens.map((ten) => ten.count))
  const columns = tens.map(({ from, to, count }) => fill(words.column, { from, to, count }))
  const label = scores ? columns.join('; ') : words.notOpen
  return (
    <div aria-label={`${words.title}. ${label}.`} role="img">
      <svg aria-hidden="true" className="block w-full overflow-visible" height={height + 48}>
        <ThresholdLines y2={height + 24} />
        {tens.map(({ from, count: size }) => {
          const tall = most === 0 ? 0 : Math.round((size / most) * height)
          return (
            <g key={from}>
              <rect
                className="fill-ink"
                height={tall}
                width="8%"
                x={`${from + 1}%`}
                y={height + 24 - tall}
              />
              <text
                className="fill-ink font-sans text-[13px] font-semibold figures"
                textAnchor="middle"
                x={`${from + 5}%`}
                y={height + 16 - tall}
              >
                {scores && size}
              </text>
              <text
                className="fill-muted font-sans text-[13px] figures"
                x={`${from}%`}
                y={height + 42}
              >
                {from}
              </text>
            </g>
          )
        })}
        <line className="stroke-ink" strokeWidth="2" x2="100%" y1={height + 24} y2={height + 24} />
      </svg>
    </div>
  )
}

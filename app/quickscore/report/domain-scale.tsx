import { nouns } from '../../../content/en/nouns.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { summaryVocabulary } from '../../../content/en/quickscore/summary-words.ts'
import { bandWords, reportWords } from '../../../content/en/quickscore/words.ts'
import type { PlannedAction } from '../../../domain/quickscore/action-plan.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, bandOf, bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { comparedFrom, type Spread } from '../../../domain/quickscore/spread.ts'
import { describeEdge, findEdge } from '../../../domain/quickscore/summary.ts'
import { count, fill } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { BandPoint, ScaleLine } from './scale-line.tsx'

const words = reportWords.domains
const { scale } = resultWords

interface DomainScaleProps {
  breakdown: BreakdownItem[]
  plan: PlannedAction[]
  spread: Spread | null
  score: number
  /** False where a prohibited practice is to be stopped first, or a domain is not scored. */
  isCompared: boolean
}

/** The four domains as points on one scale, with the band thresholds as lines. */
export function DomainScale(props: DomainScaleProps) {
  const { breakdown, plan, spread, score, isCompared } = props
  const openIn = (item: BreakdownItem) =>
    plan.filter(({ question }) => question.domain === item.domain).length
  return (
    <TitledSection
      className="grid content-start gap-3 print:gap-2"
      title={words.title}
      titleId="domains-title"
    >
      <ul className="border-y border-rule">
        {breakdown.map((item) => (
          <DomainRow item={item} key={item.domain} open={openIn(item)} />
        ))}
      </ul>
      {isCompared && spread && <Others score={score} spread={spread} />}
      <p className="text-sm text-muted">
        {isCompared && !spread && `${fill(scale.benchmark.opensAt, { count: comparedFrom })} `}
        {fill(scale.lines, bandThresholds)}
      </p>
    </TitledSection>
  )
}

interface DomainRowProps {
  item: BreakdownItem
  /** Number of the plan's steps in this domain. */
  open: number
}

const columns =
  'grid grid-cols-[1fr_auto] items-center gap-x-4 sm:grid-cols-[minmax(0,13rem)_1fr_8.5rem]'

function DomainRow({ item, open }: DomainRowProps) {
  const { score, counted, total, status, isScored, hasLowCoverage } = item
  const coverage = isScored ? words.coverage : words.notScoredDetail
  return (
    <li className={`${columns} not-first:border-t not-first:border-rule`}>
      <div className="py-1 sm:py-3 print:py-1">
        <h3 className="font-sans text-base font-semibold leading-snug max-sm:text-sm">
          {nameDomain(domains, item.domain)}
        </h3>
        <p className="text-sm text-muted figures">{fill(coverage, { score, counted, total })}</p>
      </div>
      <ScaleLine className="min-h-7 max-sm:order-last max-sm:col-span-2 sm:min-h-10">
        {isScored && <BandPoint band={status} x={`${score}%`} y="50%" />}
      </ScaleLine>
      <div className="grid justify-items-end text-right sm:justify-items-start sm:text-left">
        <StatusMark tone={status}>{bandWords[status].label}</StatusMark>
        {hasLowCoverage ? (
          <LowCoverage id={`coverage-${item.domain}`} />
        ) : (
          <RowNote open={open} score={score} />
        )}
      </div>
    </li>
  )
}

/** The distance to the next band if it is near, else the number of open steps. */
function RowNote({ score, open }: { score: number; open: number }) {
  const edge = findEdge(score)
  const text = edge
    ? describeEdge(edge, summaryVocabulary)
    : open > 0 && fill(scale.open, { count: open })
  return text ? <p className="text-sm text-muted figures">{text}</p> : null
}

/** A tooltip on hover, focus and tap, opened by CSS alone (quickscore.css). */
function LowCoverage({ id }: { id: string }) {
  return (
    <span className="note relative -my-2">
      <button
        aria-describedby={id}
        className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-amber"
        type="button"
      >
        <Icon className="size-4" name="info" />
        <span className="underline underline-offset-4">{words.lowCoverage}</span>
      </button>
      <span
        className="absolute top-full right-0 z-10 w-max max-w-[min(20rem,80vw)] bg-ink px-3 py-2 text-sm text-paper shadow-lift"
        id={id}
        role="tooltip"
      >
        {words.lowCoverageTooltip}
      </span>
    </span>
  )
}

/** The scores of all others as a strip, with brackets around the middle half. */
function Others({ spread, score }: { spread: Spread; score: number }) {
  const { others, average, median, lower, upper } = spread
  const figures = { average, median, lower, upper, count: count(others, nouns.organisation) }
  return (
    <div className={columns}>
      <div className="max-sm:col-span-2 sm:col-span-1">
        <h3 className="font-sans text-base font-semibold leading-snug">{scale.benchmark.title}</h3>
      </div>
      <Strip score={score} spread={spread} />
      <p className="col-span-2 text-sm text-muted figures sm:col-span-3">
        {fill(scale.benchmark.text, figures)}
      </p>
    </div>
  )
}

function Strip({ spread, score }: { spread: Spread; score: number }) {
  const { counts, lower, median, upper } = spread
  const most = Math.max(...counts)
  const band = bandOf(score)
  return (
    <ScaleLine className="min-h-10 max-sm:col-span-2">
      {counts.map((amount, at) =>
        amount === 0 ? null : (
          <line
            className="stroke-ink"
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the score
            key={at}
            strokeOpacity={0.25 + 0.5 * (amount / most)}
            strokeWidth="3"
            x1={`${at}%`}
            x2={`${at}%`}
            y1="30%"
            y2="70%"
          />
        ),
      )}
      <rect
        className="fill-none stroke-brass"
        height="70%"
        strokeWidth="1.5"
        width={`${upper - lower}%`}
        x={`${lower}%`}
        y="15%"
      />
      <line
        className="stroke-brass"
        strokeWidth="3"
        x1={`${median}%`}
        x2={`${median}%`}
        y1="15%"
        y2="85%"
      />
      <BandPoint band={band} x={`${score}%`} y="50%" />
    </ScaleLine>
  )
}

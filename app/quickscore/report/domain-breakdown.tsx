import { domains } from '../../../content/quickscore/question-bank.ts'
import { bandWords, reportWords } from '../../../content/quickscore/words.ts'
import { nameDomain } from '../../../domain/quickscore/report-sentences.ts'
import { type BreakdownItem, bandThresholds } from '../../../domain/quickscore/scoring.ts'
import { fill } from '../../../domain/wording.ts'
import { Icon } from '../../ui/icon.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'

const words = reportWords.domains

interface DomainBreakdownProps {
  breakdown: BreakdownItem[]
  /** Without script a note cannot open, and stands written out. */
  isStatic: boolean
}

export function DomainBreakdown({ breakdown, isStatic }: DomainBreakdownProps) {
  return (
    <section aria-labelledby="domains-title" className="grid gap-5 print:gap-2">
      <h2 className="text-xl" id="domains-title">
        {words.title}
      </h2>
      <ul className="grid border-b border-rule">
        {breakdown.map((item) => (
          <DomainRow isStatic={isStatic} item={item} key={item.domain} />
        ))}
      </ul>
      <p className="text-sm text-muted">{words.scale}</p>
    </section>
  )
}

function DomainRow({ item, isStatic }: { item: BreakdownItem; isStatic: boolean }) {
  const { score, counted, total, status, isScored, hasLowCoverage } = item
  const coverage = isScored ? words.coverage : words.notScoredDetail
  return (
    <li className="grid gap-2 border-t border-rule py-4 print:gap-1 print:py-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {nameDomain(domains, item.domain)}
        </h3>
        <StatusMark tone={status}>{bandWords[status].label}</StatusMark>
      </div>
      <ScoreBar item={item} />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-muted figures [word-spacing:0.08em]">
          {fill(coverage, { score, counted, total })}
        </p>
        {hasLowCoverage && (isStatic ? <LowCoverageNote /> : <LowCoverage />)}
      </div>
    </li>
  )
}

function LowCoverage() {
  return (
    <Tooltip className="-my-2 text-sm font-semibold text-amber" content={words.lowCoverageTooltip}>
      <Icon className="size-4" name="info" />
      <span className="underline decoration-dotted underline-offset-4">{words.lowCoverage}</span>
    </Tooltip>
  )
}

function LowCoverageNote() {
  return (
    <p className="flex items-center gap-2 text-sm font-semibold text-amber">
      <Icon className="size-4" name="info" />
      {words.lowCoverageTooltip}
    </p>
  )
}

const barFill = { green: 'fill-green', amber: 'fill-amber', red: 'fill-red' } as const

/** Beside the same figure in words, so drawn for the eye alone. */
function ScoreBar({ item: { score, status, isScored } }: { item: BreakdownItem }) {
  return (
    <svg aria-hidden="true" className="h-4 w-full" focusable="false">
      <rect className={isScored ? 'fill-rule' : 'fill-wash'} height="10" width="100%" y="3" />
      <rect className={barFill[status]} height="10" width={`${score}%`} y="3" />
      {[bandThresholds.amber, bandThresholds.green].map((threshold) => (
        <line
          className="stroke-ink"
          key={threshold}
          x1={`${threshold}%`}
          x2={`${threshold}%`}
          y1="0"
          y2="16"
        />
      ))}
    </svg>
  )
}

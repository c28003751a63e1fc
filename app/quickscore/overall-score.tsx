import { bandWords, reportWords } from '../../content/quickscore/words.ts'
import { count, fill } from '../../domain/wording.ts'
import { StatusMark } from '../ui/status-mark.tsx'
import type { Benchmark } from './benchmark-card.tsx'
import type { Report } from './report.ts'
import { ScoreDial } from './score-dial.tsx'

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

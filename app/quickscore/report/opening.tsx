import type { ReactNode, RefObject } from 'react'
import { resultWords } from '../../../content/quickscore/result-words.ts'
import { summaryVocabulary } from '../../../content/quickscore/summary-words.ts'
import { bandWords, reportWords, respondents } from '../../../content/quickscore/words.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { type Summary, summarise } from '../../../domain/quickscore/summary.ts'
import { describeSummary } from '../../../domain/quickscore/summary-sentences.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import type { Report } from './report.ts'

/** What the report is of. */
export interface ReportFacts {
  company: string
  userType: UserType
  /** ISO time. */
  completedOn: string
  bankVersion: string
}

interface OpeningProps {
  report: Report
  facts: ReportFacts
  heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** Steps that are only planned are taken as done. */
  isPlanned: boolean
  /** The ways to take it along. */
  action: ReactNode
}

/** The verdict before anything else: the band, how far the next is, what to do first. */
export function Opening({ report, facts, heading, isPlanned, action }: OpeningProps) {
  const summary = summarise(report, facts.completedOn.slice(0, 10))
  return (
    <header className="relative grid gap-4 print:gap-2">
      <div className="grid gap-1">
        <h1
          className="axis-tick font-sans text-sm font-semibold tracking-normal"
          ref={heading}
          tabIndex={-1}
        >
          {reportWords.title}
        </h1>
        <Facts facts={facts} />
      </div>
      <div className="grid gap-2">
        {isPlanned && (
          <p className="text-sm font-semibold text-brass">{resultWords.planning.shown}</p>
        )}
        <p className="font-serif text-2xl font-medium tracking-tight">
          {bandWords[report.band].verdict}.
        </p>
        <p className="max-w-[60ch] text-lg figures">
          {describeSummary(summary, summaryVocabulary).join(' ')}
        </p>
      </div>
      <First summary={summary} />
      <div className="absolute top-0 right-0 max-lg:hidden print:hidden">{action}</div>
    </header>
  )
}

function First({ summary: { first } }: { summary: Summary }) {
  if (!first) return null
  const { topic, nextStep } = first.question
  return (
    <p className="max-w-measure border-l-2 border-brass pl-4">
      <strong className="font-semibold">{fill(resultWords.first, { topic })}</strong> {nextStep}
    </p>
  )
}

function Facts({ facts }: { facts: ReportFacts }) {
  const rows = [
    [reportWords.preparedFor, facts.company],
    [reportWords.answeredAs, respondents[facts.userType].short],
    [reportWords.date, longDate(facts.completedOn)],
    [reportWords.bank, `${reportWords.bank} ${facts.bankVersion}`],
  ].filter(([, fact]) => fact)
  return (
    <dl className="flex flex-wrap gap-x-4 text-sm text-muted figures">
      {rows.map(([term, fact]) => (
        <div className="min-w-0" key={term}>
          <dt className="sr-only">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

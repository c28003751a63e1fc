import type { ReactNode } from 'react'
import { lawVocabulary } from '../../../content/en/quickscore/law-words.ts'
import { resultWords } from '../../../content/en/quickscore/result-words.ts'
import { summaryVocabulary } from '../../../content/en/quickscore/summary-words.ts'
import { addressees, reportWords } from '../../../content/en/quickscore/words.ts'
import { addresseeOf, type Respondent } from '../../../domain/law/reading.ts'
import { sayScore } from '../../../domain/quickscore/summary.ts'
import { sayLaw, sayPlaces } from '../../../domain/quickscore/verdict.ts'
import { longDate } from '../../../domain/wording.ts'
import type { Report } from './report.ts'

/** The facts in the report's header. */
export interface ReportFacts {
  company: string
  /** ISO time. */
  completedOn: string
  bankVersion: string
}

interface OpeningProps {
  report: Report
  respondent: Respondent
  facts: ReportFacts
  /** The report counts planned steps as done. */
  isPlanned: boolean
  /** Downloads and similar actions. */
  action: ReactNode
  /** The first question to the respondent, directly under the verdict. */
  children?: ReactNode
}

/** The law before anything else, then the score as a figure. */
export function Opening(props: OpeningProps) {
  const { report, respondent, facts, isPlanned, action, children } = props
  const { first, others } = sayLaw(report, lawVocabulary)
  return (
    <header className="relative grid gap-4 print:gap-2">
      <div className="grid gap-1 lg:pr-56 print:pr-0">
        <h1 className="axis-tick font-sans text-sm font-semibold" tabIndex={-1}>
          {reportWords.title}
        </h1>
        <Facts facts={facts} respondent={respondent} />
      </div>
      <div className="grid gap-3 lg:pr-56 print:pr-0">
        {isPlanned && (
          <p className="text-sm font-semibold text-brass">{resultWords.planning.shown}</p>
        )}
        <p
          className="max-w-4xl scroll-mt-28 font-serif text-2xl font-medium outline-none"
          id="verdict"
          tabIndex={-1}
        >
          {first}
        </p>
        {others.length > 0 && (
          <ul className="grid max-w-measure gap-1 text-lg">
            {others.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        )}
        <p className="max-w-measure figures">
          {sayScore(report, summaryVocabulary)} {sayPlaces(respondent.applicability, lawVocabulary)}
        </p>
        {children}
      </div>
      <div className="absolute top-0 right-0 max-lg:hidden print:hidden">{action}</div>
    </header>
  )
}

function Facts({ facts, respondent }: Pick<OpeningProps, 'facts' | 'respondent'>) {
  const rows = [
    [reportWords.preparedFor, facts.company],
    [reportWords.answeredAs, addressees[addresseeOf(respondent)]],
    [reportWords.date, longDate(facts.completedOn)],
    [reportWords.bank, `${reportWords.bank} ${facts.bankVersion}`],
  ].filter(([, fact]) => fact)
  return (
    <dl className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-muted figures sm:gap-x-4">
      {rows.map(([term, fact]) => (
        <div className="min-w-0" key={term}>
          <dt className="sr-only">{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { ReactNode, RefObject } from 'react'
import {
  lawVocabulary,
  lawWords,
  smallUseQuestions,
} from '../../../content/quickscore/law-words.ts'
import { resultWords } from '../../../content/quickscore/result-words.ts'
import { summaryVocabulary } from '../../../content/quickscore/summary-words.ts'
import { reportWords, respondents } from '../../../content/quickscore/words.ts'
import type { Respondent } from '../../../domain/law/reading.ts'
import type { UserType } from '../../../domain/quickscore/questions.ts'
import { summarise } from '../../../domain/quickscore/summary.ts'
import { describePosition } from '../../../domain/quickscore/summary-sentences.ts'
import { sayLaw, sayPlaces } from '../../../domain/quickscore/verdict.ts'
import { fill, listing, longDate } from '../../../domain/wording.ts'
import { questionsFor } from '../questions.ts'
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
  respondent: Respondent
  facts: ReportFacts
  heading?: RefObject<HTMLHeadingElement | null> | undefined
  /** Steps that are only planned are taken as done. */
  isPlanned: boolean
  /** The ways to take it along. */
  action: ReactNode
}

/** The law before anything else, then the score as a figure. */
export function Opening(props: OpeningProps) {
  const { report, respondent, facts, heading, isPlanned, action } = props
  const { first, others } = sayLaw(report, lawVocabulary)
  const score = describePosition(summarise(report), summaryVocabulary)
  return (
    <header className="relative grid gap-4 print:gap-2">
      <div className="grid gap-1 lg:pr-56 print:pr-0">
        <h1
          className="axis-tick font-sans text-sm font-semibold tracking-normal"
          ref={heading}
          tabIndex={-1}
        >
          {reportWords.title}
        </h1>
        <Facts facts={facts} />
      </div>
      <div className="grid gap-3 lg:pr-56 print:pr-0">
        {isPlanned && (
          <p className="text-sm font-semibold text-brass">{resultWords.planning.shown}</p>
        )}
        <p className="max-w-[36ch] font-serif text-2xl font-medium tracking-tight">{first}</p>
        {others.length > 0 && (
          <ul className="grid max-w-[60ch] gap-1 text-lg">
            {others.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        )}
        {report.law.isSmallUse && <SmallUse userType={respondent.userType} />}
        <p className="max-w-[60ch] figures">
          {fill(resultWords.score, { score: report.overallScore, sentence: score })}{' '}
          {sayPlaces(respondent.applicability, lawVocabulary)}
        </p>
      </div>
      <div className="absolute top-0 right-0 max-lg:hidden print:hidden">{action}</div>
    </header>
  )
}

/** The questions that are meant for every use of AI in hiring. */
function SmallUse({ userType }: { userType: UserType }) {
  const meant = questionsFor[userType].filter(({ id }) => smallUseQuestions.includes(id))
  const topics = listing(meant.map(({ id, topic }) => `${topic} (${id})`))
  return <p className="max-w-[60ch]">{fill(lawWords.smallUse, { topics })}</p>
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

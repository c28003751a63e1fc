import type { ReactNode } from 'react'
import { countryLines } from '../../../content/en/law/countries.ts'
import { applicabilityWords } from '../../../content/en/quickscore/applicability-words.ts'
import {
  lawWords,
  practiceTitles,
  practiceWarnings,
} from '../../../content/en/quickscore/law-words.ts'
import { countriesWords, resultWords } from '../../../content/en/quickscore/result-words.ts'
import type { HiringPlace, PracticeWarning as Warning } from '../../../domain/law/applicability.ts'
import { addresseeOf, type Respondent } from '../../../domain/law/reading.ts'
import type { LawNotes, Uncounted } from '../../../domain/quickscore/report.ts'
import { listLawNotes } from '../../../domain/quickscore/report-sentences.ts'
import { fill, longDate } from '../../../domain/wording.ts'
import { SourcedNote } from '../../law/sourced.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'

/** A warning above the score, which it does not change. */
export function PracticeWarning({ warning }: { warning: Warning }) {
  return (
    <TitledSection
      className="grid gap-2 border border-danger border-l-4 bg-danger-wash p-4 print:p-3"
      title={
        <>
          <Icon className="size-5 text-danger" name="warning" />
          {practiceTitles[warning]}
        </>
      }
      titleId="stop-title"
      titleClass="flex items-center gap-2 text-xl"
    >
      <p className="max-w-measure">{practiceWarnings[warning]}</p>
    </TitledSection>
  )
}

const words = resultWords.uncounted

/** Above the score: answers not counted, since a duty or another answer contradicts them. */
export function UncountedPanel({ uncounted }: { uncounted: readonly Uncounted[] }) {
  if (uncounted.length === 0) return null
  return (
    <TitledSection
      className="grid gap-3 border border-rule border-l-4 border-l-brass bg-surface p-4 max-sm:text-sm print:gap-1 print:p-3"
      title={words.title}
      titleId="uncounted-title"
      titleClass="text-lg sm:text-xl"
    >
      <p className="max-w-measure">{words.lead}</p>
      <ul className="grid gap-1">
        {uncounted.map(({ question, reason }) => (
          <li className="grid grid-cols-[3rem_1fr]" key={question.id}>
            <span className="text-brass figures">{question.id}</span>
            <span>
              <strong className="font-semibold">{question.topic}.</strong> {words.reasons[reason]}
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}

interface DutiesPanelProps {
  law: LawNotes
  /** The ticked places. */
  hires?: readonly HiringPlace[] | undefined
  children?: ReactNode
}

/** Assumptions in reading the law where answers are missing or contradict, and how to answer. */
export function DutiesPanel({ law, hires = [], children }: DutiesPanelProps) {
  return (
    <TitledSection
      className="grid gap-3 border border-rule border-t-4 border-t-ink bg-surface p-4 max-sm:text-sm sm:p-6 print:gap-1 print:p-3"
      title={lawWords.title}
      titleId="law-title"
      titleClass="text-lg sm:text-xl"
    >
      {listLawNotes(law, lawWords).map((note) => (
        <p className="max-w-measure" key={note}>
          {note}
        </p>
      ))}
      <p className="max-w-measure text-sm text-muted">
        {law.existingTools && lawWords.existingTools[law.existingTools]}{' '}
        {fill(lawWords.compared, { date: longDate(lawWords.comparedOn) })}
      </p>
      {hires.includes('elsewhere') && (
        <p className="print:hidden">
          <a href={lawWords.unitedStates.href}>{lawWords.unitedStates.text}</a>
        </p>
      )}
      {children && <div className="print:hidden">{children}</div>}
    </TitledSection>
  )
}

/** Rules of the named countries; with only the EU ticked, a note that some countries ask more. */
export function CountryRules(respondent: Respondent) {
  const { places = [], countries = [] } = respondent.applicability
  if (!places.includes('eu')) return null
  const { lead, unknown, more } = countriesWords
  const title = countriesWords.title[addresseeOf(respondent)]
  return (
    <TitledSection className="grid gap-4 print:gap-2" title={title} titleId="countries-title">
      <p className="max-w-measure text-muted">{countries.length > 0 ? lead : unknown}</p>
      {countries.length > 0 && (
        <dl className="grid max-w-4xl border-t border-rule">
          {countries.map((country) => (
            <div
              className="grid gap-x-6 border-b border-rule py-3 sm:grid-cols-[10rem_1fr]"
              key={country}
            >
              <dt className="font-semibold">{applicabilityWords.countries.options[country]}</dt>
              <dd className="grid max-w-measure gap-2">
                {countryLines[country].text}
                <SourcedNote entry={countryLines[country]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a href={more.href}>{more.text}</a>
      </p>
    </TitledSection>
  )
}

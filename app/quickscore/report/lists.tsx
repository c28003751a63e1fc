/** What follows the plan of a report: what is in place, the table for counsel, the rules of countries. */
import { countryLines } from '../../../content/en/law/countries.ts'
import { applicabilityWords } from '../../../content/en/quickscore/applicability-words.ts'
import { dutySources } from '../../../content/en/quickscore/law-words.ts'
import { domains } from '../../../content/en/quickscore/question-bank.ts'
import {
  counselWords,
  countriesWords,
  resultWords,
} from '../../../content/en/quickscore/result-words.ts'
import { answerOptions } from '../../../content/en/quickscore/words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { listCounselRows } from '../../../domain/quickscore/counsel.ts'
import type { AskedQuestion } from '../../../domain/quickscore/questions.ts'
import { fill, shortDate } from '../../../domain/wording.ts'
import { SourcedNote } from '../../law/sourced.tsx'
import { StackedTable } from '../../ui/stacked-table.tsx'
import { TitledSection } from '../../ui/titled-section.tsx'
import { Fold } from './fold.tsx'
import type { Report } from './report.ts'

/** What was answered Yes, domain by domain, each with the evidence that shows it. */
export function InPlace({ inPlace, report }: { inPlace: AskedQuestion[]; report: Report }) {
  const words = resultWords.inPlace
  const lead = fill(words.lead, { count: inPlace.length, total: report.total })
  return (
    <Fold id="in-place-title" point={inPlace.length === 0 ? words.none : lead} title={words.title}>
      {domains.map(({ id, name }) => {
        const kept = inPlace.filter(({ domain }) => domain === id)
        const total = report.breakdown.find(({ domain }) => domain === id)?.total ?? 0
        if (kept.length === 0) return null
        return (
          <div className="grid gap-2" key={id}>
            <h3 className="font-sans text-base font-semibold figures">
              {fill(words.domain, { domain: name, count: kept.length, total })}
            </h3>
            <dl className="grid gap-2">
              {kept.map(({ id: question, topic, evidence }) => (
                <div className="grid gap-x-6 sm:grid-cols-[14rem_1fr]" key={question}>
                  <dt>{topic}</dt>
                  <dd className="max-w-measure text-muted">{evidence}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </Fold>
  )
}

interface CounselTableProps {
  report: Report
  applicability: Applicability
}

/** One table for counsel: what was answered, what to keep, what stands behind it and how far it binds. */
export function CounselTable({ report, applicability }: CounselTableProps) {
  const rows = listCounselRows(report.list, applicability, dutySources)
  if (rows.length === 0) return null
  const { title, lead, columns, practice } = counselWords
  return (
    <Fold className="print:hidden" id="counsel-title" title={title}>
      <p className="max-w-measure text-muted">{lead}</p>
      <StackedTable
        columns={columns}
        label={title}
        rows={rows.map(({ action, provisions, status, comparedOn }, index) => {
          const { question, value } = action
          // Answer and evidence stand once, in the first row of their question.
          const isFirst = rows[index - 1]?.action !== action
          const answer = answerOptions.find((option) => option.value === value)?.label ?? practice
          return {
            key: `${question.id} ${status}`,
            cells: [
              `${question.id} ${question.topic}`,
              isFirst ? answer : '',
              isFirst ? question.evidence : '',
              <ul key="provisions">
                {provisions.map(({ id, name, url }) => (
                  <li key={id}>
                    <a href={url} rel="noopener noreferrer">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>,
              status,
              shortDate(comparedOn),
            ],
          }
        })}
      />
    </Fold>
  )
}

/** What the countries ask that were named; where the Union was ticked alone, that some ask more. */
export function CountryRules({ applicability }: { applicability: Applicability }) {
  const { places = [], countries = [] } = applicability
  if (!places.includes('eu')) return null
  const { title, lead, unknown, more } = countriesWords
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

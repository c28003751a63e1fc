import { countryLines } from '../../../content/en/law/countries.ts'
import { applicabilityWords } from '../../../content/en/quickscore/applicability-words.ts'
import { countriesWords } from '../../../content/en/quickscore/result-words.ts'
import type { Applicability } from '../../../domain/law/applicability.ts'
import { SourcedNote } from '../../law/sourced.tsx'

/** What the countries ask that were named; where the Union was ticked alone, that some ask more. */
export function CountryRules({ applicability }: { applicability: Applicability }) {
  const { places = [], countries = [] } = applicability
  if (!places.includes('eu')) return null
  const { title, lead, unknown, more } = countriesWords
  return (
    <section aria-labelledby="countries-title" className="grid gap-4 print:gap-2">
      <h2 className="text-xl" id="countries-title">
        {title}
      </h2>
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
    </section>
  )
}

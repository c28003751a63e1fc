/** National rules: workforce, retention, claims. */
import { countryRules } from '../../content/en/law/countries.ts'
import { countriesPage, countriesWords as words } from '../../content/en/law/words.ts'
import type { CountryRules } from '../../domain/law/sourced.ts'
import { FoldedSection } from '../ui/folded-section.tsx'
import { TermList } from '../ui/term-list.tsx'
import type { Route } from './+types/countries.ts'
import { ReferenceFrame, referenceMeta } from './reference-frame.tsx'
import { SourcedText } from './sourced.tsx'

export const meta: Route.MetaFunction = (args) => referenceMeta(countriesPage, args)

export default function Countries() {
  return (
    <ReferenceFrame page={countriesPage}>
      {countryRules.map((country) => (
        <FoldedSection id={country.id} key={country.id} title={country.name}>
          <Rules country={country} />
        </FoldedSection>
      ))}
      <FoldedSection id="periods" title={words.rule.title}>
        <p className="max-w-measure">{words.rule.text}</p>
      </FoldedSection>
    </ReferenceFrame>
  )
}

function Rules({ country: { rules } }: { country: CountryRules }) {
  return (
    <TermList
      terms={rules.map((rule) => [
        words.subjects[rule.subject],
        <SourcedText entry={rule} key={rule.subject}>
          {rule.text}
        </SourcedText>,
      ])}
    />
  )
}

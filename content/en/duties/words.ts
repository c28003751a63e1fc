import type { Jurisdiction } from '../../../domain/law/references.ts'
import { conditionWords } from './conditions.ts'

declare module '../../../domain/vocabulary.ts' {
  interface Vocabulary {
    duties: typeof dutyVocabulary
  }
}

/** How far a duty binds, in words; `{date}` and `{conditions}` are filled in. */
export const dutyVocabulary = {
  /** Each starts with "if". */
  conditions: conditionWords,
  /** Replaces the plain condition once it is known what the tool does. */
  highRisk: {
    likely: 'if the system is high-risk, which is very likely',
    unlikely: 'if the system is high-risk (check the exit in Article 6(3))',
  },
  prohibited: {
    binds: 'Prohibited since {date}',
    conditional: 'Prohibited {conditions}; applies since {date}',
    ahead: 'Prohibited from {date} {conditions}',
  },
  required: {
    binds: 'Required since {date}',
    conditional: 'Required {conditions}; applies since {date}',
    ahead: 'Required from {date} {conditions}',
  },
  /** For a directive, which binds through national law. */
  national: 'Required, due in national law since {date}',
  contested:
    'Formally applies since {formally} {conditions}; whether it has effect before {date} is disputed',
  unconfirmed: 'Not confirmed as of {date}',
  /** For a duty that rests on one account or on our inference. */
  oneSource: 'May bind you',
  fallen: 'Not on your answers',
  supports: 'Supports: law in force that does not ask for this step in terms',
  outcome: 'Good practice; a gap that it shows is unlawful unless it can be justified',
  goodPractice: 'Good practice',
  /** Label of regulators' papers, which are never law. */
  regulator: 'How the regulator reads it',
  oneAccount: 'Based on one account.',
}

export const jurisdictionNames: Readonly<Record<Jurisdiction, string>> = {
  EU: 'European Union',
  UK: 'United Kingdom',
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  International: 'International',
}

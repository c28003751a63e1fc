import type { PracticeWarning } from '../../domain/law/applicability.ts'
import type { DutySources } from '../../domain/law/duty-sentences.ts'
import type { LegalWeight } from '../../domain/quickscore/action-plan.ts'
import { dutyVocabulary, jurisdictionNames } from '../duties/words.ts'
import { comparedOn } from '../legal-references/compared-on.ts'
import { legalReferences } from '../legal-references/index.ts'
import { statusWords } from './words.ts'

export const dutySources: DutySources = {
  references: legalReferences,
  words: dutyVocabulary,
  statuses: statusWords,
  jurisdictions: jurisdictionNames,
}

/** What a report says of the law as a whole. */
export const lawWords = {
  title: 'The law on these answers',
  duties: {
    inForce: 'Duties in force that you answered No or Partly: {count}',
    more: '{count} more depend on answers you did not give.',
    moreOne: '1 more depends on answers you did not give.',
  },
  isEverywhere:
    'Shown for the European Union, Great Britain and Northern Ireland, because you did not say where you hire.',
  isReadStrictly:
    'You said that nobody is turned down before a person has looked, and that no person reviews decisions. The stricter reading is used.',
  mayBeProvider:
    'You are not sure whether you built or changed the tool: check whether you are its provider under the EU AI Act, who has duties of its own.',
  isCheckOpen: 'The check for forbidden practices was not answered.',
  stop: 'Stop this first',
  compared: 'Compared with our notes on {date}; paraphrased, and not legal advice.',
  comparedOn,
} as const

/** Above the score; each is true only of the respondents that it is for. */
export const practiceWarnings: Readonly<Record<PracticeWarning, string>> = {
  forbidden:
    'You ticked a practice that the EU AI Act has forbidden since 2 February 2025, unless a narrow exception applies. Switch it off until a lawyer has looked at it. Fines reach EUR 35 million or 7% of worldwide turnover, whichever is higher; for small and medium-sized firms whichever is lower.',
  'uk-only':
    'The EU prohibition does not bind hiring that stays in the UK. UK data-protection and equality law still apply: such data is often special-category data. Take advice before using it.',
  unsure: 'We could not rule out a forbidden practice. Ask each supplier in writing this week.',
}

export const legalWeightWords: Readonly<Record<LegalWeight, string>> = {
  prohibited: 'Prohibited today',
  duty: 'Duty in force',
  outcome: 'The law forbids the outcome',
  ahead: 'Law with a date ahead',
  supports: 'Law in force supports it',
  goodPractice: 'Good practice',
}

/** In place of the plain words where no duty is known to bind. */
export const openWeightWords = {
  prohibited: 'May be prohibited: not ruled out',
  duty: 'Duty {conditions}',
  unconfirmed: 'Duty that is not confirmed',
} as const

/** GDPR and a judgment that reads it. */
import type { LegalReference } from '../../domain/quickscore/questions.ts'
import { checkedOn } from './checked-on.ts'

const gdpr = {
  jurisdiction: 'EU',
  instrument: 'GDPR',
  status: 'in-force',
  date: '2018-05-25',
  url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
  checkedOn,
} as const

export const euDataProtectionReferences = {
  'gdpr-5-1-c': {
    ...gdpr,
    pinpoint: 'Article 5(1)(c)',
    who: 'both',
    summary: 'Process only the personal data that the purpose needs.',
  },
  'gdpr-5-1-e': {
    ...gdpr,
    pinpoint: 'Article 5(1)(e)',
    who: 'both',
    summary: 'Keep personal data only as long as the purpose needs it; no number of months is set.',
  },
  'gdpr-5-1-f': {
    ...gdpr,
    pinpoint: 'Article 5(1)(f)',
    who: 'both',
    summary: 'Keep personal data secure.',
  },
  'gdpr-5-2': {
    ...gdpr,
    pinpoint: 'Article 5(2)',
    who: 'deployer',
    summary: 'Be able to show that you keep to the principles of data protection.',
  },
  'gdpr-13-14': {
    ...gdpr,
    pinpoint: 'Articles 13 and 14',
    who: 'deployer',
    summary:
      'Tell people how their data is used, automated decision-making included, also where the data came from somebody else.',
  },
  'gdpr-13-1-a-b': {
    ...gdpr,
    pinpoint: 'Article 13(1)(a) and (b)',
    who: 'deployer',
    summary: 'Tell people who the controller is and how to reach its data protection officer.',
  },
  'gdpr-13-2-a': {
    ...gdpr,
    pinpoint: 'Article 13(2)(a)',
    who: 'deployer',
    summary: 'Tell people how long their data is kept, or by what criteria.',
  },
  'gdpr-13-2-f': {
    ...gdpr,
    pinpoint: 'Articles 13(2)(f) and 14(2)(g)',
    who: 'deployer',
    summary:
      'Tell people of automated decision-making, the logic involved, and its significance and consequences for them.',
  },
  'gdpr-15-1-h': {
    ...gdpr,
    pinpoint: 'Article 15(1)(h)',
    who: 'deployer',
    summary: 'On request, tell a person about the logic involved in an automated decision.',
  },
  'gdpr-17': {
    ...gdpr,
    pinpoint: 'Article 17',
    who: 'deployer',
    summary: 'Erase personal data when the right to erasure applies.',
  },
  'gdpr-22': {
    ...gdpr,
    pinpoint: 'Article 22',
    who: 'deployer',
    summary:
      'People need not accept a solely automated decision of significant effect, unless a contract needs it, law allows it or they explicitly consent.',
  },
  'gdpr-22-3': {
    ...gdpr,
    pinpoint: 'Article 22(3)',
    who: 'deployer',
    summary:
      'Where a solely automated decision is allowed, offer human intervention, a hearing and a way to contest it.',
  },
  'gdpr-24': {
    ...gdpr,
    pinpoint: 'Article 24',
    who: 'deployer',
    summary: 'Take measures that ensure lawful processing and that let you show it.',
  },
  'gdpr-24-1': {
    ...gdpr,
    pinpoint: 'Article 24(1)',
    who: 'deployer',
    summary: 'Review your data-protection measures and bring them up to date where needed.',
  },
  'gdpr-24-2': {
    ...gdpr,
    pinpoint: 'Article 24(2)',
    who: 'deployer',
    summary: 'Have data-protection policies where these are proportionate to the processing.',
  },
  'gdpr-25': {
    ...gdpr,
    pinpoint: 'Article 25',
    who: 'both',
    summary:
      'Build data protection into the design and the default settings, where you are controller.',
  },
  'gdpr-28-1': {
    ...gdpr,
    pinpoint: 'Article 28(1)',
    who: 'deployer',
    summary: 'Use only processors who offer sufficient guarantees.',
  },
  'gdpr-28-3': {
    ...gdpr,
    pinpoint: 'Article 28(3)',
    who: 'both',
    summary: 'Have a contract with each processor that sets out what it may and must do.',
  },
  'gdpr-28-3-c': {
    ...gdpr,
    pinpoint: 'Article 28(3)(c)',
    who: 'provider',
    summary: 'A processor takes the security measures of Article 32.',
  },
  'gdpr-28-3-g': {
    ...gdpr,
    pinpoint: 'Article 28(3)(g)',
    who: 'both',
    summary: 'At the end of the service the processor returns or deletes the data.',
  },
  'gdpr-28-3-h': {
    ...gdpr,
    pinpoint: 'Article 28(3)(h)',
    who: 'both',
    summary: 'A processor lets its customers audit it.',
  },
  'gdpr-30': {
    ...gdpr,
    pinpoint: 'Article 30',
    who: 'both',
    summary: 'Keep a record of your processing activities.',
  },
  'gdpr-32': {
    ...gdpr,
    pinpoint: 'Article 32',
    who: 'both',
    summary: 'Take security measures that suit the risk.',
  },
  'gdpr-32-1-d': {
    ...gdpr,
    pinpoint: 'Article 32(1)(d)',
    who: 'both',
    summary: 'Test the security measures regularly.',
  },
  'gdpr-32-4': {
    ...gdpr,
    pinpoint: 'Article 32(4)',
    who: 'both',
    summary: 'Make sure that staff with access process personal data on instruction only.',
  },
  'gdpr-33-34': {
    ...gdpr,
    pinpoint: 'Articles 33 and 34',
    who: 'deployer',
    summary:
      'Notify personal-data breaches to the authority within 72 hours and, in serious cases, to the people affected.',
  },
  'gdpr-35': {
    ...gdpr,
    pinpoint: 'Article 35(1) and (3)(a)',
    who: 'deployer',
    summary:
      'Carry out a data-protection impact assessment where systematic automated evaluation leads to decisions of significant effect.',
  },
  'gdpr-35-11': {
    ...gdpr,
    pinpoint: 'Article 35(11)',
    who: 'deployer',
    summary: 'Review the data-protection impact assessment when the risk changes.',
  },
  'cjeu-c-203-22': {
    jurisdiction: 'EU',
    instrument: 'Court of Justice of the EU',
    pinpoint: 'Case C-203/22, Dun & Bradstreet Austria',
    who: 'deployer',
    status: 'in-force',
    date: '2025-02-27',
    summary:
      'The information under GDPR Article 15(1)(h) must explain, in understandable terms, the procedure and principles actually applied.',
    url: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:62022CJ0203',
    checkedOn,
  },
} as const satisfies Record<string, LegalReference>

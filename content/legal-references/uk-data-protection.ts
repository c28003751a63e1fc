/**
 * UK data-protection law. Articles 22A to 22D replaced UK GDPR
 * Article 22 on 5 February 2026, so that article must not be cited for the UK any more.
 */
import type { LegalReference } from '../../domain/quickscore/questions.ts'
import { checkedOn } from './checked-on.ts'

const ukGdpr = {
  jurisdiction: 'UK',
  instrument: 'UK GDPR',
  who: 'deployer',
  status: 'in-force',
  date: '2026-02-05',
  url: 'https://www.legislation.gov.uk/ukpga/2025/18/section/80',
  checkedOn,
} as const

export const ukDataProtectionReferences = {
  'uk-gdpr-22a': {
    ...ukGdpr,
    pinpoint: 'Article 22A',
    summary: 'A decision is solely automated where no person is meaningfully involved in it.',
  },
  'uk-gdpr-22c': {
    ...ukGdpr,
    pinpoint: 'Article 22C',
    summary:
      'For significant solely automated decisions: give information, let people make representations, offer human intervention and a way to contest.',
  },
  'dpa-164a': {
    jurisdiction: 'UK',
    instrument: 'Data Protection Act 2018',
    pinpoint: 'Section 164A',
    who: 'deployer',
    status: 'in-force',
    date: '2026-06-19',
    summary:
      'Make it easy to complain about the use of personal data, acknowledge within 30 days, act without undue delay and say the outcome.',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
    checkedOn,
  },
} as const satisfies Record<string, LegalReference>

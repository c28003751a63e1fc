/**
 * UK data-protection law without a twin of the same number. Articles 22A to 22D replaced UK GDPR
 * Article 22 on 5 February 2026, so that article must not be cited for the UK any more.
 */
import type { LegalReference } from '../../../domain/law/references.ts'
import { comparedOn } from './compared-on.ts'

const automated = {
  jurisdiction: 'UK',
  instrument: 'UK GDPR',
  who: 'deployer',
  status: 'in-force',
  date: '2026-02-05',
  comparedOn,
} as const

const dataProtectionAct = {
  jurisdiction: 'UK',
  instrument: 'Data Protection Act 2018',
  status: 'in-force',
  date: '2018-05-25',
  comparedOn,
} as const

export const ukOnlyReferences = {
  'uk-gdpr-22a': {
    ...automated,
    pinpoint: 'Article 22A',
    summary: 'A decision is solely automated where no person is meaningfully involved in it.',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/22A',
    twin: 'gdpr-22-1',
  },
  'uk-gdpr-22b': {
    ...automated,
    pinpoint: 'Article 22B(1) and (4)',
    summary:
      'Forbids solely automated significant decisions on special-category data without either explicit consent to all of it, or contract or law together with substantial public interest, and any that rely on a recognised legitimate interest.',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/22B',
    twin: 'gdpr-22-4',
  },
  'uk-gdpr-22c': {
    ...automated,
    pinpoint: 'Article 22C',
    summary:
      'For significant solely automated decisions: give information, let people make representations, offer human intervention and a way to contest.',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/22C',
    twin: 'gdpr-22-3',
  },
  'uk-gdpr-13-2-ca': {
    ...automated,
    date: '2026-06-19',
    pinpoint: 'Articles 13(2)(ca) and 14(2)(da)',
    summary: 'Mention the right to complain to the controller in the notice.',
    url: 'https://www.legislation.gov.uk/eur/2016/679/article/13',
  },
  'dpa-164a': {
    ...dataProtectionAct,
    date: '2026-06-19',
    pinpoint: 'Section 164A',
    who: 'both',
    summary:
      'Make it easy to complain about the use of personal data, acknowledge within 30 days, act without undue delay and give the outcome.',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/section/164A',
  },
  'dpa-schedule-1': {
    ...dataProtectionAct,
    pinpoint: 'Schedule 1',
    who: 'deployer',
    summary: 'Supplies the UK conditions for using special-category data.',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/schedule/1',
  },
  'dpa-schedule-1-8': {
    ...dataProtectionAct,
    pinpoint: 'Schedule 1, paragraph 8',
    who: 'deployer',
    summary:
      'Permits special-category data for equality monitoring, never for decisions on a person.',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/schedule/1',
  },
  'dpa-schedule-1-39': {
    ...dataProtectionAct,
    pinpoint: 'Schedule 1, paragraph 39',
    who: 'deployer',
    summary:
      'Have an appropriate policy document where you rely on a condition that calls for one.',
    url: 'https://www.legislation.gov.uk/ukpga/2018/12/schedule/1',
  },
} as const satisfies Record<string, LegalReference>

/**
 * Equality law of Great Britain and of the EU.
 * The directives bind through national law; their date is the end of the time to transpose them.
 */
import type { LegalReference } from '../../domain/quickscore/questions.ts'
import { checkedOn } from './checked-on.ts'

const equalityAct = {
  jurisdiction: 'UK',
  instrument: 'Equality Act 2010',
  status: 'in-force',
  date: '2010-10-01',
  checkedOn,
} as const

const directive = {
  jurisdiction: 'EU',
  instrument: 'EU equality law',
  who: 'deployer',
  status: 'in-force',
  checkedOn,
} as const

export const equalityReferences = {
  'eqa-19': {
    ...equalityAct,
    pinpoint: 'Section 19',
    who: 'deployer',
    summary:
      'A neutral practice that puts a protected group at particular disadvantage is indirect discrimination unless it is justified; intent is not needed.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/19',
  },
  'eqa-20-21': {
    ...equalityAct,
    pinpoint: 'Sections 20 and 21',
    who: 'deployer',
    summary: 'Make reasonable adjustments for disabled applicants.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/20',
  },
  'eqa-39': {
    ...equalityAct,
    pinpoint: 'Section 39',
    who: 'deployer',
    summary: 'Protects applicants as well as employees.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/39',
  },
  'eqa-55': {
    ...equalityAct,
    pinpoint: 'Section 55',
    who: 'both',
    summary: 'Protects applicants against those who provide recruitment services, too.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/55',
  },
  'eqa-136': {
    ...equalityAct,
    pinpoint: 'Section 136',
    who: 'deployer',
    summary: 'The burden of proof can shift to the employer.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/136',
  },
  'dir-2000-43': {
    ...directive,
    pinpoint: 'Directive 2000/43/EC',
    date: '2003-07-19',
    summary: 'National law must forbid discrimination by racial or ethnic origin.',
    url: 'https://eur-lex.europa.eu/eli/dir/2000/43/oj',
  },
  'dir-2000-78': {
    ...directive,
    pinpoint: 'Directive 2000/78/EC',
    date: '2003-12-02',
    summary:
      'National law must forbid discrimination at work by religion or belief, disability, age or sexual orientation.',
    url: 'https://eur-lex.europa.eu/eli/dir/2000/78/oj',
  },
  'dir-2006-54': {
    ...directive,
    pinpoint: 'Directive 2006/54/EC',
    date: '2008-08-15',
    summary: 'National law must give men and women equal treatment in employment.',
    url: 'https://eur-lex.europa.eu/eli/dir/2006/54/oj',
  },
} as const satisfies Record<string, LegalReference>

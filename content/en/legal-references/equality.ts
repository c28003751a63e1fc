/**
 * Equality law of the EU, of Great Britain and of Northern Ireland, which has no single act. The
 * directives bind through national law; their date is the transposition deadline.
 */
import type { LegalReference } from '../../../domain/law/references.ts'
import { comparedOn } from './compared-on.ts'

const equalityAct = {
  jurisdiction: 'GB',
  instrument: 'Equality Act 2010',
  who: 'deployer',
  status: 'in-force',
  date: '2010-10-01',
  comparedOn,
} as const

const directive = {
  jurisdiction: 'EU',
  instrument: 'EU equality law',
  who: 'deployer',
  status: 'transposed',
  comparedOn,
} as const

const northernIreland = {
  jurisdiction: 'NI',
  who: 'deployer',
  status: 'made',
  comparedOn,
} as const

const greatBritain = {
  'eqa-19': {
    ...equalityAct,
    pinpoint: 'Section 19',
    summary:
      'A neutral practice that puts a protected group at particular disadvantage is indirect discrimination unless it is justified; intent is not needed.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/19',
  },
  'eqa-20-21': {
    ...equalityAct,
    pinpoint: 'Sections 20 and 21',
    summary:
      'Make reasonable adjustments for a disabled applicant where you know, or could reasonably know, of the disadvantage.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/20',
  },
  'eqa-39': {
    ...equalityAct,
    pinpoint: 'Section 39',
    summary: 'Protects applicants as well as employees.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/39',
  },
  'eqa-55': {
    ...equalityAct,
    pinpoint: 'Sections 55 and 56',
    who: 'both',
    summary:
      'Agencies, job boards and others who find work for people, or supply people to employers, must not discriminate in choosing the people they serve, or in how they serve them.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/55',
  },
  'eqa-55-6': {
    ...equalityAct,
    pinpoint: 'Section 55(6)',
    summary:
      'Anyone who supplies employers with people to do work must make reasonable adjustments.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/55',
  },
  'eqa-55-7': {
    ...equalityAct,
    pinpoint: 'Sections 55(7) and 29(7)(a)',
    who: 'both',
    summary:
      'A service for finding work owes adjustments to disabled people in general, ahead of any request.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/55',
  },
  'eqa-109-110': {
    ...equalityAct,
    pinpoint: 'Sections 109 and 110',
    summary:
      'What an agent does with authority is treated as done by the principal too, and the agent is itself liable.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/109',
  },
  'conduct-29': {
    ...equalityAct,
    instrument: 'Conduct of Employment Agencies and Employment Businesses Regulations 2003',
    pinpoint: 'Regulation 29 and Schedules 4 and 5',
    date: '2004-04-06',
    summary:
      'Keep records for each work-seeker and each hirer: application, qualifications, enquiries made, and introductions to hirers.',
    url: 'https://www.legislation.gov.uk/uksi/2003/3319/schedule/4/made',
  },
  'eqa-111-112': {
    ...equalityAct,
    pinpoint: 'Sections 111 and 112',
    who: 'both',
    summary:
      'Nobody may instruct, cause or induce another to discriminate, or knowingly help with it; a client’s filter is no excuse.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/111',
  },
  'eqa-60': {
    ...equalityAct,
    pinpoint: 'Section 60',
    summary:
      'Ask about health before an offer only to find out about adjustments and for a few other reasons; a test that probes health counts.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/60',
  },
  'eqa-136': {
    ...equalityAct,
    pinpoint: 'Section 136',
    summary: 'The burden of proof can shift to the employer.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/136',
  },
  'eqa-149': {
    ...equalityAct,
    date: '2011-04-05',
    pinpoint: 'Section 149',
    summary: 'Public authorities must have due regard to equality, which needs evidence of effect.',
    url: 'https://www.legislation.gov.uk/ukpga/2010/15/section/149',
  },
} as const satisfies Record<string, LegalReference>

const directives = {
  'dir-2000-43': {
    ...directive,
    pinpoint: 'Directive 2000/43/EC',
    date: '2003-07-19',
    summary: 'National law must forbid discrimination on grounds of racial or ethnic origin.',
    url: 'https://eur-lex.europa.eu/eli/dir/2000/43/oj',
  },
  'dir-2000-78': {
    ...directive,
    pinpoint: 'Directive 2000/78/EC',
    date: '2003-12-02',
    summary:
      'National law must forbid discrimination at work on grounds of religion or belief, disability, age or sexual orientation.',
    url: 'https://eur-lex.europa.eu/eli/dir/2000/78/oj',
  },
  'dir-2000-78-5': {
    ...directive,
    pinpoint: 'Directive 2000/78/EC, Article 5',
    date: '2003-12-02',
    summary:
      'National law must require reasonable accommodation for disabled applicants, unless the burden is disproportionate.',
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

const northernIrish = {
  'ni-sex': {
    ...northernIreland,
    instrument: 'Sex Discrimination (Northern Ireland) Order 1976',
    pinpoint: 'Employment',
    date: '1976',
    summary: 'Forbids sex discrimination, including indirect discrimination.',
    url: 'https://www.legislation.gov.uk/nisi/1976/1042',
  },
  'ni-race': {
    ...northernIreland,
    instrument: 'Race Relations (Northern Ireland) Order 1997',
    pinpoint: 'Employment',
    date: '1997',
    summary: 'Forbids racial discrimination, including indirect discrimination.',
    url: 'https://www.legislation.gov.uk/nisi/1997/869',
  },
  'ni-feto': {
    ...northernIreland,
    instrument: 'Fair Employment and Treatment (Northern Ireland) Order 1998',
    pinpoint: 'Employment',
    date: '1998',
    summary:
      'Forbids discrimination on grounds of religious belief or political opinion, including indirect discrimination.',
    url: 'https://www.legislation.gov.uk/nisi/1998/3162',
  },
  'ni-age': {
    ...northernIreland,
    instrument: 'Employment Equality (Age) Regulations (Northern Ireland) 2006',
    pinpoint: 'Employment',
    date: '2006',
    summary: 'Forbids age discrimination, including indirect discrimination.',
    url: 'https://www.legislation.gov.uk/nisr/2006/261',
  },
  'ni-orientation': {
    ...northernIreland,
    instrument: 'Employment Equality (Sexual Orientation) Regulations (Northern Ireland) 2003',
    pinpoint: 'Employment',
    date: '2003',
    summary:
      'Forbids discrimination on grounds of sexual orientation, including indirect discrimination.',
    url: 'https://www.legislation.gov.uk/nisr/2003/497',
  },
  'ni-monitoring': {
    ...northernIreland,
    instrument: 'Fair Employment (Monitoring) Regulations (Northern Ireland) 1999',
    pinpoint: 'with Articles 52 to 55 of the 1998 Order',
    status: 'in-force',
    date: '2001-01-01',
    summary:
      'Employers with 11 or more employees register, monitor community background and sex of applicants, make a yearly return and review every three years.',
    url: 'https://www.legislation.gov.uk/nisr/1999/148/made',
  },
  'ni-disability': {
    ...northernIreland,
    instrument: 'Disability Discrimination Act 1995',
    pinpoint: 'Section 4A, as it extends to Northern Ireland',
    who: 'both',
    date: '1995',
    summary: 'Make reasonable adjustments for disabled applicants.',
    url: 'https://www.legislation.gov.uk/ukpga/1995/50',
  },
  'ni-75': {
    ...northernIreland,
    instrument: 'Northern Ireland Act 1998',
    pinpoint: 'Section 75',
    date: '1998',
    summary: 'Designated public authorities keep an equality scheme and screen their policies.',
    url: 'https://www.legislation.gov.uk/ukpga/1998/47/section/75',
  },
} as const satisfies Record<string, LegalReference>

export const equalityReferences = { ...greatBritain, ...directives, ...northernIrish } as const

import type { Duty } from '../../../domain/law/duties.ts'
import { duty, forAgencies, forBoth, highRisk } from './duty.ts'

/** C1 to C5. */
export const securityDuties: readonly Duty[] = [
  // C1: access
  duty('C1', 'buyer', 'required', ['gdpr-32', 'gdpr-5-1-f', 'gdpr-32-4'], {
    note: 'A second factor and logs of views are ways to get there, not words of the law.',
  }),
  duty('C1', 'buyer', 'required', ['uk-gdpr-32', 'uk-gdpr-5-1-f'], {
    note: 'A second factor and logs of views are ways to get there, not words of the law.',
  }),
  duty('C1', 'vendor', 'required', ['gdpr-32', 'gdpr-28-3-b-c', 'gdpr-33-34'], {
    note: 'It binds processors directly; a breach is reported to the customer without undue delay.',
  }),
  duty('C1', 'vendor', 'required', ['uk-gdpr-32', 'uk-gdpr-28-3-b-c', 'uk-gdpr-33-34'], {
    note: 'It binds processors directly; a breach is reported to the customer without undue delay.',
  }),
  duty('C1', 'vendor', 'required', ['aia-15-5'], {
    ...highRisk(),
    note: 'Inputs made to mislead the model included, such as hidden text in a CV.',
  }),

  // C2: minimisation and purpose
  duty('C2', 'buyer', 'required', ['gdpr-5-1-c', 'gdpr-5-1-b', 'gdpr-6', 'gdpr-9', 'gdpr-25']),
  duty('C2', 'buyer', 'required', [
    'uk-gdpr-5-1-c',
    'uk-gdpr-5-1-b',
    'uk-gdpr-6',
    'uk-gdpr-9',
    'uk-gdpr-25',
  ]),
  duty('C2', 'buyer', 'required', ['gdpr-14'], { if: ['data-from-elsewhere'] }),
  duty('C2', 'buyer', 'good-practice', ['cnil-recruitment']),
  forAgencies('C2', 'required', ['gdpr-13-3'], {
    note: 'One client’s applicants are not used for another without a basis and a notice.',
  }),
  forAgencies('C2', 'required', ['uk-gdpr-13-3'], {
    note: 'One client’s applicants are not used for another without a basis and a notice.',
  }),
  duty('C2', 'buyer', 'required', ['gdpr-10'], { if: ['criminal-records'] }),
  duty(
    'C2',
    'buyer',
    'required',
    ['pay-transparency-5-2', 'pay-transparency-5-1', 'pay-transparency-5-3'],
    {
      note: 'And no question about former pay, in forms, chatbots, enrichment or adverts; it binds through national law, and which states have it in force is not confirmed.',
    },
  ),
  duty('C2', 'buyer', 'required', ['eqa-60']),
  duty('C2', 'buyer', 'required', ['aia-26-4'], highRisk('input-under-control')),
  duty('C2', 'vendor', 'required', ['gdpr-28-3-a'], { note: 'As processor.' }),
  duty('C2', 'vendor', 'required', ['gdpr-5-1-b', 'gdpr-5-1-c', 'gdpr-6', 'gdpr-25'], {
    if: ['own-purposes'],
  }),
  duty('C2', 'vendor', 'required', ['uk-gdpr-28-3-a'], { note: 'As processor.' }),
  duty('C2', 'vendor', 'required', ['uk-gdpr-5-1-b', 'uk-gdpr-5-1-c'], { if: ['own-purposes'] }),
  duty('C2', 'vendor', 'required', ['aia-10-3'], highRisk()),
  ...forBoth('C2', 'good-practice', ['ico-2024-minimisation']),

  // C3: retention
  duty('C3', 'buyer', 'required', ['gdpr-5-1-e', 'gdpr-13-2-a', 'gdpr-17'], {
    note: 'A period or its criteria must be stated; deletion by itself is good practice.',
  }),
  duty(
    'C3',
    'buyer',
    'required',
    ['uk-gdpr-5-1-e', 'uk-gdpr-13-2-a', 'uk-gdpr-17', 'ico-draft-recruitment-records'],
    { note: 'A period or its criteria must be stated; deletion by itself is good practice.' },
  ),
  forAgencies('C3', 'required', ['conduct-29'], {
    note: 'It runs beside the periods of data-protection law, and asks for neither scores nor reasons for rejection.',
  }),
  duty('C3', 'buyer', 'required', ['aia-26-6'], highRisk()),
  duty('C3', 'vendor', 'required', ['gdpr-28-3-g'], { note: 'As processor.' }),
  duty('C3', 'vendor', 'required', ['uk-gdpr-28-3-g'], { note: 'As processor.' }),
  duty('C3', 'vendor', 'required', ['aia-18', 'aia-19'], highRisk()),

  // C4: audits
  duty('C4', 'buyer', 'supports', ['gdpr-32-1-d', 'gdpr-28-1'], {
    note: 'A process for regular testing; the text names no outsider and no year.',
  }),
  duty('C4', 'buyer', 'supports', ['uk-gdpr-32-1-d', 'uk-gdpr-28-1'], {
    note: 'A process for regular testing; the text names no outsider and no year.',
  }),
  duty('C4', 'vendor', 'supports', ['gdpr-28-3-h', 'gdpr-32-1-d'], {
    note: 'The contract must allow audits; the yearly independent test is good practice.',
  }),
  duty('C4', 'vendor', 'supports', ['uk-gdpr-28-3-h', 'uk-gdpr-32-1-d'], {
    note: 'The contract must allow audits; the yearly independent test is good practice.',
  }),
  duty('C4', 'vendor', 'required', ['aia-15-4-5'], highRisk()),

  // C5: supply chain
  duty('C5', 'buyer', 'required', [
    'gdpr-28-3',
    'gdpr-28-1',
    'gdpr-26',
    'gdpr-44-46',
    'edpb-28-2024',
  ]),
  forAgencies('C5', 'required', ['gdpr-26', 'gdpr-28-3'], {
    note: 'For each client and purpose: controller, joint or processor, in writing; roles follow what is actually done.',
  }),
  forAgencies('C5', 'required', ['uk-gdpr-26', 'uk-gdpr-28-3'], {
    note: 'For each client and purpose: controller, joint or processor, in writing; roles follow what is actually done.',
  }),
  duty('C5', 'buyer', 'required', [
    'uk-gdpr-28-3',
    'uk-gdpr-28-1',
    'uk-gdpr-26',
    'uk-gdpr-44-46',
    'ico-2024-roles',
  ]),
  duty('C5', 'vendor', 'required', ['gdpr-28-2-4', 'gdpr-44-46']),
  duty('C5', 'vendor', 'required', ['uk-gdpr-28-2-4', 'uk-gdpr-44-46', 'ico-2024-roles']),
  duty('C5', 'vendor', 'required', ['aia-25-4'], highRisk()),
]

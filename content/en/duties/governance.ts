import type { Duty } from '../../../domain/law/duties.ts'
import { duty, forBoth, highRisk } from './duty.ts'

/** A1 to A6. */
export const governanceDuties: readonly Duty[] = [
  // A1: policies
  duty('A1', 'buyer', 'supports', ['gdpr-24-2', 'gdpr-5-2'], {
    note: 'Policies where proportionate; no text names a policy on hiring AI.',
  }),
  duty('A1', 'buyer', 'supports', ['uk-gdpr-24-2', 'uk-gdpr-5-2'], {
    note: 'Policies where proportionate; no text names a policy on hiring AI.',
  }),
  duty('A1', 'buyer', 'required', ['dpa-schedule-1-39'], { if: ['policy-document'] }),
  duty('A1', 'buyer', 'required', ['aia-26-1'], highRisk()),
  duty('A1', 'buyer', 'required', ['aia-26-7'], {
    ...highRisk('existing-staff'),
    note: 'National law may ask for more, such as consultation or consent.',
  }),
  duty('A1', 'buyer', 'good-practice', ['dsit-responsible-ai']),
  duty('A1', 'vendor', 'required', ['aia-4'], {
    note: 'For any AI system, of any class; reworded (softer) on 27 July 2026.',
  }),
  duty('A1', 'vendor', 'required', ['aia-17-1'], highRisk()),
  duty('A1', 'vendor', 'supports', ['uk-gdpr-24-2', 'uk-gdpr-28-1'], {
    note: 'Policies as controller, sufficient guarantees as processor.',
  }),
  duty('A1', 'vendor', 'good-practice', ['en-18286']),

  // A2: risks
  duty('A2', 'buyer', 'required', ['gdpr-35', 'wp-248'], { if: ['ranks-people'] }),
  // The step is the impact assessment; C2 asks for basis and condition.
  duty('A2', 'buyer', 'supports', ['gdpr-6', 'gdpr-9'], {
    note: 'Write down purpose and lawful basis whatever the tool does, and the Article 9(2) condition where special-category data is used, inferred traits included.',
  }),
  duty('A2', 'buyer', 'required', ['gdpr-36'], { if: ['residual-high-risk'] }),
  duty('A2', 'buyer', 'required', ['uk-gdpr-35'], { if: ['ranks-people'] }),
  duty('A2', 'buyer', 'required', ['uk-gdpr-36'], { if: ['residual-high-risk'] }),
  duty('A2', 'buyer', 'supports', ['uk-gdpr-6', 'uk-gdpr-9', 'dpa-schedule-1'], {
    note: 'Write down purpose and lawful basis whatever the tool does, and the Article 9(2) condition where special-category data is used, inferred traits included.',
  }),
  duty('A2', 'buyer', 'required', ['aia-26-9'], highRisk()),
  duty('A2', 'buyer', 'required', ['aia-27'], highRisk('public-body')),
  duty('A2', 'buyer', 'required', ['eqa-149'], { if: ['public-body'] }),
  duty('A2', 'buyer', 'required', ['ni-75'], {
    if: ['public-body'],
    since: '2000-01-01',
    status: 'not-confirmed',
  }),
  ...forBoth('A2', 'good-practice', ['ico-2024-dpia'], {
    note: 'Early, before purchase; vendors should consider one even as processor.',
  }),
  duty('A2', 'vendor', 'required', ['gdpr-28-3-f'], { note: 'As processor: a contract term.' }),
  duty('A2', 'vendor', 'required', ['gdpr-35'], { if: ['own-purposes'] }),
  duty('A2', 'vendor', 'required', ['uk-gdpr-28-3-f'], { note: 'As processor: a contract term.' }),
  duty('A2', 'vendor', 'required', ['uk-gdpr-35'], { if: ['own-purposes'] }),
  duty('A2', 'vendor', 'required', ['aia-9-2'], highRisk()),

  // A3: oversight owner
  duty('A3', 'buyer', 'supports', ['gdpr-5-2', 'gdpr-24-1'], {
    note: 'Accountability; it names no owner of AI oversight.',
  }),
  duty('A3', 'buyer', 'supports', ['uk-gdpr-5-2', 'uk-gdpr-24-1', 'ico-recruitment-rewired']),
  duty('A3', 'buyer', 'required', ['aia-26-2'], highRisk()),
  duty('A3', 'vendor', 'required', ['aia-17-1-m', 'aia-14'], highRisk()),
  duty('A3', 'vendor', 'supports', ['uk-gdpr-24-1', 'uk-gdpr-28-1']),

  // A4: policies kept current
  duty('A4', 'buyer', 'supports', ['gdpr-24-1', 'gdpr-35-11'], {
    note: 'Review where necessary; twelve months is a yardstick.',
  }),
  duty('A4', 'buyer', 'supports', ['uk-gdpr-24-1', 'uk-gdpr-35-11'], {
    note: 'Review where necessary; twelve months is a yardstick.',
  }),
  duty('A4', 'buyer', 'required', ['aia-26-1'], {
    ...highRisk(),
    note: 'Follow updated instructions.',
  }),
  duty('A4', 'vendor', 'required', ['aia-9-2', 'aia-11-1'], highRisk()),
  duty('A4', 'vendor', 'required', ['aia-72'], highRisk()),
  duty('A4', 'vendor', 'supports', ['uk-gdpr-24-1', 'uk-gdpr-32-1-d']),

  // A5: incidents and training
  duty('A5', 'buyer', 'required', ['aia-4'], {
    note: 'For any AI system; reworded (softer) on 27 July 2026; the duty is AI literacy (AI Act, Article 4); the incident plan is good practice.',
  }),
  duty('A5', 'buyer', 'required', ['gdpr-33-34'], {
    if: ['personal-data-breach'],
    note: 'A rehearsed plan is good practice.',
  }),
  duty('A5', 'buyer', 'required', ['uk-gdpr-33-34'], {
    if: ['personal-data-breach'],
    note: 'A rehearsed plan is good practice.',
  }),
  duty('A5', 'buyer', 'supports', ['uk-gdpr-24-1', 'uk-gdpr-32-4'], {
    note: 'Staff act on instruction; the UK has no AI-literacy duty.',
  }),
  duty('A5', 'buyer', 'required', ['aia-26-5'], highRisk()),

  // A6: inventory
  ...forBoth(
    'A6',
    'prohibited',
    ['aia-5-1-a-b', 'aia-5-1-c', 'aia-5-1-e', 'aia-5-1-f', 'aia-5-1-g', 'commission-5052'],
    { if: ['prohibited-practice'] },
  ),
  ...forBoth('A6', 'supports', ['gdpr-30'], {
    note: 'The exemption for firms under 250 staff falls away where processing is not occasional; the record is not an AI inventory.',
  }),
  ...forBoth('A6', 'supports', ['uk-gdpr-30'], {
    note: 'The exemption for firms under 250 staff falls away where processing is not occasional; the record is not an AI inventory.',
  }),
  ...forBoth('A6', 'required', ['aia-6-2', 'commission-draft-6'], {
    ...highRisk(),
    note: 'Classification: a provider that relies on the Article 6(3) exit must document it.',
  }),
  duty('A6', 'vendor', 'required', ['aia-6-4'], highRisk()),
  duty('A6', 'vendor', 'required', ['aia-50-1'], {
    if: ['talks-with-people'],
    note: 'Unless it is obvious to the people.',
  }),
  duty('A6', 'vendor', 'required', ['aia-50-2'], { if: ['generates-content'] }),
  duty('A6', 'buyer', 'required', ['aia-50-3'], { if: ['emotion-or-biometrics'] }),
  duty('A6', 'vendor', 'required', ['aia-49', 'aia-43-47-48'], highRisk()),
  duty('A6', 'vendor', 'required', ['aia-22'], highRisk('outside-eu')),
  duty('A6', 'buyer', 'required', ['aia-26-8'], highRisk('public-body')),
  duty('A6', 'buyer', 'good-practice', ['dsit-responsible-ai']),
  ...forBoth('A6', 'good-practice', ['nist-govern-1-6']),
]

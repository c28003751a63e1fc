import type { Duty } from '../../../domain/law/duties.ts'
import { duty, forAgencies, forBoth, highRisk } from './duty.ts'

/** B1 to B3. */
export const biasDuties: readonly Duty[] = [
  // B1: bias testing
  duty('B1', 'buyer', 'supports-outcome', ['dir-2000-43', 'dir-2000-78', 'dir-2006-54'], {
    note: 'Indirect discrimination unless justified; no text orders a bias audit or an interval.',
  }),
  // For those who hire only for clients, Section 55 applies in place of Section 39.
  duty('B1', 'buyer', 'supports-outcome', ['eqa-19', 'eqa-39', 'eqa-136'], {
    bindsEmployers: true,
    note: 'Indirect discrimination unless justified; no text orders a bias audit or an interval.',
  }),
  duty(
    'B1',
    'buyer',
    'supports-outcome',
    ['ni-sex', 'ni-race', 'ni-feto', 'ni-age', 'ni-orientation', 'ni-disability'],
    { status: 'one-account', note: 'Separate tests in each instrument.' },
  ),
  forAgencies('B1', 'supports-outcome', ['eqa-55', 'eqa-19', 'eqa-136'], {
    note: 'Rates for each client and each tool, never pooled.',
  }),
  forAgencies('B1', 'required', ['eqa-111-112', 'eqa-109-110'], {
    note: 'Refuse and record an instruction to discriminate; switch off filters by a protected trait.',
  }),
  duty('B1', 'buyer', 'required', ['ni-monitoring'], { if: ['eleven-employees'] }),
  duty('B1', 'buyer', 'required', ['eqa-149'], { if: ['public-body'] }),
  duty('B1', 'buyer', 'supports', ['gdpr-5-1-a', 'gdpr-5-1-d', 'gdpr-22-3'], {
    note: 'Measures against discriminatory effects where decisions are solely automated.',
  }),
  duty(
    'B1',
    'buyer',
    'supports',
    ['uk-gdpr-5-1-a', 'uk-gdpr-5-1-d', 'ico-2024-fairness', 'ico-rewired-safeguards'],
    { note: 'Monitoring accuracy and bias is the regulator’s reading of fairness.' },
  ),
  ...forBoth('B1', 'supports', ['aia-4a'], {
    note: 'It permits this and never orders it; only where strictly necessary, with all six safeguards.',
  }),
  duty('B1', 'buyer', 'supports', ['dpa-schedule-1-8']),
  duty('B1', 'buyer', 'required', ['aia-26-4'], highRisk('input-under-control')),
  duty('B1', 'vendor', 'required', ['aia-10-2-f-g', 'aia-9-6'], highRisk()),
  duty('B1', 'vendor', 'required', ['eqa-55'], { if: ['serves-candidates'] }),
  duty('B1', 'vendor', 'required', ['ni-sex', 'ni-race', 'ni-feto', 'ni-age', 'ni-orientation'], {
    if: ['serves-candidates'],
    status: 'not-confirmed',
    note: 'The counterparts for employment agencies.',
  }),
  duty('B1', 'vendor', 'good-practice', ['ico-2024-fairness']),

  // B2: explainability
  duty('B2', 'buyer', 'required', ['gdpr-15-1-h', 'gdpr-12-1', 'cjeu-c-203-22'], {
    if: ['solely-automated'],
    note: 'On request: the procedure and principles applied to this person.',
  }),
  duty('B2', 'buyer', 'required', ['uk-gdpr-15-1-h', 'uk-gdpr-22c'], {
    if: ['solely-automated'],
    since: '2026-02-05',
  }),
  duty('B2', 'buyer', 'required', ['aia-86'], highRisk()),
  duty('B2', 'buyer', 'supports', ['eqa-136'], {
    note: 'A tool nobody can explain is a problem once the burden shifts.',
  }),
  duty('B2', 'vendor', 'required', ['gdpr-28-3-e'], { note: 'As processor: a contract term.' }),
  duty('B2', 'vendor', 'required', ['uk-gdpr-28-3-e'], { note: 'As processor: a contract term.' }),
  duty('B2', 'vendor', 'required', ['gdpr-15-1-h', 'gdpr-22-1', 'cjeu-c-634-21'], {
    if: ['score-relied-on'],
    status: 'one-account',
    note: 'Its application to hiring is our inference.',
  }),
  duty('B2', 'vendor', 'required', ['aia-13-1', 'aia-13-3-b-iv-vii'], highRisk()),

  // B3: performance per group
  duty('B3', 'buyer', 'supports-outcome', ['dir-2000-43', 'dir-2000-78', 'dir-2006-54'], {
    note: 'The burden of proof can shift; no text orders rates per group.',
  }),
  duty('B3', 'buyer', 'supports-outcome', ['eqa-19', 'eqa-136'], {
    note: 'Statistics may suffice to show disadvantage.',
  }),
  duty(
    'B3',
    'buyer',
    'supports-outcome',
    ['ni-sex', 'ni-race', 'ni-feto', 'ni-age', 'ni-orientation', 'ni-disability', 'ni-monitoring'],
    { status: 'one-account' },
  ),
  duty('B3', 'buyer', 'required', ['aia-26-5'], highRisk()),
  duty('B3', 'buyer', 'supports', ['uk-gdpr-5-1-d', 'ico-2024-fairness'], {
    note: 'Accuracy of what a system says about people.',
  }),
  duty(
    'B3',
    'vendor',
    'required',
    ['aia-13-3-b-v', 'aia-15-3', 'aia-10-3', 'aia-annex-iv-3'],
    highRisk(),
  ),
  duty('B3', 'vendor', 'good-practice', ['ico-2024-fairness']),
]

/** B4 to B6. */
export const accountabilityDuties: readonly Duty[] = [
  // B4: complaints
  duty('B4', 'buyer', 'required', ['dpa-164a', 'uk-gdpr-13-2-ca'], {
    note: 'The duty is complaints about personal data (section 164A); bias in a score about oneself is one, in our reading.',
  }),
  duty('B4', 'buyer', 'required', ['uk-gdpr-22c'], { if: ['solely-automated'] }),
  duty('B4', 'buyer', 'supports', ['gdpr-12-3-4'], {
    note: 'No EU article orders a desk for complaints about bias.',
  }),
  duty('B4', 'buyer', 'supports', ['aia-85']),
  duty('B4', 'buyer', 'supports', ['eqa-136']),
  duty('B4', 'vendor', 'required', ['dpa-164a'], { if: ['own-purposes'] }),
  duty('B4', 'vendor', 'required', ['aia-17-1-h-i', 'aia-72', 'aia-73'], highRisk()),

  // B5: decision documentation
  duty('B5', 'buyer', 'supports', ['gdpr-5-2'], {
    note: 'Proof; no text asks for the reason of each decision.',
  }),
  duty('B5', 'buyer', 'supports', ['uk-gdpr-5-2'], {
    note: 'Proof; no text asks for the reason of each decision.',
  }),
  duty('B5', 'buyer', 'supports', ['eqa-136'], {
    note: 'Evidence for the claim period: three months less a day, plus Acas conciliation of up to twelve weeks since 1 December 2025; a six-month limit is planned, its start is not confirmed.',
  }),
  duty('B5', 'buyer', 'required', ['ni-monitoring'], {
    if: ['registered-employer'],
    status: 'not-confirmed',
    note: 'Keep applicant monitoring data for three years.',
  }),
  duty('B5', 'buyer', 'required', ['aia-26-6'], highRisk('logs-under-control')),
  duty('B5', 'vendor', 'required', ['aia-12', 'aia-19', 'aia-11-1', 'aia-18'], highRisk()),
  duty('B5', 'vendor', 'supports', ['uk-gdpr-28-3-h'], { note: 'As processor.' }),

  // B6: adjustments
  duty('B6', 'buyer', 'required', ['dir-2000-78-5']),
  duty('B6', 'buyer', 'required', ['eqa-20-21', 'eqa-39'], { bindsEmployers: true }),
  forAgencies('B6', 'required', ['eqa-55-7'], {
    if: ['finds-jobs'],
    note: 'It is anticipatory: a job site is checked for accessibility before anyone asks.',
  }),
  forAgencies('B6', 'required', ['eqa-55-6'], { if: ['supplies-staff'] }),
  duty('B6', 'buyer', 'required', ['eqa-60']),
  duty('B6', 'buyer', 'required', ['ni-disability'], { since: '2004-10-01' }),
  duty('B6', 'vendor', 'required', ['eqa-55'], {
    if: ['serves-candidates'],
    status: 'one-account',
    note: 'Adjustments by those who offer a service for finding work.',
  }),
  duty('B6', 'vendor', 'required', ['ni-disability'], {
    if: ['serves-candidates'],
    since: '2004-10-01',
    status: 'not-confirmed',
    note: 'The duties of employment agencies.',
  }),
  duty('B6', 'vendor', 'required', ['aia-16-l'], highRisk()),
]

import type { Duty } from '../../../domain/law/duties.ts'
import { duty, eitherWay, highRisk } from './duty.ts'

/** D1 to D6. */
export const oversightDuties: readonly Duty[] = [
  // D1: human review
  duty('D1', 'buyer', 'prohibited', ['gdpr-22-1', 'gdpr-recital-71', 'cjeu-c-634-21', 'wp-251'], {
    if: ['solely-automated'],
    note: 'Unless a contract needs it, law allows it or the person explicitly consents; it does not apply where a person really decides.',
  }),
  duty('D1', 'buyer', 'prohibited', ['gdpr-22-4'], {
    if: ['solely-automated', 'automated-on-special-data'],
  }),
  duty('D1', 'buyer', 'required', ['uk-gdpr-22c', 'uk-gdpr-22a'], {
    if: ['solely-automated', 'safeguards-missing'],
    note: eitherWay,
  }),
  duty('D1', 'buyer', 'prohibited', ['uk-gdpr-22b'], {
    if: ['solely-automated', 'recognised-interest'],
  }),
  duty('D1', 'buyer', 'supports', ['ico-recruitment-rewired']),
  duty('D1', 'buyer', 'required', ['aia-26-2'], highRisk()),
  duty('D1', 'vendor', 'required', ['aia-14'], highRisk()),
  duty('D1', 'vendor', 'required', ['gdpr-22-1', 'cjeu-c-634-21'], {
    if: ['score-relied-on'],
    status: 'one-account',
    note: 'Its application to hiring is our inference.',
  }),
  duty('D1', 'vendor', 'supports', ['uk-gdpr-25', 'uk-gdpr-28-1'], {
    status: 'one-account',
    note: 'A product that lets the customer comply.',
  }),

  // D2: monitoring
  duty('D2', 'buyer', 'supports', ['gdpr-5-1-d']),
  duty('D2', 'buyer', 'supports', ['uk-gdpr-5-1-a', 'uk-gdpr-5-1-d', 'ico-rewired-safeguards']),
  duty('D2', 'buyer', 'required', ['aia-26-5'], highRisk()),
  duty('D2', 'vendor', 'required', ['aia-9-2-c', 'aia-72'], highRisk()),
  duty('D2', 'vendor', 'good-practice', ['ico-2024-fairness']),

  // D3: updates
  duty('D3', 'buyer', 'supports', ['gdpr-35-11', 'gdpr-25'], {
    note: 'A fresh look when the risk changes.',
  }),
  duty('D3', 'buyer', 'supports', ['uk-gdpr-35-11', 'uk-gdpr-25'], {
    note: 'A fresh look when the risk changes.',
  }),
  duty('D3', 'buyer', 'required', ['aia-26-1', 'aia-26-5', 'aia-25-1'], {
    ...highRisk(),
    note: 'A substantial change of your own makes you the provider.',
  }),
  duty('D3', 'vendor', 'required', ['aia-9-6', 'aia-17-1-d'], highRisk()),
  duty('D3', 'vendor', 'supports', ['uk-gdpr-32-1-d', 'uk-gdpr-28-3-f', 'ico-2024-fairness']),
  duty('D3', 'vendor', 'required', ['aia-43-4'], highRisk('substantial-modification')),

  // D4: override
  duty('D4', 'buyer', 'supports', ['uk-gdpr-22c'], {
    note: 'It gives candidates human intervention in solely automated decisions, and asks for no review of overrides.',
  }),
  duty('D4', 'buyer', 'supports', ['gdpr-22-3'], {
    note: 'It gives candidates human intervention in solely automated decisions, and asks for no review of overrides.',
  }),
  duty('D4', 'buyer', 'required', ['aia-26-2', 'aia-26-5'], highRisk()),
  duty('D4', 'vendor', 'required', ['aia-14-4-d-e'], highRisk()),
  duty('D4', 'vendor', 'supports', ['uk-gdpr-28-3-e'], {
    note: 'Help the customer provide human intervention.',
  }),

  // D5: change records
  duty('D5', 'buyer', 'supports', ['gdpr-5-2']),
  duty('D5', 'buyer', 'supports', ['uk-gdpr-5-2']),
  duty('D5', 'buyer', 'required', ['aia-26-1', 'aia-26-6'], highRisk()),
  duty(
    'D5',
    'vendor',
    'required',
    ['aia-11-1', 'aia-annex-iv-6', 'aia-12-2-a', 'aia-13-3-c', 'aia-17-1-a'],
    highRisk(),
  ),
  duty('D5', 'vendor', 'supports', ['uk-gdpr-28-3-h']),

  // D6: retirement
  duty('D6', 'buyer', 'supports', ['gdpr-28-3-g', 'gdpr-5-1-e', 'gdpr-17'], {
    note: 'It covers the data; no article orders a retirement procedure.',
  }),
  duty('D6', 'buyer', 'supports', ['uk-gdpr-28-3-g', 'uk-gdpr-5-1-e', 'uk-gdpr-17'], {
    note: 'It covers the data; no article orders a retirement procedure.',
  }),
  duty('D6', 'buyer', 'required', ['aia-26-5'], highRisk()),
  duty('D6', 'buyer', 'good-practice', ['nist-govern-1-7']),
]

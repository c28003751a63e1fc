import type { Duty } from '../../../domain/law/duties.ts'
import { duty, eitherWay, forAgencies, highRisk } from './duty.ts'

/** CT1 to CT4. */
export const candidateDuties: readonly Duty[] = [
  // CT1: candidates told
  duty('CT1', 'buyer', 'required', ['gdpr-13-1-c', 'gdpr-5-1-a'], {
    if: ['ranks-people'],
    note: 'At collection, or within a month where the data came from elsewhere.',
  }),
  duty('CT1', 'buyer', 'required', ['gdpr-13-2-f', 'wp-251'], { if: ['solely-automated'] }),
  duty('CT1', 'buyer', 'required', ['uk-gdpr-13-1-c', 'uk-gdpr-5-1-a', 'uk-gdpr-13-2-ca'], {
    if: ['ranks-people'],
    note: 'At collection, or within a month where the data came from elsewhere; the complaint right since 19 June 2026.',
  }),
  duty('CT1', 'buyer', 'required', ['uk-gdpr-13-2-f', 'uk-gdpr-22c'], {
    if: ['solely-automated'],
    since: '2026-02-05',
  }),
  duty('CT1', 'buyer', 'required', ['aia-26-11'], highRisk()),
  duty('CT1', 'buyer', 'required', ['aia-50-1'], {
    if: ['talks-with-people', 'own-tool'],
    note: 'Unless it is obvious to the people.',
  }),
  forAgencies('CT1', 'required', ['gdpr-14-3-c'], {
    note: 'For sourced people, at the latest when their file first goes to a client.',
  }),
  forAgencies('CT1', 'required', ['uk-gdpr-14-3-c'], {
    note: 'For sourced people, at the latest when their file first goes to a client.',
  }),
  duty('CT1', 'buyer', 'good-practice', ['ico-rewired-safeguards']),

  // CT2: system explained
  duty('CT2', 'buyer', 'required', ['gdpr-13-2-f', 'gdpr-12-1'], {
    if: ['solely-automated'],
    note: 'In other cases, fairness and plain words.',
  }),
  duty('CT2', 'buyer', 'required', ['uk-gdpr-13-2-f', 'uk-gdpr-12-1', 'uk-gdpr-22c'], {
    if: ['solely-automated'],
    since: '2026-02-05',
  }),
  duty('CT2', 'buyer', 'required', ['aia-86'], highRisk()),
  duty('CT2', 'buyer', 'good-practice', ['ico-rewired-safeguards'], {
    note: 'How it decides, how accurate it is and which safeguards exist: at collection, on access and at the decision.',
  }),

  // CT3: contest and fresh look
  duty('CT3', 'buyer', 'required', ['gdpr-22-3', 'gdpr-recital-71', 'wp-251'], {
    if: ['solely-automated'],
    note: 'On the grounds of contract and explicit consent; where a law allows the decision, that law sets the safeguards.',
  }),
  duty('CT3', 'buyer', 'required', ['uk-gdpr-22c'], {
    if: ['solely-automated'],
    note: eitherWay,
  }),
  duty('CT3', 'buyer', 'prohibited', ['uk-gdpr-22b'], {
    if: ['solely-automated', 'recognised-interest'],
    note: 'No safeguard makes up for it.',
  }),
  duty('CT3', 'buyer', 'supports', ['aia-86'], {
    ...highRisk(),
    note: 'It gives an explanation, not an appeal.',
  }),
  duty('CT3', 'buyer', 'good-practice', ['ico-rewired-safeguards']),

  // CT4: contact details
  duty('CT4', 'buyer', 'required', ['gdpr-13-1-a-b'], {
    note: 'A contact of its own for AI is good practice.',
  }),
  duty('CT4', 'buyer', 'required', ['uk-gdpr-13-1-a-b', 'uk-gdpr-13-2-ca', 'dpa-164a'], {
    note: 'The complaint right, and an easy way to use it, since 19 June 2026.',
  }),
]

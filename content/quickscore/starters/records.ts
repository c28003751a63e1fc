import type { Starter, StarterLine } from '../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

const everywhere = ['eu', 'gb', 'ni'] as const
const both = ['buyer', 'vendor'] as const
const field = (label: string, text: string, basis: readonly string[]): StarterLine => {
  return { label, text, basis }
}

const ask = (text: string, basis: readonly string[]) => field('Question', text, basis)
const askInEu = (text: string, basis: readonly string[]): StarterLine => {
  return { ...ask(text, basis), when: 'eu' }
}

export const toolRegister: Starter = {
  id: 'register-of-ai-tools',
  title: starterNames['register-of-ai-tools'],
  lead: 'One sheet for each tool. Copy the table for the next.',
  layout: 'form',
  places: everywhere,
  roles: both,
  review: null,
  lines: [
    {
      label: 'The register',
      text: 'Complete as of [date].',
      basis: ['gdpr-5-2', 'uk-gdpr-5-2'],
      needs: ['A6'],
    },
    field('Tool', '[name, supplier, version, feature, switched on since, country of use, users]', [
      'gdpr-5-2',
      'gdpr-30',
      'uk-gdpr-30',
    ]),
    field(
      'Stage and part',
      '[targets adverts, sources, ranks, scores, interviews, chats, rejects]',
      ['aia-6-2'],
    ),
    field(
      'Forbidden practices',
      '[ ] emotions  [ ] sorting by biometrics  [ ] social scoring  [ ] exploiting weakness  [ ] scraping of faces. Ruled out by [name], supplier’s letter of [date]',
      ['aia-5-1-f', 'aia-5-1-g', 'aia-5-1-c', 'aia-5-1-a-b', 'aia-5-1-e'],
    ),
    field('Class', '[class and reason; note on Article 6(3); profiles people: yes or no]', [
      'aia-6-2',
      'aia-6-4',
    ]),
    field('Transparency', '[chat, voice, synthetic content]', ['aia-50-1', 'aia-50-2']),
    field('Role', '[controller, joint or processor; terms signed on; version of instructions]', [
      'gdpr-26',
      'gdpr-28-3',
      'uk-gdpr-26',
      'uk-gdpr-28-3',
    ]),
    field('Basis', '[lawful basis, special-category condition]', [
      'gdpr-6',
      'gdpr-9',
      'uk-gdpr-6',
      'uk-gdpr-9',
    ]),
    field('Automated alone', '[yes or no; date of impact assessment; date of bias test; next]', [
      'gdpr-22-1',
      'uk-gdpr-22a',
      'gdpr-35',
      'uk-gdpr-35',
    ]),
    field('People', '[owner, deputy, who may stop it]', ['aia-26-2']),
    field('Works council or staff', '[informed, consulted or agreed, on]', ['aia-26-7']),
    field('Retired on', '[date]', ['Good practice']),
  ],
}

export const reviewLog: Starter = {
  id: 'human-review-log',
  title: starterNames['human-review-log'],
  lead: 'One sheet for each case. The log is personal data about reviewers, too: it is not for ranking staff, and a works council may have rights in it.',
  layout: 'form',
  places: everywhere,
  roles: ['buyer'],
  review: null,
  lines: [
    {
      label: 'Rejections',
      text: 'Every rejection was looked at by a person first.',
      basis: ['uk-gdpr-22a', 'gdpr-22-1'],
      needs: ['D1'],
    },
    {
      label: 'Overrides',
      text: 'Overrides are reviewed every 30 days.',
      basis: ['Good practice'],
      needs: ['D4'],
    },
    field('Case', '[reference, vacancy, stage, tool, version, settings]', [
      'gdpr-5-2',
      'uk-gdpr-5-2',
    ]),
    field('Output', '[score, rank or band]', ['Good practice']),
    field('Opened first', '[before the outcome took effect: yes or no; minutes]', ['uk-gdpr-22a']),
    field('Reviewer', '[name, trained on]', ['aia-26-2']),
    field('Decision', '[decision; differs up or down; reason in one line]', ['Good practice']),
    field('Contested', '[by candidate: yes or no; result]', ['uk-gdpr-22c', 'gdpr-22-3']),
    field('Blind sample', '[in sample: yes or no; blind verdict]', ['Good practice']),
    field(
      'Each month',
      '[share of rejected that were opened; overrides each way; blind misses with interval]',
      ['ico-recruitment-rewired'],
    ),
  ],
}

export const adjustmentsLog: Starter = {
  id: 'adjustments-log',
  title: starterNames['adjustments-log'],
  lead: 'One sheet for each request.',
  layout: 'form',
  places: everywhere,
  roles: both,
  review: null,
  lines: [
    {
      label: 'Answers',
      text: 'Every request was answered within [number] days.',
      basis: ['Good practice'],
      needs: ['B6'],
    },
    field('Request', '[reference, vacancy, stage, tool, asked on, by which route]', [
      'eqa-20-21',
      'eqa-39',
      'dir-2000-78-5',
    ]),
    field('Barrier', '[in the candidate’s words; no diagnosis is asked for]', [
      'eqa-60',
      'gdpr-5-1-c',
      'uk-gdpr-5-1-c',
    ]),
    field('Adjustment', '[asked, offered, accepted; other route used]', [
      'eqa-20-21',
      'dir-2000-78-5',
    ]),
    field('Answered', '[on, days, by whom]', ['Good practice']),
    field('Same decision', '[same criteria and same decision maker: yes or no]', ['Good practice']),
    field('Refused', '[reason, who decided, cost or effort]', ['eqa-20-21', 'dir-2000-78-5']),
    field('Outcome', '[outcome, complaint]', ['Good practice']),
    field('Readers', '[who may read it, delete on]', ['gdpr-9', 'uk-gdpr-9', 'dpa-schedule-1']),
  ],
}

export const literacyRecord: Starter = {
  id: 'ai-literacy-record',
  title: starterNames['ai-literacy-record'],
  lead: 'One sheet for each person. No certificate or fixed level is asked for; in the UK it is good practice.',
  layout: 'form',
  places: everywhere,
  roles: both,
  review: null,
  lines: [
    ...(['A5', 'A1'] as const).map(
      (id): StarterLine => ({
        label: 'Measures',
        text: 'Measures that support AI literacy are in place: [which].',
        basis: ['aia-4'],
        needs: [id],
        when: 'eu',
        only: id === 'A5' ? 'buyer' : 'vendor',
      }),
    ),
    field('Person', '[name, role, tools used; acts for us as staff, agency or contractor]', [
      'aia-4',
    ]),
    field('Before', '[prior knowledge, need]', ['aia-4']),
    field(
      'Content',
      '[what the tool does and not; errors and bias; automation bias; override and stop; rights of candidates; adjustments; data rules; incidents; banned uses]',
      ['aia-4', 'gdpr-32-4', 'uk-gdpr-32-4'],
    ),
    field('Held', '[date, form, minutes, by whom; check of three questions; repeat on]', [
      'Good practice',
    ]),
  ],
}

export const supplierLetter: Starter = {
  id: 'cover-letter-to-suppliers',
  title: starterNames['cover-letter-to-suppliers'],
  lead: 'To [supplier], about [product, version].',
  layout: 'letter',
  places: everywhere,
  roles: both,
  review: null,
  lines: [
    {
      text: 'We are [name]. We use your product where we hire: [places]. Please answer the questions below by [date]. We keep the answer, or its absence, as evidence.',
      basis: ['gdpr-5-2', 'uk-gdpr-5-2', 'gdpr-28-1', 'uk-gdpr-28-1'],
    },
    {
      text: 'We have settled roles and instructions with you.',
      basis: ['gdpr-28-3', 'uk-gdpr-28-3'],
      needs: ['C5'],
    },
    askInEu(
      'Do you confirm, feature by feature, that none of the five practices of Article 5 of the EU AI Act is in the product?',
      ['aia-5-1-f', 'aia-5-1-g', 'aia-5-1-c', 'aia-5-1-a-b', 'aia-5-1-e'],
    ),
    askInEu(
      'What is its class under Annex III, what does your note on Article 6(3) say, what do you plan for registration and declaration by 2 December 2027, and who is your authorised representative if you are outside the EU?',
      ['aia-6-2', 'aia-6-4', 'aia-22', 'aia-43-47-48', 'aia-49'],
    ),
    ask(
      'What is your role for each purpose? Do you train on our candidates, on what basis, and can we refuse?',
      ['gdpr-28-3-a', 'uk-gdpr-28-3-a', 'ico-2024-roles'],
    ),
    ask(
      'Which sub-processors and model providers take part, in which countries, under which tool of transfer?',
      ['gdpr-28-2-4', 'gdpr-44-46', 'uk-gdpr-28-2-4', 'uk-gdpr-44-46'],
    ),
    ask(
      'What are bias and accuracy per group for our version: counts, method, interval, date? Is it valid for our kind of job?',
      ['aia-13-3-b-v', 'ico-2024-fairness'],
    ),
    ask('Which fields are used, which can be switched off, and which traits are inferred?', [
      'gdpr-5-1-c',
      'uk-gdpr-5-1-c',
    ]),
    ask('How is one result explained in plain words? Please send a sample.', [
      'aia-13-1',
      'gdpr-15-1-h',
      'uk-gdpr-15-1-h',
    ]),
    ask(
      'By default, does anything take effect without a person? How do we override, reverse, stop, and export logs?',
      ['aia-14', 'gdpr-22-1', 'uk-gdpr-22c'],
    ),
    ask('How do you give notice of changes, record versions, and test before release?', [
      'aia-13-3-c',
      'aia-17-1',
    ]),
    ask('What of accessibility, adjustments and another route?', ['aia-16-l', 'eqa-20-21']),
    ask(
      'Which independent security test was made, hidden instructions included, and how soon do you tell us of a breach?',
      ['gdpr-28-3-b-c', 'gdpr-28-3-f', 'uk-gdpr-28-3-b-c', 'uk-gdpr-28-3-f'],
    ),
    ask(
      'How are data deleted, exported and handed over when we leave, and how long are logs kept?',
      ['gdpr-28-3-g', 'uk-gdpr-28-3-g', 'aia-19'],
    ),
    ask('Please send your impact assessment or risk file, and the instructions for use.', [
      'gdpr-28-3-f',
      'uk-gdpr-28-3-f',
      'aia-13-1',
    ]),
    ask('Of complaints and feedback that you receive about us: how and when do we hear?', [
      'Good practice',
    ]),
  ],
}

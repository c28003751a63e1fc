import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

const field = (label: string, text: string, basis: readonly string[]): StarterLine => {
  return { label, text, basis }
}

export const toolRegister: Starter = {
  id: 'register-of-ai-tools',
  title: starterNames['register-of-ai-tools'],
  lead: 'One sheet for each tool. Copy the table for the next one.',
  layout: 'form',
  review: null,
  lines: [
    {
      label: 'The register',
      text: '[Complete as of; by]',
      basis: ['gdpr-5-2', 'uk-gdpr-5-2'],
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
    field('Solely automated', '[yes or no; date of impact assessment; date of bias test; next]', [
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
  review: null,
  lines: [
    {
      label: 'Rejections',
      text: '[Looked at by a person before it went out: yes or no; who; when]',
      basis: ['uk-gdpr-22a', 'gdpr-22-1'],
    },
    {
      label: 'Overrides',
      text: '[Overrides reviewed on; by; next]',
      basis: ['Good practice'],
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
  review: null,
  lines: [
    {
      label: 'Answers',
      text: '[Answered on; days since asked]',
      basis: ['Good practice'],
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
    field('Answered', '[on, days, name]', ['Good practice']),
    field('Same decision', '[same criteria and same decision maker: yes or no]', ['Good practice']),
    field('Refused', '[reason, who decided, cost or effort]', ['eqa-20-21', 'dir-2000-78-5']),
    field('Outcome', '[outcome, complaint]', ['Good practice']),
    field('Readers', '[who may read it, delete on]', ['gdpr-9', 'uk-gdpr-9', 'dpa-schedule-1']),
  ],
}

export const literacyRecord: Starter = {
  id: 'ai-literacy-record',
  title: starterNames['ai-literacy-record'],
  lead: 'One sheet for each person. No certificate or fixed level is required; in the UK it is good practice.',
  layout: 'form',
  review: null,
  lines: [
    { ...field('Measures', '[Measures: which, since]', ['aia-4']), when: 'eu' },
    field('Person', '[name, role, tools used; acts for us as staff, agency or contractor]', [
      'aia-4',
    ]),
    field('Before', '[prior knowledge, need]', ['aia-4']),
    field(
      'Content',
      '[what the tool does and does not do; errors and bias; automation bias; override and stop; rights of candidates; adjustments; data rules; incidents; banned uses]',
      ['aia-4', 'gdpr-32-4', 'uk-gdpr-32-4'],
    ),
    field('Held', '[date, form, minutes, trainer; check of three questions; repeat on]', [
      'Good practice',
    ]),
  ],
}

export const incidentSheet: Starter = {
  id: 'incident-sheet',
  title: starterNames['incident-sheet'],
  lead: 'One sheet for each incident. Speak to a lawyer before you write down an analysis of causes.',
  layout: 'form',
  review: null,
  lines: [
    {
      label: 'Plan',
      text: '[Plan followed: yes, in part or no; version]',
      basis: ['Good practice'],
    },
    field('Incident', '[number, found on, name, how: complaint, monitoring, audit or press]', [
      'gdpr-5-2',
      'uk-gdpr-5-2',
      'gdpr-24-1',
      'uk-gdpr-24-1',
    ]),
    field('Tool', '[tool, version, settings, feature, supplier; vacancies, period]', [
      'Good practice',
    ]),
    field('What happened', '[in one sentence; what should have happened]', ['Good practice']),
    field(
      'Type',
      '[ ] wrong score  [ ] one group worse off  [ ] adjustment failed  [ ] leak or loss  [ ] forbidden use  [ ] notice missing  [ ] other',
      ['gdpr-33-34', 'uk-gdpr-33-34', 'aia-5-1-f', 'eqa-20-21'],
    ),
    field('People', '[how many, from which groups; decisions that took effect]', [
      'eqa-19',
      'eqa-136',
      'dir-2000-78',
    ]),
    field(
      'Personal data breach',
      '[yes or no, and why; hour of awareness; end of 72 hours; authority told on, number; people told on]',
      ['gdpr-33-34', 'uk-gdpr-33-34'],
    ),
    field(
      'Others informed',
      '[processor told us on; we told processor, client or joint controller on]',
      ['gdpr-33-34', 'uk-gdpr-33-34', 'gdpr-26', 'uk-gdpr-26'],
    ),
    {
      ...field(
        'High-risk system',
        '[provider told on; use suspended on; authority told on] From 2 December 2027.',
        ['aia-26-5', 'aia-73'],
      ),
      when: 'eu',
    },
    field('Stopped', '[hour, by; who has the power to stop it]', ['Good practice']),
    field('Remedy', '[each application looked at again by a person; offers made; outcome]', [
      'uk-gdpr-22c',
      'gdpr-22-3',
      'gdpr-5-1-d',
      'uk-gdpr-5-1-d',
    ]),
    field('Cause and fix', '[cause, fix, tested on, switched on again by]', ['Good practice']),
    field('Hold', '[deletion stopped on; lawyer told on]', ['Good practice']),
    field(
      'Documents',
      '[impact assessment reviewed on; register and notice changed on; works council or staff told on]',
      ['gdpr-35-11', 'uk-gdpr-35-11'],
    ),
    field('Closed', '[on, by; lesson; next check]', ['Good practice']),
  ],
}

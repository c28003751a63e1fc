import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

/** A row of the risk table; the measure is claimed only if all questions in `needs` are Yes. */
function risk(label: string, text: string, needs: readonly string[]): StarterLine {
  return { label, text, needs, basis: ['gdpr-35', 'uk-gdpr-35'], isRisk: true }
}

const risks = [
  risk(
    'One group is placed lower than others',
    'Tested for bias before use and on schedule; rates per group are measured. [figures]',
    ['B1', 'B3'],
  ),
  risk('Disabled people are shut out', 'Adjustments and another route are offered. [how]', ['B6']),
  risk(
    'Errors, and drift after a change',
    'Performance is monitored against limits; updates are tested first. [limits]',
    ['D2', 'D3'],
  ),
  risk('Nobody can explain a result', 'Results and the system are explained to candidates. [how]', [
    'B2',
    'CT2',
  ]),
  risk(
    'Data are used for another purpose',
    'Only fields for the job are used, and terms bind suppliers. [terms]',
    ['C2', 'C5'],
  ),
  risk(
    'Data leak',
    'Access is limited and logged; security is tested independently. [date of test]',
    ['C1', 'C4'],
  ),
  risk(
    'Hidden text in CVs lifts scores',
    'Attacks by hidden text are part of the independent test. [date of test]',
    ['C4'],
  ),
  risk(
    'People follow the score without looking',
    'A person reviews with power to overrule, and overrides are reviewed. [share]',
    ['D1', 'D4'],
  ),
]

export const impactAssessment: Starter = {
  id: 'dpia-for-ranking',
  title: starterNames['dpia-for-ranking'],
  lead: 'A data-protection impact assessment for a tool that ranks applications: one for each tool.',
  layout: 'form',
  review: null,
  lines: [
    {
      label: 'Why it is made',
      text: 'The tool profiles people, and decisions are based on that.',
      basis: ['gdpr-35', 'uk-gdpr-35'],
    },
    {
      label: 'Description',
      text: '[data flow, stages with AI, version, supplier, numbers of people, sources, what people expect]',
      basis: ['gdpr-35', 'uk-gdpr-35', 'ico-2024-dpia'],
      fact: 'description',
    },
    {
      label: 'Necessity',
      text: '[aim, why ranking, alternatives: sifting by rule, a structured form, a random sample]',
      basis: ['gdpr-35', 'uk-gdpr-35'],
    },
    {
      label: 'Basis and condition',
      text: 'Settled for each purpose: [purpose, basis, condition].',
      basis: ['gdpr-6', 'gdpr-9', 'uk-gdpr-6', 'uk-gdpr-9'],
      needs: ['A2'],
    },
    {
      label: 'Fields',
      text: 'Each has its link to the job, and no trait is inferred: [field, link].',
      basis: ['gdpr-5-1-c', 'uk-gdpr-5-1-c'],
      needs: ['C2'],
    },
    {
      label: 'Solely automated?',
      text: 'No: a person reviews before a decision takes effect. Files opened before rejection: [share].',
      basis: ['gdpr-22-1', 'uk-gdpr-22a'],
      fact: 'automated',
      needs: ['D1'],
    },
    ...risks,
    {
      label: 'Error margins',
      text: 'Measured for each group, with an interval: [figures, date].',
      basis: ['ico-2024-dpia', 'ico-2024-fairness'],
      fact: 'figures',
      needs: ['B3'],
    },
    {
      label: 'Safeguard: notice',
      text: 'Candidates are told before AI is used: [where].',
      basis: ['gdpr-22-3', 'uk-gdpr-22c'],
      needs: ['CT1'],
    },
    {
      label: 'Safeguard: review',
      text: 'A competent person reviews and may decide otherwise: [who].',
      basis: ['gdpr-22-3', 'uk-gdpr-22c'],
      needs: ['D1'],
    },
    {
      label: 'Safeguard: contest',
      text: 'A candidate can contest an outcome with a person: [how].',
      basis: ['gdpr-22-3', 'uk-gdpr-22c'],
      needs: ['CT3'],
    },
    {
      label: 'Safeguard: complaint',
      text: 'Complaints are acknowledged, looked into and answered within a set time: [time].',
      basis: ['gdpr-22-3', 'uk-gdpr-22c', 'dpa-164a'],
      needs: ['B4'],
    },
    {
      label: 'Suppliers',
      text: 'Instructions, sub-processors and transfers are settled in writing: [date of terms].',
      basis: ['gdpr-28-3', 'gdpr-44-46', 'uk-gdpr-28-3', 'uk-gdpr-44-46'],
      fact: 'terms',
      needs: ['C5'],
    },
    {
      label: 'Advice and views',
      text: '[advice of the data-protection officer; views of candidates or staff; works council]',
      basis: ['gdpr-35', 'uk-gdpr-35'],
    },
    {
      label: 'What remains',
      text: '[residual risk, decision; if it stays high: consultation of the authority]',
      basis: ['gdpr-36', 'uk-gdpr-36'],
    },
    {
      label: 'Supplier’s information used',
      text: '[which, version] From 2 December 2027, if the system is high-risk.',
      basis: ['aia-26-9'],
      when: 'eu',
    },
    {
      label: 'Review',
      text: 'On a fixed day and on these triggers: [date, triggers].',
      basis: ['gdpr-35-11', 'uk-gdpr-35-11'],
      fact: 'review',
      needs: ['A4'],
    },
  ],
}

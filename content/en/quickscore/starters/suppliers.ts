import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

const ask = (text: string, basis: readonly string[]): StarterLine => {
  return { label: 'Question', text, basis }
}
const askInEu = (text: string, basis: readonly string[]): StarterLine => {
  return { ...ask(text, basis), when: 'eu' }
}

export const supplierLetter: Starter = {
  id: 'cover-letter-to-suppliers',
  title: starterNames['cover-letter-to-suppliers'],
  lead: 'To [supplier], about [product, version].',
  heading: 'Questions',
  layout: 'letter',
  review: null,
  lines: [
    {
      text: 'We are [name]. We use your product where we hire: [places]. Please answer the questions below by [date]. We keep your answer, or the lack of one, as evidence.',
      basis: ['gdpr-5-2', 'uk-gdpr-5-2', 'gdpr-28-1', 'uk-gdpr-28-1'],
    },
    {
      text: 'We have agreed roles and instructions with you.',
      basis: ['gdpr-28-3', 'uk-gdpr-28-3'],
      needs: ['C5'],
    },
    askInEu(
      'Do you confirm, feature by feature, that no feature does what Article 5 of the EU AI Act forbids: reading emotions, sorting by body data, social scoring, exploiting weakness, gathering faces in bulk, or any other practice it names?',
      ['aia-5-1-f', 'aia-5-1-g', 'aia-5-1-c', 'aia-5-1-a-b', 'aia-5-1-e'],
    ),
    askInEu(
      'What is the product’s class under Annex III, what does your note on Article 6(3) say, what do you plan for registration and declaration by 2 December 2027, and who is your authorised representative if you are outside the EU?',
      ['aia-6-2', 'aia-6-4', 'aia-22', 'aia-43-47-48', 'aia-49'],
    ),
    ask(
      'What is your role for each purpose? Do you train models on our candidate data, on what basis, and can we refuse?',
      ['gdpr-28-3-a', 'uk-gdpr-28-3-a', 'ico-2024-roles'],
    ),
    ask(
      'Which sub-processors and model providers take part, in which countries, under which transfer mechanism?',
      ['gdpr-28-2-4', 'gdpr-44-46', 'uk-gdpr-28-2-4', 'uk-gdpr-44-46'],
    ),
    ask(
      'What are bias and accuracy per group for our version: counts, method, interval, date? Which groups did your last test leave out? Is it valid for our kind of job?',
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
    ask('How is the product accessible, and which adjustments can we make?', [
      'aia-16-l',
      'eqa-20-21',
    ]),
    ask(
      'Which independent security test was done, hidden instructions included, and how soon do you tell us of a breach?',
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
    ask('How soon will you tell us of complaints about our vacancies?', ['Good practice']),
  ],
}

const clause = (text: string, basis: readonly string[]): StarterLine => {
  return { label: 'Clause', text, basis }
}

export const trainingClause: Starter = {
  id: 'clause-on-training-data',
  title: starterNames['clause-on-training-data'],
  lead: 'To be agreed with the supplier as part of the data terms. Have a lawyer adapt it to the contract.',
  heading: 'Data terms',
  layout: 'letter',
  review: null,
  lines: [
    clause(
      'The Supplier processes candidate data only on the Customer’s written instructions, for [service], and for no purpose of its own.',
      ['gdpr-28-3-a', 'uk-gdpr-28-3-a'],
    ),
    clause(
      'It does not use candidate data, scores, recordings of interviews or anything derived from them to train, test or improve a model that serves others. Data called anonymous count as candidate data unless the Supplier shows that nobody can be identified again by reasonable means.',
      ['gdpr-28-3-a', 'uk-gdpr-28-3-a', 'gdpr-5-1-b', 'uk-gdpr-5-1-b'],
    ),
    clause(
      'If it wishes to do so, it asks first. Agreement is given only in writing, for each purpose, and only once the Supplier has named its own lawful basis, its condition for special-category data and its notice to candidates, since it then acts as controller. The Customer’s agreement replaces none of these.',
      ['gdpr-6', 'gdpr-9', 'uk-gdpr-6', 'uk-gdpr-9', 'gdpr-14', 'uk-gdpr-14'],
    ),
    clause(
      'It agrees the same terms with every sub-processor, providers of models included, and names them before they begin.',
      ['gdpr-28-2-4', 'uk-gdpr-28-2-4'],
    ),
    clause(
      'On request and at the end it returns or deletes the data and what was derived from them, models trained on them included as far as [technically possible, or as agreed], and confirms it.',
      ['gdpr-28-3-g', 'uk-gdpr-28-3-g'],
    ),
    clause(
      'It tells the Customer of a personal data breach, or of a use that breaks this clause, without undue delay and at the latest within [24] hours.',
      ['gdpr-33-34', 'uk-gdpr-33-34'],
    ),
    clause(
      'It shows that it complies, allows audits and answers the questions of Annex [number] once a year.',
      ['gdpr-28-3-h', 'uk-gdpr-28-3-h'],
    ),
  ],
}

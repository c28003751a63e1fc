import type { Starter, StarterLine } from '../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

/** The same notice under either law: its lines differ by what they rest on. */
function listShared(law: 'gdpr' | 'uk-gdpr'): StarterLine[] {
  const isEu = law === 'gdpr'
  const instrument = isEu ? 'GDPR' : 'UK GDPR'
  const on = (...articles: string[]) => articles.map((article) => `${law}-${article}`)
  return [
    {
      text: isEu
        ? 'Responsible for your data in this application is [name and address; representative in the EU, if established outside it].'
        : 'Responsible for your data in this application is [name and address; representative, if there is one].',
      basis: on('13-1-a-b'),
    },
    { text: 'Our contact for data protection is [name, address].', basis: on('13-1-a-b') },
    {
      text: 'Whoever writes to this contact about AI in their application gets an answer.',
      basis: on('13-1-a-b'),
      needs: ['CT4'],
    },
    {
      text: 'AI takes part in this procedure, at this stage: [stage], in this tool: [name, supplier].',
      basis: [...on('5-1-a', '13-1-c'), ...(isEu ? ['aia-26-11'] : [])],
      needs: ['CT1'],
    },
    {
      text: 'For each purpose we have settled on what lawful basis we use your data: [purpose, basis]. Special-category data: [condition, or: we use none].',
      basis: on('13-1-c', '6', '9'),
      needs: ['A2'],
    },
    {
      text: 'Only this goes in, as the job calls for it: [fields]. This is left out: [fields]. It comes from you and from [sources].',
      basis: on('5-1-c', '14'),
      needs: ['C2'],
    },
    {
      text: 'This is how it works, what it weighs and what follows from its result: [in plain words].',
      basis: on('13-2-f', '12-1'),
      needs: ['CT2'],
    },
    {
      text: 'This is how accurate it is, and for whom it is less so: [figures, date].',
      basis: on('13-2-f', '12-1'),
      needs: ['CT2', 'B3'],
    },
    {
      text: 'A trained person looks at your application before any decision and may decide otherwise.',
      basis: isEu ? ['gdpr-22-1'] : ['uk-gdpr-22a'],
      needs: ['D1'],
    },
    {
      text: 'You may ask for an explanation of your result, in words that you understand: [how].',
      basis: [...on('15-1-h'), ...(isEu ? ['cjeu-c-203-22'] : [])],
      needs: ['B2'],
    },
    {
      text: 'Your data go to [recipients, processors] in [countries], under [tool of transfer]; written terms cover them.',
      basis: [`${instrument}, Article 13(1)(e) and (f)`, ...on('28-3', '44-46')],
      needs: ['C5'],
    },
    {
      text: 'We keep your data for [period], or by this rule: [rule]. Then they are deleted.',
      basis: on('13-2-a'),
      needs: ['C3'],
    },
    {
      text: 'No model is trained on your data without a basis of its own.',
      basis: on('5-1-b'),
      needs: ['C2', 'C5'],
    },
    {
      text: 'You may ask for access, correction, deletion, restriction and your data in a form to take along: [how].',
      basis: [`${instrument}, Article 13(2)(b)`],
    },
    {
      text: 'You may object to our use of your data: [how]. This right stands apart from the others.',
      basis: [`${instrument}, Articles 13(2)(b) and 21(4)`],
    },
  ]
}

export const noticeEu: Starter = {
  id: 'candidate-notice-eu',
  title: starterNames['candidate-notice-eu'],
  lead: 'For everybody who applies to you from where the law of the European Union holds, before AI is used on their application.',
  layout: 'text',
  places: ['eu'],
  roles: ['buyer'],
  review: null,
  lines: [
    ...listShared('gdpr'),
    {
      text: 'This decision is made by automated means alone, on this ground: [contract, law, or explicit consent].',
      basis: ['gdpr-22-1'],
      when: 'solely-automated',
    },
    {
      text: 'You may have a person step in, put your view and contest the decision: [how].',
      basis: ['gdpr-22-3'],
      needs: ['CT3'],
      when: 'solely-automated',
    },
    {
      text: 'You may ask for an adjustment, or for another route, before you start: [how]. We answer within [number] days.',
      basis: ['dir-2000-78-5'],
      needs: ['B6'],
    },
    {
      text: 'You may complain to the authority for data protection: [name, address].',
      basis: ['GDPR, Article 13(2)(d)'],
    },
  ],
}

export const noticeUk: Starter = {
  id: 'candidate-notice-uk',
  title: starterNames['candidate-notice-uk'],
  lead: 'For everybody who applies to you in the United Kingdom, before AI is used on their application.',
  layout: 'text',
  places: ['gb', 'ni'],
  roles: ['buyer'],
  review: null,
  lines: [
    ...listShared('uk-gdpr'),
    {
      text: 'You may complain to us about our use of your data: [how].',
      basis: ['uk-gdpr-13-2-ca', 'dpa-164a'],
    },
    {
      text: 'We acknowledge each complaint within 30 days.',
      basis: ['dpa-164a'],
      needs: ['B4'],
    },
    {
      text: 'You may also complain to the Information Commission (ICO): [address].',
      basis: ['UK GDPR, Article 13(2)(d)', 'Data Protection Act 2018, Section 165'],
    },
    {
      text: 'A significant decision about you was made by automated means alone: [which, and information about it].',
      basis: ['uk-gdpr-22c', 'uk-gdpr-13-2-f'],
      when: 'solely-automated',
    },
    {
      text: 'You may put your view, get a person to step in and contest the decision: [how].',
      basis: ['uk-gdpr-22c'],
      needs: ['CT3'],
      when: 'solely-automated',
    },
    {
      text: 'No decision by automated means alone rests on special-category data without your explicit consent or a law.',
      basis: ['uk-gdpr-22b'],
      needs: ['D1', 'C2'],
      isOneEnough: true,
    },
    {
      text: 'You may ask for a reasonable adjustment, or for another route, before you start: [how]. We ask about health for that alone, and answer within [number] days.',
      basis: ['eqa-20-21', 'eqa-60'],
      needs: ['B6'],
      when: 'gb',
    },
    {
      text: 'In Northern Ireland, too, you may ask for a reasonable adjustment, or for another route, before you start: [how].',
      basis: ['ni-disability', 'not confirmed as of 22 November 2026'],
      needs: ['B6'],
      when: 'ni',
    },
    {
      text: 'Equality monitoring is separate and voluntary; whoever decides does not see it, and you may stop it at any time.',
      basis: ['dpa-schedule-1-8'],
      needs: ['B1'],
    },
    {
      text: 'In Northern Ireland we monitor community background: [how, and who sees it].',
      basis: ['ni-feto', 'ni-monitoring'],
      when: 'ni',
    },
  ],
}

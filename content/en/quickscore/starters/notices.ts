import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

type Law = 'gdpr' | 'uk-gdpr'

/** Who decides about the data, what the program does and who reads the application. */
function sayUse(law: Law, on: (...articles: string[]) => string[]): StarterLine[] {
  const isEu = law === 'gdpr'
  const decides = isEu ? ['gdpr-22-1'] : ['uk-gdpr-22a']
  return [
    {
      text: isEu
        ? 'We are [name and address; representative in the EU, if established outside it].'
        : 'We are [name and address; representative in the UK, if established outside it].',
      basis: on('13-1-a-b'),
    },
    {
      text: 'For questions about your data write to [contact; data-protection officer, if there is one].',
      basis: on('13-1-a-b'),
      follows: true,
    },
    {
      text: 'Questions about AI in your application go there too, and each gets an answer.',
      basis: on('13-1-a-b'),
      needs: ['CT4'],
      follows: true,
    },
    {
      text: 'When you apply for [job], a computer program, [tool, supplier], takes part: [at which stage and how, such as putting applications in order].',
      basis: [...on('5-1-a', '13-1-c'), ...(isEu ? ['aia-26-11'] : [])],
      fact: 'use',
      needs: ['CT1'],
    },
    {
      text: 'It uses [fields], as the job calls for them. It does not use [fields], and it does not guess your sex, age, origin or health.',
      basis: on('5-1-c', '14'),
      needs: ['C2'],
      follows: true,
    },
    {
      text: 'It works like this: [two or three sentences: what counts for more, what for less, what follows from the result].',
      basis: on('13-2-f', '12-1'),
      needs: ['CT2'],
    },
    {
      text: 'It is not always right: [figures, date, and the groups for which it is less so].',
      basis: on('13-2-f', '12-1'),
      needs: ['CT2', 'B3'],
      follows: true,
    },
    {
      text: 'A trained person reads your application before anything is decided and may decide otherwise.',
      basis: decides,
      needs: ['D1'],
      when: 'person-decides',
    },
    {
      text: 'Some applications may be turned down by the program alone: [which, and why].',
      basis: [...on('13-2-f'), ...decides],
      fact: 'alone',
      when: 'solely-automated',
    },
    {
      text: 'If that happens we tell you. You can then ask for a person, tell us what you think and contest it: [how].',
      basis: isEu ? ['gdpr-22-3'] : ['uk-gdpr-22c'],
      needs: ['CT3'],
      when: 'solely-automated',
      follows: true,
    },
    ...(isEu ? [groundInEu] : []),
  ]
}

const groundInEu: StarterLine = {
  text: 'The ground for it is [contract, law, or your explicit consent].',
  basis: ['gdpr-22-1'],
  when: 'solely-automated',
  follows: true,
}

/** Why and on what basis, where the data go and how long they stay: Articles 13 and 14. */
function sayData(instrument: string, on: (...articles: string[]) => string[]): StarterLine[] {
  return [
    {
      text: 'We use your data to [each purpose] because [lawful basis of each].',
      basis: on('13-1-c', '6'),
      needs: ['A2'],
    },
    {
      text: 'Our interest is [the legitimate interest, where that is the basis].',
      basis: [`${instrument}, Article 13(1)(d)`],
      needs: ['A2'],
      follows: true,
    },
    {
      text: 'For data on health, origin and the like the condition is [condition, or: we use none].',
      basis: on('9'),
      needs: ['A2'],
      follows: true,
    },
    {
      text: 'You have to give [what a law or a contract asks for]. You do not have to give [the rest]; if you do not, [what follows, and the other way].',
      basis: [`${instrument}, Article 13(2)(e)`],
    },
    {
      text: 'Your data go to [recipients, such as the tool’s supplier] in [countries]. They are protected by [decision of adequacy or safeguard]; you can get a copy from us: [how].',
      basis: [`${instrument}, Article 13(1)(e) and (f)`, ...on('28-3', '44-46')],
      fact: 'recipients',
      needs: ['C5'],
    },
    {
      text: 'We got [kinds of data] not from you but from [source, and whether it is public].',
      basis: [`${instrument}, Article 14(1)(d) and (2)(f)`],
      follows: true,
    },
    {
      text: 'We keep your data for [period, or the rule by which it ends]. Then they are deleted.',
      basis: on('13-2-a'),
      needs: ['C3'],
      follows: true,
    },
    {
      text: 'No program is trained on your data without a basis of its own.',
      basis: on('5-1-b'),
      needs: ['C2', 'C5'],
      follows: true,
    },
  ]
}

function sayRights(law: Law, on: (...articles: string[]) => string[]): StarterLine[] {
  const isEu = law === 'gdpr'
  const instrument = isEu ? 'GDPR' : 'UK GDPR'
  return [
    {
      text: 'You can ask to see, correct, delete, restrict or take along your data: [how].',
      basis: [`${instrument}, Article 13(2)(b)`],
    },
    {
      text: 'Where we rely on your consent you can withdraw it at any time: [how].',
      basis: [`${instrument}, Article 13(2)(c)`],
      follows: true,
    },
    {
      text: 'You can ask for your result to be explained, in words that you understand: [how].',
      basis: [...on('15-1-h'), ...(isEu ? ['cjeu-c-203-22'] : [])],
      needs: ['B2'],
      follows: true,
    },
    {
      text: 'You can object to our use of your data: [how].',
      basis: [`${instrument}, Articles 13(2)(b) and 21(4)`],
    },
  ]
}

function sayShared(law: Law): StarterLine[] {
  const on = (...articles: string[]) => articles.map((article) => `${law}-${article}`)
  const instrument = law === 'gdpr' ? 'GDPR' : 'UK GDPR'
  return [...sayUse(law, on), ...sayData(instrument, on), ...sayRights(law, on)]
}

const heading = 'How we use AI in this application'

export const noticeEu: Starter = {
  id: 'candidate-notice-eu',
  title: starterNames['candidate-notice-eu'],
  lead: 'For everybody who applies to you from where the law of the European Union holds, before AI is used on their application.',
  heading,
  layout: 'text',
  review: null,
  lines: [
    ...sayShared('gdpr'),
    {
      text: 'If something is wrong you can complain to the authority for data protection where you live or work: [name, address].',
      basis: ['GDPR, Article 13(2)(d)'],
    },
    {
      text: 'Do you need something different to take part, because of a disability? Tell us before you begin: [how]. You need not say what your condition is. We answer within [number] days.',
      basis: ['dir-2000-78-5'],
      needs: ['B6'],
    },
    {
      text: 'The initial pay for this job, or its range, is [amount; collective agreement].',
      basis: ['Directive (EU) 2023/970, Article 5(1), where national law is in force'],
      when: 'eu',
    },
    {
      text: '[Germany: name Article 6(1)(b) or (f) of the GDPR as the basis, not § 26 of the Federal Data Protection Act alone.]',
      basis: ['Federal Data Protection Act (Germany), § 26(1)', 'gdpr-6'],
      country: 'de',
    },
    {
      text: '[Austria: the advert, too, states the minimum pay under the collective agreement, and whether you pay more.]',
      basis: ['Equal Treatment Act (Austria), § 9(2)'],
      country: 'at',
    },
    {
      text: 'These methods help us to select: [each method and tool]. Their results are confidential.',
      basis: ['Labour Code (France), Articles L1221-8 and L1221-9'],
      country: 'fr',
    },
    {
      text: '[Poland: mark which data the Labour Code asks for, and which are voluntary.]',
      basis: ['Labour Code (Poland), Article 22¹'],
      country: 'pl',
    },
  ],
}

export const noticeUk: Starter = {
  id: 'candidate-notice-uk',
  title: starterNames['candidate-notice-uk'],
  lead: 'For everybody who applies to you in the United Kingdom, before AI is used on their application.',
  heading,
  layout: 'text',
  review: null,
  lines: [
    ...sayShared('uk-gdpr'),
    {
      text: 'The program alone does not decide on special-category data, unless you have consented expressly to the use of all of it, or a contract or law asks for the decision and there is a substantial public interest.',
      basis: ['uk-gdpr-22b'],
      needs: ['D1', 'C2'],
      isOneEnough: true,
    },
    {
      text: 'If something is wrong, complain to us: [form, address].',
      basis: ['uk-gdpr-13-2-ca', 'dpa-164a'],
    },
    {
      text: 'Within 30 days we tell you that we have it, and we keep you informed.',
      basis: ['dpa-164a'],
      needs: ['B4'],
      follows: true,
    },
    {
      text: 'You can also complain to the Information Commission (ICO): [address].',
      basis: ['UK GDPR, Article 13(2)(d)', 'Data Protection Act 2018, Section 165'],
      follows: true,
    },
    {
      text: 'Do you need something different to take part, because of a disability? Tell us before you begin: [how]. You need not say what your condition is. We answer within [number] days.',
      basis: ['eqa-20-21', 'eqa-60'],
      needs: ['B6'],
      when: 'gb',
    },
    {
      text: 'In Northern Ireland, too, you can ask for a reasonable adjustment, or for another route, before you begin: [how].',
      basis: ['ni-disability', 'not confirmed as of 22 November 2026'],
      needs: ['B6'],
      when: 'ni',
    },
    {
      text: 'Equality monitoring is separate and voluntary; those who decide do not see it, and you can stop it at any time.',
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

import type { Starter, StarterLine } from '../../../../domain/quickscore/starters.ts'
import { starterNames } from './words.ts'

type Law = 'gdpr' | 'uk-gdpr'

/** Lines on the controller, on what the program does and on who reads the application. */
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
      text: 'For questions about your data, write to [your data-protection contact; officer, if there is one].',
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
      text: 'When you apply to us, a computer program, [tool, supplier], takes part: [at which stage and how].',
      basis: [...on('5-1-a', '13-1-c'), ...(isEu ? ['aia-26-11'] : [])],
      fact: 'use',
      watches: ['CT1'],
    },
    {
      text: 'In [chat, call] you talk with a computer program, not with a person. [How to reach a person.]',
      basis: isEu ? ['aia-50-1'] : on('5-1-a'),
      when: 'chat',
      follows: true,
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
      when: 'person',
      otherwise: settle,
    },
    { text: settle, basis: decides, when: 'unsettled' },
    ...sayAlone(law, on, decides),
  ]
}

const settle =
  '[Settle before you publish: does a person who may decide otherwise look before anybody is turned down? If not, say that a program alone may turn applications down.]'

/** Lines on solely automated decisions, and the candidate's rights. */
function sayAlone(
  law: Law,
  on: (...articles: string[]) => string[],
  decides: readonly string[],
): StarterLine[] {
  const isEu = law === 'gdpr'
  const contest = isEu
    ? 'You have the right to have a person look at it, to tell us what you think and to contest the decision: [contact].'
    : 'We tell you when that has happened. You can tell us what you think, have a person with us look at it, and contest the decision: [contact].'
  return [
    {
      text: 'Applications are turned down by a program alone, before a person has looked: [which].',
      basis: [...on('13-2-f'), ...decides],
      fact: 'alone',
      when: 'always',
    },
    {
      text: 'Some applications may be turned down by a program alone, before a person has looked: [which].',
      basis: [...on('13-2-f'), ...decides],
      fact: 'alone',
      when: 'sometimes',
    },
    {
      text: 'It looks at [what], [what] counts for more, and the result is [what follows].',
      basis: on('13-2-f'),
      watches: ['CT2'],
      when: 'alone',
      follows: true,
    },
    ...(isEu ? [groundInEu] : []),
    {
      text: `${contest} It costs nothing and does not count against you.`,
      basis: isEu ? ['gdpr-22-3'] : ['uk-gdpr-22c'],
      watches: ['CT3'],
      when: 'alone',
      follows: true,
    },
    isEu ? lawInEu : specialInUk,
  ]
}

const groundInEu: StarterLine = {
  text: 'We may do so because [it is needed for a contract with you; (law) allows it; you have explicitly consented].',
  basis: ['gdpr-22-1'],
  when: 'alone',
  follows: true,
}

const lawInEu: StarterLine = {
  text: '[Where a law allows it, in place of the last two sentences: the safeguards of that law.]',
  basis: ['gdpr-22-1'],
  when: 'alone',
  follows: true,
}

const specialInUk: StarterLine = {
  text: '[Special-category data, guessed data too, even in part: only with your explicit consent to all the data used; or where a contract or law needs it and there is a substantial public interest. Else: no such data is used.]',
  basis: ['uk-gdpr-22b'],
  when: 'alone',
  follows: true,
}

/** Lines on purpose, legal basis, recipients and retention: Articles 13 and 14. */
function sayData(law: Law, on: (...articles: string[]) => string[]): StarterLine[] {
  const isEu = law === 'gdpr'
  const instrument = isEu ? 'GDPR' : 'UK GDPR'
  return [
    {
      text: 'We use your data to [each purpose] because [for each purpose: lawful basis].',
      basis: on('13-1-c', '6'),
      watches: ['A2'],
    },
    {
      text: 'Our interest is [the interest, where Article 6(1)(f) is the basis].',
      basis: [`${instrument}, Article 13(1)(d)`],
      follows: true,
    },
    ...(isEu ? [] : [noRecognisedInterest]),
    {
      text: 'For data on health, origin and the like, the condition is [condition, or: we use none].',
      basis: on('9'),
      follows: true,
    },
    {
      text: 'You have to give [what a law or a contract asks for]. You do not have to give [the rest]; if you do not, [what follows, and the other way].',
      basis: [`${instrument}, Article 13(2)(e)`],
    },
    {
      text: 'Your data go to [the tool’s supplier] and to [other recipients: group firms, clients, testers].',
      basis: [`${instrument}, Article 13(1)(e) and (f)`, ...on('28-3', '44-46')],
      fact: 'recipients',
      watches: ['C5'],
    },
    {
      text: `[Only if they leave ${isEu ? 'the EU' : 'the UK'}: in (countries), protected by (safeguard); a copy: (how).]`,
      basis: [`${instrument}, Article 13(1)(f)`],
      follows: true,
    },
    {
      text: '[Where you did not give us the data: we got (kinds) from (source; public or not).]',
      basis: [`${instrument}, Article 14(1)(d) and (2)(f)`],
      follows: true,
    },
    {
      text: 'We keep your data for [period, or the rule by which it ends]. Then they are deleted.',
      basis: on('13-2-a'),
      watches: ['C3'],
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

const noRecognisedInterest: StarterLine = {
  text: '[Article 6(1)(ea), recognised legitimate interest, is no basis for decisions by a program alone.]',
  basis: ['uk-gdpr-22b'],
  when: 'alone',
  follows: true,
}

function sayRights(law: Law, on: (...articles: string[]) => string[]): StarterLine[] {
  const isEu = law === 'gdpr'
  const instrument = isEu ? 'GDPR' : 'UK GDPR'
  return [
    {
      text: 'You can ask to see, correct, delete, restrict or transfer your data: [how].',
      basis: [`${instrument}, Article 13(2)(b)`],
    },
    {
      text: 'Where we rely on your consent, you can withdraw it at any time: [how].',
      basis: [`${instrument}, Article 13(2)(c)`],
      follows: true,
    },
    {
      text: explained,
      basis: [...on('15-1-h'), ...(isEu ? ['cjeu-c-203-22'] : ['uk-gdpr-22c'])],
      watches: ['B2'],
      when: 'alone',
      follows: true,
    },
    {
      text: explained,
      basis: [...on('15-1-h'), ...(isEu ? ['cjeu-c-203-22'] : [])],
      needs: ['B2'],
      when: 'not-alone',
      follows: true,
    },
    {
      text: 'You can object to our use of your data: [how].',
      basis: [`${instrument}, Articles 13(2)(b) and 21(4)`],
    },
  ]
}

const explained =
  'You can ask for your result to be explained, in words that you understand: [how].'

function sayShared(law: Law): StarterLine[] {
  const on = (...articles: string[]) => articles.map((article) => `${law}-${article}`)
  return [...sayUse(law, on), ...sayData(law, on), ...sayRights(law, on)]
}

const heading = 'How we use AI in this application'

export const noticeEu: Starter = {
  id: 'candidate-notice-eu',
  title: starterNames['candidate-notice-eu'],
  lead: 'For everyone who applies to you from a place under European Union law, before AI is used on their application. Where your own staff apply too, tell them and their representatives before use (AI Act, Article 26(7), from 2 December 2027, if high-risk; national law today).',
  heading,
  layout: 'text',
  review: null,
  lines: [
    ...sayShared('gdpr'),
    {
      text: 'If something is wrong, you can complain to a data-protection authority: [authority where they live, work or where it happened].',
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
  lead: 'For everyone who applies to you in the United Kingdom, before AI is used on their application.',
  heading,
  layout: 'text',
  review: null,
  lines: [
    ...sayShared('uk-gdpr'),
    {
      text: '[Tool] reads [emotions, mood] from your [face, voice, body]: [why, on which basis and condition]. You can apply without it: [how].',
      basis: ['uk-gdpr-5-1-a', 'uk-gdpr-9'],
      fact: 'emotions',
      when: 'emotions',
    },
    {
      text: 'If something is wrong, complain to us: [form and another way].',
      basis: ['uk-gdpr-13-2-ca', 'dpa-164a'],
      watches: ['B4'],
    },
    {
      text: 'Within 30 days we tell you that we have it, and we keep you informed and tell you what came of it.',
      basis: ['dpa-164a'],
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
      basis: ['ni-disability'],
      needs: ['B6'],
      when: 'ni',
    },
    {
      text: 'Equality monitoring is separate and voluntary; those who decide do not see it, and you can stop it at any time.',
      basis: ['dpa-schedule-1-8'],
      needs: ['B1'],
    },
    {
      text: '[From eleven employees: in Northern Ireland we monitor community background and sex: (how, and who sees it).]',
      basis: ['ni-feto', 'ni-monitoring'],
      when: 'ni',
    },
  ],
}

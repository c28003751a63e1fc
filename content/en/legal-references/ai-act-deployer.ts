/**
 * EU AI Act: duties of employers, recruiters and agencies, and the articles that bind both sides.
 */
import {
  aiAct,
  contestedUntilDecember2027,
  fromDecember2027,
  linkArticles,
} from './ai-act-dates.ts'

const duty = { ...aiAct, ...fromDecember2027, who: 'deployer' } as const
const forBoth = { ...aiAct, who: 'both' } as const

export const aiActDeployerReferences = linkArticles({
  'aia-4': {
    ...forBoth,
    pinpoint: 'Article 4',
    status: 'in-force',
    date: '2025-02-02',
    summary: 'Take measures that support AI literacy among staff and others who run AI for you.',
    history: [
      {
        date: '2026-07-27',
        change: 'Reworded (softer): no individual level need be guaranteed.',
      },
    ],
  },
  'aia-4a': {
    ...forBoth,
    pinpoint: 'Article 4a',
    status: 'in-force',
    date: '2026-07-27',
    summary:
      'Permits the exceptional use of special-category data to detect and correct bias, under six safeguards; it does not itself require a bias test.',
  },
  'aia-5-1-a-b': {
    ...forBoth,
    pinpoint: 'Article 5(1)(a) and (b)',
    status: 'in-force',
    date: '2025-02-02',
    summary:
      'Bans AI that manipulates people or exploits age, disability or hardship so as to distort someone’s behaviour with significant harm.',
  },
  'aia-5-1-c': {
    ...forBoth,
    pinpoint: 'Article 5(1)(c)',
    status: 'in-force',
    date: '2025-02-02',
    summary:
      'Bans scoring people on social behaviour or personality over time, where it works against them out of context or out of proportion.',
  },
  'aia-5-1-e': {
    ...forBoth,
    pinpoint: 'Article 5(1)(e)',
    status: 'in-force',
    date: '2025-02-02',
    summary:
      'Bans building or widening face-recognition databases from pictures gathered in bulk from the internet or cameras.',
  },
  'aia-5-1-f': {
    ...forBoth,
    pinpoint: 'Article 5(1)(f)',
    status: 'in-force',
    date: '2025-02-02',
    summary:
      'Bans AI that infers emotions in the workplace, save for medical or safety reasons; Commission guidelines count recruitment as part of the workplace.',
  },
  'aia-5-1-g': {
    ...forBoth,
    pinpoint: 'Article 5(1)(g)',
    status: 'in-force',
    date: '2025-02-02',
    summary:
      'Bans sorting individuals by biometric data so as to deduce race, politics, union membership, religion, sex life or orientation.',
  },
  'aia-6-2': {
    ...forBoth,
    ...fromDecember2027,
    pinpoint: 'Article 6(2) and Annex III, point 4',
    summary:
      'Makes AI for targeted job adverts, for filtering applications and for evaluating candidates high-risk, which brings the duties of providers and deployers with it.',
  },
  'aia-25-1': {
    ...forBoth,
    ...fromDecember2027,
    pinpoint: 'Article 25(1)',
    summary:
      'Anyone who rebrands a high-risk system, modifies it substantially or re-purposes a system into high-risk becomes its provider.',
  },
  'aia-26-1': {
    ...duty,
    pinpoint: 'Article 26(1)',
    summary:
      'Use the system according to its instructions, through suitable technical and organisational measures.',
  },
  'aia-26-2': {
    ...duty,
    pinpoint: 'Article 26(2)',
    summary: 'Give oversight to people with competence, training, authority and support.',
  },
  'aia-26-4': {
    ...duty,
    pinpoint: 'Article 26(4)',
    summary:
      'Where you control the input data, make sure that it is relevant and sufficiently representative.',
  },
  'aia-26-5': {
    ...duty,
    pinpoint: 'Article 26(5)',
    summary:
      'Monitor the system; where a risk shows, inform provider and authority and suspend its use; report serious incidents.',
  },
  'aia-26-6': {
    ...duty,
    pinpoint: 'Article 26(6)',
    summary:
      'Keep the logs under your control for at least six months, unless other law says otherwise.',
  },
  'aia-26-7': {
    ...duty,
    pinpoint: 'Article 26(7)',
    summary:
      'Tell workers’ representatives and affected workers before using high-risk AI at work; this concerns your existing staff.',
  },
  'aia-26-8': {
    ...duty,
    pinpoint: 'Article 26(8)',
    summary:
      'Public authorities register their use of high-risk systems and use no unregistered one.',
  },
  'aia-26-9': {
    ...duty,
    pinpoint: 'Article 26(9)',
    summary: 'Use the provider’s Article 13 information for the data-protection impact assessment.',
  },
  'aia-26-11': {
    ...duty,
    pinpoint: 'Article 26(11)',
    summary:
      'Tell people, candidates included, that a high-risk system makes or helps to make decisions about them.',
  },
  'aia-27': {
    ...duty,
    pinpoint: 'Article 27',
    summary:
      'Bodies of public law and private providers of public services assess the impact on fundamental rights.',
  },
  'aia-50-3': {
    ...aiAct,
    pinpoint: 'Article 50(3)',
    who: 'deployer',
    status: 'in-force',
    date: '2026-08-02',
    summary:
      'Tell people of emotion recognition or biometric categorisation, in the rare use that Article 5 does not forbid.',
  },
  'aia-85': {
    ...forBoth,
    pinpoint: 'Article 85',
    status: 'in-force',
    date: '2026-08-02',
    summary: 'Anyone may complain to the market surveillance authority about a breach of the Act.',
  },
  'aia-86': {
    ...aiAct,
    ...contestedUntilDecember2027,
    pinpoint: 'Article 86',
    who: 'deployer',
    summary:
      "On request, explain the AI's part in a decision that significantly affects a person, and its main elements.",
  },
})

/**
 * EU AI Act: duties of those who make or sell hiring AI.
 * Dates: Articles 6 to 27 apply to hiring AI from 2 December 2027; Articles 43, 49, 72 and 73
 * formally apply already, but depend on a classification that does not.
 */
import {
  aiAct,
  contestedUntilDecember2027,
  fromDecember2027,
  linkArticles,
} from './ai-act-dates.ts'

const duty = { ...aiAct, ...fromDecember2027, who: 'provider' } as const
const contestedDuty = { ...aiAct, ...contestedUntilDecember2027, who: 'provider' } as const

export const aiActProviderReferences = linkArticles({
  'aia-6-4': {
    ...duty,
    pinpoint: 'Article 6(4)',
    summary:
      'A provider who considers a listed system not to be high-risk documents that assessment before placing it on the market.',
  },
  'aia-9-2': {
    ...duty,
    pinpoint: 'Article 9(2)',
    summary:
      'Identify and evaluate foreseeable risks to health, safety and fundamental rights in a continuous process that is regularly reviewed.',
  },
  'aia-9-2-c': {
    ...duty,
    pinpoint: 'Article 9(2)(c)',
    summary: 'Feed what monitoring in live use shows back into the risk evaluation.',
  },
  'aia-9-6': {
    ...duty,
    pinpoint: 'Article 9(6) to (8)',
    summary: 'Test the system against metrics set in advance, before it reaches the market.',
  },
  'aia-10-2-f-g': {
    ...duty,
    pinpoint: 'Article 10(2)(f) and (g)',
    summary: 'Examine training, validation and test data for harmful bias and mitigate it.',
  },
  'aia-10-3': {
    ...duty,
    pinpoint: 'Article 10(3)',
    summary:
      'Use data that is relevant and sufficiently representative, with suitable statistical properties for the groups concerned.',
  },
  'aia-11-1': {
    ...duty,
    pinpoint: 'Article 11(1)',
    summary:
      'Have technical documentation ready before the system goes on the market, and keep it up to date.',
  },
  'aia-annex-iv-3': {
    ...duty,
    pinpoint: 'Article 11 and Annex IV, point 3',
    summary:
      'Describe in the technical documentation how well the system performs, including for groups.',
  },
  'aia-annex-iv-6': {
    ...duty,
    pinpoint: 'Article 11 and Annex IV, point 6',
    summary:
      'Describe in the technical documentation the changes made to the system over its life.',
  },
  'aia-12': {
    ...duty,
    pinpoint: 'Article 12',
    summary: 'Build in automatic event logs, so that results can be traced.',
  },
  'aia-12-2-a': {
    ...duty,
    pinpoint: 'Article 12(2)(a)',
    summary: 'Make the logs good enough to help spot risks and substantial modifications.',
  },
  'aia-13-1': {
    ...duty,
    pinpoint: 'Article 13(1)',
    summary: 'Make the system transparent enough for deployers to interpret its output.',
  },
  'aia-13-3-b-iv-vii': {
    ...duty,
    pinpoint: 'Article 13(3)(b)(iv) and (vii)',
    summary:
      'State in the instructions for use how the system can explain its output and how to interpret it.',
  },
  'aia-13-3-b-v': {
    ...duty,
    pinpoint: 'Article 13(3)(b)(v)',
    summary:
      'State in the instructions for use, where appropriate, how the system performs for specific groups.',
  },
  'aia-13-3-c': {
    ...duty,
    pinpoint: 'Article 13(3)(c)',
    summary: 'State in the instructions for use which changes are pre-determined.',
  },
  'aia-14': {
    ...duty,
    pinpoint: 'Article 14',
    summary:
      'Design the system so that assigned people can understand, monitor, override and stop it, and stay alert to automation bias.',
  },
  'aia-14-4-d-e': {
    ...duty,
    pinpoint: 'Article 14(4)(d) and (e)',
    summary: 'Let the people who oversee the system disregard, reverse or stop it.',
  },
  'aia-15-3': {
    ...duty,
    pinpoint: 'Article 15(3)',
    summary: 'Declare the accuracy of the system in the instructions for use.',
  },
  'aia-15-4-5': {
    ...duty,
    pinpoint: 'Article 15(4) and (5)',
    summary: 'Make the system robust and secure against attack.',
  },
  'aia-15-5': {
    ...duty,
    pinpoint: 'Article 15(5)',
    summary: 'Make the system resist unauthorised attempts to alter its use or its output.',
  },
  'aia-16-l': {
    ...duty,
    pinpoint: 'Article 16(l)',
    summary: 'Meet the accessibility requirements of Directives (EU) 2016/2102 and (EU) 2019/882.',
  },
  'aia-17-1': {
    ...duty,
    pinpoint: 'Article 17(1)',
    summary:
      'Keep a quality-management system in written policies, procedures and instructions, scaled to your size.',
  },
  'aia-17-1-a': {
    ...duty,
    pinpoint: 'Article 17(1)(a)',
    summary: 'Include in the quality-management system how modifications are managed.',
  },
  'aia-17-1-d': {
    ...duty,
    pinpoint: 'Article 17(1)(d)',
    summary: 'Include in the quality-management system the tests to run, before release and later.',
  },
  'aia-17-1-m': {
    ...duty,
    pinpoint: 'Article 17(1)(m)',
    summary:
      'Set out in an accountability framework what management and staff are responsible for.',
  },
  'aia-17-1-h-i': {
    ...duty,
    pinpoint: 'Article 17(1)(h) and (i)',
    summary:
      'Include post-market monitoring and the reporting of serious incidents in the quality-management system.',
  },
  'aia-18': {
    ...duty,
    pinpoint: 'Article 18',
    summary: 'Keep the documentation for ten years after the system is placed on the market.',
  },
  'aia-19': {
    ...duty,
    pinpoint: 'Article 19',
    summary: 'Keep automatically generated logs under your control for at least six months.',
  },
  'aia-22': {
    ...duty,
    pinpoint: 'Article 22',
    summary:
      'A provider outside the EU appoints an authorised representative in writing before making a high-risk system available.',
  },
  'aia-25-4': {
    ...duty,
    pinpoint: 'Article 25(4)',
    summary: 'Those along the chain of a high-risk system cooperate on written terms.',
  },
  'aia-43-4': {
    ...contestedDuty,
    pinpoint: 'Article 43(4)',
    summary: 'Repeat the conformity assessment after a substantial modification.',
  },
  'aia-43-47-48': {
    ...contestedDuty,
    pinpoint: 'Articles 43(2), 47 and 48',
    summary: 'Assess conformity yourself, declare it and affix the CE marking.',
  },
  'aia-49': {
    ...contestedDuty,
    pinpoint: 'Article 49',
    summary:
      'Register the system in the EU database before it goes on the market, even when relying on the Article 6(3) exit.',
  },
  'aia-50-1': {
    ...aiAct,
    pinpoint: 'Article 50(1)',
    who: 'provider',
    status: 'in-force',
    date: '2026-08-02',
    summary:
      'Design AI that people deal with directly, such as a screening chatbot, so that they know it is AI unless that is obvious.',
  },
  'aia-50-2': {
    ...aiAct,
    pinpoint: 'Article 50(2)',
    who: 'provider',
    status: 'in-force',
    date: '2026-08-02',
    summary:
      'Mark generated text, sound, image or video in a machine-readable way; systems on the market before 2 August 2026 have until 2 December 2026.',
  },
  'aia-72': {
    ...contestedDuty,
    pinpoint: 'Article 72',
    summary: 'Collect and analyse data on real performance under a post-market monitoring plan.',
  },
  'aia-73': {
    ...contestedDuty,
    pinpoint: 'Article 73',
    summary:
      'Report serious incidents, which can include discrimination, to the market surveillance authority.',
  },
})

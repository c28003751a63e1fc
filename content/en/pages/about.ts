/** Words of the About page. */

import { brand, founder, isFirstFirm, people } from '../../firm.ts'
import { claims, credentials, firstLife, recognitionQuote, sayClaim } from '../claims.ts'
import type { ClosingCall, Copy, PageMeta, Point } from '../page.ts'

/** The founder's role, preceded by the name if it is in the record. */
export const nameFounder = (role: string): string =>
  founder.name ? `${founder.name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}` : role

interface AboutPage {
  meta: PageMeta
  title: string
  lead: Copy
  reasons: readonly Point[]
  mission: { title: string; text: readonly Copy[] }
  /** Sections without text or items are omitted. */
  founder: { title: string; role: string; text: readonly Copy[]; portrait: string }
  recognition: { title: string; text: string; attribution: string }
  people: { title: string; items: readonly { name: string; role: string; text?: string }[] }
  closing: ClosingCall
}

export const aboutPage: AboutPage = {
  meta: {
    title: `About ${brand.name}: who we are and how we work`,
    description:
      'Why HR teams and vendors choose us: hiring AI only, evidence before opinion, EU and UK law side by side, and a mission of fair, transparent hiring.',
  },
  title: `Why choose ${brand.name}?`,
  lead: 'Because someone will ask why a candidate was turned down, and the answer should take minutes to find.',
  reasons: [
    {
      title: 'We know the work',
      text: 'Requisitions, shortlists, scorecards, offers. We look at AI where it meets a recruiter on a busy Tuesday, and write rules that survive it.',
    },
    {
      title: 'We measure',
      text: sayClaim(
        claims.audits,
        '. Each audit rests on records, test results and logs that a second person could check.',
      ),
    },
    {
      title: 'We get the law right, and say when we didn’t',
      text: sayClaim(claims.requirements, '. We never sell next year’s duty as today’s.'),
    },
    ...(credentials.independence
      ? [{ title: 'We are independent', text: credentials.independence }]
      : []),
  ],
  mission: {
    title: 'Our mission',
    text: [
      'Hiring technology should be fair, transparent and compliant. Fair: candidates are judged on what the job needs. Transparent: they are told what plays a part in the decision. Compliant: the organisation can show both.',
      'Your team keeps its tools. It gains a list, an owner, a test and a record.',
    ],
  },
  founder: {
    title: "The founder's story",
    role: 'Founder and lead assessor',
    text: [
      credentials.founderBackground,
      ...credentials.founderStory.split(/\n\s*\n/),
      isFirstFirm && !founder.story
        ? `${brand.name} was founded so that there would be an answer. The name comes from the builder's tool: a weight on a line, which shows what is upright without asking anyone's opinion.`
        : '',
    ].filter((paragraph) => paragraph !== ''),
    portrait: founder.picture ? (founder.pictureDescription ?? '') : firstLife.portrait,
  },
  recognition: {
    title: "In the founder's words",
    text: recognitionQuote.text,
    attribution: recognitionQuote.attribution,
  },
  people: { title: 'Who you work with', items: people },
  closing: {
    title: 'Talk to the people who do the work',
    text: 'We respond within one business day, and we will say so if your question needs a lawyer rather than us.',
    actions: [
      { text: 'Get in touch →', href: '/contact' },
      { text: 'Explore the service', href: '/governance-in-a-box' },
    ],
  },
}

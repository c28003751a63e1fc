import { brand } from '../../../firm.ts'
import { credentials } from '../../claims.ts'
import type { AudiencePage } from './audience-page.ts'

const CONTACT = '/contact?aud=reg&utm_source=audience_page'

export const regulators: AudiencePage = {
  id: 'reg',
  route: '/for-regulators',
  menuLabel: 'Regulators',
  meta: {
    title: `Hiring AI in practice, for regulators | ${brand.name}`,
    description:
      'For regulators and authorities: how hiring AI is used in practice, what evidence can be expected, and a public method for measuring readiness.',
  },
  hero: {
    eyebrow: 'For regulators',
    title: 'How employers really use hiring AI',
    lead: 'We work where the rules meet the recruiter’s desk. We can show you how evidence is kept, what can reasonably be asked for, and where teams struggle.',
    actions: [{ text: 'Get in touch →', href: CONTACT }],
  },
  pains: {
    title: 'What evidence files usually miss',
    items: [
      {
        title: 'Policy without practice',
        text: 'The document is signed and dated. Nothing shows that anyone followed it on the day of the decision.',
      },
      {
        title: 'Oversight in name only',
        text: {
          words:
            'In its report of 31 March 2026 the ICO wrote that many of the employers it had spoken to were probably deciding by machine alone while believing that the tool only supported a person. A log of overrides might have told them.',
          sources: ['icoRecruitmentRewired'],
        },
      },
      {
        title: 'Decisions that cannot be reconstructed',
        text: 'Which version ran, on what data, who saw the output and what they did with it: four facts, seldom kept together.',
      },
    ],
  },
  help: {
    title: 'How we help',
    items: [
      [
        { strong: 'A walkthrough of an evidence file' },
        ', with invented data, from inventory to override log',
      ],
      [
        { strong: 'A public method' },
        ': every question, its weight and its legal basis, in the ',
        { text: 'QuickScore methodology', href: '/quickscore/methodology' },
      ],
      [
        { strong: 'Anonymised patterns' },
        ': which controls are common and which are missing, in companies of every size',
      ],
      [
        { strong: 'Workshops' },
        ' on how ranking, assessment and interview tools work and how they can be tested',
      ],
      [{ strong: 'Responses to consultations' }, ' on the practical side of a proposed rule'],
    ],
  },
  faq: {
    title: 'Questions we are asked',
    items: [
      {
        question: 'Do you certify systems or employers?',
        answer:
          'No. Neither QuickScore nor any of our audits is a conformity assessment under the EU AI Act, and we issue no certificates of compliance with it.',
      },
      {
        question: "Will you share a client's file?",
        answer:
          'Only where the client agrees or the law requires it. Clients can export their own file and hand it to you.',
      },
      {
        question: 'Who pays you?',
        answer: `${credentials.independence && `${credentials.independence} `}We are paid by the organisations we advise and audit, and every report says so.`,
      },
    ],
  },
  closing: {
    title: 'Ask us how it is done',
    text: 'No sales pitch. We respond within one business day.',
    actions: [{ text: 'Talk to us', href: CONTACT }],
  },
}

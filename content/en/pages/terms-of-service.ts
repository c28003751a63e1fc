/** The terms of use for this site, QuickScore and the newsletter. */
import { brand, imprint, newsletterDay } from '../../firm.ts'
import type { LegalDocument, LegalSection, Link } from '../page.ts'

const mail: Link = { text: brand.contactEmail, href: `mailto:${brand.contactEmail}` }

const quickscore: LegalSection = {
  id: 'quickscore',
  title: 'QuickScore',
  blocks: [
    {
      kind: 'paragraph',
      text: 'QuickScore is an indicative self-assessment. Its results are illustrative. It is not legal advice and not a conformity assessment under the EU AI Act. A professional audit is recommended.',
    },
    {
      kind: 'list',
      items: [
        'The result is based only on your own answers. Nobody has checked them.',
        [
          'It is worked out by fixed arithmetic, without machine learning; the ',
          { text: 'methodology', href: '/quickscore/methodology' },
          ' is public.',
        ],
        'Use is free and unlimited. You may print the report and share it inside your organisation and with your advisers.',
        'Do not present a score or a band as a certificate, an audit or proof of compliance.',
        'The benchmark is based on self-reported assessments and does not represent the market.',
      ],
    },
  ],
}

const law: LegalSection = {
  id: 'legal-information',
  title: 'Legal information on this site',
  blocks: [
    {
      kind: 'paragraph',
      text: 'Articles, dates and references are general information, written with care and compared with our research notes on the date printed beside them. They do not replace advice on your own case.',
    },
    {
      kind: 'paragraph',
      text: {
        words:
          'Where we write about the EU AI Act we mean Regulation (EU) 2024/1689 as amended by Regulation (EU) 2026/1744, in the version of 27 July 2026. Its high-risk duties for hiring AI apply from 2 December 2027, if the system is high-risk, and subject to Article 111(2). Good practice is marked as such and is no legal duty.',
        sources: ['aiActDates', 'omnibus'],
      },
    },
    {
      kind: 'paragraph',
      text: {
        words:
          "No service of ours is a certification under the AI Act. For hiring AI the Act provides for the provider's own internal control (Article 43(2) and Annex VI). That remains the provider's task.",
        sources: ['aiActConformity'],
      },
    },
    {
      kind: 'paragraph',
      text: ['If you find a mistake, please write to ', mail, '. We correct it and say so.'],
    },
  ],
}

const fairUse: LegalSection = {
  id: 'fair-use',
  title: 'Fair use',
  blocks: [
    {
      kind: 'list',
      items: [
        'Enter your own details, or those of people who asked you to. Do not enter candidate data in any form.',
        'Keep the site usable for others: do not flood forms or try to reach data that is not yours. Forms and calls are limited per address; requests over the limit are refused for a while.',
        [
          'If you have found a vulnerability, tell us at ',
          mail,
          ' before you tell others. We will thank you, and will not pursue you for an honest report.',
        ],
      ],
    },
  ],
}

export const termsOfService: LegalDocument = {
  meta: {
    title: `Terms of service | ${brand.name}`,
    description:
      'The terms for using this site, the QuickScore self-assessment and the newsletter. QuickScore is indicative: no legal advice, no conformity assessment.',
  },
  title: 'Terms of service',
  updatedOn: '2026-11-22',
  updatedLabel: 'Last updated {date}',
  intro: [
    `These terms cover this website, QuickScore and the newsletter, all free of charge. Paid work by ${brand.name} is covered by a separate written agreement.`,
  ],
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            `${brand.name} advises employers and vendors in the EU and the UK on the governance of AI used in hiring. We write for businesses and public bodies. You can reach us at `,
            mail,
            '.',
          ],
        },
        ...imprint.map((text) => ({ kind: 'paragraph' as const, text })),
      ],
    },
    quickscore,
    law,
    {
      id: 'calculator',
      title: 'Calculator and countdowns',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The Cost vs. Risk calculator is an illustration. It compares a legal ceiling with a fee; it does not say what fine anyone should expect. The countdowns run to the start of the day in UTC.',
        },
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      blocks: [
        {
          kind: 'paragraph',
          text: `The newsletter is free and comes weekly, on ${newsletterDay}s. It starts once you have confirmed your address. You may unsubscribe anytime, and we may pause or end it.`,
        },
      ],
    },
    {
      id: 'plans',
      title: 'Plans and prices',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The plans on this site are an invitation to talk, not a binding offer. Each is a 12-month retainer billed monthly, in pounds. Scope, fee, taxes and liability are settled in the agreement that both sides sign.',
        },
      ],
    },
    fairUse,
    {
      id: 'our-words',
      title: 'Text and images',
      blocks: [
        {
          kind: 'paragraph',
          text: `The texts, drawings and question bank belong to ${brand.name}. You may quote them with a link, and print pages for your own work. Ask us before you republish them or build a product on them.`,
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We do our best to keep the site running and correct, but cannot promise that it always is. As far as the law allows, we are not liable for decisions based on free information or a QuickScore result alone. Nothing here limits liability that the law does not let us limit.',
        },
      ],
    },
    {
      id: 'data',
      title: 'Your data',
      blocks: [
        {
          kind: 'paragraph',
          text: [
            'The ',
            { text: 'privacy policy', href: '/privacy-policy' },
            ' says what we store, for how long and how to complain.',
          ],
        },
      ],
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We may change these terms. The version that was online when you used the site applies to that use.',
        },
      ],
    },
  ],
}

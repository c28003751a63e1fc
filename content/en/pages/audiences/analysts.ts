import { brand } from '../../../firm.ts'
import type { AudiencePage } from './audience-page.ts'

const BENCHMARK = '/benchmark-request?utm_source=audience_page'

export const analysts: AudiencePage = {
  id: 'analyst',
  route: '/for-analysts',
  menuLabel: 'Analysts',
  meta: {
    title: `Data on AI governance in hiring for analysts | ${brand.name}`,
    description:
      'For industry analysts: an anonymised benchmark on AI governance in hiring, a public scoring method, and legal dates with their sources.',
  },
  hero: {
    eyebrow: 'For industry analysts',
    title: 'Figures on hiring\u00a0AI, with their limits printed beside them',
    lead: 'You compare vendors and advise buyers. We offer one measure for both sides of the market, a method anyone can read, and legal dates, each with its source.',
    actions: [{ text: 'Request the benchmark', href: BENCHMARK }],
  },
  pains: {
    title: 'What makes the market hard to read',
    items: [
      {
        title: 'Claims without a common measure',
        text: 'One vendor reports accuracy, the next a certificate, a third a promise. You can’t compare them.',
      },
      {
        title: 'Dates that are out of date',
        text: {
          words:
            'Many pages still give 2 August 2026 for the high-risk duties of hiring AI. Regulation (EU) 2026/1744 moved them to 2 December 2027.',
          sources: ['omnibus'],
        },
      },
      {
        title: 'Law and habit in one list',
        text: {
          words:
            'The four-fifths rule, for one, is a screening line from the United States, on weaker ground there since an opinion of the Justice Department of 9 June 2026. It is no legal test in the EU or the UK, and yet it is sold as compliance.',
          sources: ['fourFifths', 'disparateImpactOpinion'],
        },
      },
    ],
  },
  help: {
    title: 'How we help',
    items: [
      [
        { strong: 'An anonymised benchmark' },
        ' from QuickScore: averages and counts for vendors and in-house teams',
      ],
      [
        { strong: 'A public scoring method' },
        ', question by question: the ',
        { text: 'QuickScore methodology', href: '/quickscore/methodology' },
      ],
      [
        { text: 'State of hiring AI', href: '/state-of-hiring-ai' },
        ', dated editions with medians and spread per domain and question',
      ],
      [{ strong: 'A list of legal dates' }, ', each with its source and the day we compared it'],
      [{ strong: 'Briefings' }, ' on how hiring tools are tested and what a result proves'],
      [{ strong: 'A second pair of eyes' }, ' on your draft, to check its law and figures'],
    ],
  },
  faq: {
    title: 'Questions we are asked',
    items: [
      {
        question: 'Where do the figures come from?',
        answer:
          'From completed QuickScore assessments. They are self-reported and unverified, and respondents chose to take part.',
      },
      {
        question: 'Does the benchmark name vendors or employers?',
        answer:
          'No. It holds scores, roles and counts. Names, addresses and individual answers stay with us.',
      },
      {
        question: 'May we publish what we find?',
        answer:
          'Yes, with the source, the date and the number of organisations behind each figure, and with its limits.',
      },
    ],
  },
  closing: {
    title: 'See what the benchmark contains',
    text: 'One page on its contents, its limits and how to ask for access.',
    actions: [{ text: 'Request the benchmark', href: BENCHMARK }],
  },
}

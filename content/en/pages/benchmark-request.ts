/** Words of the benchmark request page: information only, no form. */
import { brand } from '../../firm.ts'
import type { Copy, Link, PageMeta, Point } from '../page.ts'

interface BenchmarkRequestPage {
  meta: PageMeta
  eyebrow: string
  title: string
  lead: Copy
  standing: { title: string; closed: string; terms: readonly string[]; basis: string }
  contents: { title: string; items: readonly Copy[] }
  limits: { title: string; items: readonly Copy[] }
  steps: { title: string; items: readonly Point[] }
  action: Link
  methodology: Copy
}

export const benchmarkRequestPage: BenchmarkRequestPage = {
  meta: {
    title: `Benchmark access for analysts | ${brand.name}`,
    description:
      'What the QuickScore benchmark on AI governance in hiring contains, how it is collected, what it cannot show, and how analysts can ask for access.',
  },
  eyebrow: 'Benchmark request',
  title: 'The QuickScore benchmark on AI governance in hiring',
  lead: 'Each organisation that completes QuickScore adds one row of figures. Analysts and researchers can request the anonymised set.',
  standing: {
    title: 'Where it stands',
    /** `{opens}` is the number of organisations needed, `{count}` is "3 organisations". */
    closed:
      'The benchmark opens at {opens} organisations; {count} so far. Until then it would say more about individual answers than about the market.',
    terms: ['Average overall score', 'Organisations', 'HR-tech vendors', 'In-house TA / HR teams'],
    basis:
      'From {count}, the latest assessment of each; answers are self-reported. Updated with every ten organisations.',
  },
  contents: {
    title: 'What it contains',
    items: [
      'The overall score of each organisation’s latest assessment, from 0 to 100',
      'Who answered: an HR-tech vendor or an in-house TA / HR team',
      'Averages and counts for all organisations and each of the two groups',
      'Average scores for each of the four domains',
      'The version of the question bank behind each figure',
    ],
  },
  limits: {
    title: 'What it cannot show',
    items: [
      'Answers are self-reported. Nobody has checked them.',
      'Respondents chose to take part; they are not a sample of the market.',
      'No name, email address, company or individual answer is disclosed.',
      'Groups too small to hide their members are not broken down.',
    ],
  },
  steps: {
    title: 'How to request it',
    items: [
      {
        title: 'Write to us',
        text: 'Say who you are, what you study and which figures you need.',
      },
      {
        title: 'We agree how you use it',
        text: 'One page: what you publish, how you cite the source, and that limits are printed beside the figures.',
      },
      {
        title: 'You receive a table',
        text: 'With its date, its counts and a description of every column.',
      },
    ],
  },
  action: { text: 'Contact for Access', href: '/contact?aud=analyst' },
  methodology: [
    'Published figures are in ',
    { text: 'State of hiring AI', href: '/state-of-hiring-ai' },
    '. ',
    'The scoring method is public: read the ',
    { text: 'QuickScore methodology', href: '/quickscore/methodology' },
    '.',
  ],
}

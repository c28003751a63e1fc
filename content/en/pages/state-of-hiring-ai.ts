/** Words of "State of hiring AI": what all assessments say together, beside the last changes of law. */
import { brand } from '../../firm.ts'

export const statePage = {
  meta: {
    title: `State of hiring AI: what teams say | ${brand.name}`,
    description:
      'How employers and HR-tech vendors in the EU and UK govern the AI they hire with: scores per domain and question, and the latest changes in the law.',
  },
  eyebrow: 'State of hiring AI',
  title: 'How well hiring AI is governed, in figures',
  lead: 'What employers and vendors say of themselves in QuickScore, question by question, and what changed in the law.',
  roles: { buyer: 'Employers', vendor: 'HR-tech vendors' },
  /** `{number}` counts the editions. */
  edition: 'Edition {number}, {date}',
  /** `{buyers}` and `{vendors}` are "12 assessments". */
  sizes:
    'Employers: {buyers}. HR-tech vendors: {vendors}. A group of fewer than ten is shown as 0.',
  empty: {
    title: 'No edition has been published yet',
    text: 'The first appears when at least ten employers or ten vendors have completed QuickScore. Until then the axes stand empty: we show no invented figures.',
    group: 'Fewer than ten so far. Nothing is shown before that.',
  },
  summary: 'Median {median}%. The middle half lies between {lower}% and {upper}%. From {count}.',
  columns: ['What', 'Median', 'Middle half', 'Average', 'Rests on'],
  question: {
    title: 'Question by question',
    note: 'Yes counts 100%, Partial 50%, No 0%; N/A is left out.',
  },
  overall: 'Overall score',
  percent: '{value}%',
  between: '{lower} to {upper}%',
  /** Of a domain; `{count}` is rounded down to tens. */
  ranged: '{median}% ({lower} to {upper}%), n ≥ {count}',
  atLeast: '{count} or more',
  axis: '0 to 100%. The bar is the middle half, the mark in it the median; dashed lines show where Amber and Green begin.',
  left: 'Left out: fewer than ten answers that count.',
  law: {
    title: 'What changed in the law meanwhile',
    lead: 'The five latest changes, and who they concern.',
    all: { text: 'All changes in the law', href: '/law/changes' },
    who: {
      both: 'Employers and vendors',
      buyer: 'Employers',
      vendor: 'HR-tech vendors',
      none: 'No QuickScore question',
    },
  },
  method: {
    title: 'How to read and cite it',
    items: [
      'Self-reported. Nobody has checked the answers, and those who answered chose to: they don’t represent the market.',
      'Only assessments count that were submitted after our agreement and privacy policy said that totals per question are published.',
      'A figure that rests on fewer than ten assessments is left out. Counts per domain and question are rounded down to tens.',
      'A new edition appears only when at least ten assessments were added, and every printed figure changed by none or by at least ten of them, deletions included. Otherwise the last one stands.',
    ],
    /** `{edition}` is "Edition 3, 24 November 2026", `{address}` that of the page. */
    cite: 'Cite as: {brand}, State of hiring AI. {edition}. {address}',
    files: 'Also as',
  },
  csv: { text: 'CSV of all editions', href: '/state-of-hiring-ai.csv' },
  feed: { text: 'RSS feed of editions', href: '/feeds/state-of-hiring-ai.rss' },
  csvColumns: [
    'Edition',
    'Published on',
    'Role',
    'About',
    'At least this many assessments',
    'Average %',
    'Lower quartile %',
    'Median %',
    'Upper quartile %',
  ],
  benchmark: { text: 'Request the benchmark', href: '/benchmark-request' },
  action: { text: 'Take the QuickScore', href: '/quickscore' },
} as const

/** Words of "State of hiring AI": aggregated answers beside the latest changes of law. */
import { brand } from '../../firm.ts'

export const statePage = {
  meta: {
    title: `State of hiring AI: what teams say | ${brand.name}`,
    description:
      'How employers and HR-tech vendors govern the AI they hire with: scores per domain and question, and the latest changes in the law.',
  },
  eyebrow: 'State of hiring AI',
  title: 'How well hiring AI is governed, in figures',
  lead: 'What employers and vendors say about themselves in QuickScore, question by question, and what changed in the law.',
  roles: { buyer: 'Employers', vendor: 'HR-tech vendors' },
  /** `{number}` is the number of the edition. */
  edition: 'Edition {number}, {date}',
  /** `{buyers}` and `{vendors}` are "20 organisations". */
  sizes:
    'Employers: {buyers} or more. HR-tech vendors: {vendors} or more. A group of fewer than ten is shown as 0.',
  empty: {
    title: 'No edition has been published yet',
    text: 'The first appears on the first day of a quarter, once at least ten employers or ten vendors have completed QuickScore and opened our email.',
    group: 'Fewer than ten so far. Nothing is shown below ten.',
  },
  summary: {
    /** For fifty organisations or more. */
    figures:
      'Median {median}%. The middle half lies between {lower}% and {upper}%. From {count} or more.',
    most: 'Most of five drawn by lot, from {count} or more. Figures follow from fifty.',
  },
  columns: {
    name: 'What',
    most: 'Most of five drawn by lot',
    average: 'Average',
    n: 'Based on',
  },
  /** The majority answer, or band, of five. */
  said: {
    yes: 'Yes',
    partial: 'Partial',
    no: 'No',
    green: 'Green',
    amber: 'Amber',
    red: 'Red',
    none: 'N/A',
    nothing: 'No three said the same',
  },
  notOpen: 'Not open yet',
  question: {
    title: 'Question by question',
    note: 'Yes counts 100%, Partial 50%, No 0%; N/A is left out.',
  },
  overall: 'Overall score',
  percent: '{value}%',
  /** For a domain. */
  ranged: '{median}% ({lower} to {upper}%)',
  atLeast: '{count} or more',
  axis: '0 to 100%. The bar is the middle half, the mark in it the median; dashed lines show where Amber and Green begin.',
  law: {
    title: 'What changed in the law',
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
      'Self-reported and unchecked. Respondents chose to take part: they don’t represent the market.',
      'Organisations are counted, not assessments: the latest one from each mail domain, or from each address at a free provider. It counts once the link in our report email was opened, and only if it was submitted after our agreement said that totals are published.',
      'An assessment in which a part was left out altogether counts in the parts that were answered only.',
      'An edition appears on the first day of a quarter, and a group’s figures are drawn again only once at least ten organisations have been added to it. Deleted assessments are left out from then on.',
      'Nothing is shown for fewer than ten organisations, and counts are rounded down to the nearest ten.',
      'Every figure includes an element of chance, so that nobody can work out what one organisation said. Under fifty, we draw five by lot for each line, from all organisations plus one invented answer of each kind; one may be drawn twice. From fifty, figures come in steps of five and may be five points out, less as numbers grow.',
    ],
    /** `{edition}` is "Edition 3, 24 November 2026", `{address}` that of the page. */
    cite: 'Cite as: {brand}, State of hiring AI. {edition}. {address}',
  },
  csv: { text: 'CSV of all editions', href: '/state-of-hiring-ai.csv' },
  feed: { text: 'RSS feed of editions', href: '/feeds/state-of-hiring-ai.rss' },
  csvColumns: {
    edition: 'Edition',
    publishedAt: 'Published on',
    role: 'Role',
    about: 'About',
    most: 'Most of five drawn by lot',
    median: 'Median %',
    lower: 'Lower quartile %',
    upper: 'Upper quartile %',
    average: 'Average %',
    n: 'At least this many organisations',
  },
  benchmark: { text: 'Request the benchmark', href: '/benchmark-request' },
  action: { text: 'Take the QuickScore', href: '/quickscore' },
} as const

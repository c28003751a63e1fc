/** Words of the pages of reference. */
import type { CountrySubject, Place, Standing } from '../../../domain/law/sourced.ts'
import { brand } from '../../firm.ts'
import type { Link, PageMeta } from '../page.ts'

export interface ReferencePage {
  meta: PageMeta
  eyebrow: string
  title: string
  lead: string
  /** Address of the page's own feed. */
  feed: string
}

const eyebrow = 'Reference'

export const changesPage: ReferencePage = {
  meta: {
    title: `What changed in hiring-AI law | ${brand.name}`,
    description:
      'Dated changes in the law of hiring with AI in the EU and the UK: what moved, from when, and which questions it touches. With a feed and a calendar.',
  },
  eyebrow,
  title: 'What changed in hiring\u2011AI law, and when',
  lead: 'What is different, from when, and which QuickScore questions it touches; then the dates ahead.',
  feed: '/feeds/law.rss',
}

export const crosswalkPage: ReferencePage = {
  meta: {
    title: `Crosswalk of AI hiring frameworks | ${brand.name}`,
    description:
      'The ICO’s recommendations, DSIT’s stages, Article 26 of the AI Act, the GDPR and ISO/IEC 42001, item by item, and the questions of QuickScore behind them.',
  },
  eyebrow,
  title: 'Hiring\u2011AI frameworks compared, item by item',
  lead: 'Which question answers which item, and what no question asks. The mapping is our judgement.',
  feed: '/feeds/law/crosswalk.rss',
}

export const casesPage: ReferencePage = {
  meta: {
    title: `Cases on AI and tests in hiring | ${brand.name}`,
    description:
      'Cases for those who hire with AI, five lines each: the facts, what was decided, what was left open, which questions it touches, and the source.',
  },
  eyebrow,
  title: 'Court cases on AI and tests in hiring',
  lead: 'Each case in five lines: what it decided, and what it didn’t.',
  feed: '/feeds/law/cases.rss',
}

export const countriesPage: ReferencePage = {
  meta: {
    title: `Hiring AI: rules country by country | ${brand.name}`,
    description:
      'Works councils, retention after a rejection and the time for claims, as far as found, in nine EU countries, Great Britain and Northern Ireland.',
  },
  eyebrow,
  title: 'National rules for hiring\u00a0AI, country by country',
  lead: 'National rules on top of the EU’s. Thresholds vary by size of company: ask counsel in the country.',
  feed: '/feeds/law/countries.rss',
}

export const unitedStatesPage: ReferencePage = {
  meta: {
    title: `If you also hire in the United States | ${brand.name}`,
    description:
      'Law on AI in hiring in the United States: federal, New York City, Illinois, California, Colorado, Texas and others, with dates, who is bound and sources.',
  },
  eyebrow,
  title: 'If you also hire in the United States',
  lead: 'A short map, not complete: federal, state and city law overlap, and more states legislate each year. No score rests on it.',
  feed: '/feeds/law/united-states.rss',
}

export const evidencePage: ReferencePage = {
  meta: {
    title: `Evidence index: what to keep | ${brand.name}`,
    description:
      'For each of the 27 questions: the documents and records, their columns, who keeps them, how long and how often. As a page and as a spreadsheet.',
  },
  eyebrow,
  title: 'Evidence to keep, question by question',
  lead: 'Answer Yes only to what you can prove. The documents, who keeps them and how long.',
  feed: '/feeds/law/evidence.rss',
}

export const correctionsPage: ReferencePage = {
  meta: {
    title: `Corrections | ${brand.name}`,
    description:
      'Faults in what this site said about the law or about ourselves, with what was wrong, what is right, and the day on which it was put right.',
  },
  eyebrow: 'Corrections',
  title: 'What we got wrong, and put right',
  lead: 'We publish our mistakes. Nothing is taken off this list.',
  feed: '/feeds/law/corrections.rss',
}

export const lawPage: ReferencePage = {
  meta: {
    title: `The law behind QuickScore, EU beside UK | ${brand.name}`,
    description:
      'Every provision, judgment and guide that QuickScore rests on: who is bound, since when, with EU and UK twins side by side. As a page, JSON and CSV.',
  },
  eyebrow,
  title: 'EU and UK hiring\u2011AI law, side by side',
  lead: 'Who must do what, since when, with sources. Choose where you hire.',
  feed: '/feeds/law/provisions.rss',
}

/** In display order. */
export const referencePages: readonly Link[] = [
  { text: 'Provisions', href: '/law' },
  { text: 'Changes', href: '/law/changes' },
  { text: 'Crosswalk', href: '/law/crosswalk' },
  { text: 'Cases', href: '/law/cases' },
  { text: 'Countries', href: '/law/countries' },
  { text: 'United States', href: '/law/united-states' },
  { text: 'Fundamental rights', href: '/law/fundamental-rights' },
  { text: 'Evidence', href: '/evidence' },
  { text: 'Adverse impact', href: '/tools/adverse-impact' },
  { text: 'Corrections', href: '/corrections' },
]

export const referenceWords = {
  navigation: 'Pages of reference',
  about: 'About this page',
  /** `{date}` is the day of the comparison. "Checked" is said only after a person has opened it. */
  compared: 'Last compared with our research notes on {date}.',
  notAdvice: 'Paraphrased, not quoted, and not legal advice.',
  reviewer: 'Answerable for what it says: {name}.',
  downloads: 'Also as',
  questions: 'Questions',
  sources: 'Sources',
  none: 'none',
  /** Each page has its own. */
  feed: 'RSS feed of this page',
  /** The pages without dated entries; `{page}` is the title of one. */
  revised: 'Changed: {page}',
} as const

/** `{date}` is the day of the last search for it. */
export const standingWords: Record<Standing, string> = {
  confirmed: 'Read in a stored copy of the official text, or two independent accounts agree',
  'one-account': 'Rests on one account',
  'not-confirmed': 'Not confirmed (last looked for on {date})',
}

export const placeWords: Record<Place, string> = {
  EU: 'European Union',
  UK: 'United Kingdom',
  GB: 'Great Britain',
  NI: 'Northern Ireland',
  US: 'United States',
}

/** `{count}` and `{total}` are numbers of provisions. */
export const lawWords = {
  files: [
    { text: 'JSON', href: '/law.json' },
    { text: 'CSV', href: '/law.csv' },
  ],
  filter: {
    title: 'Show what can bind you',
    place: 'Where',
    everywhere: 'All',
    places: { eu: 'EU', gb: 'Great Britain', ni: 'N. Ireland' },
    role: 'Who',
    both: 'Both',
    roles: { buyer: 'Employers', vendor: 'Vendors' },
    all: 'Narrow {total} provisions by place and role',
    count: '{count} of {total} provisions: {chosen}',
  },
  families: {
    'ai-act': 'EU AI Act',
    'data-protection': 'Data protection, EU beside UK',
    equality: 'Equality and employment law',
    guidance: 'Regulators’ reports, guidance and standards',
  },
  who: { provider: 'Vendors', deployer: 'Employers and recruiters', both: 'Both' },
  addresses: 'Addresses',
  roles: { buyer: 'Employers', vendor: 'Vendors' },
  history: 'Moved',
  twinOnly: 'Named beside its EU twin; no question rests on it alone.',
  official: 'Official text',
  reviewed: 'Reviewed by {by} on {date}',
  provisions: { one: '{count} provision', more: '{count} provisions' },
  contents: 'On this page',
  link: 'Link to this entry: {name}',
  csvColumns: [
    'Id',
    'Jurisdiction',
    'Instrument',
    'Pinpoint',
    'Status',
    'Date',
    'Summary',
    'Address',
    'Compared on',
    'Checked on',
    'Twin',
    'Question',
    'Role',
    'Binds',
    'Duty since',
    'Standing',
  ],
} as const

export const changesWords = {
  changes: { id: 'changes', title: 'Changes, newest first' },
  ahead: { id: 'ahead', title: 'Dates ahead' },
  undated: {
    id: 'undated',
    title: 'Announced, without a date',
    lead: 'These are in no calendar until a date is fixed.',
  },
  past: { id: 'past', title: 'Dates behind us' },
  columns: ['Date', 'Where', 'What', 'How firm'],
  formerly: 'First set for {date}.',
  calendar: { text: 'Calendar (ICS)', href: '/calendar/law.ics' },
} as const

export const crosswalkWords = {
  columns: ['Item', 'Questions', 'Gap'],
  gaps: '{gaps} of {count} items with a gap',
  noGaps: '{count} items, no gap found',
  noGap: 'None found',
  notAsked: 'None',
} as const

export const casesWords = {
  facts: 'Facts',
  decides: 'Decides',
  leavesOpen: 'Leaves open',
  questions: 'Questions',
  source: 'Source',
} as const

export const countriesWords = {
  subjects: {
    workforce: 'Before a hiring AI is used: who, what',
    retention: 'Candidate data after a rejection',
    claims: 'Time for claims',
  } satisfies Record<CountrySubject, string>,
  rule: {
    title: 'How to read the periods',
    text: 'Keep what explains a decision for the longest time for claims where you hire, counted from the rejection, plus conciliation and a month. That is our yardstick and not a rule of law. Where claims may come for years, keep these files apart, for few readers, and put the decision in writing.',
  },
} as const

export const unitedStatesWords = {
  inForce: { id: 'in-force', title: 'In force' },
  ahead: { id: 'ahead', title: 'Dates ahead' },
  federal: { id: 'federal', title: 'What changed' },
  cases: { id: 'cases', title: 'In court' },
  columns: ['From', 'Law', 'Who is bound', 'What it asks'],
  all: { text: 'All changes of law and dates', href: '/law/changes' },
} as const

export const evidenceWords = {
  columns: ['Question', 'Documents and records', 'Columns', 'Owner', 'How long', 'How often'],
  sheet: { text: 'Spreadsheet (XLSX)', href: '/evidence.xlsx' },
  copy: 'Copy as one table',
  copied: 'Copied: paste it into a sheet or a document',
  reading: {
    title: 'How to read it',
    text: [
      'With the candidate’s file: for the claim period where you hire, then deleted. Hold: deletion stops while a complaint, a contest or a claim is in sight, for that file and the records that explain it.',
      'Periods here are suggestions, save where a provision is named: data-protection law asks for a purpose, and the time for claims is one. Figures without people may stay.',
      'From 2 December 2027, the AI Act asks for logs of high-risk systems for six months at least, of deployers (Article 26(6)) and providers (Article 19), and for a provider’s documents for ten years (Article 18).',
    ],
  },
  vendors: {
    title: 'Vendors keep also',
    text: [
      'Instructions for use, the conformity self-assessment, the declaration and the registration (high-risk systems, from 2 December 2027), the authorised representative’s mandate, and the list of customers per version.',
    ],
  },
} as const

export const correctionsWords = {
  columns: ['Date', 'Where', 'It said', 'It says now'],
  report: {
    title: 'Tell us of a fault',
    text: 'Write to us with the page and the sentence. We answer within one business day, and what was wrong is listed here.',
    link: { text: 'Write to us', href: '/contact' },
  },
  list: 'The latest, newest first',
  earlier: { id: 'earlier', title: 'Earlier corrections' },
} as const

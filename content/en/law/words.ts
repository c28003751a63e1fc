/** Words of the reference pages. */
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
      'Dated changes in the law on hiring with AI in the EU and the UK: what changed, from when, and which questions it affects. With a feed and a calendar.',
  },
  eyebrow,
  title: 'What changed in hiring\u2011AI law, and when',
  lead: 'What changed, from when, and which QuickScore questions it affects. Then the dates ahead.',
  feed: '/feeds/law.rss',
}

export const crosswalkPage: ReferencePage = {
  meta: {
    title: `Crosswalk of AI hiring frameworks | ${brand.name}`,
    description:
      'The ICO’s recommendations, DSIT’s stages, Article 26 of the AI Act, the GDPR and ISO/IEC 42001, item by item, and the QuickScore questions behind them.',
  },
  eyebrow,
  title: 'Hiring\u2011AI frameworks compared, item by item',
  lead: 'Which question covers which item, and which items no question covers. The mapping is our judgement.',
  feed: '/feeds/law/crosswalk.rss',
}

export const casesPage: ReferencePage = {
  meta: {
    title: `Cases on AI and tests in hiring | ${brand.name}`,
    description:
      'Cases for teams that hire with AI, in five lines each: the facts, what was decided, what was left open, the questions affected, and the source.',
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
      'Works councils, retention after a rejection and time limits for claims, as far as we found them, in nine EU countries, Great Britain and Northern Ireland.',
  },
  eyebrow,
  title: 'National rules for hiring\u00a0AI, country by country',
  lead: 'National rules on top of the EU’s. Thresholds vary with company size: ask local counsel.',
  feed: '/feeds/law/countries.rss',
}

export const unitedStatesPage: ReferencePage = {
  meta: {
    title: `If you also hire in the United States | ${brand.name}`,
    description:
      'US law on AI in hiring: federal, New York City, Illinois, California, Colorado, Texas and others, with dates, sources and who is bound.',
  },
  eyebrow,
  title: 'If you also hire in the United States',
  lead: 'A short map, not complete: federal, state and city law overlap, and more states legislate each year. It affects no score.',
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
      'Errors in what this site said about the law or about us: what was wrong, what is right, and the day we corrected it.',
  },
  eyebrow: 'Corrections',
  title: 'What we got wrong, and put right',
  lead: 'We publish our mistakes and remove none from this list.',
  feed: '/feeds/law/corrections.rss',
}

export const lawPage: ReferencePage = {
  meta: {
    title: `The law behind QuickScore, EU beside UK | ${brand.name}`,
    description:
      'Every provision, judgment and guide behind QuickScore: who is bound, since when, with EU and UK twins side by side. As a page, JSON and CSV.',
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
  navigation: 'Reference pages',
  about: 'About this page',
  /** `{date}` is the day of the comparison. "Checked" is said only after a person has opened it. */
  compared: 'Last compared with our research notes on {date}.',
  notAdvice: 'Paraphrased, not quoted, and not legal advice.',
  reviewer: 'Responsible for this page: {name}.',
  downloads: 'Also available as',
  questions: 'Questions',
  sources: 'Sources',
  none: 'none',
  /** Each page has its own. */
  feed: 'RSS feed of this page',
  /** The pages without dated entries; `{page}` is the title of one. */
  revised: 'Updated: {page}',
} as const

/** `{date}` is the day of the last search for it. */
export const standingWords: Record<Standing, string> = {
  confirmed: 'Read in a stored copy of the official text, or two independent accounts agree',
  'one-account': 'Based on one account',
  'not-confirmed': 'Not confirmed (last searched on {date})',
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
    title: 'Show what may bind you',
    place: 'Where',
    everywhere: 'All',
    places: { eu: 'EU', gb: 'Great Britain', ni: 'N. Ireland' },
    role: 'Who',
    both: 'Both',
    roles: { buyer: 'Employers', vendor: 'Vendors' },
    all: 'Filter {total} provisions by place and role',
    count: '{count} of {total} provisions: {chosen}',
  },
  families: {
    'ai-act': 'EU AI Act',
    'data-protection': 'Data protection, EU beside UK',
    equality: 'Equality and employment law',
    guidance: 'Regulators’ reports, guidance and standards',
  },
  who: {
    provider: 'Vendors',
    deployer: 'Employers and recruiters',
    both: 'Employers, recruiters and vendors',
  },
  addresses: 'Applies to',
  roles: { buyer: 'Employers', vendor: 'Vendors' },
  history: 'Changed on',
  twinOnly: 'Listed beside its EU twin; no question relies on it alone.',
  official: 'Source',
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
    title: 'Announced, no date yet',
    lead: 'None of these enters the calendar until its date is fixed.',
  },
  past: { id: 'past', title: 'Past dates' },
  columns: ['Date', 'Where', 'What', 'Status'],
  formerly: 'First set for {date}.',
  calendar: { text: 'Calendar (ICS)', href: '/calendar/law.ics' },
} as const

export const crosswalkWords = {
  columns: ['Item', 'Questions', 'Gap'],
  gaps: {
    one: '{gaps} of {count} items has a gap',
    more: '{gaps} of {count} items have a gap',
  },
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
    workforce: 'Before you use hiring AI',
    retention: 'Candidate data after a rejection',
    claims: 'Time limits for claims',
  } satisfies Record<CountrySubject, string>,
  rule: {
    title: 'How to read the periods',
    text: 'Keep whatever explains a decision for the longest claim period where you hire, counted from the rejection, plus conciliation and one month. This is our yardstick, not a rule of law. Where claims can come years later, keep these files apart, open to few people, and put the decision in writing.',
  },
} as const

export const unitedStatesWords = {
  inForce: { id: 'in-force', title: 'In force' },
  ahead: { id: 'ahead', title: 'Dates ahead' },
  federal: { id: 'federal', title: 'What changed' },
  cases: { id: 'cases', title: 'In court' },
  columns: ['From', 'Law', 'Who is bound', 'What it asks'],
  all: { text: 'All changes in the law, and dates', href: '/law/changes' },
} as const

export const evidenceWords = {
  columns: ['Question', 'Documents and records', 'Columns', 'Owner', 'How long', 'How often'],
  sheet: { text: 'Spreadsheet (XLSX)', href: '/evidence.xlsx' },
  copy: 'Copy as one table',
  copied: 'Copied. Paste it into a sheet or a document',
  reading: {
    title: 'How to read it',
    text: [
      '“With the candidate’s file” means for the claim period where you hire, then deleted. “Hold” means that deletion stops while a complaint, a contest or a claim is in sight, for that file and the records that explain it.',
      'Periods here are suggestions unless a provision is named. Data-protection law asks for a purpose, and the claim period is one. Figures that identify nobody may be kept.',
      'From 2 December 2027, the AI Act requires deployers (Article 26(6)) and providers (Article 19) to keep logs of high-risk systems for at least six months, and providers to keep their documentation for ten years (Article 18).',
    ],
  },
  vendors: {
    title: 'Vendors also keep',
    text: [
      'Instructions for use, the conformity self-assessment, the declaration and the registration (high-risk systems, from 2 December 2027), the authorised representative’s mandate, and the list of customers per version.',
    ],
  },
} as const

export const correctionsWords = {
  columns: ['Date', 'Where', 'It said', 'It says now'],
  report: {
    title: 'Report an error',
    text: 'Tell us the page and the sentence. We answer within one business day, and list here what was wrong.',
    link: { text: 'Write to us', href: '/contact' },
  },
  list: 'Latest corrections, newest first',
  earlier: { id: 'earlier', title: 'Earlier corrections' },
} as const

/** Words of the result's screens only. `{name}` inside a text is filled in by the screen. */
import type { Settling } from '../../../domain/law/applicability-form.ts'
import type { PlanGroup, PlanView } from '../../../domain/quickscore/plan-views.ts'
import type { Uncounted } from '../../../domain/quickscore/report.ts'

/** National rules besides the duties, if the EU is ticked. */
export const countriesWords = {
  title: {
    buyer: 'Before you use the tool: what your countries ask',
    agency: 'Before you use the tool: what your clients’ countries ask',
    vendor: 'What your customers’ countries ask of them',
  },
  lead: 'National rules on top of the duties above; they change neither the score nor the plan.',
  unknown:
    'Which countries? In some, staff representatives must be informed, be consulted or agree before the tool is used.',
  more: { text: 'National rules on top of the EU’s', href: '/law/countries' },
} as const

/** The table for counsel, on the private page and in the PDF. */
export const counselWords = {
  title: 'For counsel: the law behind each row',
  lead: 'Paraphrased, not quoted; each name leads to the official text. The date is the day on which the entry was last compared with our notes.',
  columns: ['Question', 'Your answer', 'Evidence to keep', 'Provision', 'Status', 'Compared on'],
  practice: 'ticked',
} as const

export const resultWords = {
  scale: {
    lines: 'The lines mark {amber} and {green}, where the bands begin.',
    open: '{count} open',
    benchmark: {
      title: 'Benchmark',
      text: 'Average {average}%, median {median}%; half of all lie between {lower}% and {upper}%. Based on {count}, self-reported.',
      opensAt: 'A comparison opens at {count} other organisations.',
    },
  },
  uncounted: {
    title: 'To check before you rely on the score',
    lead: 'The law, or what you said about your tools, may contradict these answers. N/A is left out of the count and costs no points.',
    reasons: {
      duty: 'Marked N/A; a duty binds you today.',
      place: 'Left out; a duty binds those who hire in the EU or the UK.',
      contradiction: 'Marked N/A; what you said about your tools contradicts that.',
      unanswered: 'Not answered; a duty binds you today.',
      yes: 'Answered Yes; you said that people are turned down before a person has looked.',
    } satisfies Record<Uncounted['reason'], string>,
  },
  /** Names of the plan's views; those by timing are also used in the ledger above it. */
  views: {
    title: 'Views of the plan',
    names: {
      all: 'Plan',
      now: 'Now',
      depends: 'Depends',
      unconfirmed: 'Not confirmed',
      ahead: 'From {date}',
      goodPractice: 'Good practice',
      gain: 'Points',
      owner: 'Owner',
      effort: 'Effort',
      way: 'Shortest route',
    } satisfies Record<PlanView['of']['kind'], string>,
    ledger: 'When the law asks for the steps of the plan',
    /** In the ledger, where each name must be clear by itself. */
    inLedger: { now: 'In force now', depends: 'Depends on details you left out' },
  },
  /** Headings of groups of rows. */
  groups: {
    now: 'Due now',
    depends: {
      places: 'Depends on where people are hired',
      ranks: 'Depends on whether a tool ranks people',
      rejects: 'Depends on whether people are turned down unseen',
      uses: 'Depends on whether a tool chats or speaks with candidates',
      hiresFor: 'Depends on who you hire for',
      agencyServices: 'Depends on what you do for clients',
      publicBody: 'Depends on whether you are a public body',
      ownTool: 'Depends on whose tool it is',
      servesCandidates: 'Depends on whether candidates use a service of yours',
      ownPurposes: 'Depends on what you use candidate data for',
    } satisfies Record<Settling, string>,
    /** If no question settles it. */
    dependsOnLaw: 'Depends on other answers or facts',
    unconfirmed: 'May bind you: not confirmed',
    ahead: 'From {date}',
    goodPractice: 'Good practice, and what law in force supports',
  } satisfies Record<
    Exclude<PlanGroup['of']['kind'], 'owner' | 'effort' | 'gain' | 'way'>,
    unknown
  > & {
    dependsOnLaw: string
  },
  columns: { step: 'Step', owner: 'Owner', effort: 'Effort', law: 'Law', points: 'Points' },
  planning: {
    lead: 'Tick the steps that you plan. Score, dial and domains update. The ticks are kept in the address of this page and stored nowhere.',
    tick: 'Plan {id}: {topic}',
    untick: 'Take {id} off the plan: {topic}',
    shortest: 'Tick the shortest route',
    clear: 'Clear the ticks',
    now: '{steps} planned: from {score}% to {reaches}%, {band}.',
    shown: 'Shown as planned, not as answered.',
  },
  inPlace: {
    title: 'What you already have',
    lead: 'You answered Yes to {count} of {total}. Keep the evidence: it is what proves the Yes.',
    none: 'No question was answered Yes yet.',
    domain: '{domain}: {count}\u00a0of\u00a0{total}',
  },
  timeline: {
    title: 'The plan against the law’s dates',
    lead: 'What is in force is due now. Any other step begins on {date}, or when its owner has finished the steps before it: days count as one week, weeks as four, a quarter or more as thirteen.',
    drawing:
      'Bars of the steps, owner by owner, from {start} to {end}; the table below says the same.',
    table: 'As a table',
    columns: ['Step', 'Owner', 'From', 'Last day'],
    mark: '{date}: {steps} due',
    /** Before an owner's bars. */
    lane: '{owner}: {count} due now',
    /** As `lane`, if some duties only may bind. */
    openLane: '{owner}: {count} due now, {open} may be due',
    grey: 'Grey: due now, or as soon as it is known to bind',
  },
} as const

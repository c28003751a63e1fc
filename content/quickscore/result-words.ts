/** Words of the result that only its screens use. `{name}` inside a text is filled in by the screen. */
import type { PlanView } from '../../domain/quickscore/plan-views.ts'
import { retention } from '../retention.ts'

export const resultWords = {
  first: 'First: {topic}.',
  scale: {
    lines: 'The lines stand at 40 and 80, where the bands begin.',
    open: '{count} open',
    benchmark: {
      title: 'Benchmark',
      text: 'Average {average}%, median {median}%; half of all lie between {lower}% and {upper}%. It rests on {count}, self-reported.',
      opensAt: 'The benchmark opens at {count} assessments.',
    },
  },
  /** The views of the plan; those by time also as the ledger above it. */
  views: {
    title: 'Views of the plan',
    names: {
      all: 'What the law asks first',
      now: 'In force now',
      depends: 'Depends on what your tools do',
      ahead: 'From {date}',
      supported: 'Supported by law',
      goodPractice: 'Good practice',
      gain: 'Largest gain first',
      owner: 'By owner',
    } satisfies Record<PlanView['of']['kind'], string>,
    ledger: 'When the law asks for the steps of the plan',
  },
  columns: { step: 'Step', owner: 'Owner', effort: 'Effort', law: 'Law', points: 'Points' },
  planning: {
    lead: 'Tick the steps that you plan. Score, dial and domains follow; nothing is sent, and the ticks stay on this device.',
    tick: 'Plan {id}: {topic}',
    shortest: 'Take the shortest way',
    clear: 'Clear the ticks',
    now: '{steps} planned: from {score}% to {reaches}%, {band}.',
    shown: 'Shown as planned, not as answered.',
  },
  link: {
    title: 'Your private link',
    text: `The same link is in your mail. It works for ${retention.resultLinks.amount} ${retention.resultLinks.unit}; whoever has it can read, download and delete this result, so pass it on with care. This tab keeps the result until you close it.`,
    copy: 'Copy private link',
    pdf: 'Download PDF',
    copied: { title: 'Link copied', description: 'It leads to this result.' },
    notCopied: {
      title: 'Not copied',
      description: 'The browser did not allow it. Please copy the address by hand.',
    },
  },
  inPlace: {
    title: 'What is in order',
    lead: 'You answered Yes to {count} of {total}. Keep the evidence at hand: it is what shows a Yes.',
    none: 'No question was answered Yes yet.',
    domain: '{domain}: {count}\u00a0of\u00a0{total}',
  },
  timeline: {
    title: "The plan against the law's dates",
    lead: 'Each owner takes one step after another, in the order of the plan, from {date}. Days are counted as one week, weeks as four, a quarter or more as thirteen.',
    drawing:
      'Bars of the steps, owner by owner, from {start} to {end}; the table below says the same.',
    table: 'As a table',
    columns: ['Step', 'Owner', 'From', 'To'],
    mark: '{date}: {steps} due',
    done: '{owner}, until {date}',
  },
} as const

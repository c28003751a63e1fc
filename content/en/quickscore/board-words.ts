/** Words of the board paper, the printed report. `{name}` in a text is filled in. */
export const boardWords = {
  organisation: 'Organisation',
  /** For screen readers: a line to write on. */
  blank: 'to be filled in',
  foot: 'QuickScore of {date}, {score}%',
  glance: {
    title: 'The plan at a glance',
    lead: 'In order: what binds today, what depends on details you left out, what is not confirmed, what has a future date, good practice. "By when" is for you to fill in.',
    columns: ['', 'Step', 'Owner', 'Effort', 'Law', 'Points', 'By when'],
  },
  timeline: {
    title: 'The plan against the law’s dates',
    lead: 'What is in force is due now. Any other step begins on {date}, or when its owner has finished the steps before it: days count as one week, weeks as four, a quarter or more as thirteen. How much time the owners have is not known.',
    span: '{from} to {to}',
    law: '{date}: the first duty behind {steps} of this plan applies from that day.',
    noLaw: 'No step of this plan has a duty with a future date behind it.',
  },
  steps: {
    title: 'The steps',
    lead: 'What to do, step by step. The law behind each is in the table for counsel, a separate file.',
    answer: 'Your answer: {answer}',
    evidence: 'Evidence to keep: {evidence}',
    firstHour: 'In the first hour: {firstHour}',
  },
} as const

/** Words of the board paper, the printed report. `{name}` in a text is filled in. */
export const boardWords = {
  organisation: 'Organisation',
  /** For screen readers: a line to write on. */
  blank: 'to be filled in',
  foot: 'QuickScore of {date}, {score}%',
  glance: {
    title: 'The plan at a glance',
    lead: 'What binds today first, then what depends on details you left out, then what is not confirmed, then dates ahead, then good practice. "By when" is for you to fill in.',
    columns: ['', 'Step', 'Owner', 'Effort', 'Law', 'Points', 'By when'],
  },
  timeline: {
    title: 'The plan against the law’s dates',
    lead: 'What is in force is due now. Any other step begins on {date}, or when its owner has done the steps before it: days count as one week, weeks as four, a quarter or more as thirteen. Nobody has asked how much time the owners have.',
    span: '{from} to {to}',
    law: '{date}: the first duty behind {steps} of this plan applies from that day.',
    noLaw: 'No step of this plan waits for a duty with a date ahead.',
  },
  steps: {
    title: 'The steps',
    lead: 'What to do, row by row. The law behind each is in the table for counsel, a file of its own.',
    answer: 'Your answer: {answer}',
    evidence: 'Evidence to keep: {evidence}',
    firstHour: 'In the first hour: {firstHour}',
  },
} as const

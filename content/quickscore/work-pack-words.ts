/** Words of the work pack: the plan as files for trackers, calendars and boards. */
export const workPackWords = {
  title: 'Take it to work',
  lead: 'The same plan as files. Dates are those of the timeline: each owner begins on the day of your answers and takes one step after another.',
  files: {
    'plan.csv': 'Plan for Jira or Planner (CSV)',
    'plan.xlsx': 'Plan, answers and references (Excel)',
    'plan.ics': 'Plan for a calendar (ICS)',
    'board.docx': 'Board paper to edit (Word)',
  },
} as const

/** Jira and Planner find their fields by these names: the first for Jira, the second for Planner. */
export const planColumns = [
  'Summary',
  'Task Name',
  'Description',
  'Labels',
  'Bucket Name',
  'Start date',
  'Due date',
  'Step',
  'Owner',
  'Effort',
  'Law',
  'Points',
  'Your answer',
  'Evidence to keep',
  'Legal basis',
  'Planned',
] as const

export const sheetWords = {
  plan: {
    name: 'Plan',
    columns: [
      'No.',
      'Step',
      'Topic',
      'What to do',
      'Owner',
      'Effort',
      'Law',
      'Points',
      'Your answer',
      'Evidence to keep',
      'Legal basis',
      'Begins',
      'Ends',
      'By when',
      'Done',
      'Planned',
    ],
  },
  answers: {
    name: 'Answers',
    columns: ['Question', 'Topic', 'Domain', 'As it was asked', 'Your answer'],
    open: 'not answered',
  },
  references: {
    name: 'References',
    columns: ['Provision', 'Place', 'What it asks for', 'Status', 'Official text', 'Steps'],
  },
  planned: 'yes',
} as const

export const calendarWords = {
  name: 'QuickScore plan of {date}',
  summary: '{id} {topic} ({owner})',
} as const

/** Two pages that a board can work with, answered from the result. `{name}` is filled in. */
export const briefWords = {
  title: 'AI in hiring: where we stand',
  header: 'For the board. From a self-assessment; not legal advice',
  footer: 'QuickScore of {date}, {score}%',
  prepared: 'Answered as {respondent} on {date}, question bank {bank}.',
  organisation: 'Organisation: ',
  blank: '[to be filled in]',
  position: {
    title: 'Position',
    columns: ['Domain', 'Score', 'Band', 'Resting on'],
    coverage: '{counted} of {total} questions',
  },
  questions: { title: 'Four questions of the board' },
  exposed: {
    title: 'Are we exposed?',
    none: 'No step of the plan has a duty in force behind it that we know to bind us.',
    topics: 'In force today: {topics}.',
  },
  regulator: {
    title: 'Is a regulator’s question open?',
    open: 'Regulators have said how they read the law on {count} of the open steps: {topics}. A question on them could be put to us today, and the answer would be incomplete.',
    none: 'No regulator’s report that we know of stands behind a step that is open.',
  },
  wrong: {
    title: 'What could go wrong?',
    lead: 'These open steps do the most harm to candidates if they stay open:',
    none: 'No counted answer is No or Partly.',
  },
  need: {
    title: 'What do you need from us?',
    owners: 'Owners with steps: {owners}.',
    long: 'A quarter or more each: {topics}. They need time set aside.',
    none: 'Time to keep the evidence current, and a date for the next assessment.',
  },
  decisions: {
    title: 'Decisions asked for',
    first: 'Begin with {topics}, with a named owner and a date for each.',
    stop: 'Have the practice that was ticked or not ruled out looked at by a lawyer before it is used again.',
    way: 'Agree the shortest way to {band}: {topics}.',
    leadership: 'Take on the steps that are leadership’s own: {topics}.',
    again: 'Set a date, within six months, on which the assessment is taken again.',
  },
  dates: {
    title: 'Dates ahead',
    columns: ['Date', 'What', 'Where'],
    none: 'No fixed date lies ahead where you hire.',
  },
  and: '{topics} and {count} more',
} as const

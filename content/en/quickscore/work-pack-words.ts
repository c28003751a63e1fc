/** Words of the work pack: the plan as files for trackers, calendars and boards. */
export const workPackWords = {
  title: 'Files for your team',
  lead: 'The same plan as files, with the dates of the timeline.',
  leadOfNone: 'Your answers as a workbook, and a paper for the board.',
  files: {
    'plan.csv': 'Plan for Jira or Planner (CSV)',
    'plan.xlsx': 'Plan, answers and references (Excel)',
    'plan.ics': 'Plan for a calendar (ICS)',
    'board.docx': 'Board paper to edit (Word)',
    'counsel.pdf': 'For counsel: the law behind each row (PDF)',
  },
} as const

/** Column names that Jira and Planner recognise: the first for Jira, the second for Planner. */
export const planColumns = [
  'Summary',
  'Task Name',
  'Description',
  'Labels',
  'Bucket Name',
  'Start date',
  'Due date',
  'Due',
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
      'Last day',
      'Due',
      'By when',
      'Done',
      'Planned',
    ],
  },
  answers: {
    name: 'Answers',
    columns: ['Question', 'Topic', 'Domain', 'As asked', 'Your answer'],
    open: 'not answered',
  },
  references: {
    name: 'References',
    columns: ['Provision', 'Place', 'What it asks for', 'Status', 'Source', 'Steps'],
  },
  planned: 'yes',
} as const

export const calendarWords = {
  name: 'QuickScore plan of {date}',
  summary: '{id} {topic} ({owner})',
} as const

/** Three pages for a board's decision, generated from the result. `{name}` is filled in. */
export const briefWords = {
  title: 'AI in hiring: what you are asked to decide',
  header: 'For the board. From a self-assessment; not legal advice',
  footer: 'QuickScore of {date}, {score}%',
  prepared: 'Answered as {respondent} on {date}, question bank {bank}.',
  organisation: 'Organisation: ',
  blank: '[to be filled in]',
  law: {
    title: 'Where we stand in law',
    depends: 'May be due now, once a fact is known: {topics}.',
    /** If all hiring is outside the EU and the UK. */
    elsewhere: 'Would be duties where people are hired in the EU or the UK: {topics}.',
  },
  score: {
    title: 'The score, as a figure',
    columns: ['Domain', 'Score', 'Band', 'Based on'],
    coverage: '{counted} of {total} questions',
    picture: 'A dial from 0 to 100. It shows {score}, in the {band} band.',
  },
  nothing: {
    title: 'If nothing is done',
    forbidden: {
      one: 'One practice that is forbidden in the EU continues. The step that ends it: {topics}.',
      more: '{Count} practices that are forbidden in the EU continue. The steps that end them: {topics}.',
    },
    unmet: {
      one: 'One answer would stay No or Partial with a duty in force behind it: {topics}.',
      more: '{Count} answers would stay No or Partial with a duty in force behind them: {topics}.',
    },
    unseen: 'People continue to be turned down before anybody has looked.',
    ahead: {
      one: 'One more applies from {date}.',
      more: '{Count} more apply from {date}.',
    },
    harm: 'What can happen to candidates:',
    none: 'No duty in force is open on these answers; any open step is good practice, or has a future date.',
    /** If that cannot be said, since questions are open. */
    unchecked: 'A duty may be open where what stands above is still to be settled.',
    elsewhere: 'Nothing is counted as binding: hiring is outside the EU and the UK.',
  },
  effort: {
    title: 'What it takes',
    lead: 'Working days of one person: days counted as 5, weeks as 20, a quarter or more as 65.',
    columns: ['Owner', 'Steps', 'Due now', 'Working days'],
  },
  options: {
    title: 'Three options',
    alone: {
      name: 'Alone. ',
      inTime:
        'Each owner takes one step after another; everything with a date is finished in time.',
      undated: 'Each owner takes one step after another, what is due now first.',
    },
    help: {
      name: 'With help. ',
      inTime: 'The same steps sooner: what is due now is shared, and the rest starts alongside.',
    },
    wait: {
      name: 'Wait. ',
      spends: 'Nothing is spent now.',
      now: 'What the law asks for today can be asked for on any day.',
      ahead: 'Steps with a date start later.',
    },
  },
  decisions: {
    title: 'Decisions asked for',
    /** By the number of ticked practices, which is 0 where some were not ruled out. */
    stop: {
      one: 'Switch off the practice that was ticked until a lawyer has looked at it.',
      more: 'Switch off the practices that were ticked or not ruled out until a lawyer has looked at them.',
    },
    ground: 'Have it settled on which ground people are turned down unseen, or put a person in.',
    check:
      'Have these questions checked, where the law or another answer may contradict what was answered or left out: {topics}.',
    first: {
      one: 'Begin with {topics}, with a named owner.',
      more: 'Begin with {topics}, each with a named owner.',
    },
    option: 'Choose one of the three options, and free up the time it takes.',
    elsewhere: 'Ask a lawyer which law binds you where people are hired.',
    again: 'Set a date within six months to take the assessment again.',
  },
  regulators: {
    title: 'How regulators read it',
    open: {
      one: 'Regulators have said how they read the law on one of the open steps: {topics}. A question on it could be put to us today.',
      more: 'Regulators have said how they read the law on {count} of the open steps: {topics}. A question on them could be put to us today.',
    },
  },
  dates: {
    title: 'Dates ahead',
    columns: ['Date', 'What', 'Where'],
    expected: 'Expected, no date',
    none: 'No dates lie ahead where people are hired.',
  },
} as const

/** Words of the register of hiring tools, behind a private link. `{name}` is filled in. */
import type { PaperId, PaperState, Stage } from '../../../domain/register/tool.ts'
import { retention } from '../retention.ts'

/** The section on the private result. */
export const registerSection = {
  title: 'Your tools',
  text: 'Each AI tool you hire with: its legal duties, from when, and the missing documents, filled in for you. Free; nobody at our firm reads it.',
  open: 'Open the register',
  begin: 'List your tools',
  counts: {
    none: 'No tool is listed yet.',
    one: 'One tool is listed.',
    more: '{count} tools are listed.',
  },
  moved: 'The register of this result moved to a later result on {date}.',
} as const

export const stageWords: Readonly<Record<Stage, string>> = {
  adverts: 'Chooses who is shown an advert',
  sourcing: 'Finds people who have not applied',
  questions: 'Answers or questions applicants by chat or voice',
  screening: 'Reads, filters or sorts applications',
  tests: 'Sets or scores tests, tasks or games',
  interviews: 'Records, transcribes or rates interviews',
  selection: 'Recommends who to hire, or the pay',
  checks: 'Checks references, identity or background',
}

/** Clauses after "it", for texts to candidates. */
export const stageClauses: Readonly<Record<Stage, string>> = {
  adverts: 'chooses who is shown our adverts',
  sourcing: 'finds people who have not applied',
  questions: 'answers applicants’ questions or asks them some, by chat or voice',
  screening: 'reads, filters or sorts applications',
  tests: 'sets or scores tests, tasks or games',
  interviews: 'records, transcribes or rates interviews',
  selection: 'recommends who to hire, or the pay',
  checks: 'checks references, identity or background',
}

export const paperWords: Readonly<Record<PaperId, { name: string; short: string; draft: string }>> =
  {
    contract: {
      name: 'Contract with data terms',
      short: 'contract',
      draft: 'Clause on training data (Word)',
    },
    assessment: {
      name: 'Impact assessment',
      short: 'impact assessment',
      draft: 'Impact assessment, filled in (Word)',
    },
    bias: { name: 'Bias test', short: 'bias test', draft: 'Run the adverse-impact check' },
    notice: {
      name: 'Notice to candidates',
      short: 'candidate notice',
      draft: 'Candidate notice with your tools',
    },
    council: {
      name: 'Works council or staff informed',
      short: 'works council',
      draft: 'Sheet for the works council (Word)',
    },
  }

export const stateWords: Readonly<Record<PaperState, string>> = {
  have: 'In place',
  progress: 'In progress',
  missing: 'Missing',
  exempt: 'Not needed',
  unsure: 'Not sure',
}

declare module '../../../domain/vocabulary.ts' {
  interface Vocabulary {
    register: typeof registerVocabulary
  }
}

export const registerVocabulary = {
  stages: stageWords,
  papers: paperWords,
  /** Uses besides the stages, with forms for an unknown answer. */
  doing: {
    ranks: 'ranks or scores people',
    rejects: {
      always: 'rejects people on its own',
      sometimes: 'rejects some people on its own',
      no: '',
      unsure: 'unclear whether it rejects people on its own',
    },
    nothing: 'Not said yet',
  },
  owes: {
    now: { none: 'None for certain', one: '1 duty', more: '{count} duties' },
    forbidden: 'Forbidden practice: stop it first',
    depends: {
      one: '1 more depends on a missing fact',
      more: '{count} more depend on missing facts',
    },
    ahead: {
      none: 'None with a date',
      one: '1 duty from {date}',
      more: '{count} duties from {date}',
    },
    retired: 'None: retired on {date}',
    elsewhere: 'Not covered: other countries’ law',
  },
  dates: {
    review: 'review',
    law: 'duties begin',
    paper: '{paper} due',
    retired: 'retired',
  },
  next: '{date}: {what}',
  overdue: 'Overdue since {date}: {what}',
  none: 'None',
}

/** Sample tools to start from. */
export const firstTools = [
  {
    id: 'chatbot',
    name: 'Chatbot for applicants',
    text: 'It answers questions, books interviews or asks screening questions.',
    stages: ['questions'],
  },
  {
    id: 'ranking',
    name: 'Ranking of applications',
    text: 'It scores, matches or sorts CVs, often inside the applicant-tracking system.',
    stages: ['screening'],
  },
  {
    id: 'video',
    name: 'Video interviews',
    text: 'It records, transcribes or rates answers.',
    stages: ['interviews'],
  },
] as const satisfies readonly { id: string; name: string; text: string; stages: Stage[] }[]

export const registerWords = {
  title: 'Your tools',
  lead: 'One row for each AI tool you hire with, and for each feature that works on its own. Law as of {date}, for where each tool is used.',
  columns: ['Tool', 'What it does', 'Duties now', 'Duties later', 'Next date', 'Missing documents'],
  empty: {
    title: 'No tool is listed yet',
    text: 'Most teams begin with one of these three. Pick one, or add a tool of your own.',
    own: 'Add a tool',
  },
  add: 'Add a tool',
  full: 'The register is full: it holds {most} tools. Delete one to add another.',
  room: '{count} of {most} tools',
  back: 'Back to the result',
  moved: {
    title: 'This register has moved',
    text: 'Its tools moved to a later result on {date}. Open the register there.',
  },
  files: {
    title: 'Downloads',
    lead: 'Filled in from the register. Square brackets mark missing facts.',
    items: {
      'register.xlsx': 'Register and duties (Excel)',
      'register.docx': 'Register (Word)',
      'register.ics': 'Dates for a calendar (ICS)',
    },
    notices: {
      eu: 'Candidate notice, EU (Word)',
      uk: 'Candidate notice, UK (Word)',
      euPaste: 'Candidate notice, EU (HTML to paste)',
      ukPaste: 'Candidate notice, UK (HTML to paste)',
    },
  },
  keeping: {
    title: 'How long it is kept',
    link: 'This private link works until {link}. The result and the register are deleted on {end}.',
    atEnd: 'This private link works until {end}, when the result and the register are deleted.',
    take: 'To keep the register, take QuickScore again while the link works: the tools move to the new result.',
    keep: `Keep this link ${retention.resultLinks.amount} more months`,
    kept: 'The link now works until {date}',
    again: 'Take QuickScore again',
  },
} as const

export const toolWords = {
  add: { title: 'Add a tool', submit: 'Add to the register' },
  edit: { title: 'Edit {name}', submit: 'Save' },
  lead: 'Only the name is required. What you leave at “Not sure” is shown under “Depends on a missing fact”. Enter no names of people and no candidate data.',
  cancel: 'Back without saving',
  failed: 'Not saved: please check the marked fields',
  conflict: {
    title: 'Saved in another window in the meantime',
    text: 'Your text is in the fields, with the saved version beside it. Save again to keep yours.',
    saved: 'Saved in the meantime: {value}',
    nothing: 'nothing',
  },
  what: {
    legend: 'What it is',
    name: 'Name of the tool',
    supplier: 'Supplier',
    supplierHint: 'The firm that sells it; your own firm if you built it.',
    version: 'Version or feature',
    since: 'In use since',
    places: 'Where is it used?',
    placesHint: 'If none is ticked: wherever you said that you hire.',
  },
  does: {
    legend: 'What it does',
    stages: 'Which stages of hiring does it work in?',
    ranks: 'Does it rank, score, match or reject candidates?',
    rejects: 'Does it turn anyone down before a person has looked?',
    practices: 'Does it do one of these?',
  },
  people: {
    legend: 'Who is responsible',
    hint: 'Roles, such as “Head of talent acquisition”, not names.',
    owner: 'Owner',
    deputy: 'Deputy',
    stopper: 'Who may stop it',
  },
  papers: {
    legend: 'Documents',
    hint: 'The date of the document; if it is in progress, the date it is due.',
    on: 'Date',
    onOf: ', {paper}',
    test: 'Figures of the last bias test',
    testHint:
      'From the adverse-impact check or another test. Two figures and a date: no counts of people, no candidate data.',
    test_on: 'Date of the test',
    ratio: 'Lowest impact ratio',
    p: 'Its exact P',
    check: 'Open the adverse-impact check',
    line: 'Or paste the line from the check',
    lineHint: 'It is under the figures there: “For the register of your tools: …”.',
  },
  rhythm: {
    legend: 'Review cycle',
    review: 'Review every',
    months: { '3': '3 months', '6': '6 months', '12': '12 months', '': 'Not planned' },
    reviewed_on: 'Last reviewed on',
    retired_on: 'Retired on',
  },
} as const

export const toolPageWords = {
  eyebrow: 'Your tools',
  forbidden: {
    title: 'Stop this first',
    more: 'No notice and no document makes it lawful.',
  },
  edit: 'Edit this tool',
  duties: 'Legal duties',
  dutiesLead:
    'In the order of your plan. Each counts once, whether EU law, UK law or both ask for it.',
  none: 'No duty binds this tool on the facts so far.',
  elsewhere:
    'This tool is used outside the EU and the UK. The law of other countries is not covered.',
  retired:
    'This tool is retired and has no further duties; keep its documents for as long as claims may come.',
  strict:
    'You said that it rejects nobody on its own, and in QuickScore that no person reviews decisions. The stricter reading is used.',
  groups: {
    now: 'Now',
    depends: 'Depends on a missing fact',
    unconfirmed: 'May bind you: not confirmed',
    ahead: 'From {date}',
  },
  settles: {
    places: 'Depends on where it is used.',
    ranks: 'Depends on whether it ranks, scores, matches or rejects.',
    rejects: 'Depends on whether it rejects anyone on its own.',
    uses: 'Say on the result whether a tool chats or speaks with candidates.',
    hiresFor: 'Say on the result who you hire for.',
    agencyServices: 'Say on the result what you do for clients.',
    publicBody: 'Say on the result whether you are a public body or run a public service.',
    ownTool: 'Say on the result whether you built or changed the tool.',
    servesCandidates: 'Answer this on the result.',
    ownPurposes: 'Answer this on the result.',
    none: 'The “if” of each row says which. Where a tool ranks nobody, have the supplier say in writing whether it is high-risk.',
  },
  answered: 'Your QuickScore answer: {answer}',
  rights: { text: 'Who needs a fundamental-rights assessment', href: '/law/fundamental-rights' },
  missing: {
    title: 'Missing documents',
    none: 'No documents are missing.',
    draft: 'Draft',
  },
  ask: {
    title: 'Ask the supplier',
    text: 'Send {supplier} the questions that a supplier can answer. They answer by link and do not see your answers.',
    unnamed: 'the supplier',
    open: 'Ask the supplier',
  },
  test: 'Bias test of {date}: impact ratio {ratio}, exact P {p}.',
  unknown: 'not given',
  files: 'Documents for this tool',
  assessment: 'Impact assessment (Word)',
  council: 'Sheet for the works council (Word)',
  delete: {
    open: 'Delete this tool',
    text: 'Its facts and dates are deleted at once and cannot be brought back.',
    confirm: 'Delete {name}',
    done: 'The tool is deleted',
  },
  saved: 'Saved',
  back: 'Back to your tools',
} as const

/** At a retake, before submitting. */
export const retakenRegister = {
  label: {
    one: 'Move my register of one tool to the new result.',
    more: 'Move my register of {count} tools to the new result.',
  },
  hint: 'The earlier result then shows only the day it moved. It moves to the same email address only: under another one, or without the tick, the register stays there and is deleted with that result.',
} as const

/** At the deletion of a result. */
export const deletedRegister = {
  one: 'The register behind it, with one tool, is deleted too.',
  more: 'The register behind it, with {count} tools, is deleted too.',
} as const

/** After a change of law. */
export const movedTools = 'It affects these of your tools: {tools}.'

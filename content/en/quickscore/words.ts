/**
 * Words of the QuickScore screens: assessment, report, methodology. The questions
 * themselves are in `question-bank.ts`. `{name}` inside a text is filled in by the screen.
 */

import type { ReferenceStatus } from '../../../domain/law/references.ts'
import type { DomainId, Effort, UserType } from '../../../domain/quickscore/questions.ts'
import type { PageMeta } from '../page.ts'
import { retention } from '../retention.ts'

export const quickscoreMeta: PageMeta = {
  title: 'QuickScore: AI governance self-assessment for hiring',
  description:
    'A free self-assessment of AI in hiring across four domains, with a score, a prioritised plan and its legal basis. About 4 minutes, no account.',
}

/** The four answers, in the order of their keys 1 to 4. */
export const answerOptions = [
  {
    value: 1,
    short: 'Yes',
    label: 'Yes, fully in place',
    description: 'Documented, in production, provable today',
  },
  {
    value: 0.5,
    short: 'Partial',
    label: 'Partly / in progress',
    description: 'Started; a pilot or draft exists',
  },
  { value: 0, short: 'No', label: 'No, not yet', description: 'Nothing in place' },
  {
    value: -1,
    short: 'N/A',
    label: "N/A (doesn't apply)",
    description: 'Only if the topic genuinely does not apply; skipped items do not boost the score',
  },
] as const

export const respondents: Record<UserType, { choice: string; hint: string }> = {
  vendor: {
    choice: 'An HR-tech vendor',
    hint: '{count} questions on the product you sell',
  },
  buyer: {
    choice: 'An in-house TA / HR team',
    hint: '{count} questions on the tools you hire with',
  },
}

/** Beside "Answered as". */
export const addressees: Record<UserType | 'agency', string> = {
  vendor: 'HR-tech vendor',
  buyer: 'In-house TA / HR team',
  agency: 'Agency or recruiter',
}

export const bandWords = {
  green: { label: 'Green' },
  amber: { label: 'Amber' },
  red: { label: 'Red' },
} as const

export const effortWords: Record<Effort, string> = {
  S: 'Days',
  M: 'Weeks',
  L: 'A quarter or more',
}

/** The meaning of a reference's date; `{date}` is written out. */
export const statusWords: Record<ReferenceStatus, string> = {
  'in-force': 'Applies since {date}',
  'applies-from': 'Applies from {date}, if the system is high-risk',
  contested:
    'Formally applies since {formally} if the system is high-risk; whether it has effect before {date} is disputed',
  transposed: 'Due in national law since {date}',
  made: 'Law of {date}, with later changes',
  decided: 'Decided on {date}',
  regulator: "Regulator's paper of {date}: not law, but how the regulator reads it",
  guidance: 'Guidance or standard of {date}; voluntary',
  draft: 'Draft of {date}; not final',
}

export const disclaimers = [
  'Results are illustrative, and a professional audit is recommended.',
  'QuickScore is an indicative self-assessment. It is not legal advice and not a conformity assessment under the EU AI Act.',
] as const

export const landingWords = {
  eyebrow: 'Free self-assessment, about 4 minutes',
  duration: 'About 4 minutes if you know your evidence; 15 if you read everything.',
  /** Shown before the first question. */
  asked: 'At the end we ask for your name, company and work email.',
  title: 'QuickScore AI Governance Assessment',
  lead: 'Find out where your hiring AI stands: your score, a plan, and the law behind each step.',
  noScript:
    'Without JavaScript, the questions are on four plain pages, with the same answers and the same result.',
  benchmark: {
    title: 'Industry Benchmark',
    average: 'Average score',
    total: 'Total assessments completed',
    vendors: 'Vendors',
    buyers: 'Buyers',
    /** Until the average opens; `{opens}` is the number of organisations needed. */
    soFar: 'Organisations so far',
    of: '{count} of {opens}',
    closed: 'The average opens at {opens} organisations.',
    /** `{count}` and its noun are filled in. */
    basis:
      'Based on {count}, the latest assessment of each, all self-reported. Nobody has checked the answers.',
    more: { text: 'State of hiring AI', href: '/state-of-hiring-ai' },
  },
  role: {
    legend: 'I am:',
    start: 'Start Assessment',
    waiting: 'Choose one of the two to start.',
    /** Until the script has loaded. */
    coming: 'One moment.',
  },
  contents: {
    title: 'What you get',
    items: [
      'An overall score and one for each of four domains, as green, amber or red',
      'A plan, with the law first and then harm to candidates: what to do, who does it, which evidence to keep',
      'The legal basis of each step with its date, or the plain words "good practice"',
      'Documents to work with: the report as PDF, a board paper, the plan for Excel, your tracker and your calendar, and drafts such as a notice to candidates, an impact assessment and a register of tools',
    ],
  },
  saved: {
    title: 'You have answers on this device',
    text: 'As {respondent}: {answered} of {total} questions answered.',
    resume: 'Continue where you left off',
    discard: 'Start again',
  },
  replaced: {
    title: 'Your earlier answers are still here',
    text: 'You have started again since. As {respondent}: {answered} of {total} questions answered.',
    resume: 'Bring them back',
  },
  lost: {
    title: 'The questions could not be loaded',
    text: 'Please check your connection and press Start Assessment again.',
  },
  scoring: {
    title: 'How we score your assessment',
    points: [
      'Every question weighs the same. Yes counts 100%, Partial 50%, No 0%.',
      'N/A is left out of the count. It costs nothing, and it does not boost the score.',
      'A domain score is the points earned divided by the questions counted, times 100. A domain with nothing counted scores 0 and is shown as "not scored".',
      'The overall score is the average of the four domains, 25% each, rounded once.',
      'Green is {green} or more, Amber {amber} to under {green}, Red under {amber}.',
      "Where fewer than half of a domain's questions are counted, the report says so: low coverage.",
    ],
    more: { text: 'Read the full methodology', href: '/quickscore/methodology' },
  },
} as const

const termsBefore = [
  ...disclaimers,
  'Answer Yes only to what you can prove. The score is only as good as your answers.',
] as const
const onceSubmitted = `Then we store them with your name, company, email address and score for ${retention.quickscoreAssessments.amount} months, and give you the report.`
const termsAfter =
  'Your score and your role are included in public figures, in batches of ten organisations, and your answers in published figures per question, without your name, company or address. Each figure covers at least ten organisations.'

export const agreementWords = {
  title: 'User Agreement',
  points: [
    'An indicative self-assessment: not legal advice, and not a conformity assessment under the EU AI Act.',
    `We store your answers with your name once you submit them, for ${retention.quickscoreAssessments.amount} months, and give you the report.`,
  ],
  restTitle: 'All terms',
  rest: [
    ...termsBefore,
    `Your answers stay on this device until you submit them. ${onceSubmitted}`,
    termsAfter,
  ],
  /** Without script, when answers are stored on our server meanwhile. */
  plainPoints: [
    ...termsBefore,
    `Until you submit your answers, we store them without your name under an address that only you see, for at most ${retention.ownQuestionnaires.amount} ${retention.ownQuestionnaires.unit}. ${onceSubmitted}`,
    termsAfter,
  ],
  more: ['Details are in the ', ' and the ', '.'],
  privacy: { text: 'privacy policy', href: '/privacy-policy' },
  terms: { text: 'terms of service', href: '/terms-of-service' },
  accept: 'I understand and accept these terms',
  /** If there are answers of an earlier visit. */
  replaces: 'This replaces your {answers}.',
  continue: 'Continue them',
  cancel: 'Cancel',
  start: 'Start Assessment',
} as const

export const questionWords = {
  /** The sticky header. */
  position: 'Question {number} of {total}',
  progress: '{percent}% complete',
  progressLabel: 'Progress through the assessment',
  help: 'What counts as Yes',
  why: 'Why we ask',
  keys: 'Press 1 to 4 to choose, Enter to continue',
  /** One or two words for each domain, above its part of the bar. */
  segments: {
    governance: 'Governance',
    fairness: 'Fairness',
    security: 'Security',
    oversight: 'Human control',
  } satisfies Record<DomainId, string>,
  leave: { text: 'Save and leave', href: '/' },
  goOn: 'Move on automatically',
  /** Who knows the answer, for questions where a guess would be Yes. */
  ask: {
    A2: 'Ask your data-protection officer.',
    C4: 'Ask IT.',
    C5: 'Ask Legal.',
  } as Readonly<Record<string, string>>,
  check: 'Check your answers',
  checkTitle: 'Check your answers',
  checkLead:
    'Nothing has been sent yet. Correct anything that is wrong, then continue to your details.',
  change: 'Change',
  changeLabel: 'Change {id}: {topic}',
  backToQuestions: 'Back to Questions',
  undo: 'Undo',
  previous: 'Previous',
  next: 'Next',
  last: 'Get My Score',
} as const

export const leadWords = {
  title: 'Get Your Results',
  lead: 'All {total} questions are answered. Your results appear at once, with the\u00a0report.',
  name: 'Full Name',
  company: 'Company',
  email: 'Work Email',
  privacy: [
    'We use these details to give you the report. Your score, and your answers as part of totals per question, are published without your name, company or address. More in the ',
    { text: 'privacy policy', href: '/privacy-policy' },
    '.',
  ],
  disclosure:
    'A court could order you to disclose these answers. If you expect a claim, talk to your lawyer before you submit.',
  back: 'Back to Questions',
  submit: 'Get My Score',
  submitting: 'Submitting...',
  ready: 'Ready: your score, {steps} in the plan, a board paper and drafts in Word.',
  failed: 'Not sent. Your answers are still here: please try again.',
} as const

export const toastWords = {
  success: { title: 'Assessment complete!', description: 'Your QuickScore results are ready.' },
  missingUserType: {
    title: 'Error',
    description: 'User type is missing. Please refresh and try again.',
  },
  failure: { title: 'Error', description: 'Failed to submit assessment. Please try again.' },
} as const

export const reportWords = {
  eyebrow: 'QuickScore report',
  title: 'Your QuickScore results',
  preparedFor: 'Prepared for',
  answeredAs: 'Answered as',
  date: 'Date',
  bank: 'Question bank',
  overall: {
    title: 'Overall score',
    earlier: 'The ring marks your earlier score, {score}%.',
    coverage: '{score}% · from {counted} of {total} questions',
    above: '{points} above the benchmark average of {average}%.',
    below: '{points} below the benchmark average of {average}%.',
    level: 'Level with the benchmark average of {average}%.',
  },
  domains: {
    title: 'Domain breakdown',
    coverage: '{score}% · from {counted} of {total} questions',
    notScored: 'not scored',
    notScoredDetail: '{score}% · not scored: none of {total} questions was counted',
    lowCoverage: 'Low coverage',
    lowCoverageTooltip: 'Low coverage - several questions were skipped',
  },
  focus: {
    title: 'Focus Areas',
    lowCoverage:
      'Several questions were skipped in {domain}. Review applicability to confirm your readiness.',
    belowGreen: '{short}: {band}, {score}%, {open} below Yes.',
  },
  top: {
    title: 'The three that matter most',
    titleFewer: 'What matters most',
    lead: 'Forbidden practices and duties that bind you today come first, steps that take days before steps that take weeks.',
    titleOne: 'What is left to do',
    leadOne: 'The plan has one step.',
    /** If no place is known. */
    titleOpen: 'What may matter most',
    leadOpen:
      'The place of hiring is not known, so duties that may bind you today come first, steps that take days before steps that take weeks.',
  },
  way: {
    reachable: '{steps} to {band}: from {score}% to {reaches}%.',
    reachableDetail: 'No shorter route exists.',
  },
  plan: {
    title: 'Your prioritised plan',
    lead: 'Points are what a Yes would add to the overall score.',
    leadByGain: 'Largest gain first: by the points that a Yes would add to the overall score.',
    none: 'Every question that was counted is answered Yes. There is nothing to plan; keep the evidence current.',
    noneCounted: 'No counted answer is Partial or No. What stands above is still to be settled.',
    openAll: 'Open all',
    step: 'What to do',
    gain: '+{points} points',
    answered: 'Your answer',
    firstHour: 'In the first hour',
    why: 'Why',
    evidence: 'Evidence to keep',
    owner: 'Owner',
    effort: 'Effort',
    basis: 'Legal basis',
    law: 'Law',
    goodPractice: 'Good practice',
  },
  notes: {
    title: 'What this report is',
    method: { text: 'How it was worked out', href: '/quickscore/methodology' },
    law: { text: 'Every provision behind it, EU beside UK', href: '/law' },
    audit: {
      text: 'The figures are based on your own answers. An independent audit looks at the evidence behind them.',
      link: { text: 'Ask about an audit', href: '/contact' },
    },
  },
  /** Only in the file: its footer, and alternative texts of its drawings. */
  file: {
    page: 'Page {number} of {total}',
    unprintable: '(in characters that this file cannot show)',
    dial: 'A dial from 0 to 100. It shows {score}, in the {band} band.',
    bar: '{domain}: a bar from 0 to 100. It shows {score}, in the {band} band.',
  },
  print: 'Print or save as PDF',
  again: 'Take Another Assessment',
} as const

/** Number of rows at the head of the plan. */
export const topRows = 3

/** Title and lead of these rows; a different text if the place is open. */
export function headTop(list: readonly unknown[], { isEverywhere }: { isEverywhere: boolean }) {
  const { title, titleFewer, titleOne, titleOpen, lead, leadOne, leadOpen } = reportWords.top
  if (list.length === 1) return { title: titleOne, lead: leadOne }
  if (isEverywhere) return { title: titleOpen, lead: leadOpen }
  return { title: list.length >= topRows ? title : titleFewer, lead }
}

export const methodologyWords = {
  meta: {
    title: 'How QuickScore works: questions, arithmetic, law',
    description:
      'Every QuickScore question, the arithmetic of the four domain scores, the bands and the table of legal references, each with its status and date.',
  } satisfies PageMeta,
  eyebrow: 'QuickScore',
  title: 'Methodology',
  lead: 'The questions, what each answer is worth, how figures are rounded, and the law or good practice behind each question. This page is made from the data that the assessment uses.',
  version: 'Question bank {version}',
  back: { text: 'Take the QuickScore', href: '/quickscore' },
  /** The filter of questions and law by role. */
  filter: {
    label: 'Questions and law for',
    both: { text: 'Both', href: '/quickscore/methodology#questions' },
    vendor: { text: 'Vendor', href: '/quickscore/methodology?role=vendor#questions' },
    buyer: { text: 'In-house team', href: '/quickscore/methodology?role=buyer#questions' },
  },
  arithmetic: {
    id: 'arithmetic',
    title: 'Arithmetic',
    answers: {
      caption: 'What an answer is worth',
      columns: ['Answer', 'Meaning', 'Counts'],
      leftOut: 'left out of the count',
    },
    steps: [
      'Every question has the same weight.',
      'A domain score is the points earned divided by the questions counted, times 100. An N/A or missing answer is left out of both.',
      'The overall score is the mean of the four domain scores, unrounded, 25% each. It is rounded once, halves up.',
      'A domain with nothing counted scores 0, counts as 0 in the mean, and is shown as "not scored".',
    ],
    example: {
      title: 'An example',
      text: 'Six questions: three Yes, one Partial, one No, one N/A. Five are counted, three and a half points are earned: 3.5 / 5 × 100 = 70. Had the N/A been a No, it would be 3.5 / 6 × 100 = 58.',
    },
  },
  bands: {
    id: 'bands',
    title: 'Bands',
    caption: 'Bands, for the overall score and for each domain',
    columns: ['Band', 'Rounded score'],
  },
  coverage: {
    id: 'coverage',
    title: 'Coverage',
    text: [
      "Where fewer than half of a domain's questions are counted, the domain is marked as low coverage. A score based on few answers says little, however high it is.",
      'Each score is shown with the number of questions it is based on.',
    ],
  },
  plan: {
    id: 'plan',
    title: 'Plan and shortest route',
    text: [
      'Each counted answer below Yes becomes a step in one list, and a ticked practice that the law forbids comes before them all. The list has five groups: what binds today, what depends on a fact that was not given, what nobody has confirmed, what has a future date, and good practice, with what law in force supports.',
      'A duty counts as binding when it is in force, for that role, in a place that was ticked, and every condition is answered so that it applies. Among these, what takes days comes before what takes weeks or a quarter. The other groups are ordered by the question that settles them, the date and the harm to candidates, from 5 to 1; points only break ties. What is based on one account, or on our inference, is shown as not confirmed and counted separately.',
      'The first sentence of a result gives a number. It counts answers below Yes behind which a duty in force stands, not breaches: a step may ask for more than the law does, and a Partial may be enough. What EU and UK law both ask for counts once. It never changes the score, and the score never changes it.',
      'A No in a domain of n counted questions is worth 25 / n points, a Partial half of that. Gains add up, so the shortest route to the next band takes the largest first. "Largest gain first" shows the list in that order.',
    ],
  },
  questions: {
    id: 'questions',
    title: 'Questions',
    lead: '{vendor} questions for vendors, {buyer} for in-house teams, in four domains.',
    countsCaption: 'Questions per domain',
    countsColumns: ['Domain', 'Vendor', 'In-house team'],
    total: 'Total',
    buyerOnly: 'Asked of in-house teams only',
    both: 'Asked of both',
    asVendor: 'Vendor',
    asBuyer: 'In-house team',
    basis: 'Basis',
    evidence: 'Evidence',
    harm: 'Harm to candidates: {weight} of 5.',
    duties: {
      columns: ['European Union, and international', 'United Kingdom'],
      none: 'We know of none.',
    },
  },
  references: {
    id: 'references',
    title: 'Legal references',
    lead: 'Paraphrased, not quoted; the link leads to the official text. A duty with a future date is not a duty today, and guidance is never one.',
    caption: 'References, their status and date',
    columns: ['Reference', 'Status', 'What it asks', 'Who it binds', 'Compared with our notes on'],
    who: { provider: 'Vendor', deployer: 'In-house team', both: 'Both' },
  },
  limits: {
    id: 'limits',
    title: 'Limits',
    text: [
      ...disclaimers,
      'Which provision supports which question is our reading. Have it checked for your own case.',
      'The benchmark averages what respondents say about themselves. Nobody has checked it.',
    ],
  },
} as const

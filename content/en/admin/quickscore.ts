/** Words of the QuickScore tab. `{name}` inside a text is filled in by the screen. */
import type { UserType } from '../../../domain/quickscore/questions.ts'

/** Short names for staff; visitors see longer ones. */
export const userTypeLabels: Record<UserType, string> = {
  vendor: 'HR-tech Vendor',
  buyer: 'In-house TA/HR Team',
}

export const assessmentWords = {
  tab: 'QuickScore',
  title: 'QuickScore assessments',
  record: { one: 'Assessment', many: 'Assessments' },
  label: 'Assessments',
  columns: {
    name: 'Name',
    company: 'Company',
    userType: 'User type',
    email: 'Email',
    date: 'Date',
    score: 'Score',
    band: 'Band',
    status: 'Status',
  },
  searchPlaceholder: 'Name, company or email',
  allUserTypes: 'All user types',
  allBands: 'All bands',
  details: 'Details',
  detailsOf: 'Details of {name}',
  confirmDelete: 'Delete the assessment of {name}? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} assessments? This cannot be undone.',
  deleted: 'QuickScore assessment deleted successfully',
  deletedMany: 'QuickScore assessments deleted successfully',
  deleteFailed: 'Failed to delete assessment. Please try again.',
  deleteManyFailed: 'Failed to delete assessments. Please try again.',
  fetchFailed: 'Failed to fetch assessments. Please try again.',
  exportFailed: 'Failed to export assessments. Please try again.',
  /** For screen readers only, when a list is empty. */
  none: 'No assessments',
  failureTitle: 'The assessments could not be loaded',
  empty: {
    title: 'No assessments yet',
    text: 'Each completed QuickScore appears here as soon as it is submitted.',
    link: { text: 'Open QuickScore', href: '/quickscore' },
  },
  noMatch: {
    title: 'No assessment matches',
    text: 'Nothing stored matches this search and these filters.',
  },
} as const

/** Words on handling an assessment. */
export const assessmentLeadWords = {
  replySubject: 'Your QuickScore result',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as waiting',
  markedHandled: 'Assessment marked as handled',
  markedOpen: 'Assessment marked as waiting',
  markFailed: 'Failed to update assessment. Please try again.',
  assigned: 'Assessment assigned to {name}',
  unassigned: 'Assessment assigned to nobody',
  changed: {
    one: '1 assessment changed',
    more: '{count} assessments changed',
  },
  changeManyFailed: 'Failed to update assessments. Please try again.',
} as const

export const assessmentDetailWords = {
  title: 'Assessment of {name}',
  overview: 'Overview',
  fields: {
    id: 'ID',
    name: 'Name',
    company: 'Company',
    email: 'Email',
    userType: 'User type',
    score: 'Score',
    submitted: 'Submitted',
    bank: 'Question bank',
    status: 'Status',
  },
  requests: 'Wants to talk it through',
  request: 'Message of {time}',
  otherBank:
    'Answered under question bank {stored}. Questions and plan are worded as in {current}.',
  domains: {
    title: 'Domain scores',
    columns: { domain: 'Domain', score: 'Score', band: 'Band' },
    counted: '{counted} of {total} counted',
    notScored: 'not scored',
    lowCoverage: 'low coverage',
  },
  plan: {
    title: 'Action plan',
    lead: 'The plan that the respondent saw. The law comes first, then harm to candidates. The points are what a Yes would add to the overall score.',
  },
  answers: {
    title: 'Answers',
    others: 'Not scored for this respondent',
    unknown: 'Question {code}',
    none: 'Not answered',
  },
  revoke: {
    action: 'Revoke private link',
    question:
      'Revoke the private link of {name}? The link in their report email will stop working. This cannot be undone.',
    revoked: 'The private link no longer works.',
    none: 'There was no private link that still worked.',
    failed: 'Failed to revoke the private link. Please try again.',
  },
} as const

/** Column headings of the CSV file. */
export const assessmentCsvColumns = [
  'ID',
  'Name',
  'Email',
  'Company',
  'User Type',
  'Score',
  'Band',
  'Created At',
  'Handled At',
  'Assigned To',
  'Follow Up On',
  'Notes',
  'Places',
  'Weakest Area',
  'Consent',
] as const

export const assessmentFigureWords = {
  lead: 'Last {weeks} weeks:',
  completed: '{count} completed',
  average: 'average score {average}% across {assessments} on file',
  none: 'no assessment',
  failed: 'The figures could not be loaded.',
  elsewhere: 'Completions are counted by the collector named in the settings, not here.',
  questionnaires: {
    lead: 'Answers by link, counted by status. Staff cannot see what was answered.',
    kinds: { colleague: 'Colleagues', supplier: 'Suppliers', own: 'On plain pages' },
    states: { open: 'not sent', sent: 'sent', withdrawn: 'withdrawn' },
  },
  weakest: {
    title: 'Weakest questions',
    lead: 'Points earned, in the newest {assessments}.',
    answered: '{answers}',
    none: 'Every question that counted was answered Yes.',
  },
} as const

/** Kinds of mail, by stored name. */
export const assessmentMails = {
  'quickscore-report': 'QuickScore report',
  'quickscore-notice': 'QuickScore notice, to staff',
  'quickscore-lead': 'QuickScore lead, webhook',
  'quickscore-reply': 'Reply about a QuickScore result',
  'law-change-news': 'News of a change in the law',
  'quickscore-reminder': 'QuickScore reminder',
  'questionnaire-mailbox': 'Mailbox confirmation, before asking others',
  'questionnaire-answer': 'Notice that an answer has arrived',
} as const

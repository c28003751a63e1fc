/** Words of the Newsletter tab. */
import type { ImportOutcome } from '../../../domain/newsletter/import.ts'
import type { SubscriberStatus } from '../../../domain/newsletter/subscribers.ts'

export const subscriberStatusLabels: Record<SubscriberStatus, string> = {
  active: 'Active',
  pending: 'Pending',
  unsubscribed: 'Unsubscribed',
  undeliverable: 'Undeliverable',
}

export const newsletterWords = {
  tab: 'Newsletter',
  record: { one: 'Subscriber', many: 'Subscribers' },
  label: 'Newsletter subscribers',
  figures: { total: 'Total Subscribers', this_month: 'This Month', growth: 'Growth Rate' },
  columns: { email: 'Email', subscribed: 'Subscribed', status: 'Status' },
  searchPlaceholder: 'Email',
  allStatuses: 'All statuses',
  none: 'No subscribers',
  failureTitle: 'The subscribers could not be loaded',
  empty: {
    title: 'No subscribers yet',
    text: 'People who sign up for the newsletter appear here. You can import a list you already have.',
  },
  noMatch: {
    title: 'No subscriber matches',
    text: 'Nothing stored matches this search and this filter.',
  },
  fetchFailed: 'Failed to fetch newsletter subscribers. Please try again.',
  confirmDelete: 'Delete the subscriber {name}? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} subscribers? This cannot be undone.',
  deleted: 'Newsletter subscriber deleted successfully',
  deletedMany: 'Newsletter subscribers deleted successfully',
  deleteFailed: 'Failed to delete newsletter subscriber. Please try again.',
  deleteManyFailed: 'Failed to delete newsletter subscribers. Please try again.',
  exportFailed: 'Failed to export newsletter subscribers. Please try again.',
  import: 'Import CSV',
  revive: 'Resume mailing',
  reviveOf: 'Resume mailing to {name}',
  revived: 'The address will get newsletters again',
  reviveFailed: 'Failed to change the subscriber. Please try again.',
} as const

export const newsletterCsvColumns = [
  'Email',
  'Status',
  'Subscribed At',
  'Confirmed At',
  'Unsubscribed At',
] as const

export const importWords = {
  title: 'Import subscribers',
  lead: 'New addresses become active, unless the file says that the person does not want mail. People who unsubscribed stay unsubscribed, and existing subscribers stay as they are. Import only people who agreed to receive the newsletter.',
  file: 'CSV file',
  fileHint: 'A list exported from another program, or one address per line. At most 10,000.',
  check: 'Check the file',
  checking: 'Checking...',
  none: 'Please choose a file first.',
  tooLong: 'The file is too long. Please split it.',
  unreadable: 'The file could not be read.',
  checkFailed: 'Failed to check the file. Please try again.',
  dryRun: 'Nothing has been stored yet. This is what would happen to each row:',
  done: 'This is what happened to each row:',
  reportLabel: 'Rows of the file',
  columns: { row: 'Row', email: 'Email', outcome: 'Outcome' },
  more: 'The first {shown} of {total} rows are listed.',
  all: 'All rows',
  show: 'Show rows',
  heeded: 'Columns that say who may be emailed: {columns}.',
  unheeded: 'No column says who agreed. Import only people who did.',
  onlyAddresses: 'Only addresses are kept, no names.',
  leftOut: 'Left out: {columns}.',
  addresses: 'Which column holds the addresses to import?',
  asks: 'Do these values mean that the person agreed to receive the newsletter?',
  ask: '{column}: {value} ({rows})',
  askedRows: { one: '{count} row', more: '{count} rows' },
  answers: { yes: 'Yes', no: 'No', silent: 'It says nothing about that' },
  unanswered: 'Not answered: these rows are not added',
  checkAgain: 'Check again',
  store: 'Import {count}',
  storing: 'Importing...',
  nothing: 'No row would add an address.',
  stored: 'Newsletter subscribers imported successfully',
  storeFailed: 'Failed to import newsletter subscribers. Please try again.',
  again: 'Choose another file',
  close: 'Close',
  cancel: 'Cancel',
} as const

/** The outcome for a row, in a dry run and in an import. */
export const importOutcomeLabels: Record<ImportOutcome, { would: string; did: string }> = {
  added: { would: 'Would be added', did: 'Added' },
  refused: { would: 'Not added', did: 'Not added' },
  asked: { would: 'Needs your answer', did: 'Not added: not answered' },
  duplicate: { would: 'Repeats an earlier row', did: 'Repeats an earlier row' },
  active: { would: 'Already active', did: 'Already active' },
  pending: { would: 'Stays pending', did: 'Stays pending' },
  unsubscribed: { would: 'Stays unsubscribed', did: 'Stays unsubscribed' },
  undeliverable: { would: 'Stays undeliverable', did: 'Stays undeliverable' },
  invalid: { would: 'Not an email address', did: 'Not an email address' },
}

/** Kinds of mail, by stored name. */
export const newsletterMails = {
  'newsletter-confirmation': 'Newsletter confirmation',
  'newsletter-issue': 'Newsletter issue',
  'newsletter-test': 'Newsletter test',
} as const

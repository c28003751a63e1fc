/** Words of the record of who did what. */
import type { ActivityAction, ActivityNoun } from '../../domain/activity.ts'

export const activityWords = {
  title: 'Activity',
  lead: 'What was written, deleted, imported and exported here, and with which admin key. Nothing can be changed in this record.',
  label: 'Activity',
  columns: {
    time: 'Time',
    key: 'Key',
    action: 'Action',
    record: 'Record',
    fields: 'Changed fields',
  },
  searchPlaceholder: 'Name of a key',
  allNouns: 'All records',
  allActions: 'All actions',
  record: '{noun} {id}',
  records: '{noun}: {count}',
  noFields: '–',
  none: 'No activity',
  failureTitle: 'The activity could not be loaded',
  empty: {
    title: 'No activity yet',
    text: 'Each change that staff make from now on is written down here.',
  },
  noMatch: {
    title: 'No activity matches',
    text: 'Nothing that is recorded fits this search and these filters.',
  },
  fetchFailed: 'Failed to fetch activity. Please try again.',
} as const

export const activityNounLabels: Record<ActivityNoun, { one: string; many: string }> = {
  posts: { one: 'Post', many: 'Posts' },
  media: { one: 'File', many: 'Files' },
  categories: { one: 'Category', many: 'Categories' },
  regions: { one: 'Region', many: 'Regions' },
  'quickscore-assessments': { one: 'Assessment', many: 'Assessments' },
  'contact-messages': { one: 'Message', many: 'Messages' },
  'newsletter-subscribers': { one: 'Subscriber', many: 'Subscribers' },
  'newsletter-issues': { one: 'Newsletter issue', many: 'Newsletter issues' },
  outbox: { one: 'Mail', many: 'Mail' },
  keys: { one: 'Key', many: 'Keys' },
}

export const activityActionLabels: Record<ActivityAction, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  export: 'Exported',
  test: 'Sent as a test',
  send: 'Sent',
  pause: 'Paused',
  resume: 'Resumed',
  'send-again': 'Sent again',
  revoke: 'Revoked',
}

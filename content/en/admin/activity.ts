/** Words of the activity record. */
import type { ActivityAction } from '../../../domain/activity.ts'

export const activityWords = {
  title: 'Activity',
  lead: 'Who wrote, published, deleted, imported and exported what, and who signed in. This record cannot be changed.',
  label: 'Activity',
  columns: {
    time: 'Time',
    key: 'Who',
    action: 'Action',
    record: 'Record',
    fields: 'Changed fields',
  },
  searchPlaceholder: 'Name of a person or key',
  allNouns: 'All records',
  record: '{noun} {id}',
  named: '“{name}”',
  refused: {
    one: '1 attempt with an invalid key',
    more: '{count} attempts with invalid keys',
  },
  records: '{noun}: {count}',
  none: 'No activity',
  failureTitle: 'The activity could not be loaded',
  empty: {
    title: 'No activity yet',
    text: 'Changes that staff make from now on are recorded here.',
  },
  noMatch: {
    title: 'No activity matches',
    text: 'Nothing recorded matches this search and these filters.',
  },
  fetchFailed: 'Failed to fetch activity. Please try again.',
} as const

export const activityActionLabels: Record<ActivityAction, string> = {
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  export: 'Exported',
  test: 'Sent as a test',
  send: 'Sent',
  file: 'Written to files',
  pause: 'Paused',
  resume: 'Resumed',
  'send-again': 'Sent again',
  revoke: 'Revoked',
  publish: 'Published',
  schedule: 'Scheduled',
  unpublish: 'Taken offline',
  'sign-in': 'Signed in',
  'add-passkey': 'Passkey added',
  'remove-passkey': 'Passkey removed',
  refuse: 'Sign-in refused',
}

/** Actors without a named key. */
export const actorWords = {
  owner: 'Owner’s key',
  /** For one of several admin keys in the settings. */
  ownerNamed: 'Owner’s key “{id}”',
  former: 'Former key {id}',
  command: 'Erase command',
  nobody: 'Unknown',
} as const

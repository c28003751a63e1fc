/** Words of the Mail tab. `{name}` inside a text is filled in by the screen. */
import type { MailStatus } from '../../../domain/mail.ts'

export const mailWords = {
  tab: 'Mail',
  record: { one: 'Mail', many: 'Mail' },
  label: 'Messages sent by the site',
  columns: {
    recipient: 'Recipient',
    kind: 'Message',
    status: 'Status',
    created: 'Created',
    attempts: 'Attempts',
    outcome: 'What happened',
  },
  searchPlaceholder: 'Email address',
  allStatuses: 'All statuses',
  allKinds: 'All messages',
  kindOfIssue: '{kind} {id}',
  attempts: {
    filed: 'Not sent',
    none: 'Not tried yet',
    one: 'Tried once',
    more: 'Tried {count} times',
  },
  outcome: {
    pending: 'Next attempt {time}',
    held: 'On hold until its issue is resumed',
    sent: 'Sent {time}',
    filed: 'Written to a file {time}: nobody has received it',
    failed: 'Given up {time}',
    dropped: 'Not sent: what it was about was deleted',
  },
  figures: {
    label: 'Delivery',
    failed: {
      one: '1 message could not be delivered.',
      more: '{count} messages could not be delivered.',
    },
    showFailed: 'Show what failed',
    waiting: {
      none: 'No message is waiting to be sent.',
      one: '1 message is waiting to be sent, since {time}.',
      more: '{count} messages are waiting to be sent, the oldest since {time}.',
    },
    held: {
      one: '1 is on hold with its newsletter issue.',
      more: '{count} are on hold with their newsletter issues.',
    },
    filed: {
      one: '1 was written to a file, and nobody has received it.',
      more: '{count} were written to files, and nobody has received them.',
    },
  },
  sendAgain: 'Send again',
  sendAgainTo: 'Send again to {recipient}',
  sentAgain: 'The message will be sent again.',
  sentAgainSome: {
    one: '1 message will be sent again.',
    more: '{count} messages will be sent again.',
  },
  noneFailed: 'Nothing was sent again. Only messages that nobody has received can be sent again.',
  passedOver: '{count} skipped: only messages that nobody has received can be sent again.',
  sendAgainFailed: 'Failed to send the message again. Please try again.',
  sendManyAgainFailed: 'Failed to send the messages again. Please try again.',
  none: 'No messages',
  failureTitle: 'The mail could not be loaded',
  empty: {
    title: 'No mail yet',
    text: 'Each message that the site sends to visitors, subscribers or staff appears here.',
  },
  noMatch: {
    title: 'No message matches',
    text: 'Nothing stored matches this search and these filters.',
  },
  fetchFailed: 'Failed to fetch mail. Please try again.',
} as const

export const mailStatusLabels: Record<MailStatus, string> = {
  failed: 'Not delivered',
  pending: 'Waiting',
  held: 'On hold',
  sent: 'Sent',
  filed: 'Written to a file',
  dropped: 'No longer needed',
}

/** Confirmation before sending without a mail server. */
export const noServerWords = {
  one: 'No mail server is set, so 1 copy would be written to a file that nobody receives',
  more: 'No mail server is set, so {count} copies would be written to files that nobody receives',
  link: 'Launch checklist',
} as const

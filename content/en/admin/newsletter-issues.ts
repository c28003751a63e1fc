/** Words of sending a post to the newsletter's subscribers. */
import type { MailCounts } from '../../../domain/mail.ts'
import type { IssueStatus } from '../../../domain/newsletter/issues.ts'

export const issueStatusLabels: Record<IssueStatus, string> = {
  sending: 'Sending',
  paused: 'Paused',
  sent: 'Sent',
  filed: 'Written to files: nobody has received it',
}

/** For an issue with some copies sent and some written to files. */
export const partlyFiledLabel = 'Sent in part'

/** Statuses of copies, after their number. */
export const issueCountLabels: Record<keyof MailCounts, string> = {
  sent: 'sent',
  filed: 'written to files',
  pending: 'waiting',
  held: 'held back',
  failed: 'failed',
  dropped: 'left out',
}

export const sendWords = {
  shortened:
    'The article is too long for an email, since mail programs cut anything over 100 kB. Subscribers get its beginning and a button to read the rest on the site.',
  open: 'Send as newsletter',
  openOf: 'Send {name} as a newsletter',
  title: 'Send as newsletter',
  lead: 'Goes to every active subscriber, one email each. A post can be sent only once.',
  notPublic:
    'Readers do not see this article yet, so it cannot be sent now. You can schedule it, and send yourself a test.',
  saved: 'The last saved version is sent, without your unsaved changes.',
  loading: 'Loading the preview',
  failureTitle: 'The preview could not be loaded',
  previewOld: 'The preview could not be refreshed. It shows the message as it was before.',
  fetchFailed: 'Failed to fetch the newsletter preview. Please try again.',
  preview: 'Preview',
  subject: 'Subject',
  recipients: 'Recipients',
  recipientsCounted: {
    one: '1 active subscriber',
    more: '{count} active subscribers',
  },
  view: 'Show as',
  html: 'HTML',
  text: 'Plain text',
  frame: 'The message as HTML',
  close: 'Close',
} as const

/** The fields of an issue besides its post. */
export const issueWordsWords = {
  title: 'Subject and opening',
  subject: 'Email subject',
  subjectHint: 'If left empty, the title of the post is used.',
  opening: 'Opening text',
  openingHint: 'Above the article. An empty line begins a new paragraph.',
  updating: 'The preview updates as you type.',
} as const

/** A scheduled issue. */
export const issuePlanWords = {
  title: 'Send it later',
  time: 'Date and time',
  hint: 'The version saved at that time goes to everyone active at that time.',
  schedule: 'Schedule',
  change: 'Change the schedule',
  scheduling: 'Scheduling...',
  scheduled: 'The newsletter is scheduled.',
  failed: 'Failed to schedule the newsletter. Please try again.',
  missing: 'Please choose a date and a time.',
  past: 'Please choose a time in the future.',
  withPost: 'When the article is published',
  withPostHint:
    'Sent once, within a minute of the publish time. If the article becomes a draft before that, nothing is sent.',
  planned: 'Scheduled for {time}',
  plannedWithPost: 'Goes out when the article is published: {time}',
  plannedOpen: 'Goes out when the article is published; it has no publish time yet',
  wentWrong: 'Not sent: {reason}',
  cancel: 'Call off',
  cancelOf: 'Call off {name}',
  open: 'Open',
  openOf: 'Open {name}',
  confirmCancel: 'Call off the scheduled newsletter “{name}”?',
  cancelled: 'The newsletter is no longer scheduled.',
  cancelFailed: 'Failed to call off the newsletter. Please try again.',
  listTitle: 'Scheduled',
  label: 'Scheduled newsletters',
  fetchFailed: 'Failed to fetch scheduled newsletters. Please try again.',
} as const

export const issueTestWords = {
  title: 'Send a test',
  email: 'Your email address',
  hint: 'One copy, marked as a test in its subject. At most three a day per address.',
  send: 'Send me a test',
  sending: 'Sending...',
  sent: 'The test message is on its way.',
  failed: 'Failed to send the test message. Please try again.',
  tooMany: 'This address has had three test messages in the last 24 hours.',
} as const

export const issueConfirmWords = {
  title: 'Send it',
  nobody: 'There is no active subscriber to send it to.',
  sendTo: {
    one: 'Send to 1 subscriber',
    more: 'Send to {count} subscribers',
  },
  question: {
    one: 'Send this to 1 subscriber now?',
    more: 'Send this to {count} subscribers now?',
  },
  text: 'Sent email cannot be recalled, and a post can be sent only once. Everyone gets this version, even if you edit the post while it is being sent.',
  tick: 'I have read the preview and want to send it.',
  back: 'Back',
  send: 'Send now',
  sending: 'Sending...',
  done: 'The newsletter is being sent.',
  failed: 'Failed to send the newsletter. Please try again.',
  changed: 'The post was changed in the meantime. The preview shows it as it is now.',
}

/** The same without a mail server. */
export const issueFileWords = {
  sendTo: {
    one: 'Write 1 copy to a file',
    more: 'Write {count} copies to files',
  },
  question: {
    one: 'Write 1 copy to a file that nobody receives?',
    more: 'Write {count} copies to files that nobody receives?',
  },
  text: 'No mail goes out. Once a mail server is set, these copies can be sent from the list of issues.',
  tick: 'I understand that nobody receives them.',
  send: 'Write to files',
  sending: 'Writing...',
  done: 'The copies are being written to files that nobody receives.',
} as const

export const issueProgressWords = {
  title: 'Progress',
  began: '“{name}”, started {time}.',
  bar: 'Copies sent, written to files, failed or left out',
  done: '{done} of {total}',
  count: '{count} {what}',
  pause: 'Pause',
  resume: 'Resume',
  pauseOf: 'Pause {name}',
  resumeOf: 'Resume {name}',
  paused: 'The newsletter is paused.',
  resumed: 'The newsletter is resumed.',
  turnFailed: 'Failed to change the newsletter. Please try again.',
  fetchFailed: 'Failed to fetch the progress of the newsletter. Please try again.',
  bounced: '{count} of them refused by a mail server',
  unsubscribed: {
    one: '1 subscriber unsubscribed through its link.',
    more: '{count} subscribers unsubscribed through its link.',
  },
  sendFiled: 'Send what was written to files',
  sendFiledOf: 'Send the copies of {name} that were written to files',
  filedSent: 'The newsletter is being sent.',
  trouble: 'Some copies have not gone out yet and will be tried again. {reason}',
  failedHint: 'Copies that failed are listed in the Mail tab, where they can be sent again.',
  droppedHint: 'Left out: subscribers who had unsubscribed before their copy went out.',
  refresh: 'Refresh',
} as const

export const issueListWords = {
  title: 'Issues',
  record: { one: 'Newsletter issue', many: 'Newsletter issues' },
  none: 'No post has been sent as a newsletter yet. Send one from the Content tab.',
  label: 'Newsletter issues',
  loading: 'Loading the issues',
  failureTitle: 'The newsletter issues could not be loaded',
  fetchFailed: 'Failed to fetch newsletter issues. Please try again.',
  started: 'Started {time}',
  ended: 'Ended {time}',
  more: 'Show older ones',
} as const

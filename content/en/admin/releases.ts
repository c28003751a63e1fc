/** Words for announcing a change of law to respondents, in the QuickScore tab. */

export const releaseWords = {
  summary: 'Changes in the law: tell those affected',
  lead: 'Respondents who asked for news get one email when a change affects their answers, including a Yes. Each change is sent once.',
  loading: 'Loading the changes in the law',
  failureTitle: 'The changes in the law could not be loaded',
  fetchFailed: 'Failed to fetch the changes in the law. Please try again.',
  none: 'No confirmed change in the law is recent enough to affect a stored result.',
  label: 'Changes in the law',
  since: 'Since {date}, {place}',
  affected: '{results} affected, {addresses} to notify',
  open: 'Review',
  openOf: 'Review the news: {title}',
  title: 'Announce a change in the law',
  dialogLead: 'One email to each address that asked for news and has steps this change affects.',
  previewFailureTitle: 'The preview could not be loaded',
  previewFailed: 'Failed to fetch the preview. Please try again.',
  note: 'Each copy names that respondent’s own steps and has their private link. This preview shows every step the change can affect.',
  close: 'Close',
} as const

export const releaseConfirmWords = {
  title: 'Send it',
  nobody: 'Nobody who asked for news is affected.',
  sendTo: {
    one: 'Tell 1 respondent',
    more: 'Tell {count} respondents',
  },
  question: {
    one: 'Tell 1 respondent now?',
    more: 'Tell {count} respondents now?',
  },
  text: 'Sent email cannot be recalled, and each change is sent once.',
  tick: 'I have read the preview and want to send it.',
  back: 'Back',
  send: 'Send now',
  sending: 'Sending...',
  done: 'The news is being sent.',
  failed: 'Failed to send the news. Please try again.',
} as const

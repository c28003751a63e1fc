/** Words of telling respondents that the law moved, in the QuickScore tab. */

export const releaseWords = {
  summary: 'Changes of the law: tell whom they touch',
  lead: 'Respondents who asked for it get one mail when a change touches steps that they left open. A change is told of once.',
  loading: 'Loading the changes of the law',
  failureTitle: 'The changes of the law could not be loaded',
  fetchFailed: 'Failed to fetch the changes of the law. Please try again.',
  none: 'No confirmed change of the law is recent enough to touch a stored result.',
  label: 'Changes of the law',
  since: 'Since {date}, {place}',
  affected: '{results} touched, {addresses} to tell',
  open: 'Look it over',
  openOf: 'Look over the news of: {title}',
  title: 'Tell of a change of the law',
  dialogLead: 'One mail to each address that asked for it and whose steps it touches.',
  previewFailureTitle: 'The preview could not be loaded',
  previewFailed: 'Failed to fetch the preview. Please try again.',
  note: 'Each copy names the steps of its own respondent and has a private link of their own; here stands every step that it can touch.',
  close: 'Close',
} as const

export const releaseConfirmWords = {
  title: 'Send it',
  nobody: 'Nobody who asked to be told has a step that it touches.',
  sendTo: 'Tell {count} respondents',
  sendToOne: 'Tell 1 respondent',
  question: 'Tell {count} respondents now?',
  questionOne: 'Tell 1 respondent now?',
  text: 'Mail that has gone out cannot be called back, and a change is told of once.',
  tick: 'I have read the preview and want to send it.',
  back: 'Back',
  send: 'Send now',
  sending: 'Sending...',
  done: 'The news is being sent.',
  failed: 'Failed to send the news. Please try again.',
} as const

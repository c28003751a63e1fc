/** Words for requesting a call about a result. `{name}` inside a text is filled in. */
export const talkWords = {
  /** On the result, in the mail and in the file. */
  open: 'Talk it through, 20 minutes',
  offer: 'A free call about your result: what to do first, and what needs a lawyer.',
  mail: 'Want to talk it through? Open your result and ask for a 20-minute call.',
  file: 'Talk it through, 20 minutes: ask for a call on the page of the private result.',
  title: 'Talk it through, 20 minutes',
  lead: 'We answer within one business day with three times to choose from.',
  sent: {
    title: 'What we’ll see',
    about: 'About',
    assessment: 'QuickScore no. {id} of {date}: {score}%, {band}',
    rest: 'Nothing else goes with it: no answers, no plan, no link.',
  },
  message: { label: 'What would you like to talk about? (optional)' },
  consent: 'You may read this result to prepare the call, and reply to me at this address.',
  consentMissing: 'Please tick the box, so that we may read your result.',
  tooLong: 'Please write at most 4,800 characters.',
  submit: 'Ask for a call',
  back: 'Back to the result',
  booking: 'Or pick a time yourself',
  done: {
    title: 'We have your request',
    text: 'We answer within one business day.',
    nextTitle: 'What happens next',
    next: [
      'A short email says that your request has arrived.',
      'We read your result and answer with three times.',
      'You choose one, or suggest another.',
    ],
  },
  /** The first line of the stored message, followed by the typed text. */
  stored: 'I would like to talk through {assessment}, for 20 minutes.',
} as const

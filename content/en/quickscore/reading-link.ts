/** Words of read-only links to a result. `{name}` inside a text is filled in. */

/** Maximum number of active links. */
export const mostReadingLinks = 20

export const readingLinkWords = {
  title: 'A read-only link',
  text: 'For counsel, a colleague or your board. It shows the result, the plan and the documents, and changes nothing. It shows neither your name nor your email address, and ends with your own link.',
  working: {
    none: 'No read-only link works now.',
    one: 'One read-only link works now.',
    more: '{count} read-only links work now.',
  },
  open: 'Make or end links',
  make: 'Make a link',
  made: {
    title: 'This is the new link. Copy it now: it is shown only once.',
    label: 'Read-only link',
  },
  end: {
    one: 'End it',
    more: 'End all {count}',
  },
  ended: 'All read-only links have ended.',
  tooMany: 'The most links that can work at once have been made. End them before you make another.',
  back: 'Back to the result',
  /** Above a result behind such a link. */
  reader:
    'You opened a link that was shared with you. It shows a result and its documents, and changes nothing.',
} as const

/** Words of read-only links to a result. `{name}` inside a text is filled in. */

/** Maximum number of active links. */
export const mostReadingLinks = 20

export const readingLinkWords = {
  title: 'A link to read only',
  text: 'For counsel, a colleague or your board. It shows the result, the plan and the papers, and changes nothing. It shows neither your name nor your e-mail address, and ends with your own link.',
  working: {
    none: 'No such link works now.',
    one: 'One such link works now.',
    more: '{count} such links work now.',
  },
  open: 'Make or end links',
  make: 'Make a link',
  made: {
    title: 'This is the new link. Copy it now: it is shown this once.',
    label: 'Link to read only',
  },
  end: {
    one: 'End it',
    more: 'End all {count}',
  },
  ended: 'All links to read only have ended.',
  tooMany: 'As many links as may work at once have been made. End them before you make another.',
  back: 'Back to the result',
  /** Above a result behind such a link. */
  reader:
    'You read this by a link that was shared with you. It shows a result and its papers, and changes nothing.',
} as const

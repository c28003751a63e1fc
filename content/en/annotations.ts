/** Annotations: notes on sources, marks on the timeline. */

export const sourceNotes = {
  title: 'Sources',
  /** For screen readers, in place of the bare number. */
  reference: 'Source {number}',
} as const

export const roadMarks = {
  today: 'Today',
  /** For a date that has passed. */
  since: 'Since {date}',
  /** For a date that lies ahead. */
  from: 'From {date}',
} as const

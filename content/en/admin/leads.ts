/** Words about contact messages and assessments alike: how far each has come, answers, notes. */

export const leadWords = {
  assignee: 'Taken by',
  status: 'Status',
  handled: 'Handled',
  open: 'Waiting',
  held: 'Held back',
  allStates: 'Any status',
  allAssignees: 'Taken by anyone',
  mine: 'Mine',
  assigned: 'Taken by somebody',
  unassigned: 'Taken by nobody',
} as const

/** Answers that staff write here, and what they tell each other. */
export const conversationWords = {
  fetchFailed: 'Failed to fetch the answers and notes. Please try again.',
  failureTitle: 'The answers and notes could not be loaded',
  loading: 'Loading answers and notes',
  by: '{time}, by {key}',
  replies: 'Replies',
  noReplies: 'Nobody has replied from here yet.',
  sentAt: 'Sent {time}',
  failedAt: 'Given up {time}',
  reason: 'The last attempt failed: {reason}',
  sendAgain: 'Send again',
  sendingAgain: 'The answer will be sent again.',
  sendAgainFailed: 'Failed to send the answer again. Please try again.',
  notes: 'Notes for staff',
  notesHint:
    'Never sent. Deleted together with what they are about; its sender may ask to read them.',
  noNotes: 'No notes yet.',
  note: 'New note',
  addNote: 'Add note',
  noteAdded: 'Note added',
  noteFailed: 'Failed to add the note. Please try again.',
  deleteNote: 'Delete the note of {time}',
  confirmDeleteNote: 'Delete this note? This cannot be undone.',
  noteDeleted: 'Note deleted',
  deleteNoteFailed: 'Failed to delete the note. Please try again.',
  assignee: 'Taken by',
  nobody: 'Nobody',
  assigneeHint: 'Anyone whose own key may write.',
  noAssignees:
    'Nobody has a key of their own that may write, so there is nobody to give this to. An owner makes keys under “More”, “Keys”.',
  assign: 'Save',
} as const

/** An answer before it is sent. */
export const replyWords = {
  open: 'Write a reply',
  title: 'Your reply to {name}',
  lead: 'Goes to {email} in our name and says below what it answers. Replies to it come to {address}.',
  template: 'Begin with a template',
  noTemplate: 'Choose a template',
  confirmTemplate: 'Replace what you typed with this template?',
  subject: 'Subject',
  text: 'Text',
  textHint: 'Plain text. An empty line begins a new paragraph.',
  handled: 'Mark as handled',
  restored: 'This is what you typed before. It has not been sent.',
  send: 'Send reply',
  sending: 'Sending...',
  discard: 'Discard',
  confirmDiscard: 'Discard what you typed? It has not been sent.',
  sent: 'The reply will be sent in a moment',
  failed: 'Failed to send the reply. Please try again.',
  unfilled: 'A place of the template is still open: {place}. Send it all the same?',
  /** Where the sender named none. */
  theirCompany: 'your company',
} as const

/** Words of the Messages tab. */
import type { SpamSign } from '../../domain/messages/submission.ts'

export const messageWords = {
  tab: 'Messages',
  label: 'Contact messages',
  columns: { name: 'Name', email: 'Email', company: 'Company', date: 'Date', status: 'Status' },
  searchPlaceholder: 'Name, email, company or message',
  handled: 'Handled',
  open: 'Not handled',
  held: 'Held back',
  allStates: 'Handled or not',
  box: 'Mailbox',
  notHeld: 'Inbox',
  heldBox: 'Held back as spam',
  none: 'No messages',
  failureTitle: 'The contact messages could not be loaded',
  empty: {
    title: 'No contact messages yet',
    text: 'What visitors send with the contact form appears here.',
  },
  noMatch: {
    title: 'No message matches',
    text: 'Nothing that is stored fits this search and these filters.',
  },
  fetchFailed: 'Failed to fetch contact messages. Please try again.',
  confirmDelete: 'Delete the message of {name}? This cannot be undone.',
  confirmDeleteMany: 'Delete {count} messages? This cannot be undone.',
  deleted: 'Contact message deleted successfully',
  deletedMany: 'Contact messages deleted successfully',
  deleteFailed: 'Failed to delete contact message. Please try again.',
  deleteManyFailed: 'Failed to delete contact messages. Please try again.',
  details: 'Details',
  detailsOf: 'Details of the message of {name}',
  reply: 'Reply',
  replyTo: 'Reply to {name} by email',
  replySubject: 'Re: Your message to Plumbline',
} as const

export const messageDetailWords = {
  title: 'Message of {name}',
  sender: 'Sender',
  message: 'Message',
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    received: 'Received',
    status: 'Status',
    origin: 'Came by',
    id: 'ID',
  },
  noCompany: 'Not given',
  origin: { aud: 'audience: {value}', utm_source: 'source: {value}', plan: 'plan: {value}' },
  handledAt: 'Handled on {time}',
  heldTitle: 'Held back as likely spam',
  heldText: '{reason} Nobody was notified, and the sender got no mail.',
  release: 'Release to the inbox',
  releaseNote:
    'Releasing it sends the usual acknowledgement to the sender and the notice to staff.',
  /** For what staff put aside by hand, which had caused its mail before. */
  heldByStaff: 'Marked as spam',
  releaseByStaffNote: 'Releasing it sends no mail: that went out when the message came.',
  markSpam: 'Mark as spam',
  markedSpam: 'Contact message marked as spam',
  released: 'Contact message released to the inbox',
  releaseFailed: 'Failed to release contact message. Please try again.',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as not handled',
  markedHandled: 'Contact message marked as handled',
  markedOpen: 'Contact message marked as not handled',
  markFailed: 'Failed to update contact message. Please try again.',
  close: 'Close',
} as const

/** Why a message was put aside. */
export const spamReasons: Record<SpamSign, string> = {
  trap: 'A hidden field that people leave empty was filled in.',
  'too-fast': 'The form was sent within two seconds.',
  'link-in-name': 'The name contains a link.',
  markup: 'The message contains link markup.',
  'many-links': 'The message contains many links.',
  offer: 'The message contains three links and words of advertising.',
  staff: 'Staff put it aside by hand.',
}

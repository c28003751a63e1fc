/** Words of the Messages tab. */

import type { SpamSign } from '../../../domain/messages/submission.ts'
import { brand } from '../../firm.ts'

export const messageWords = {
  tab: 'Messages',
  record: { one: 'Message', many: 'Messages' },
  label: 'Contact messages',
  columns: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    date: 'Date',
    status: 'Status',
  },
  searchPlaceholder: 'Name, email, company or message',
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
    text: 'Nothing stored matches this search and these filters.',
  },
  fetchFailed: 'Failed to fetch contact messages. Please try again.',
  exportFailed: 'Failed to export contact messages. Please try again.',
  confirmDelete: 'Delete the message from {name}? It stays in the trash for up to 30 days.',
  confirmDeleteMany: 'Delete {count} messages? They stay in the trash for up to 30 days.',
  deleted: 'Contact message deleted successfully',
  deletedMany: 'Contact messages deleted successfully',
  deleteFailed: 'Failed to delete contact message. Please try again.',
  deleteManyFailed: 'Failed to delete contact messages. Please try again.',
  details: 'Details',
  detailsOf: 'Details of the message from {name}',
  /** Opens a draft in the person's own mail program; replies from here are in the dialog. */
  replyTo: 'Email {name} from your own mail program',
  markSpam: 'Mark as spam',
  markSpamOf: 'Mark the message from {name} as spam',
  notSpam: 'Not spam',
  notSpamOf: 'The message from {name} is not spam',
  confirmSpam: {
    one: 'Mark the message as spam? It leaves the inbox; nothing is deleted.',
    more: 'Mark {count} messages as spam? They leave the inbox; nothing is deleted.',
  },
  confirmNotSpam: {
    one: 'Release the message to the inbox? Its usual emails are sent now, unless they went out before.',
    more: 'Release {count} messages to the inbox? Their usual emails are sent now, unless they went out before.',
  },
} as const

/** Column headings of the CSV file. */
export const messageCsvColumns = [
  'ID',
  'Name',
  'Email',
  'Company',
  'Message',
  'Created At',
  'Handled At',
  'Assigned To',
  'Follow Up On',
  'Notes',
] as const

export const messageDetailWords = {
  title: 'Message from {name}',
  sender: 'Sender',
  message: 'Message',
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    received: 'Received',
    status: 'Status',
    origin: 'Came from',
    assessment: 'About',
    id: 'ID',
  },
  noCompany: 'Not given',
  origin: { aud: 'audience: {value}', utm_source: 'source: {value}', plan: 'plan: {value}' },
  assessment: 'QuickScore assessment {id}',
  handledAt: 'Handled on {time}',
  heldTitle: 'Held back as likely spam',
  heldText: '{reason} Staff were not notified, and the sender got no email.',
  release: 'Not spam: release to the inbox',
  releaseNote:
    'Releasing it sends the usual acknowledgement to the sender and the notice to staff.',
  /** For messages marked by staff, whose mail was sent before. */
  heldByStaff: 'Marked as spam',
  releaseByStaffNote: 'Releasing it sends no email. Its emails went out when the message arrived.',
  markSpam: 'Mark as spam',
  markedSpam: 'Contact message marked as spam',
  released: 'Contact message released to the inbox',
  releaseFailed: 'Failed to release contact message. Please try again.',
} as const

/** Why a message was held back. */
export const spamReasons: Record<SpamSign, string> = {
  trap: 'A hidden field that people leave empty was filled in.',
  'too-fast': 'The form was sent within two seconds.',
  'link-in-name': 'The name contains a link.',
  markup: 'The message contains link markup.',
  'many-links': 'The message contains many links.',
  offer: 'The message contains three links and advertising words.',
  staff: 'Staff marked it as spam.',
}

/** Words on handling a contact message. */
export const messageLeadWords = {
  replySubject: `Re: Your message to ${brand.name}`,
  markHandled: 'Mark as handled',
  markOpen: 'Mark as waiting',
  markedHandled: 'Contact message marked as handled',
  markedOpen: 'Contact message marked as waiting',
  markFailed: 'Failed to update contact message. Please try again.',
  assigned: 'Contact message assigned to {name}',
  unassigned: 'Contact message assigned to nobody',
  changed: {
    one: '1 contact message changed',
    more: '{count} contact messages changed',
  },
  changeManyFailed: 'Failed to update contact messages. Please try again.',
}

/** Reply templates of staff. */
export const templateWords = {
  open: 'Reply templates',
  title: 'Reply templates',
  record: { one: 'Reply template', many: 'Reply templates' },
  lead: 'Starting points for replies, shared by all staff. {name}, {company} and {quickscore} are filled in when you choose a template. Replace anything in [square brackets] yourself.',
  label: 'Reply templates',
  none: 'No templates yet.',
  loading: 'Loading the templates',
  fetchFailed: 'Failed to fetch the templates. Please try again.',
  failureTitle: 'The templates could not be loaded',
  create: 'New Template',
  createTitle: 'New Template',
  editTitle: 'Edit Template',
  name: 'Name',
  text: 'Text',
  save: 'Save Template',
  saved: 'Template saved successfully.',
  saveFailed: 'Failed to save the template. Please try again.',
  conflict:
    'Somebody else has changed this template. Your text is still here; saving again replaces theirs.',
  confirmDelete: 'Delete the template "{name}"? This cannot be undone.',
  deleted: 'Template deleted successfully.',
  deleteFailed: 'Failed to delete the template. Please try again.',
  close: 'Close',
} as const

/** Kinds of mail, by stored name. */
export const messageMails = {
  'contact-notice': 'Contact notice, to staff',
  'contact-lead': 'Contact lead, webhook',
  'contact-acknowledgement': 'Contact acknowledgement',
  'contact-reply': 'Reply to a contact message',
  'leads-due': 'Follow-ups due, to staff',
} as const

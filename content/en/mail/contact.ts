/** Mail about a message from the contact form, or about a request for a call. */
import { brand } from '../../firm.ts'

/** To our staff. */
export const contactNotice = {
  subject: 'Contact message from {name}',
  title: 'A message from the site',
  facts: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    plan: 'Plan',
    aud: 'Audience',
    utm_source: 'Came from',
  },
  button: 'Open the admin area',
  footer: 'Replies to this email go to the sender of the message.',
} as const

/** Sent to the entered address, perhaps by a stranger, so it repeats no input. */
export const contactAcknowledgement = {
  subject: `We have your message | ${brand.name}`,
  preview: 'A person will read it and reply.',
  title: 'We have your message',
  paragraphs: [
    'Thank you for writing to us. Your message has arrived, and one of us will reply within one business day.',
    'You don’t need to do anything else. To add something, reply to this email.',
  ],
  footer: [
    `You are receiving this email because a message to ${brand.name} was sent with this address. If that was not you, reply to tell us and we will delete the message.`,
  ],
} as const

/** Below a reply by staff. */
export const contactReply = {
  quoted: 'On {date} you wrote:',
  footer: [
    `You are receiving this email because you wrote to ${brand.name}. To continue, reply to this email.`,
  ],
} as const

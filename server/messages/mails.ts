import * as words from '../../content/en/mail/contact.ts'
import { brand } from '../../content/firm.ts'
import { fill, longDate } from '../../domain/wording.ts'
import { findReplyTo, writeLeadCall, writeReply } from '../leads/service.ts'
import { defineMailAbout } from '../mail/service.ts'
import { type MailContent, paragraph } from '../platform/mail/mail-content.ts'
import { MailError } from '../platform/mail/mailer.ts'
import type { Ports } from '../ports.ts'
import { findMessage, type MessageRow } from './store.ts'

type MailPorts = Pick<Ports, 'db' | 'origin'>

/** Tells staff of a contact message. */
export const contactNotice = defineMailAbout(
  'contact-notice',
  'message',
  findMessage,
  (message, { origin }: MailPorts) => writeNotice(message, recordUrl(origin, message.id)),
)

/** Thanks its sender. */
export const contactAcknowledgement = defineMailAbout(
  'contact-acknowledgement',
  'message',
  findMessage,
  writeAcknowledgement,
)

/** The webhook call to the receiver of leads; fails while the message is held back as spam. */
export const contactLead = defineMailAbout(
  'contact-lead',
  'message',
  findMessage,
  ({ id, held, name, company, email, created_at }, { origin }: MailPorts) => {
    if (held) throw new MailError('The message is held back as likely spam.', false)
    const url = recordUrl(origin, id)
    const none = { role: null, score: null, band: null }
    return writeLeadCall({ kind: 'message', name, company, email, ...none, url }, created_at)
  },
)

/** A reply by staff from the admin area. */
export const messageReply = defineMailAbout(
  'contact-reply',
  'reply',
  findReplyTo('message_id', findMessage),
  ({ reply, lead: { id, message, created_at } }) => {
    const { quoted, footer } = words.contactReply
    const date = longDate(created_at)
    const answers = [paragraph(fill(quoted, { date })), { kind: 'quote' as const, text: message }]
    return writeReply(reply, { answers, footer, conversation: `${id} ${created_at}` })
  },
)

const recordUrl = (origin: string, id: number) => `${origin}/admin/messages?record=${id}`

function writeNotice(message: MessageRow, url: string): MailContent {
  const { facts, subject, title, button, footer } = words.contactNotice
  const terms = Object.keys(facts) as (keyof typeof facts)[]
  const rows = terms.flatMap((term) => {
    const value = message[term]
    return value ? [[facts[term], value] as const] : []
  })
  return {
    subject: subject.replace('{name}', () => message.name),
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'facts', rows },
      { kind: 'quote', text: message.message },
      { kind: 'button', text: button, url },
    ],
    footer: [footer],
    replyTo: { name: message.name, address: message.email },
    conversation: `${message.id} ${message.created_at}`,
  }
}

function writeAcknowledgement({ id, created_at }: MessageRow): MailContent {
  const { subject, preview, title, paragraphs, footer } = words.contactAcknowledgement
  return {
    subject,
    preview,
    footer,
    blocks: [{ kind: 'heading', text: title }, ...paragraphs.map(paragraph)],
    replyTo: { name: brand.name, address: brand.contactEmail },
    conversation: `${id} ${created_at}`,
  }
}

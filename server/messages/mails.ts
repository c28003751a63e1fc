import * as words from '../../content/en/mail/contact.ts'
import { brand } from '../../content/firm.ts'
import { fill, formatLongDate } from '../../domain/wording.ts'
import { findReply, writeLeadCall, writeReply } from '../leads/service.ts'
import { defineMail, noPayload } from '../mail/service.ts'
import type { MailContent } from '../platform/mail/mail-content.ts'
import { MailError } from '../platform/mail/mailer.ts'
import type { Ports } from '../ports.ts'
import { findMessage, type MessageRow } from './store.ts'

type MailPorts = Pick<Ports, 'db' | 'origin'>

/** Tells staff of a contact message. */
export const contactNotice = defineMail({
  kind: 'contact-notice',
  about: 'message',
  payload: noPayload,
  async write({ db, origin }: MailPorts, { aboutId }) {
    const message = await findMessage(db, aboutId)
    return message && writeNotice(message, `${origin}/admin`)
  },
})

/** Thanks its sender. */
export const contactAcknowledgement = defineMail({
  kind: 'contact-acknowledgement',
  about: 'message',
  payload: noPayload,
  async write({ db }: MailPorts, { aboutId }) {
    return (await findMessage(db, aboutId)) ? writeAcknowledgement() : null
  },
})

/** Tells the receiver of leads; not while the message is held back as spam. */
export const contactLead = defineMail({
  kind: 'contact-lead',
  about: 'message',
  payload: noPayload,
  async write({ db, origin }: MailPorts, { aboutId }) {
    const message = await findMessage(db, aboutId)
    if (!message) return null
    if (message.held) throw new MailError('The message is held back as likely spam.', false)
    const { name, company, email, created_at } = message
    const url = `${origin}/admin/messages?record=${aboutId}`
    const none = { role: null, score: null, band: null }
    return writeLeadCall({ kind: 'message', name, company, email, ...none, url }, created_at)
  },
})

/** An answer that staff wrote in the admin area. */
export const messageReply = defineMail({
  kind: 'contact-reply',
  about: 'reply',
  payload: noPayload,
  async write({ db }: MailPorts, { aboutId }) {
    const reply = await findReply(db, aboutId)
    const message = reply?.message_id ? await findMessage(db, reply.message_id) : null
    if (!reply || !message) return null
    const { quoted, footer } = words.contactReply
    const date = formatLongDate(message.created_at)
    return writeReply(reply, {
      answers: [
        { kind: 'paragraph', text: fill(quoted, { date }) },
        { kind: 'quote', text: message.message },
      ],
      footer,
    })
  },
})

function writeNotice(message: MessageRow, adminUrl: string): MailContent {
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
      { kind: 'button', text: button, url: adminUrl },
    ],
    footer: [footer],
    replyTo: { name: message.name, address: message.email },
  }
}

function writeAcknowledgement(): MailContent {
  const { subject, preview, title, paragraphs, footer } = words.contactAcknowledgement
  return {
    subject,
    preview,
    footer,
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ],
    replyTo: { name: brand.name, address: brand.contactEmail },
  }
}

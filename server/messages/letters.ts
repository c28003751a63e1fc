import { brand } from '../../content/brand.ts'
import { contactAcknowledgement, contactNotice } from '../../content/mail/contact.ts'
import type { DueMessage, LetterWriters } from '../mail/service.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Database } from '../tables.ts'
import { findMessage, type MessageRow } from './store.ts'

interface Ports {
  db: Database
  origin: string
}

/** What is written about a contact message, to staff and to its sender (decisions, B2). */
export function createMessageLetters({ db, origin }: Ports): LetterWriters {
  const find = ({ payload }: DueMessage) => findMessage(db, Number(payload.inquiry_id))
  return {
    async 'contact-notice'(message) {
      const submitted = await find(message)
      return submitted && writeNotice(submitted, `${origin}/admin`)
    },
    async 'contact-acknowledgement'(message) {
      return (await find(message)) ? writeAcknowledgement() : null
    },
  }
}

function writeNotice(message: MessageRow, adminUrl: string): Letter {
  const { facts } = contactNotice
  const terms = Object.keys(facts) as (keyof typeof facts)[]
  const rows = terms.flatMap((term) => {
    const value = message[term]
    return value ? [[facts[term], value] as const] : []
  })
  return {
    subject: contactNotice.subject.replace('{name}', () => message.name),
    blocks: [
      { kind: 'heading', text: contactNotice.title },
      { kind: 'facts', rows },
      { kind: 'quote', text: message.message },
      { kind: 'button', text: contactNotice.button, url: adminUrl },
    ],
    footer: [contactNotice.footer],
    replyTo: { name: message.name, address: message.email },
  }
}

function writeAcknowledgement(): Letter {
  const { subject, preview, title, paragraphs, footer } = contactAcknowledgement
  return {
    ...{ subject, preview, footer },
    blocks: [
      { kind: 'heading', text: title },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    ],
    replyTo: { name: brand.name, address: brand.contactEmail },
  }
}

import { brand } from '../../content/brand.ts'
import { contactAcknowledgement, contactNotice } from '../../content/mail/contact.ts'
import type { DueMessage, LetterWriters } from '../mail/service.ts'
import type { Letter } from '../platform/mail/letter.ts'
import type { Database } from '../tables.ts'
import { findInquiry, type InquiryRow } from './store.ts'

interface Ports {
  db: Database
  origin: string
}

/** What is written about a contact message, to staff and to its sender (decisions, B2). */
export function createInquiryLetters({ db, origin }: Ports): LetterWriters {
  const find = ({ payload }: DueMessage) => findInquiry(db, Number(payload.inquiry_id))
  return {
    async 'contact-notice'(message) {
      const inquiry = await find(message)
      return inquiry && writeNotice(inquiry, `${origin}/admin`)
    },
    async 'contact-acknowledgement'(message) {
      return (await find(message)) ? writeAcknowledgement() : null
    },
  }
}

function writeNotice(inquiry: InquiryRow, adminUrl: string): Letter {
  const { facts } = contactNotice
  const terms = Object.keys(facts) as (keyof typeof facts)[]
  const rows = terms.flatMap((term) => {
    const value = inquiry[term]
    return value ? [[facts[term], value] as const] : []
  })
  return {
    subject: contactNotice.subject.replace('{name}', () => inquiry.name),
    blocks: [
      { kind: 'heading', text: contactNotice.title },
      { kind: 'facts', rows },
      { kind: 'quote', text: inquiry.message },
      { kind: 'button', text: contactNotice.button, url: adminUrl },
    ],
    footer: [contactNotice.footer],
    replyTo: { name: inquiry.name, address: inquiry.email },
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

import { brand } from '../../content/firm.ts'
import type { AboutKind } from '../../domain/mail.ts'
import type { MailDefinition } from '../mail/definitions.ts'
import type { MailRequest } from '../mail/service.ts'
import { type MailBlock, type MailContent, paragraph } from '../platform/mail/mail-content.ts'
import type { Call } from '../platform/mail/receiver.ts'
import type { Ports } from '../ports.ts'

/** Data for the receiver of leads, without answers, texts of messages or private links. */
interface CalledLead {
  kind: 'message' | 'quickscore'
  name: string
  company: string | null
  email: string
  /** Role, score and band are those of a QuickScore result; null for a message. */
  role: string | null
  score: number | null
  band: string | null
  /** URL of the record in the admin area. */
  url: string
}

export const writeLeadCall = (lead: CalledLead, created_at: string): Call => ({
  type: 'lead.created',
  timestamp: created_at,
  data: lead,
})

/** The webhook call to enqueue for a lead; undefined without a receiver in the settings. */
export function callOwed(
  { receiver }: Pick<Ports, 'receiver'>,
  mail: Pick<MailDefinition<string, AboutKind, object, never>, 'kind' | 'about' | 'payload'>,
  aboutId: number,
  now: Date,
): MailRequest<AboutKind, object> | undefined {
  return receiver && [mail, { recipient: receiver.name, aboutId, payload: {}, now }]
}

/** A reply: staff's text, followed by `answers`, to which it refers. */
export function writeReply(
  { subject, text }: { subject: string; text: string },
  { answers, ...rest }: { answers: MailBlock[] } & Pick<MailContent, 'footer' | 'conversation'>,
): MailContent {
  return {
    subject,
    blocks: [...text.split(/\n{2,}/).map(paragraph), ...answers],
    ...rest,
    // Replies go to the public address, which people read, as the acknowledgement says.
    replyTo: { name: brand.name, address: brand.contactEmail },
    isByHand: true,
  }
}

import { brand } from '../../content/firm.ts'
import type { Letter, LetterBlock } from '../platform/mail/letter.ts'

/** What staff wrote, above what it answers. */
export function writeReply(
  { subject, text }: { subject: string; text: string },
  { answers, footer }: { answers: LetterBlock[]; footer: readonly string[] },
): Letter {
  return {
    subject,
    blocks: [
      ...text.split(/\n{2,}/).map((part) => ({ kind: 'paragraph' as const, text: part })),
      ...answers,
    ],
    footer,
    // Read by people at the public address, as the acknowledgement says.
    replyTo: { name: brand.name, address: brand.contactEmail },
    isByHand: true,
  }
}

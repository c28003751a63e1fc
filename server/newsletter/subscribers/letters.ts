import { newsletterConfirmation } from '../../../content/mail/newsletter-confirmation.ts'
import type { DueMessage, LetterWriters } from '../../mail/service.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import type { Links } from './links.ts'

/** What is written to an address that was entered in the sign-up form. */
export function createConfirmationLetters({ findConfirmUrl }: Pick<Links, 'findConfirmUrl'>) {
  return {
    async 'newsletter-confirmation'({ payload, at }: DueMessage) {
      const url = await findConfirmUrl(Number(payload.subscriber_id), at)
      return url === null ? null : writeConfirmation(url)
    },
  } satisfies LetterWriters
}

function writeConfirmation(url: string): Letter {
  const { subject, preview, title, request, button, otherwise, footer } = newsletterConfirmation
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
  return {
    ...{ subject, preview, footer },
    blocks: [
      { kind: 'heading', text: title },
      ...request.map(paragraph),
      { kind: 'button', text: button, url },
      ...otherwise.map(paragraph),
    ],
  }
}

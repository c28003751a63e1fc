import * as words from '../../../content/en/mail/newsletter-confirmation.ts'
import { defineMail, noPayload } from '../../mail/service.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import { findConfirmUrl, type LinkPorts } from './links.ts'

/** Asks the owner of an address that was entered in the sign-up form. */
export const newsletterConfirmation = defineMail({
  kind: 'newsletter-confirmation',
  about: 'subscriber',
  payload: noPayload,
  async write(ports: LinkPorts, { aboutId, at }) {
    const url = await findConfirmUrl(ports, { subscriberId: aboutId, issuedAt: at })
    return url === null ? null : writeConfirmation(url)
  },
})

function writeConfirmation(url: string): MailContent {
  const { subject, preview, title, request, button, otherwise, footer } =
    words.newsletterConfirmation
  const paragraph = (text: string) => ({ kind: 'paragraph' as const, text })
  return {
    subject,
    preview,
    footer,
    blocks: [
      { kind: 'heading', text: title },
      ...request.map(paragraph),
      { kind: 'button', text: button, url },
      ...otherwise.map(paragraph),
    ],
  }
}

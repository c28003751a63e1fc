import * as words from '../../../content/mail/newsletter-confirmation.ts'
import { defineLetter, noPayload } from '../../mail/service.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { findConfirmUrl, type LinkPorts } from './links.ts'

/** Asks the owner of an address that was entered in the sign-up form. */
export const newsletterConfirmation = defineLetter({
  kind: 'newsletter-confirmation',
  about: 'subscriber',
  payload: noPayload,
  async write(ports: LinkPorts, { aboutId, at }) {
    const url = await findConfirmUrl(ports, { subscriberId: aboutId, issuedAt: at })
    return url === null ? null : writeConfirmation(url)
  },
})

function writeConfirmation(url: string): Letter {
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

import * as words from '../../../content/en/mail/newsletter-confirmation.ts'
import { retention } from '../../../content/en/retention.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscribers.ts'
import { defineMail, noPayload } from '../../mail/service.ts'
import { type LinkUse, readLink, type SignedLink, signLink } from '../../platform/db/secrets.ts'
import { type MailContent, paragraph } from '../../platform/mail/mail-content.ts'
import type { Ports } from '../../ports.ts'
import { findAwaited } from './store.ts'

/** Asks the owner of an address entered in the sign-up form to confirm. */
export const newsletterConfirmation = defineMail({
  kind: 'newsletter-confirmation',
  about: 'subscriber',
  payload: noPayload,
  async write(ports: LinkPorts, { aboutId, at }) {
    const url = await findConfirmUrl(ports, { id: aboutId, issuedAt: at })
    return url === null ? null : writeConfirmation(url)
  },
})

function writeConfirmation(url: string): MailContent {
  const { subject, preview, title, request, button, otherwise, footer } =
    words.newsletterConfirmation
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

/** Links last as long as the record that they act on. */
export const linkUses: Record<LinkPurpose, LinkUse> = {
  confirm: {
    secret: 'newsletter-secret',
    purpose: 'newsletter confirm',
    lasts: retention.newsletterUnconfirmed,
  },
  unsubscribe: {
    secret: 'newsletter-secret',
    purpose: 'newsletter unsubscribe',
    lasts: retention.newsletterUnsubscribed,
  },
}

export type LinkPorts = Pick<Ports, 'db' | 'clock' | 'origin'>

/** The confirmation link; null if it would be refused. */
async function findConfirmUrl(ports: LinkPorts, link: SignedLink): Promise<string | null> {
  const subscriber = await findAwaited(ports.db, link)
  if (!subscriber || subscriber.status === 'active') return null
  const token = await signLink(ports, linkUses.confirm, link)
  const isGood = (await readLink(ports, linkUses.confirm, token)) !== null
  return isGood ? `${ports.origin}/newsletter/confirm/${token}` : null
}

export async function createUnsubscribeUrl(ports: LinkPorts, link: SignedLink): Promise<string> {
  return `${ports.origin}/newsletter/unsubscribe/${await signLink(ports, linkUses.unsubscribe, link)}`
}

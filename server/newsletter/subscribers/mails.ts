import * as words from '../../../content/en/mail/newsletter-confirmation.ts'
import { retention } from '../../../content/en/retention.ts'
import type { LinkPurpose } from '../../../domain/newsletter/subscribers.ts'
import type { Period } from '../../../domain/periods.ts'
import { defineMail, noPayload } from '../../mail/service.ts'
import { readLink, signLink } from '../../platform/db/secrets.ts'
import type { MailContent } from '../../platform/mail/mail-content.ts'
import type { Ports } from '../../ports.ts'
import { findAwaited } from './store.ts'

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

/** As long as what the link acts on is kept: after that there is nothing left to do. */
const lifetimes: Record<LinkPurpose, Period> = {
  confirm: retention.newsletterUnconfirmed,
  unsubscribe: retention.newsletterUnsubscribed,
}

type TokenPorts = Pick<Ports, 'db' | 'clock'>

export type LinkPorts = TokenPorts & Pick<Ports, 'origin'>

/** What a link in our mail says: for one purpose and one subscriber, until a day that it names. */
interface LinkToken {
  subscriberId: number
  issuedAt: Date
}

/** Where the owner of the address confirms it; null once this link would be of no use. */
async function findConfirmUrl(ports: LinkPorts, link: LinkToken): Promise<string | null> {
  const subscriber = await findAwaited(ports.db, link)
  if (!subscriber || subscriber.status === 'active') return null
  const token = await signToken(ports, 'confirm', link)
  return (await readToken(ports, 'confirm', token)) && urlOf(ports, 'confirm', token)
}

/** Where the owner of the address ends the newsletter. */
export async function createUnsubscribeUrl(ports: LinkPorts, link: LinkToken): Promise<string> {
  return urlOf(ports, 'unsubscribe', await signToken(ports, 'unsubscribe', link))
}

const urlOf = ({ origin }: LinkPorts, purpose: LinkPurpose, token: string) =>
  `${origin}/newsletter/${purpose}/${token}`

/** The same for the same question, so that a mail sent again says the same. */
export function signToken(
  ports: Pick<TokenPorts, 'db'>,
  purpose: LinkPurpose,
  { subscriberId: id, issuedAt }: LinkToken,
): Promise<string> {
  return signLink(ports, linkUseOf(purpose), { id, issuedAt, lasts: lifetimes[purpose] })
}

/** What a token says; null for one that is none, is for something else, or is too old. */
export async function readToken(
  ports: TokenPorts,
  purpose: LinkPurpose,
  token: string,
): Promise<LinkToken | null> {
  const link = await readLink(ports, linkUseOf(purpose), token)
  return link && { subscriberId: link.id, issuedAt: link.issuedAt }
}

const linkUseOf = (purpose: LinkPurpose) => ({
  secret: 'newsletter-secret',
  purpose: `newsletter ${purpose}`,
})

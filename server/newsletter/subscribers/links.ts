import type { LinkOutcome, LinkPurpose } from '../../../domain/newsletter/subscription.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../tables.ts'
import { confirmSubscriber, findAwaited, unsubscribeSubscriber } from './store.ts'
import { createTokens } from './tokens.ts'

export interface LinkPorts {
  db: Database
  clock: Clock
  origin: string
}

/**
 * What the links in our mail do (docs/decisions/newsletter-links.md). A link that cannot be used
 * is `invalid`, whyever.
 */
export function createLinks({ db, clock, origin }: LinkPorts) {
  const { signToken, readToken } = createTokens({ db, clock })
  const present = (purpose: LinkPurpose, token: string) =>
    `${origin}/newsletter/${purpose}/${token}`

  return {
    /** Where the owner of the address confirms it; null once this link would be of no use. */
    async findConfirmUrl(subscriberId: number, issuedAt: Date): Promise<string | null> {
      const subscriber = await findAwaited(db, { subscriberId, issuedAt })
      if (!subscriber || subscriber.status === 'active') return null
      const token = await signToken('confirm', { subscriberId, issuedAt })
      return (await readToken('confirm', token)) && present('confirm', token)
    },

    /** Where the owner of the address ends the newsletter; `at` is when the mail was written down. */
    async createUnsubscribeUrl(subscriberId: number, at: Date): Promise<string> {
      return present('unsubscribe', await signToken('unsubscribe', { subscriberId, issuedAt: at }))
    },

    /** Whether a link can still do what it is for; nothing changes by asking. */
    async isUsable(purpose: LinkPurpose, token: string): Promise<boolean> {
      const link = await readToken(purpose, token)
      if (!link) return false
      return purpose === 'unsubscribe' || (await findAwaited(db, link)) !== null
    },

    /** Once for all links that were sent so far; a new one takes a new sign-up. */
    async confirmSubscription(token: string): Promise<LinkOutcome> {
      const link = await readToken('confirm', token)
      if (!link) return 'invalid'
      const now = clock.now().toISOString()
      const isConfirmed = await db.transaction().execute((trx) => confirmSubscriber(trx, link, now))
      return isConfirmed ? 'done' : 'invalid'
    },

    /** As often as anybody likes, also for an address that has been deleted since. */
    async unsubscribe(token: string): Promise<LinkOutcome> {
      const link = await readToken('unsubscribe', token)
      if (!link) return 'invalid'
      const now = clock.now().toISOString()
      await db.transaction().execute((trx) => unsubscribeSubscriber(trx, link.subscriberId, now))
      return 'done'
    },
  }
}

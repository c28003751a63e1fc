import type { Subscription } from '../../../domain/newsletter/subscription.ts'
import { oweToTypedAddress } from '../../mail/service.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../tables.ts'
import { createIssues } from '../issues/service.ts'
import { newsletterConfirmation } from './letters.ts'
import { createLinks } from './links.ts'
import { createSubscribers } from './list.ts'
import { noteRequest } from './store.ts'

export {
  deleteOldPending,
  deleteOldSuppressed,
  deleteOldUnsubscribed,
  listSubscribersOf,
} from './keeping-store.ts'
export { deleteSubscribers } from './store.ts'
export { createFingerprint, listSuppressedOf, suppressAddress } from './suppression.ts'

/** Our own form and script, so that a fresh install works without a provider (decisions, B3). */
const OWN_FRAME = '/newsletter/embed'
const OWN_SCRIPT = '/newsletter-embed.js'

export interface NewsletterEmbed {
  frameUrl: string
  scriptUrl: string
}

interface Ports {
  db: Database
  clock: Clock
  /** Of the public site; links in mail begin with it. */
  origin: string
  /** A provider's form and script, where the settings name them. */
  provider: { frameUrl?: string | undefined; scriptUrl?: string | undefined }
}

export type NewsletterService = ReturnType<typeof createNewsletterService>

export function createNewsletterService({ db, clock, origin, provider }: Ports) {
  const { findConfirmUrl: _, ...links } = createLinks({ db, clock, origin })

  return {
    ...createSubscribers({ db, clock }),
    ...links,
    ...createIssues({ db, clock, origin }),

    /**
     * Writes down that this address was entered, and owes it the mail that asks its owner to
     * confirm. An address that is subscribed already is left in peace. What happened is not told:
     * nobody can find out who subscribes.
     */
    async subscribe({ email }: Subscription): Promise<void> {
      const now = clock.now()
      await db.transaction().execute(async (trx) => {
        const subscriber = await noteRequest(trx, email, now.toISOString())
        if (subscriber.status === 'active') return
        await oweToTypedAddress(trx, newsletterConfirmation, {
          recipient: subscriber.email,
          aboutId: subscriber.id,
          payload: {},
          now,
        })
      })
    },

    /** What the newsletter page puts into its frame and its head. */
    embed(): NewsletterEmbed {
      const { frameUrl = OWN_FRAME, scriptUrl = OWN_SCRIPT } = provider
      return { frameUrl, scriptUrl }
    },
  }
}

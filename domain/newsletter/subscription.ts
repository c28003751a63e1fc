import * as z from 'zod/mini'
import { emailAddressSchema } from '../email-address.ts'

/** Body of `POST /api/newsletter/subscribe` and the one field of our own sign-up form. */
export const subscriptionSchema = z.object({ email: emailAddressSchema })

export type Subscription = z.output<typeof subscriptionSchema>

/**
 * Pending: asked for, not yet confirmed by the address's owner. Unsubscribed stays so when anybody
 * asks again, until the owner confirms.
 */
export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed'

/** What the links in our mail are for; each has a page of its own. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** What became of using a link; why it is invalid is not told. */
export type LinkOutcome = 'done' | 'invalid'

const LONGEST_TOKEN = 200

/** Of a link that is cut off, forged, too old, used up or for something else. */
export const invalidLink = 'This link does not work, or no longer.'

/** Body of `POST /api/newsletter/confirm` and of `POST /api/newsletter/unsubscribe`. */
export const linkSchema = z.object({
  token: z.string(invalidLink).check(z.maxLength(LONGEST_TOKEN, invalidLink)),
})

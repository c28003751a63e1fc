import * as z from 'zod/mini'
import { emailAddressSchema } from './email-address.ts'

/** Body of `POST /api/newsletter/subscribe` and the one field of our own sign-up form. */
export const subscriptionSchema = z.object({ email: emailAddressSchema })

export type Subscription = z.output<typeof subscriptionSchema>

/**
 * Pending: asked for, not yet confirmed by the address's owner. Unsubscribed stays so, whoever
 * asks again, until the owner confirms.
 */
export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed'

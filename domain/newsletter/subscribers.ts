import * as z from 'zod/mini'
import type { CsvCell } from '../csv.ts'
import { emailAddressSchema } from '../email-address.ts'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { recordIdSchema } from '../write-body.ts'

/** Body of `POST /api/newsletter/subscribe` and the one field of our own sign-up form. */
export const subscriptionSchema = z.object({ email: emailAddressSchema })

export type Subscription = z.output<typeof subscriptionSchema>

const subscriberStatuses = ['pending', 'active', 'unsubscribed', 'undeliverable'] as const

/**
 * Pending: requested, not yet confirmed by the address's owner. Unsubscribed: stays so after a new
 * request, until the owner confirms. Undeliverable: a mail server said that there is no such
 * address; it gets no mail until staff or its owner reactivate it.
 */
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Purposes of links in our mail; each has a page of its own. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** The outcome of using a link, without the reason for `invalid`. */
export type LinkOutcome = 'done' | 'invalid'

const LONGEST_TOKEN = 200

/** Message for a link that is truncated, forged, expired, used or for another purpose. */
export const invalidLink = 'This link is not valid, or no longer works.'

/** Body of `POST /api/newsletter/confirm` and of `POST /api/newsletter/unsubscribe`. */
export const linkSchema = z.object({
  token: z.string(invalidLink).check(z.maxLength(LONGEST_TOKEN, invalidLink)),
})

/** A newsletter subscriber in the admin API. */
export const subscriberRecordSchema = z.strictObject({
  id: recordIdSchema,
  email: z.string(),
  status: z.enum(subscriberStatuses),
  created_at: isoTimeSchema,
  confirmed_at: z.nullable(isoTimeSchema),
  unsubscribed_at: z.nullable(isoTimeSchema),
})
export type SubscriberRecord = z.output<typeof subscriberRecordSchema>

/** The three figures above the list; they count active subscribers. */
export const subscriberFiguresSchema = z.strictObject({
  total: countSchema,
  this_month: countSchema,
  /** Whole per cent. */
  growth: countSchema,
})
export type SubscriberFigures = z.output<typeof subscriberFiguresSchema>

/** The query of `GET /api/admin/newsletter-subscribers`. */
export const subscriberListSchema = listQuerySchema(
  ['created_at', 'email', 'status'],
  '-created_at',
  {
    ...dayFilters,
    status: z.optional(z.enum(subscriberStatuses)),
  },
)

export type SubscriberQuery = z.output<typeof subscriberListSchema>

/**
 * Total, This Month and Growth from two counts of active subscribers. Growth is this month's count
 * divided by the count at its start, in whole per cent; with none before, 100 if there are any now,
 * else 0.
 */
export function subscriberFigures(total: number, thisMonth: number): SubscriberFigures {
  const before = total - thisMonth
  const growth = before > 0 ? Math.round((100 * thisMonth) / before) : total > 0 ? 100 : 0
  return { total, this_month: thisMonth, growth }
}

/** The first instant, in UTC, of the calendar month of `now`: ISO 8601. */
export function monthStart(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())).toISOString()
}

/** A line of CSV that the import can read: status as stored, times as ISO 8601. */
export const subscriberCells = (one: SubscriberRecord): CsvCell[] => [
  one.email,
  one.status,
  one.created_at,
  one.confirmed_at ?? '',
  one.unsubscribed_at ?? '',
]

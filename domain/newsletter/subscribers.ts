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
 * Pending: asked for, not yet confirmed by the address's owner. Unsubscribed stays so when anybody
 * asks again, until the owner confirms. Undeliverable: a mail server said that there is no such
 * address; nothing is written to it until staff, or its owner, say that there is.
 */
export type SubscriberStatus = (typeof subscriberStatuses)[number]

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

/** A newsletter subscriber as the admin calls answer with it. */
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
 * Total, This Month and Growth from two counts of active subscribers. Growth is what came this
 * month over what was there at its start, in whole per cent; with none before, 100 if there are
 * any now, else 0.
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

/** A line of CSV: status as it is stored, times as ISO 8601: the import reads it back. */
export const subscriberCells = (one: SubscriberRecord): CsvCell[] => [
  one.email,
  one.status,
  one.created_at,
  one.confirmed_at ?? '',
  one.unsubscribed_at ?? '',
]

import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from './list-query.ts'
import { countSchema, isoTimeSchema } from './record.ts'
import { singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

/**
 * `pending`: owed and tried until it is delivered. `held`: waits until its issue goes on. `filed`:
 * written to a file, and nobody has received it. `dropped`: no longer owed, because what it was
 * about, or the recipient's wish, is gone.
 */
export const mailStatuses = ['pending', 'held', 'sent', 'filed', 'failed', 'dropped'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** How mail ends that was handed over: it reaches nobody without a mail server. */
export const endOf = (hasMailServer: boolean) => (hasMailServer ? 'sent' : 'filed')

/** Mail that nobody has received, and that can be sent again. */
export const revivable = ['filed', 'failed'] as const satisfies readonly MailStatus[]
export const isRevivable = (status: MailStatus) => revivable.some((one) => one === status)

/** How much mail is in each state. */
export const mailCountsSchema = z.strictObject({
  pending: countSchema,
  held: countSchema,
  sent: countSchema,
  filed: countSchema,
  failed: countSchema,
  dropped: countSchema,
})
export type MailCounts = z.output<typeof mailCountsSchema>

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** How long a message is tried, from its first failure on. */
export const TRYING_MS = 72 * HOUR

/** Growing delays before the second attempt and each after it; the last one repeats. */
const delays = [
  1 * MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
]

/**
 * When to try again after `attempts` failures, the first of them at `failingSince`: the delay
 * grows, and the last attempt is at the very end of the three days. Null when they are over.
 */
export function nextAttempt(attempts: number, failingSince: Date, now: Date): Date | null {
  const end = failingSince.getTime() + TRYING_MS
  if (now.getTime() >= end) return null
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? MINUTE
  return new Date(Math.min(now.getTime() + delay, end))
}

/** What mail can be about: a contact message, an answer to one, an assessment or a subscriber. */
const aboutKinds = ['message', 'reply', 'assessment', 'subscriber'] as const
export type AboutKind = (typeof aboutKinds)[number]

/** Mail as staff see it: never what it is made from, which may hold a secret. */
export const mailRecordSchema = z.strictObject({
  id: recordIdSchema,
  /** What it is, as the noun that writes it names it. */
  kind: z.string(),
  recipient: z.string(),
  status: z.enum(mailStatuses),
  attempts: countSchema,
  created_at: isoTimeSchema,
  next_attempt_at: isoTimeSchema,
  /** When it was sent, written to a file, given up or dropped. */
  ended_at: z.nullable(isoTimeSchema),
  /** Why the last attempt failed. */
  last_error: z.nullable(z.string()),
  /** The newsletter issue that it is a copy of. */
  issue_id: z.nullable(recordIdSchema),
})
export type MailRecord = z.output<typeof mailRecordSchema>

/** What stands beside the list: figures of all mail, also of what the list leaves out. */
export const mailFiguresSchema = {
  counts: mailCountsSchema,
  /** When the mail that has waited longest was written down; null if none waits. */
  oldest_pending_at: z.nullable(isoTimeSchema),
}
export type MailFigures = z.output<z.ZodMiniObject<typeof mailFiguresSchema>>

/** In a body: has letters written to files that nobody receives, where no mail server is set. */
export const toFilesSchema = z.optional(z.boolean())
export const sendBodySchema = writeBodySchema({ to_files: toFilesSchema })

const kindMaxLength = 100

/** The query of `GET /api/admin/outbox`. `q` looks through the recipients. */
export const mailListSchema = listQuerySchema(
  ['created_at', 'next_attempt_at', 'recipient', 'attempts'],
  '-created_at',
  {
    ...dayFilters,
    status: z.optional(z.enum(mailStatuses)),
    kind: z.optional(singleLine(kindMaxLength)),
  },
)

export type MailQuery = z.output<typeof mailListSchema>

/** What became of the selected mail: only what nobody has received can be sent again. */
export const sentAgainSchema = z.strictObject({ sent_again: countSchema, passed_over: countSchema })
export type SentAgain = z.output<typeof sentAgainSchema>

import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from './list-query.ts'
import { countSchema, isoTimeSchema } from './record.ts'
import { singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

/**
 * `pending`: retried until delivered. `held`: waits while its issue is paused. `filed`: written to
 * a file, not delivered. `dropped`: cancelled, because its subject was deleted or the recipient
 * withdrew.
 */
export const mailStatuses = ['pending', 'held', 'sent', 'filed', 'failed', 'dropped'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** The final status of mail that was handed over; without a mail server it is only filed. */
export const endOf = (hasMailServer: boolean) => (hasMailServer ? 'sent' : 'filed')

/** Statuses of undelivered mail that can be sent again. */
export const revivable = ['filed', 'failed'] as const satisfies readonly MailStatus[]
export const isRevivable = (status: MailStatus) => revivable.some((one) => one === status)

/** Number of mails in each status. */
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

/** Period of retries, from the first failure on. */
export const TRYING_MS = 72 * HOUR

/** Delays before the second attempt and each later one; the last one repeats. */
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
 * Time of the next attempt after `attempts` failures, the first at `failingSince`: the delay grows,
 * and the last attempt is at the end of `TRYING_MS`. Null after that.
 */
export function nextAttempt(attempts: number, failingSince: Date, now: Date): Date | null {
  const end = failingSince.getTime() + TRYING_MS
  if (now.getTime() >= end) return null
  const delay = delays[Math.min(attempts, delays.length) - 1] ?? MINUTE
  return new Date(Math.min(now.getTime() + delay, end))
}

/** The subject of a mail: a contact message, a reply, an assessment or a subscriber. */
const aboutKinds = ['message', 'reply', 'assessment', 'subscriber'] as const
export type AboutKind = (typeof aboutKinds)[number]

/** A mail for staff, without its template data, which may contain secrets. */
export const mailRecordSchema = z.strictObject({
  id: recordIdSchema,
  /** The name of its mail definition. */
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
  /** The newsletter issue it belongs to. */
  issue_id: z.nullable(recordIdSchema),
})
export type MailRecord = z.output<typeof mailRecordSchema>

/** Figures beside the list, of all mail regardless of the filters. */
export const mailFiguresSchema = {
  counts: mailCountsSchema,
  /** When the oldest pending mail was created; null without any. */
  oldest_pending_at: z.nullable(isoTimeSchema),
}
export type MailFigures = z.output<z.ZodMiniObject<typeof mailFiguresSchema>>

/** Body field: confirms that mail is only written to files, if there is no mail server. */
export const toFilesSchema = z.optional(z.boolean())
export const sendBodySchema = writeBodySchema({ to_files: toFilesSchema })

const kindMaxLength = 100

/** The query of `GET /api/admin/outbox`. `q` searches the recipients. */
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

/** The outcome for the selected mail: only undelivered mail is sent again. */
export const sentAgainSchema = z.strictObject({ sent_again: countSchema, passed_over: countSchema })
export type SentAgain = z.output<typeof sentAgainSchema>

import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { countSchema, isoTimeSchema } from '../record.ts'
import { singleLine } from '../text.ts'
import { recordIdSchema } from '../write-body.ts'
import { type MailStatus, mailStatuses } from './delivery.ts'

/** What mail can be about: a contact message, an answer to one, an assessment or a subscriber. */
export const aboutKinds = ['message', 'reply', 'assessment', 'subscriber'] as const
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
  /** When it was sent, given up or dropped. */
  ended_at: z.nullable(isoTimeSchema),
  /** Why the last attempt failed. */
  last_error: z.nullable(z.string()),
  /** The newsletter issue that it is a copy of. */
  issue_id: z.nullable(recordIdSchema),
  /** 1: there was no mail server; it was written to a file in place of being sent. */
  filed: z.literal([0, 1]),
})
export type MailRecord = z.output<typeof mailRecordSchema>

/** What stands beside the list: figures of all mail, also of what the list leaves out. */
export const mailFiguresSchema = {
  counts: z.strictObject({
    pending: countSchema,
    held: countSchema,
    sent: countSchema,
    failed: countSchema,
    dropped: countSchema,
  }),
  /** When the mail that has waited longest was written down; null if none waits. */
  oldest_pending_at: z.nullable(isoTimeSchema),
}
export interface MailFigures {
  counts: Record<MailStatus, number>
  oldest_pending_at: string | null
}

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

/** What became of the selected mail: only those that failed can be sent again. */
export const sentAgainSchema = z.strictObject({
  sent_again: countSchema,
  passed_over: countSchema,
})
export type SentAgain = z.output<typeof sentAgainSchema>

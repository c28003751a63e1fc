import * as z from 'zod/mini'
import type { CsvCell } from '../csv.ts'
import {
  besideShape,
  conversationShape,
  handlingCells,
  handlingChanges,
  handlingFilters,
  handlingShape,
  yesOrNo,
} from '../leads.ts'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { isoTimeSchema } from '../record.ts'
import { recordIdSchema, selectedIdsSchema, writeBodySchema } from '../write-body.ts'
import { spamSigns } from './submission.ts'

/** A contact message in the admin API. */
export const messageRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  message: z.string(),
  /** Parameters of the link by which the sender came. */
  aud: z.nullable(z.string()),
  utm_source: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  /** Held back as likely spam, for `held_reason`. */
  held: z.boolean(),
  held_reason: z.nullable(z.enum(spamSigns)),
  ...handlingShape,
  /** The QuickScore assessment that the sender wants to talk through. */
  assessment_id: z.nullable(recordIdSchema),
  created_at: isoTimeSchema,
})
export type MessageRecord = z.output<typeof messageRecordSchema>

/** A message in a list. */
export const listedMessageSchema = z.strictObject({ ...messageRecordSchema.shape, ...besideShape })
export type ListedMessage = z.output<typeof listedMessageSchema>

/** A line of CSV: times as ISO 8601. */
export const messageCells = (one: ListedMessage): CsvCell[] => [
  one.id,
  one.name,
  one.email,
  one.company ?? '',
  one.message,
  one.created_at,
  ...handlingCells(one),
]

/** A message with its replies, notes and possible assignees. */
export const messageDetailsSchema = z.strictObject({
  ...messageRecordSchema.shape,
  ...conversationShape,
})

/**
 * The query of `GET /api/admin/contact-messages`. Messages held back as spam are listed only with
 * `held=true`, and then alone, because they would drown the others.
 */
export const messageListSchema = listQuerySchema(
  ['created_at', 'name', 'email', 'company', 'assignee'],
  '-created_at',
  {
    ...dayFilters,
    ...handlingFilters,
    held: yesOrNo('held'),
  },
)

export type MessageQuery = z.output<typeof messageListSchema>

const changes = {
  ...handlingChanges,
  held: z.optional(z.boolean()),
}

/**
 * The body of `PATCH /api/admin/contact-messages/{id}`. `held: true` holds a message back as spam,
 * `held: false` releases it. Absent fields do not change.
 */
export const messageChangeSchema = writeBodySchema(
  changes,
  Object.keys(messageRecordSchema.shape).filter((name) => !(name in changes)),
)
export type MessageChange = z.output<typeof messageChangeSchema>

/** The body of `POST /api/admin/contact-messages/change`: one change of the selected messages. */
export const messagesChangeSchema = writeBodySchema({ ...changes, ids: selectedIdsSchema })

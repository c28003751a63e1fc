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

/** A contact message as the admin calls answer with it. */
export const messageRecordSchema = z.strictObject({
  id: recordIdSchema,
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  message: z.string(),
  /** Parameters of the link that the sender came by. */
  aud: z.nullable(z.string()),
  utm_source: z.nullable(z.string()),
  plan: z.nullable(z.string()),
  /** Held back as likely spam, for the reason beside it; nobody was written to. */
  held: z.boolean(),
  held_reason: z.nullable(z.enum(spamSigns)),
  ...handlingShape,
  /** The QuickScore assessment that its sender wants to talk through. */
  assessment_id: z.nullable(recordIdSchema),
  created_at: isoTimeSchema,
})
export type MessageRecord = z.output<typeof messageRecordSchema>

/** The same as a list has it. */
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

/** The same with what staff did about it. */
export const messageDetailsSchema = z.strictObject({
  ...messageRecordSchema.shape,
  ...conversationShape,
})

/**
 * The query of `GET /api/admin/contact-messages`. What was held back as spam is shown with
 * `held=true` only, and then alone: among what was not, it would drown the rest.
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
 * The body of `PATCH /api/admin/contact-messages/{id}`. `held: true` says that a message is spam,
 * `held: false` that one held back is none. What is left out stays as it is.
 */
export const messageChangeSchema = writeBodySchema(
  changes,
  Object.keys(messageRecordSchema.shape).filter((name) => !(name in changes)),
)
export type MessageChange = z.output<typeof messageChangeSchema>

/** The body of `POST /api/admin/contact-messages/change`: the same for the selected messages. */
export const messagesChangeSchema = writeBodySchema({ ...changes, ids: selectedIdsSchema })

import * as z from 'zod/mini'
import { dayFilters, listQuerySchema } from '../list-query.ts'
import { isoTimeSchema } from '../record.ts'
import { singleLine } from '../text.ts'
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
  /** Put aside as likely spam, for the reason beside it; nobody was written to. */
  held: z.boolean(),
  held_reason: z.nullable(z.enum(spamSigns)),
  handled: z.boolean(),
  handled_at: z.nullable(isoTimeSchema),
  /** Who has taken it on, as staff call them. */
  assignee: z.nullable(z.string()),
  created_at: isoTimeSchema,
})
export type MessageRecord = z.output<typeof messageRecordSchema>

const yesOrNo = (name: string) =>
  z.pipe(
    z.optional(z.enum(['true', 'false'], `${name} is true or false.`)),
    z.transform((sent) => (sent === undefined ? undefined : sent === 'true')),
  )

/**
 * The query of `GET /api/admin/contact-messages`. What was put aside as spam is shown with
 * `held=true` only, and then alone: among what was not, it would drown the rest.
 */
export const messageListSchema = listQuerySchema(
  ['created_at', 'name', 'email', 'company', 'assignee'],
  '-created_at',
  {
    ...dayFilters,
    /** Whether somebody has taken it on. */
    assigned: yesOrNo('assigned'),
    handled: yesOrNo('handled'),
    held: yesOrNo('held'),
  },
)

export type MessageQuery = z.output<typeof messageListSchema>

const assigneeMaxLength = 80

const changes = {
  handled: z.optional(z.boolean('handled must be true or false.')),
  held: z.optional(z.boolean('held must be true or false.')),
  /** Null and blank: nobody. */
  assignee: z.optional(z.nullable(singleLine(assigneeMaxLength))),
}

/**
 * The body of `PATCH /api/admin/contact-messages/{id}`. `held: true` says that a message is spam,
 * `held: false` that one put aside is none. What is left out stays as it is.
 */
export const messageChangeSchema = writeBodySchema(changes, [
  'id',
  'name',
  'email',
  'company',
  'message',
  'aud',
  'utm_source',
  'plan',
  'held_reason',
  'handled_at',
  'created_at',
])
export type MessageChange = z.output<typeof messageChangeSchema>

/** The body of `POST /api/admin/contact-messages/change`: the same for the selected messages. */
export const messagesChangeSchema = writeBodySchema({ ...changes, ids: selectedIdsSchema }, [])

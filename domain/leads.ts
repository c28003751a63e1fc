import * as z from 'zod/mini'
import { mailStatuses } from './mail.ts'
import { isoTimeSchema } from './record.ts'
import { multiLine, singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

/** What staff note on a lead: whether it is handled, and who handles it. */
export const handlingShape = {
  handled: z.boolean(),
  handled_at: z.nullable(isoTimeSchema),
  /** Who has taken it, as staff call them. */
  assignee: z.nullable(z.string()),
}

export const yesOrNo = (name: string) =>
  z.pipe(
    z.optional(z.enum(['true', 'false'], `${name} is true or false.`)),
    z.transform((sent) => (sent === undefined ? undefined : sent === 'true')),
  )

export const handlingFilters = {
  handled: yesOrNo('handled'),
  /** Whether somebody has taken it; `mine`: the holder of the named key that asks. */
  assigned: z.optional(z.enum(['true', 'false', 'mine'], 'assigned is true, false or mine.')),
}

const assigneeMaxLength = 80

export const handlingChanges = {
  handled: z.optional(z.boolean('handled must be true or false.')),
  /** Null and blank: nobody. */
  assignee: z.optional(z.nullable(singleLine(assigneeMaxLength))),
}

export interface HandlingChange {
  handled?: boolean | undefined
  assignee?: string | null | undefined
}

/** Longest entries, in characters. */
export const conversationMaxLengths = { subject: 200, text: 10_000, note: 5_000 } as const

/** An answer that staff wrote, with what became of it. */
const messageReplySchema = z.strictObject({
  id: recordIdSchema,
  /** Names the admin key of the author; the name is that of a named key. */
  key_id: z.string(),
  key_name: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  status: z.enum(mailStatuses),
  /** When it was sent, given up or dropped. */
  ended_at: z.nullable(isoTimeSchema),
  /** Why the last attempt failed. */
  last_error: z.nullable(z.string()),
  /** By which it can be sent again; null once mail that old has been deleted. */
  mail_id: z.nullable(recordIdSchema),
  created_at: isoTimeSchema,
})
export type MessageReply = z.output<typeof messageReplySchema>

/** What staff tell each other about a message; its sender never sees it. */
const messageNoteSchema = z.strictObject({
  id: recordIdSchema,
  key_id: z.string(),
  key_name: z.nullable(z.string()),
  text: z.string(),
  created_at: isoTimeSchema,
})
export type MessageNote = z.output<typeof messageNoteSchema>

/** What staff did about a message or an assessment. */
export const conversationShape = {
  replies: z.array(messageReplySchema),
  notes: z.array(messageNoteSchema),
  /** To choose from: the names of keys that are good, and the one it was given to. */
  assignees: z.array(z.string()),
}
const conversationSchema = z.strictObject(conversationShape)
export type Conversation = z.output<typeof conversationSchema>

/** A browser posts line ends as CR LF and counts them as one character in `maxlength`. */
export function prose(max: number, required: string) {
  return z.pipe(
    z.string(required).check(z.overwrite((text) => text.replaceAll('\r\n', '\n'))),
    multiLine(max, { required }),
  )
}

/** The body of `POST /api/admin/contact-messages/{id}/replies`, and below an assessment. */
export const replyBodySchema = writeBodySchema(
  {
    subject: singleLine(conversationMaxLengths.subject, { required: 'Please enter a subject.' }),
    text: prose(conversationMaxLengths.text, 'Please write an answer.'),
    /** Marks the message as handled as well. */
    handled: z.optional(z.boolean('handled must be true or false.')),
  },
  [],
)
export type ReplyBody = z.output<typeof replyBodySchema>

/** The body of `POST /api/admin/contact-messages/{id}/notes`, and below an assessment. */
export const noteBodySchema = writeBodySchema(
  { text: prose(conversationMaxLengths.note, 'Please write a note.') },
  [],
)

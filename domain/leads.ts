import * as z from 'zod/mini'
import type { CsvCell } from './csv.ts'
import { mailStatuses, toFilesSchema } from './mail.ts'
import { countSchema, isNearDay, isoTimeSchema } from './record.ts'
import { prose, singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

/** The handling of a lead: whether it is handled, its assignee and due day. */
export const handlingShape = {
  handled: z.boolean(),
  handled_at: z.nullable(isoTimeSchema),
  /** Name of the person who has taken the lead. */
  assignee: z.nullable(z.string()),
  /** The day (YYYY-MM-DD) of the follow-up. */
  due_on: z.nullable(z.string()),
}

export const yesOrNo = (name: string) =>
  z.pipe(
    z.optional(z.enum(['true', 'false'], `${name} is true or false.`)),
    z.transform((sent) => (sent === undefined ? undefined : sent === 'true')),
  )

export const handlingFilters = {
  handled: yesOrNo('handled'),
  /** Whether somebody has taken it; `mine`: the holder of the caller's named key. */
  assigned: z.optional(z.enum(['true', 'false', 'mine'], 'assigned is true, false or mine.')),
  /** Whether the follow-up day (UTC) has come. */
  due: yesOrNo('due'),
  /** Includes further data for a file: notes, and for an assessment the consent. */
  beside: yesOrNo('beside'),
}

const assigneeMaxLength = 80

export const handlingChanges = {
  handled: z.optional(z.boolean()),
  /** Null or blank for nobody. */
  assignee: z.optional(z.nullable(singleLine(assigneeMaxLength))),
  /** Null for no day. */
  due_on: z.optional(z.nullable(z.iso.date('Please choose a day.').check(isNearDay))),
}

export const handlingSchema = z.object(handlingChanges)
export type HandlingChange = z.output<typeof handlingSchema>

/** Further fields of a listed lead, present with the `beside` filter. */
export const besideShape = { note_texts: z.optional(z.array(z.string())) }

/** The CSV cells on the handling of a lead. */
export const handlingCells = (
  lead: Omit<z.output<z.ZodMiniObject<typeof handlingShape & typeof besideShape>>, 'handled'>,
): CsvCell[] => [
  lead.handled_at ?? '',
  lead.assignee ?? '',
  lead.due_on ?? '',
  (lead.note_texts ?? []).join('\n'),
]

/** Another record with the lead's address: a message, an assessment or a subscription. */
export const contactSchema = z.strictObject({
  kind: z.enum(['message', 'assessment', 'subscriber']),
  id: recordIdSchema,
  /** Overall score of an assessment. */
  score: z.nullable(countSchema),
  created_at: isoTimeSchema,
})
export type Contact = z.output<typeof contactSchema>

/** A lead whose follow-up day has come. */
export interface DueLead {
  name: string
  assignee: string | null
  due_on: string
  /** The tab of the admin area that shows it. */
  tab: 'messages' | 'quickscore'
}

/** Maximum lengths, in characters. */
export const conversationMaxLengths = { subject: 200, text: 10_000, note: 5_000 } as const

/** A reply by staff, with its delivery status. */
const messageReplySchema = z.strictObject({
  id: recordIdSchema,
  /** Identifies the author's admin key; `key_name` is the name of a named key. */
  key_id: z.string(),
  key_name: z.nullable(z.string()),
  subject: z.string(),
  text: z.string(),
  status: z.enum(mailStatuses),
  /** When it was sent, written to a file, given up or dropped. */
  ended_at: z.nullable(isoTimeSchema),
  /** Why the last attempt failed. */
  last_error: z.nullable(z.string()),
  /** The mail, to send it again; null once it is past retention. */
  mail_id: z.nullable(recordIdSchema),
  created_at: isoTimeSchema,
})
export type MessageReply = z.output<typeof messageReplySchema>

/** A note among staff; the sender of the message never sees it. */
const messageNoteSchema = z.strictObject({
  id: recordIdSchema,
  key_id: z.string(),
  key_name: z.nullable(z.string()),
  text: z.string(),
  created_at: isoTimeSchema,
})
export type MessageNote = z.output<typeof messageNoteSchema>

/** Replies and notes on a message or an assessment. */
export const conversationShape = {
  replies: z.array(messageReplySchema),
  notes: z.array(messageNoteSchema),
  /** Possible assignees: the names of valid keys and the current assignee. */
  assignees: z.array(z.string()),
  contacts: z.array(contactSchema),
}
const conversationSchema = z.strictObject(conversationShape)
export type Conversation = z.output<typeof conversationSchema>

/** The body of `POST /api/admin/contact-messages/{id}/replies`, and below an assessment. */
export const replyBodySchema = writeBodySchema({
  subject: singleLine(conversationMaxLengths.subject, { required: 'Please enter a subject.' }),
  text: prose(conversationMaxLengths.text, { required: 'Please write a reply.' }),
  /** Also marks the message as handled, unless the reply is only written to a file. */
  handled: z.optional(z.boolean()),
  to_files: toFilesSchema,
})
export type ReplyBody = z.output<typeof replyBodySchema>

/** The body of `POST /api/admin/contact-messages/{id}/notes`, and below an assessment. */
export const noteBodySchema = writeBodySchema({
  text: prose(conversationMaxLengths.note, { required: 'Please write a note.' }),
})

import * as z from 'zod/mini'
import type { CsvCell } from './csv.ts'
import { mailStatuses, toFilesSchema } from './mail.ts'
import { countSchema, isNearDay, isoTimeSchema } from './record.ts'
import { prose, singleLine } from './text.ts'
import { recordIdSchema, writeBodySchema } from './write-body.ts'

/** What staff note on a lead: whether it is handled, and who handles it. */
export const handlingShape = {
  handled: z.boolean(),
  handled_at: z.nullable(isoTimeSchema),
  /** Who has taken it, as staff call them. */
  assignee: z.nullable(z.string()),
  /** The day (YYYY-MM-DD) on which to come back to it. */
  due_on: z.nullable(z.string()),
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
  /** Whether the day to come back to it is there (UTC). */
  due: yesOrNo('due'),
  /** Asks for what a file has of each beside the row: notes, and for an assessment the consent. */
  beside: yesOrNo('beside'),
}

const assigneeMaxLength = 80

export const handlingChanges = {
  handled: z.optional(z.boolean()),
  /** Null and blank: nobody. */
  assignee: z.optional(z.nullable(singleLine(assigneeMaxLength))),
  /** Null: no day. */
  due_on: z.optional(z.nullable(z.iso.date('Please choose a day.').check(isNearDay))),
}

export const handlingSchema = z.object(handlingChanges)
export type HandlingChange = z.output<typeof handlingSchema>

/** What a list has of a lead where it is asked for what stands beside the row. */
export const besideShape = { note_texts: z.optional(z.array(z.string())) }

/** The cells that a file of leads has of how far each has come. */
export const handlingCells = (
  lead: Omit<z.output<z.ZodMiniObject<typeof handlingShape & typeof besideShape>>, 'handled'>,
): CsvCell[] => [
  lead.handled_at ?? '',
  lead.assignee ?? '',
  lead.due_on ?? '',
  (lead.note_texts ?? []).join('\n'),
]

/** What else there is of the address of a lead: a message, an assessment, a subscription. */
export const contactSchema = z.strictObject({
  kind: z.enum(['message', 'assessment', 'subscriber']),
  id: recordIdSchema,
  /** Overall score of an assessment. */
  score: z.nullable(countSchema),
  created_at: isoTimeSchema,
})
export type Contact = z.output<typeof contactSchema>

/** A lead whose day has come. */
export interface DueLead {
  name: string
  assignee: string | null
  due_on: string
  /** The tab of the admin area that shows it. */
  tab: 'messages' | 'quickscore'
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
  /** When it was sent, written to a file, given up or dropped. */
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
  contacts: z.array(contactSchema),
}
const conversationSchema = z.strictObject(conversationShape)
export type Conversation = z.output<typeof conversationSchema>

/** The body of `POST /api/admin/contact-messages/{id}/replies`, and below an assessment. */
export const replyBodySchema = writeBodySchema({
  subject: singleLine(conversationMaxLengths.subject, { required: 'Please enter a subject.' }),
  text: prose(conversationMaxLengths.text, { required: 'Please write an answer.' }),
  /** Marks the message as handled as well, unless nobody receives the answer. */
  handled: z.optional(z.boolean()),
  to_files: toFilesSchema,
})
export type ReplyBody = z.output<typeof replyBodySchema>

/** The body of `POST /api/admin/contact-messages/{id}/notes`, and below an assessment. */
export const noteBodySchema = writeBodySchema({
  text: prose(conversationMaxLengths.note, { required: 'Please write a note.' }),
})

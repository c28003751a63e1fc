import * as z from 'zod/mini'
import {
  messageDetailsSchema,
  noteBodySchema,
  replyBodySchema,
} from '../../domain/messages/conversation.ts'
import {
  messageChangeSchema,
  messageListSchema,
  messageQueryOf,
  messageRecordSchema,
  messagesChangeSchema,
} from '../../domain/messages/message.ts'
import { contactFormSchema } from '../../domain/messages/submission.ts'
import { countSchema } from '../../domain/record.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, one, presentList } from '../http/answers.ts'
import { parseId } from '../http/requests.ts'
import { route } from '../http/route.ts'
import { addNote, deleteNote, getMessageDetails, replyToMessage } from './conversation.ts'
import {
  changeMessage,
  changeMessages,
  deleteMessage,
  deleteMessages,
  listMessages,
  type MessagePorts,
  submitMessage,
} from './service.ts'

const names = 'The contact message'
const FORM_LIMIT = 64 * 1024

export const messageRoutes = (ports: MessagePorts) => [
  ...visitorRoutes(ports),
  ...staffRoutes(ports),
  ...conversationRoutes(ports),
]

/** A contact message sent by a program. The form itself posts to its page. */
const visitorRoutes = (ports: MessagePorts) => [
  route({
    method: 'POST',
    path: '/contact',
    tag: 'Visitors',
    summary: 'Send a contact message',
    limit: 'contact',
    isRepeatable: true,
    body: contactFormSchema,
    bodyLimit: FORM_LIMIT,
    answers: { 200: done },
    conflicts: ['idempotency_mismatch'],
    async handle({ body, idempotencyKey }) {
      await submitMessage(ports, body, idempotencyKey)
      return { success: true, message: "We'll respond within one business day." }
    },
  }),
]

const staffRoutes = (ports: MessagePorts) => [
  route({
    method: 'GET',
    path: '/admin/contact-messages',
    needs: 'reader',
    tag: 'Messages',
    summary: 'Contact messages; those put aside as spam with held=true only, and then alone',
    query: messageListSchema,
    answers: { 200: list(messageRecordSchema) },
    async handle({ actor, query }) {
      const wanted = messageQueryOf(query)
      return presentList(wanted, await listMessages(ports, actor, wanted))
    },
  }),

  route({
    method: 'PATCH',
    path: '/admin/contact-messages/:id',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Mark as handled or not, as spam or not; what the server put aside owes its mail then',
    names,
    body: messageChangeSchema,
    answers: { 200: doneWith(messageRecordSchema) },
    async handle({ actor, id, body }) {
      const data = await changeMessage(ports, actor, id, body)
      return { success: true, message: 'Contact message updated successfully', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/contact-messages/:id',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Delete a contact message',
    names,
    answers: { 200: done },
    async handle({ actor, id }) {
      await deleteMessage(ports, actor, id)
      return { success: true, message: 'Contact message deleted successfully' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/contact-messages/delete',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Delete the selected contact messages',
    body: selectionSchema,
    answers: { 200: deleted },
    async handle({ actor, body }) {
      const count = await deleteMessages(ports, actor, body.ids)
      const message = 'Contact messages deleted successfully'
      return { success: true, message, data: { deleted: count } }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/contact-messages/change',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Mark the selected contact messages, all or none of them',
    body: messagesChangeSchema,
    answers: { 200: doneWith(z.strictObject({ changed: countSchema })) },
    async handle({ actor, body: { ids, ...change } }) {
      const changed = await changeMessages(ports, actor, ids, change)
      const message = 'Contact messages updated successfully'
      return { success: true, message, data: { changed } }
    },
  }),
]

/** What is said about a message, to its sender and among staff. */
const conversationRoutes = (ports: MessagePorts) => [
  route({
    method: 'GET',
    path: '/admin/contact-messages/:id',
    needs: 'reader',
    tag: 'Messages',
    summary: 'A contact message with its answers and notes',
    names,
    answers: { 200: one(messageDetailsSchema) },
    async handle({ actor, id }) {
      return { success: true, data: await getMessageDetails(ports, actor, id) }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/contact-messages/:id/replies',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Answer a contact message by mail',
    names,
    isRepeatable: true,
    body: replyBodySchema,
    answers: { 200: doneWith(messageDetailsSchema) },
    conflicts: ['held', 'idempotency_mismatch'],
    async handle({ actor, id, body, idempotencyKey }) {
      const data = await replyToMessage(ports, actor, id, body, idempotencyKey)
      return { success: true, message: 'The answer will be sent', data }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/contact-messages/:id/notes',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Add a note for staff to a contact message',
    names,
    body: noteBodySchema,
    answers: { 200: doneWith(messageDetailsSchema) },
    async handle({ actor, id, body }) {
      const data = await addNote(ports, actor, id, body.text)
      return { success: true, message: 'Note added', data }
    },
  }),

  route({
    method: 'DELETE',
    path: '/admin/contact-messages/:id/notes/:note',
    needs: 'editor',
    tag: 'Messages',
    summary: 'Delete a note',
    names,
    answers: { 200: doneWith(messageDetailsSchema) },
    async handle({ actor, id, params }) {
      const note = parseId(params.note ?? '', 'The note')
      const data = await deleteNote(ports, actor, id, note)
      return { success: true, message: 'Note deleted', data }
    },
  }),
]

import {
  messageChangeSchema,
  messageListSchema,
  messageQueryOf,
  messageRecordSchema,
} from '../../domain/messages/message.ts'
import { contactFormSchema } from '../../domain/messages/submission.ts'
import { selectionSchema } from '../../domain/write-body.ts'
import { deleted, done, doneWith, list, presentList } from '../http/answers.ts'
import { route } from '../http/route.ts'
import {
  changeMessage,
  deleteMessage,
  deleteMessages,
  listMessages,
  type MessagePorts,
  submitMessage,
} from './service.ts'

const FORM_LIMIT = 64 * 1024

export const messageRoutes = (ports: MessagePorts) => [
  ...visitorRoutes(ports),
  ...staffRoutes(ports),
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
    tag: 'Messages',
    summary: 'Mark as handled or not, as spam or not; what the server put aside owes its mail then',
    names: 'The contact message',
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
    tag: 'Messages',
    summary: 'Delete a contact message',
    names: 'The contact message',
    answers: { 200: done },
    async handle({ actor, id }) {
      await deleteMessage(ports, actor, id)
      return { success: true, message: 'Contact message deleted successfully' }
    },
  }),

  route({
    method: 'POST',
    path: '/admin/contact-messages/delete',
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
]

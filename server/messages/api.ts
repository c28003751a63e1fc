import {
  messageDetailsSchema,
  noteBodySchema,
  replyBodySchema,
} from '../../domain/messages/conversation.ts'
import {
  messageChangeSchema,
  messageListSchema,
  messageRecordSchema,
  messagesChangeSchema,
} from '../../domain/messages/message.ts'
import { contactFormSchema } from '../../domain/messages/submission.ts'
import { parseId } from '../http/requests.ts'
import { changedSchema, resource } from '../http/resource.ts'
import { addNote, deleteNote, getMessageDetails, replyToMessage } from './conversation.ts'
import {
  changeMessage,
  changeMessages,
  deleteMessages,
  listMessages,
  type MessagePorts,
  submitMessage,
} from './service.ts'

const FORM_LIMIT = 64 * 1024

const messages = resource('/admin/contact-messages', {
  tag: 'Messages',
  names: 'The contact message',
})

export const messageRoutes = (ports: MessagePorts) => [
  ...staffRoutes(ports),
  ...conversationRoutes(ports),

  // Sent by a program: the form itself posts to its page.
  resource('/contact', { tag: 'Visitors' }).call('POST /', {
    summary: 'Send a contact message',
    limit: 'contact',
    isRepeatable: true,
    body: contactFormSchema,
    bodyLimit: FORM_LIMIT,
    conflicts: ['idempotency_mismatch'],
    message: "We'll respond within one business day.",
    run: ({ body, idempotencyKey }) => submitMessage(ports, body, idempotencyKey),
  }),
]

const staffRoutes = (ports: MessagePorts) => [
  messages.list({
    summary: 'Contact messages; those put aside as spam with held=true only, and then alone',
    query: messageListSchema,
    row: messageRecordSchema,
    run: ({ actor, query }) => listMessages(ports, actor, query),
  }),
  messages.call('PATCH /:id', {
    summary: 'Mark as handled or not, as spam or not; what the server put aside owes its mail then',
    body: messageChangeSchema,
    data: messageRecordSchema,
    message: 'Contact message updated successfully',
    run: ({ actor, id, body }) => changeMessage(ports, actor, id, body),
  }),
  messages.call('POST /change', {
    summary: 'Mark the selected contact messages, all or none of them',
    body: messagesChangeSchema,
    data: changedSchema,
    message: 'Contact messages updated successfully',
    run: async ({ actor, body: { ids, ...change } }) => ({
      changed: await changeMessages(ports, actor, ids, change),
    }),
  }),
  ...messages.deletions({
    one: {
      summary: 'Delete a contact message',
      message: 'Contact message deleted successfully',
    },
    many: {
      summary: 'Delete the selected contact messages',
      message: 'Contact messages deleted successfully',
    },
    run: (actor, ids) => deleteMessages(ports, actor, ids),
  }),
]

/** What is said about a message, to its sender and among staff. */
const conversationRoutes = (ports: MessagePorts) => [
  messages.call('GET /:id', {
    summary: 'A contact message with its answers and notes',
    data: messageDetailsSchema,
    run: ({ actor, id }) => getMessageDetails(ports, actor, id),
  }),
  messages.call('POST /:id/replies', {
    summary: 'Answer a contact message by mail',
    isRepeatable: true,
    body: replyBodySchema,
    conflicts: ['held', 'idempotency_mismatch'],
    data: messageDetailsSchema,
    message: 'The answer will be sent',
    run: ({ actor, id, body, idempotencyKey }) =>
      replyToMessage(ports, actor, id, body, idempotencyKey),
  }),
  messages.call('POST /:id/notes', {
    summary: 'Add a note for staff to a contact message',
    body: noteBodySchema,
    data: messageDetailsSchema,
    message: 'Note added',
    run: ({ actor, id, body }) => addNote(ports, actor, id, body.text),
  }),
  messages.call('DELETE /:id/notes/:note', {
    summary: 'Delete a note',
    data: messageDetailsSchema,
    message: 'Note deleted',
    run: ({ actor, id, params }) =>
      deleteNote(ports, actor, id, parseId(params.note ?? '', 'The note')),
  }),
]

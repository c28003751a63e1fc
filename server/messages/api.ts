import { listedMessageSchema, messageListSchema } from '../../domain/messages/message.ts'
import { contactFormSchema } from '../../domain/messages/submission.ts'
import { resource } from '../http/resource.ts'
import {
  deleteMessages,
  listMessages,
  type MessagePorts,
  messageKind,
  submitMessage,
} from './service.ts'

const FORM_LIMIT = 64 * 1024

const { base, tag, names } = messageKind
const messages = resource(base, { tag, names })

export const messageRoutes = (ports: MessagePorts) => [
  ...staffRoutes(ports),
  // For programs: the form itself posts to its page.
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
    summary: 'Contact messages; with held=true, only those held as spam',
    query: messageListSchema,
    row: listedMessageSchema,
    run: ({ actor, query }) => listMessages(ports, actor, query),
  }),
  ...messages.deletions({
    one: { summary: 'Delete a contact message', message: 'Contact message deleted successfully' },
    many: {
      summary: 'Delete the selected contact messages',
      message: 'Contact messages deleted successfully',
    },
    run: (actor, ids) => deleteMessages(ports, actor, ids),
  }),
]

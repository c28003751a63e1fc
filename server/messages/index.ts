import { messageCsvColumns } from '../../content/en/admin/messages.ts'
import {
  messageCells,
  messageChangeSchema,
  messageDetailsSchema,
  messageListSchema,
  messagesChangeSchema,
} from '../../domain/messages/message.ts'
import { leadRoutes } from '../leads/api.ts'
import type { Noun } from '../noun.ts'
import { messageRoutes } from './api.ts'
import { contactAcknowledgement, contactLead, contactNotice, messageReply } from './mails.ts'
import {
  countOpenMessages,
  noun as list,
  listConversations,
  listMessages,
  messageKind,
  restoreMessage,
  submitMessage,
} from './service.ts'
import {
  deleteMessages,
  deleteOldMessages,
  listContacts,
  listDue,
  listMessagesOf,
  messageTexts,
} from './store.ts'

export const messages = {
  tables: {
    messages: { personal: 'by its e-mail address', find: listMessagesOf, erase: deleteMessages },
  },
  lists: { [list]: { table: 'messages', isOpened: true } },
  routes: (ports) => [
    ...messageRoutes(ports),
    ...leadRoutes(ports, messageKind, {
      one: 'a contact message',
      changed: 'Contact message updated successfully',
      details: messageDetailsSchema,
      change: messageChangeSchema,
      changeMany: messagesChangeSchema,
    }),
  ],
  pages: { submitMessage },
  mails: [contactNotice, contactAcknowledgement, contactLead, messageReply],
  waiting: { messages: countOpenMessages },
  searched: [messageTexts],
  leads: { listContacts, listDue },
  archive: [
    {
      name: 'messages',
      list,
      query: messageListSchema,
      asked: { sort: 'created_at', beside: 'true' },
      read: listConversations,
      sheet: { columns: messageCsvColumns, cellsOf: messageCells },
    },
    {
      name: 'messages-put-aside',
      list,
      query: messageListSchema,
      asked: { sort: 'created_at', held: 'true' },
      read: listMessages,
    },
  ],
  retention: { contactMessages: deleteOldMessages },
  trash: { [list]: { restore: restoreMessage, subjects: [] } },
} satisfies Noun

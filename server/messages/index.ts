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
import { deleteRows, listOfAddress } from '../platform/db/rows.ts'
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
import { deleteOldMessages, listContacts, messageTexts } from './store.ts'

export const messages = {
  tables: {
    messages: {
      personal: 'by its e-mail address',
      find: (trx, address) => listOfAddress(trx, 'messages', address),
      erase: (trx, ids) => deleteRows(trx, 'messages', ids),
    },
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
  leads: { listContacts, due: { table: 'messages', tab: 'messages' } },
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

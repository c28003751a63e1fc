import { messageListSchema } from '../../domain/messages/message.ts'
import type { Noun } from '../noun.ts'
import { messageRoutes } from './api.ts'
import { listConversations } from './conversation.ts'
import { listNotesOf, listRepliesOf } from './conversation-store.ts'
import { contactAcknowledgement, contactNotice, messageReply } from './letters.ts'
import {
  countOpenMessages,
  keepReplyOutcomes,
  noun as list,
  listMessages,
  putBackMessage,
  submitMessage,
} from './service.ts'
import { deleteMessages, deleteOldMessages, listMessagesOf, messageTexts } from './store.ts'

export const messages = {
  tables: {
    messages: { personal: 'by its e-mail address', find: listMessagesOf, erase: deleteMessages },
    message_replies: { personal: 'by its message, with which it goes', find: listRepliesOf },
    message_notes: { personal: 'by its message, with which it goes', find: listNotesOf },
  },
  lists: { [list]: { table: 'messages', isOpened: true } },
  routes: messageRoutes,
  pages: { submitMessage },
  mails: [contactNotice, contactAcknowledgement, messageReply],
  waiting: { messages: countOpenMessages },
  searched: [messageTexts],
  archive: [
    { name: 'messages', list, query: messageListSchema, read: listConversations },
    {
      name: 'messages-put-aside',
      list,
      query: messageListSchema,
      asked: { sort: 'created_at', held: 'true' },
      read: listMessages,
    },
  ],
  retention: { contactMessages: deleteOldMessages },
  tidy: ({ db }) => keepReplyOutcomes(db),
  trash: () => ({
    [list]: { putBack: (trx, _actor, kept) => putBackMessage(trx, kept), subjects: [] },
  }),
} satisfies Noun

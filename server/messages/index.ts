import { retention } from '../../content/retention.ts'
import { messageListSchema } from '../../domain/messages/message.ts'
import type { Noun } from '../noun.ts'
import { messageRoutes } from './api.ts'
import { listConversations } from './conversation.ts'
import { contactAcknowledgement, contactNotice, messageReply } from './letters.ts'
import {
  countOpenMessages,
  keepReplyOutcomes,
  noun as list,
  listMessages,
  putBackMessage,
  submitMessage,
} from './service.ts'
import { deleteOldMessages, messageTexts } from './store.ts'

export const messages = {
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
  retention: {
    contactMessages: (trx, { since }, limit) =>
      deleteOldMessages(trx, since(retention.contactMessages), limit),
  },
  tidy: ({ db }) => keepReplyOutcomes(db),
  trash: () => ({
    [list]: { putBack: (trx, _actor, kept) => putBackMessage(trx, kept), subjects: [] },
  }),
} satisfies Noun

import {
  messageChangeSchema,
  messageDetailsSchema,
  messagesChangeSchema,
} from '../../domain/messages/message.ts'
import {
  assessmentChangeSchema,
  assessmentDetailsSchema,
  assessmentsChangeSchema,
} from '../../domain/quickscore/assessment.ts'
import { messageKind } from '../messages/service.ts'
import type { Finding, Noun } from '../noun.ts'
import { assessmentKind } from '../quickscore/service.ts'
import { leadRoutes } from './api.ts'
import { keepReplyOutcomes, nameReceiver } from './service.ts'
import { listTalkOf } from './store.ts'

const talkIn =
  (table: 'message_replies' | 'message_notes'): Finding['find'] =>
  (trx, _address, { rows }) => {
    const idsOf = (name: string) => ((rows[name] ?? []) as { id: number }[]).map(({ id }) => id)
    const messages = idsOf('messages')
    return listTalkOf(trx, table, { messages, assessments: idsOf('quickscore_assessments') })
  }

export const leads = {
  tables: {
    message_replies: {
      personal: 'by its message or assessment, with which it goes',
      find: talkIn('message_replies'),
    },
    message_notes: {
      personal: 'by its message or assessment, with which it goes',
      find: talkIn('message_notes'),
    },
  },
  routes: (ports) => [
    ...leadRoutes(ports, messageKind, {
      one: 'a contact message',
      changed: 'Contact message updated successfully',
      details: messageDetailsSchema,
      change: messageChangeSchema,
      changeMany: messagesChangeSchema,
    }),
    ...leadRoutes(ports, assessmentKind, {
      one: 'an assessment',
      changed: 'QuickScore assessment updated successfully',
      details: assessmentDetailsSchema,
      change: assessmentChangeSchema,
      changeMany: assessmentsChangeSchema,
    }),
  ],
  pages: { nameReceiver },
  tidy: keepReplyOutcomes,
} satisfies Noun

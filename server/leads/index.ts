import type { Finding, Noun } from '../noun.ts'
import { leadsDue, tellDueLeads } from './due.ts'
import { keepReplyOutcomes, nameReceiver } from './service.ts'
import { listTalkOf } from './store.ts'

const talkIn =
  (table: 'message_replies' | 'message_notes'): Finding['find'] =>
  (trx, _address, { idsOf }) =>
    listTalkOf(trx, table, {
      messages: idsOf('messages'),
      assessments: idsOf('quickscore_assessments'),
    })

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
  pages: { nameReceiver },
  mails: [leadsDue],
  jobs: [
    {
      run: tellDueLeads,
      done: { says: 'The mail about leads that are due was written down' },
      failed: 'Whether a lead is due could not be found out',
    },
  ],
  tidy: keepReplyOutcomes,
} satisfies Noun

import type { Noun } from '../noun.ts'
import { foundBy } from '../platform/db/rows.ts'
import { leadsDue, tellDueLeads } from './due.ts'
import { keepReplyOutcomes, nameReceiver } from './service.ts'

const about = { message_id: 'messages', assessment_id: 'quickscore_assessments' } as const

export const leads = {
  tables: {
    message_replies: {
      personal: 'by its message or assessment, with which it goes',
      find: foundBy('message_replies', about),
    },
    message_notes: {
      personal: 'by its message or assessment, with which it goes',
      find: foundBy('message_notes', about),
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

import { messageMails, messageWords, templateWords } from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import type { AdminNoun } from '../noun.ts'

export const messages: AdminNoun = {
  id: 'messages',
  label: messageWords.tab,
  path: '/admin/messages',
  screen: 'admin/messages/messages-tab.tsx',
  records: {
    'contact-messages': { ...messageWords.record, opensBy: 'id' },
    'reply-templates': templateWords.record,
  },
  search: {
    path: '/api/admin/contact-messages',
    nameOf: ({ name, email }: MessageRecord) => `${name} (${email})`,
  },
  mails: messageMails,
}

import { messageLeadWords, messageWords } from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import type { LeadSource } from '../leads/lead-source.ts'

export const messageSource: LeadSource = {
  noun: 'contact-messages',
  hasTrash: true,
  path: '/api/admin/contact-messages',
  fetchFailed: messageWords.fetchFailed,
  shownBy: ['waiting'],
  words: messageLeadWords,
  draftPrefix: 'plumbline-reply-draft-',
}

/** Opens a mail draft with the fixed subject. An address cannot smuggle in further headers. */
export function replyAddress({ email }: Pick<MessageRecord, 'email'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(messageLeadWords.replySubject)}`
}

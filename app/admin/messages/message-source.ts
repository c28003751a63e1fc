import { messageWords } from '../../../content/admin/messages.ts'
import { type MessageRecord, messageColumns } from '../../../domain/messages/message.ts'
import { dayRules, type ListRules } from '../list/list-view.ts'
import type { RecordSource } from '../list/record-source.ts'

export const messageSource: RecordSource = {
  noun: 'contact-messages',
  hasTrash: true,
  path: '/api/admin/contact-messages',
  fetchFailed: messageWords.fetchFailed,
  shownBy: ['waiting'],
}

export const messageRules: ListRules = {
  columns: messageColumns,
  defaultSort: '-created_at',
  filters: { ...dayRules, held: ['true'], handled: ['false', 'true'], assigned: ['false', 'true'] },
}

/** Opens a mail draft with the fixed subject. An address cannot smuggle in further headers. */
export function replyAddress({ email }: Pick<MessageRecord, 'email'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(messageWords.replySubject)}`
}

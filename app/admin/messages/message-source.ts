import {
  messageCsvColumns,
  messageLeadWords,
  messageWords,
  messageDetailWords as words,
} from '../../../content/en/admin/messages.ts'
import { writeCsv } from '../../../domain/csv.ts'
import { type MessageRecord, messageCells } from '../../../domain/messages/message.ts'
import { type LeadSource, useChange } from '../leads/use-lead-change.ts'

export const messageSource: LeadSource = {
  noun: 'contact-messages',
  hasTrash: true,
  path: '/api/admin/contact-messages',
  fetchFailed: messageWords.fetchFailed,
  beside: '&beside=true',
  shownBy: ['waiting'],
  words: messageLeadWords,
  draftPrefix: 'plumbline-reply-draft-',
}

export const writeMessagesCsv = (messages: readonly MessageRecord[]): string =>
  writeCsv(messageCsvColumns, messages.map(messageCells))

/** Opens a mail draft with the fixed subject. An address cannot smuggle in further headers. */
export function replyAddress({ email }: Pick<MessageRecord, 'email'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(messageLeadWords.replySubject)}`
}

/** Puts a message aside as spam. */
export function useQuarantine(onChanged: (message: MessageRecord) => void) {
  return useChange<MessageRecord, { id: number }>(messageSource, {
    change: () => ({ held: true }),
    describe: () => words.markedSpam,
    failure: messageSource.words.markFailed,
    onChanged,
  })
}

/** Says that a held message is no spam. */
export function useUnquarantine(onChanged: (message: MessageRecord) => void) {
  return useChange<MessageRecord, { id: number }>(messageSource, {
    change: () => ({ held: false }),
    describe: () => words.released,
    failure: words.releaseFailed,
    onChanged,
  })
}

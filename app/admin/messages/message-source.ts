import {
  messageLeadWords,
  messageWords,
  messageDetailWords as words,
} from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { type LeadSource, replyDraftSchema, useLeadChange } from '../leads/use-lead.ts'

export const messageSource: LeadSource = {
  noun: 'contact-messages',
  hasTrash: true,
  path: '/api/admin/contact-messages',
  fetchFailed: messageWords.fetchFailed,
  beside: '&beside=true',
  shownBy: ['waiting'],
  words: messageLeadWords,
  draftPrefix: 'plumbline-reply-draft-',
  draftSchema: replyDraftSchema,
}

/** A `mailto:` URL with the fixed subject. It is encoded, so an address cannot add headers. */
export function replyAddress({ email }: Pick<MessageRecord, 'email'>): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return `mailto:${address}?subject=${encodeURIComponent(messageLeadWords.replySubject)}`
}

/** Holds a message as spam, or releases a held one. */
export function useSpamMark({ id, held }: MessageRecord) {
  const { mutate, isPending } = useLeadChange(
    messageSource,
    id,
    (change) => (change.held ? words.markedSpam : words.released),
    held ? words.releaseFailed : undefined,
  )
  return { turn: () => mutate({ held: !held }), isPending }
}

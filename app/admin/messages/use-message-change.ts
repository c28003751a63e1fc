import { messageDetailWords as words } from '../../../content/en/admin/messages.ts'
import type { MessageRecord } from '../../../domain/messages/message.ts'
import { useChange } from '../leads/use-lead-change.ts'
import { messageSource } from './message-source.ts'

/** Puts a message aside as spam. */
export function useHold(onChanged: (message: MessageRecord) => void) {
  return useChange<MessageRecord, { id: number }>(messageSource, {
    change: () => ({ held: true }),
    describe: () => words.markedSpam,
    failure: messageSource.words.markFailed,
    onChanged,
  })
}

/** Says that a message put aside is no spam. */
export function useRelease(onChanged: (message: MessageRecord) => void) {
  return useChange<MessageRecord, { id: number }>(messageSource, {
    change: () => ({ held: false }),
    describe: () => words.released,
    failure: words.releaseFailed,
    onChanged,
  })
}

import {
  conversationWords,
  messageWords,
  messageDetailWords as words,
} from '../../../content/admin/messages.ts'
import type { MessageChange, MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { useAction } from '../list/use-action.ts'
import { messageSource } from './message-source.ts'

/** Marks a message as handled or not. Answers with the message as it is then. */
export function useMark(onChanged: (message: MessageRecord) => void) {
  return useChange<{ id: number; handled: boolean }>({
    change: ({ handled }) => ({ handled }),
    describe: ({ handled }) => (handled ? words.markedHandled : words.markedOpen),
    failure: words.markFailed,
    onChanged,
  })
}

/** Puts a message aside as spam. */
export function useHold(onChanged: (message: MessageRecord) => void) {
  return useChange<{ id: number }>({
    change: () => ({ held: true }),
    describe: () => words.markedSpam,
    failure: words.markFailed,
    onChanged,
  })
}

/** Says that a message put aside is no spam. */
export function useRelease(onChanged: (message: MessageRecord) => void) {
  return useChange<{ id: number }>({
    change: () => ({ held: false }),
    describe: () => words.released,
    failure: words.releaseFailed,
    onChanged,
  })
}

/** Gives a message to somebody, or with an empty name to nobody. */
export function useAssign(onChanged: (message: MessageRecord) => void) {
  return useChange<{ id: number; assignee: string }>({
    change: ({ assignee }) => ({ assignee: assignee || null }),
    describe: ({ assignee }) =>
      assignee
        ? fill(conversationWords.assigned, { name: assignee })
        : conversationWords.unassigned,
    failure: words.markFailed,
    onChanged,
  })
}

/** The same change for all that are picked. */
export function useChangeMany(onChanged: () => void) {
  return useAction<MessageChange & { ids: readonly number[] }, { changed: number }>({
    ask: (body) => ['POST', `${messageSource.path}/change`, { body }],
    done: ({ changed: count } = { changed: 0 }) =>
      count === 1 ? messageWords.changedOne : fill(messageWords.changedMany, { count }),
    failed: messageWords.changeManyFailed,
    shown: messageSource,
    onDone: onChanged,
  })
}

interface ChangeRules<Wanted> {
  change: (wanted: Wanted) => MessageChange
  describe: (wanted: Wanted) => string
  failure: string
  onChanged: (message: MessageRecord) => void
}

function useChange<Wanted extends { id: number }>(rules: ChangeRules<Wanted>) {
  return useAction<Wanted, MessageRecord>({
    ask: (wanted) => [
      'PATCH',
      `${messageSource.path}/${wanted.id}`,
      { body: rules.change(wanted) },
    ],
    done: (_message, wanted) => rules.describe(wanted),
    failed: rules.failure,
    shown: messageSource,
    onDone: (message) => message && rules.onChanged(message),
  })
}

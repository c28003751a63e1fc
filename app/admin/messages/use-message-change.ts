import { useMutation } from '@tanstack/react-query'
import {
  conversationWords,
  messageWords,
  messageDetailWords as words,
} from '../../../content/admin/messages.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { MessageChange, MessageRecord } from '../../../domain/messages/message.ts'
import { fill } from '../../../domain/wording.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
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
  const { call } = useSession()
  const refresh = useRefresh(messageSource)
  return useMutation({
    mutationFn: (body: MessageChange & { ids: readonly number[] }) =>
      call<{ changed: number }>('POST', `${messageSource.path}/change`, { body }),
    onSuccess: ({ data }) => {
      const count = data?.changed ?? 0
      const description =
        count === 1 ? messageWords.changedOne : fill(messageWords.changedMany, { count })
      toast({ title: toastTitles.success, description })
      onChanged()
    },
    onSettled: refresh,
    meta: { failure: messageWords.changeManyFailed },
  })
}

interface ChangeRules<Wanted> {
  change: (wanted: Wanted) => MessageChange
  describe: (wanted: Wanted) => string
  failure: string
  onChanged: (message: MessageRecord) => void
}

function useChange<Wanted extends { id: number }>(rules: ChangeRules<Wanted>) {
  const { call } = useSession()
  const refresh = useRefresh(messageSource)
  return useMutation({
    mutationFn: (wanted: Wanted) => {
      const body = rules.change(wanted)
      return call<MessageRecord>('PATCH', `${messageSource.path}/${wanted.id}`, { body })
    },
    onSuccess: ({ data }, wanted) => {
      toast({ title: toastTitles.success, description: rules.describe(wanted) })
      if (data) rules.onChanged(data)
    },
    onSettled: refresh,
    meta: { failure: rules.failure },
  })
}

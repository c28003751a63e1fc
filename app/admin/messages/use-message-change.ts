import { useMutation } from '@tanstack/react-query'
import { messageDetailWords as words } from '../../../content/admin/messages.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { MessageChange, MessageRecord } from '../../../domain/messages/message.ts'
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

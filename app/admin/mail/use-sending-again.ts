import { useMutation } from '@tanstack/react-query'
import { mailWords as words } from '../../../content/admin/mail.ts'
import { toastTitles } from '../../../content/admin/words.ts'
import type { SentAgain } from '../../../domain/mail/mail.ts'
import { fill } from '../../../domain/wording.ts'
import { toast } from '../../ui/toast.tsx'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { mailSource } from './mail-source.ts'

export interface SendingAgain {
  sendOne: (id: number) => void
  /** `onSent` is called once there is an answer, no matter what became of each. */
  sendMany: (ids: readonly number[], onSent: () => void) => void
  isPending: boolean
}

/** `onSent` moves the focus: the button that held it is about to go. */
export function useSendingAgain(onSent: () => void): SendingAgain {
  const { call } = useSession()
  const refresh = useRefresh(mailSource)
  const one = useMutation({
    mutationFn: (id: number) => call('POST', `${mailSource.path}/${id}/send-again`),
    onSuccess: () => {
      toast({ title: toastTitles.success, description: words.sentAgain })
      onSent()
    },
    // After a failure too: somebody else may have been faster.
    onSettled: refresh,
    meta: { failure: words.sendAgainFailed },
  })
  const many = useMutation({
    mutationFn: (ids: readonly number[]) =>
      call<SentAgain>('POST', `${mailSource.path}/send-again`, { body: { ids } }),
    onSuccess: ({ data }) => {
      if (data) tell(data)
      onSent()
    },
    onSettled: refresh,
    meta: { failure: words.sendManyAgainFailed },
  })
  return {
    sendOne: (id) => one.mutate(id),
    sendMany: (ids, whenSent) => many.mutate(ids, { onSuccess: whenSent }),
    isPending: one.isPending || many.isPending,
  }
}

function tell({ sent_again, passed_over }: SentAgain) {
  if (sent_again === 0) {
    toast({ title: toastTitles.error, description: words.noneFailed, variant: 'destructive' })
    return
  }
  const done =
    sent_again === 1 ? words.sentAgainOne : fill(words.sentAgainMany, { count: sent_again })
  const rest = passed_over > 0 ? [fill(words.passedOver, { count: passed_over })] : []
  toast({ title: toastTitles.success, description: [done, ...rest].join(' ') })
}

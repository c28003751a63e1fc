import { mailWords as words } from '../../../content/en/admin/mail.ts'
import { toastTitles } from '../../../content/en/admin/words.ts'
import type { SentAgain } from '../../../domain/mail/mail.ts'
import { fill } from '../../../domain/wording.ts'
import { toast } from '../../ui/toast.tsx'
import { useAction } from '../list/use-action.ts'
import { mailSource } from './mail-source.ts'

export interface SendingAgain {
  sendOne: (id: number) => void
  /** `onSent` is called once there is an answer, no matter what became of each. */
  sendMany: (ids: readonly number[], onSent: () => void) => void
  isPending: boolean
}

/** `onSent` moves the focus: the button that held it is about to go. */
export function useSendingAgain(onSent: () => void): SendingAgain {
  const one = useAction({
    ask: (id: number) => ['POST', `${mailSource.path}/${id}/send-again`],
    done: words.sentAgain,
    failed: words.sendAgainFailed,
    shown: mailSource,
    onDone: onSent,
  })
  const many = useAction<readonly number[], SentAgain>({
    ask: (ids) => ['POST', `${mailSource.path}/send-again`, { body: { ids } }],
    failed: words.sendManyAgainFailed,
    shown: mailSource,
    onDone: (data) => {
      if (data) tell(data)
      onSent()
    },
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

import { useMutation } from '@tanstack/react-query'
import { toastTitles } from '../../../content/en/admin/words.ts'
import { toast } from '../../ui/toast.tsx'
import type { CallOptions, Method } from '../session/api.ts'
import { useSession } from '../session/session.tsx'
import { type Shown, useRefresh } from './use-records.ts'

export interface Action<Wanted, Data> {
  ask: (wanted: Wanted) => readonly [method: Method, path: string, options?: CallOptions]
  /** Said once it is done. */
  done?: string | ((data: Data | undefined, wanted: Wanted) => string)
  failed: string
  /** What is fetched again; after a failure too, since somebody else may have been faster. */
  shown?: Shown
  onDone?: (data: Data | undefined, wanted: Wanted) => unknown
  onError?: (error: Error) => void
}

/** A call that changes something. Says what became of it. */
export function useAction<Wanted = void, Data = unknown>(action: Action<Wanted, Data>) {
  const { ask, done, failed, shown, onDone, onError } = action
  const { call } = useSession()
  const refresh = useRefresh(shown)
  return useMutation({
    mutationFn: (wanted: Wanted) => call<Data>(...ask(wanted)),
    onSuccess: ({ data }, wanted) => {
      const description = typeof done === 'function' ? done(data, wanted) : done
      if (description) toast({ title: toastTitles.success, description })
      return onDone?.(data, wanted)
    },
    onError,
    onSettled: refresh,
    meta: { failure: failed },
  })
}

import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { toastTitles } from '../../../content/en/admin/words.ts'
import { toast } from '../../ui/toast.tsx'
import { isUnauthorised, readNotAllowed } from './api.ts'

interface FailureMeta extends Record<string, unknown> {
  /** Said in place of the server's own message, which is written for programs. */
  failure: string
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: FailureMeta
    mutationMeta: FailureMeta
  }
}

/**
 * Never retries, never goes stale, never asks again by itself: nothing on screen changes unless the
 * person did something. Any call
 * that is refused for its key calls `onUnauthorised`; any other failure is told in a toast.
 */
export function createQueryClient(onUnauthorised: () => void): QueryClient {
  const report = (error: Error, meta: FailureMeta | undefined) => {
    if (isUnauthorised(error)) return onUnauthorised()
    if (!meta) return
    const description = readNotAllowed(error) ?? meta.failure
    toast({ title: toastTitles.error, description, variant: 'destructive' })
  }
  // "always": offline is a failure that is shown, not a wait without end.
  const defaults = { retry: false, networkMode: 'always' } as const
  const failed = new WeakSet<object>()
  const mutationCache = new MutationCache({
    onError: (error, _variables, _result, mutation) => {
      failed.add(mutation)
      report(error, mutation.meta)
    },
  })
  // What is fetched again after a failure may well fail too; what went wrong first stays said.
  const isAfterFailure = () =>
    mutationCache.getAll().some((one) => one.state.status === 'pending' && failed.has(one))
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { meta }) => {
        if (isUnauthorised(error) || !isAfterFailure()) report(error, meta)
      },
    }),
    mutationCache,
    defaultOptions: {
      queries: {
        ...defaults,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: defaults,
    },
  })
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
  issueListWords,
  issueProgressWords as words,
} from '../../../../content/en/admin/newsletter-issues.ts'
import type { IssueRecord } from '../../../../domain/newsletter/issues.ts'
import { useAction } from '../../list/use-action.ts'
import { postSource } from '../../posts/post-source.ts'
import { useSession } from '../../session/session.tsx'

/** First part of the keys under which answers are kept. */
export const issuesKey = 'newsletter-issues'

export const plansKey = 'newsletter-plans'

export const issuesPath = '/api/admin/newsletter-issues'

export const sendingPathOf = (postId: number) => `${postSource.path}/${postId}/newsletter`

/** How often progress is asked for while there is some. */
export const POLL_MS = 2_000

const isMoving = ({ status }: Pick<IssueRecord, 'status'>) => status === 'sending'

const perPage = 3

/** The newest issues, as many pages as were asked for; asked for again while one is being sent. */
export function useIssueList() {
  const { call } = useSession()
  return useInfiniteQuery({
    queryKey: [issuesKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      call<IssueRecord[]>('GET', `${issuesPath}?page=${pageParam}&per_page=${perPage}`, {
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, page) =>
      meta && page * perPage < meta.total ? page + 1 : undefined,
    // A failure ends it: it has been said, and would be said again every two seconds.
    refetchInterval: ({ state: { data, status } }) => {
      const issues = data?.pages.flatMap((page) => page.data ?? []) ?? []
      return status !== 'error' && issues.some(isMoving) ? POLL_MS : false
    },
    gcTime: 0,
    staleTime: 0,
    meta: { failure: issueListWords.fetchFailed },
  })
}

/** How far an issue has come, beginning with what is known of it. */
export function useIssue(known: IssueRecord) {
  const { call } = useSession()
  return useQuery({
    queryKey: [issuesKey, known.id],
    queryFn: async ({ signal }) => {
      const { data } = await call<IssueRecord>('GET', `${issuesPath}/${known.id}`, { signal })
      if (!data) throw new Error('The answer holds no issue')
      return data
    },
    initialData: known,
    refetchInterval: ({ state: { data, status } }) =>
      status !== 'error' && data && isMoving(data) ? POLL_MS : false,
    gcTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

/** Pauses an issue that is being sent, or lets a paused one go on. */
export function useStep() {
  return useAction<IssueRecord>({
    ask: ({ id, status }) => [
      'POST',
      `${issuesPath}/${id}/${status === 'paused' ? 'resume' : 'pause'}`,
    ],
    done: (_issue, { status }) => (status === 'paused' ? words.resumed : words.paused),
    failed: words.turnFailed,
    // After a refusal too: it may have ended, or somebody else may have been first.
    shown: { noun: issuesKey },
  })
}

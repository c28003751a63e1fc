import { useQuery } from '@tanstack/react-query'
import { releaseConfirmWords, releaseWords } from '../../../content/en/admin/releases.ts'
import type { IssueRecord } from '../../../domain/newsletter/issues.ts'
import type { LawRelease, LawReleasePreview } from '../../../domain/quickscore/releases.ts'
import { readRefusal } from '../../api-client.ts'
import { useAction } from '../list/use-action.ts'
import { issuesKey, POLL_MS } from '../newsletter/issues/issue-source.ts'
import { useSession } from '../session/session.tsx'

const path = '/api/admin/law-changes'

/** Asked for again while one is being sent, and whenever an issue is turned. */
export function useReleases() {
  const { call } = useSession()
  return useQuery({
    queryKey: [issuesKey, 'law-changes'],
    queryFn: async ({ signal }) => {
      const { data } = await call<LawRelease[]>('GET', path, { signal })
      return data ?? []
    },
    // A failure ends it: it has been said, and would be said again every two seconds.
    refetchInterval: ({ state: { data, status } }) =>
      status !== 'error' && data?.some(({ issue }) => issue?.status === 'sending')
        ? POLL_MS
        : false,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: releaseWords.fetchFailed },
  })
}

/** The message as it would be sent now, whenever the dialog is opened. */
export function useReleasePreview(id: string) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['law-change', id],
    queryFn: async ({ signal }) => {
      const { data } = await call<LawReleasePreview>('GET', `${path}/${id}`, { signal })
      if (!data) throw new Error('The answer holds no preview')
      return data
    },
    gcTime: 0,
    staleTime: 0,
    meta: { failure: releaseWords.previewFailed },
  })
}

/** `onSent` is also told of the issue of the person who was first. */
export function useSendRelease(id: string, onSent: (issue: IssueRecord) => void) {
  return useAction<void, IssueRecord>({
    ask: () => ['POST', `${path}/${id}/send`],
    done: releaseConfirmWords.done,
    failed: releaseConfirmWords.failed,
    shown: { noun: issuesKey, shownBy: ['law-change'] },
    onDone: (issue) => issue && onSent(issue),
    onError: (error) => {
      const { code, data } = readRefusal(error)
      if (code === 'already_sent') onSent(data as IssueRecord)
    },
  })
}

import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { revisionWords as words } from '../../../content/en/admin/posts.ts'
import type { ListedRevision, Revision } from '../../../domain/posts/drafts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { postSource } from './post-source.ts'

const perPage = 25
const pathOf = (id: number) => `${postSource.path}/${id}/revisions`

/** The saves of a post, the newest first, as many pages as were asked for. */
export function useRevisionList(id: number) {
  const { call } = useSession()
  return useInfiniteQuery({
    queryKey: ['post-revisions', id],
    queryFn: ({ pageParam, signal }) =>
      call<ListedRevision[]>('GET', `${pathOf(id)}?page=${pageParam}&per_page=${perPage}`, {
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, page) =>
      meta && page * perPage < meta.total ? page + 1 : undefined,
    gcTime: 0,
    staleTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

/** One save, whole; it never changes. */
export function useRevision(id: number, version: number) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['post-revisions', id, version],
    queryFn: async ({ signal }) => {
      const { data } = await call<Revision>('GET', `${pathOf(id)}/${version}`, { signal })
      if (!data) throw new Error('The answer holds no revision')
      return data
    },
    meta: { failure: words.fetchFailed },
  })
}

interface Restoration {
  /** The save to go back to. */
  version: number
  /** The version of the post that it was decided on. */
  expected: number
}

export function useRestore(
  id: number,
  onRestored: (post: PostRecord) => void,
  onRefused: (error: Error) => void,
) {
  const { call } = useSession()
  const refresh = useRefresh(postSource)
  return useMutation({
    mutationFn: async ({ version, expected }: Restoration) => {
      const path = `${pathOf(id)}/${version}/restore`
      const { data } = await call<PostRecord>('POST', path, { body: { version: expected } })
      if (!data) throw new Error('The answer holds no post')
      return data
    },
    onSuccess: onRestored,
    onError: onRefused,
    onSettled: () => refresh(),
    meta: { failure: words.restoreFailed },
  })
}

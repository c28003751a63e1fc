import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { revisionWords as words } from '../../../content/en/admin/posts.ts'
import type { PostRecord } from '../../../domain/posts/editing.ts'
import type { ListedRevision, Revision } from '../../../domain/posts/revisions.ts'
import { useRefresh } from '../list/use-records.ts'
import { useSession } from '../session/session.tsx'
import { postSource } from './post-source.ts'

const perPage = 25
const pathOf = (id: number) => `${postSource.path}/${id}/revisions`

/** The revisions of a post, the newest first, as many pages as were asked for. */
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

/** One of them, whole; only an autosave changes. */
export function useRevision(id: number, name: string) {
  const { call } = useSession()
  return useQuery({
    queryKey: ['post-revisions', id, name],
    queryFn: async ({ signal }) => {
      const { data } = await call<Revision>('GET', `${pathOf(id)}/${name}`, { signal })
      if (!data) throw new Error('The answer holds no revision')
      return data
    },
    gcTime: 0,
    staleTime: 0,
    meta: { failure: words.fetchFailed },
  })
}

interface Restoration {
  /** The revision to go back to. */
  name: string
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
    mutationFn: async ({ name, expected }: Restoration) => {
      const path = `${pathOf(id)}/${name}/restore`
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

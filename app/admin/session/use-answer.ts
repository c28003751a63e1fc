import {
  type InfiniteData,
  type QueryKey,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { Envelope } from '../../api-client.ts'
import { useSession } from './session.tsx'

type Asking<Data> = Omit<UseQueryOptions<Data>, 'queryKey' | 'queryFn'>

/** What a call answers with, kept under its key. `meta` says what staff are told where it fails. */
export function useAnswer<Data>(queryKey: QueryKey, path: string, more: Asking<Data> = {}) {
  const { call } = useSession()
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const { data } = await call<Data>('GET', path, { signal })
      if (data === undefined) throw new Error('The answer is empty')
      return data
    },
    ...more,
  })
}

/** Asked for again each time that what shows it is opened. */
export const fresh = { gcTime: 0, staleTime: 0 }

/** How often what goes on by itself is asked for. */
const POLL_MS = 2_000

/**
 * Asked for again and again while it goes on. A failure ends it: it has been said, and would be said
 * again every two seconds.
 */
export const follow = <Data>(isMoving: (data: Data) => boolean) => ({
  refetchInterval: ({ state }: { state: { data?: Data | undefined; status: string } }) =>
    state.status === 'success' && state.data && isMoving(state.data) ? POLL_MS : false,
})

interface AskingByPage<Row> {
  /** Said where it fails. */
  failure: string
  isMoving?: (row: Row) => boolean
}

type Pages<Row> = InfiniteData<Envelope<Row[]>, number>

const rowsOf = <Row>({ pages }: Pages<Row>) => pages.flatMap(({ data = [] }) => data)

/** Rows, the newest first, as many pages as were asked for. */
export function useRowsByPage<Row>(
  queryKey: QueryKey,
  path: string,
  perPage: number,
  { failure, isMoving }: AskingByPage<Row>,
) {
  const { call } = useSession()
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call<Row[]>('GET', `${path}?page=${pageParam}&per_page=${perPage}`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, _pages, page) =>
      meta && page * perPage < meta.total ? page + 1 : undefined,
    select: rowsOf<Row>,
    ...fresh,
    ...(isMoving && follow((found: Pages<Row>) => rowsOf(found).some(isMoving))),
    meta: { failure },
  })
}

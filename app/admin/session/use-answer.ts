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

/** The data of a GET request, cached under its key. `meta` has the message for a failure. */
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

/** Query options: refetched each time the component that shows it mounts. */
export const fresh = { gcTime: 0, staleTime: 0 }

/** Polling interval for work in progress on the server. */
const POLL_MS = 2_000

/**
 * Query options: polls while `isMoving`. A failure ends the polling: it has been shown, and would
 * be shown again every two seconds.
 */
export const follow = <Data>(isMoving: (data: Data) => boolean) => ({
  refetchInterval: ({ state }: { state: { data?: Data | undefined; status: string } }) =>
    state.status === 'success' && state.data && isMoving(state.data) ? POLL_MS : false,
})

interface AskingByPage<Row> {
  /** Message for a failure. */
  failure: string
  isMoving?: (row: Row) => boolean
}

type Pages<Row> = InfiniteData<Envelope<Row[]>, number>

const rowsOf = <Row>({ pages }: Pages<Row>) => pages.flatMap(({ data = [] }) => data)

/** Rows, newest first, of all pages requested so far. */
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

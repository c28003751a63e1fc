import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { listWords } from '../../../content/en/admin/words.ts'
import type { CallOptions, Method } from '../session/api.ts'
import type { Failure } from '../session/refusals.ts'
import { useSession } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { fresh, useAnswer } from '../session/use-answer.ts'
import { listAll, mostRows } from './list-all.ts'
import { type ListViewState, toApiQuery } from './list-view.ts'
import { countPages } from './pager.tsx'

/** Paths and query keys of one list of records, and the message if fetching it fails. */
export interface RecordSource {
  /** First part of the query keys; names the list in the activity record. */
  noun: string
  /** Path of the requests that write and delete. */
  path: string
  /** Path of the list request, if it differs. */
  listPath?: string
  fetchFailed: string
  /** Addition to the query for all rows: requests what an exported file has beside the row. */
  beside?: string
  /** Deleted records can be restored. */
  hasTrash?: true
  /** First parts of other query keys whose data shows these records. */
  shownBy?: readonly string[]
}

/** The current record, refetched each time its form opens; none if `id` is null. */
export function useRecord<Row>({ noun, path }: RecordSource, id: number | null, failure: string) {
  return useAnswer<Row>([`${noun}-details`, id], `${path}/${id}`, {
    enabled: id !== null,
    ...fresh,
    meta: { failure },
  })
}

/** First part of the query keys of the trash. */
export const trashNoun = 'trash'

/** Parts of a source that give the query keys to invalidate. */
export type Shown = Pick<RecordSource, 'noun' | 'shownBy' | 'hasTrash'>

/** The page of a list that its view asks for, with the total and `fetchAll`. */
export function useRecords<Row extends { id: number }>(source: RecordSource, state: ListViewState) {
  const { noun, path, listPath = path, fetchFailed, beside = '' } = source
  const { call } = useSession()
  const query = toApiQuery(state.view)
  const list = useQuery({
    queryKey: [noun, query],
    queryFn: ({ signal }) => call<Row[]>('GET', `${listPath}?${query}`, { signal }),
    // The previous page stays until the new one arrives.
    placeholderData: keepPreviousData,
    meta: { failure: fetchFailed },
  })
  useLastPage(state, list.data?.meta?.total)
  const fetchAll = () =>
    listAll((page) =>
      call<Row[]>('GET', `${listPath}?${toApiQuery(state.view, page, mostRows)}${beside}`),
    )
  const { data: rows = [], meta } = list.data ?? {}
  return {
    state,
    list,
    /** The rows of the page. */
    rows: rows as readonly Row[],
    /** Total on all pages; 0 if it is not known yet. */
    total: meta?.total ?? rows.length,
    /** Whether the previous page is still shown. */
    isOld: list.isPlaceholderData,
    refresh: useRefresh(source),
    /** Fetches all rows of the view, on every page. */
    fetchAll,
  }
}

export type Records<Row extends { id: number }> = ReturnType<typeof useRecords<Row>>

/** Turns to the last page if the current one has been emptied or never existed. */
function useLastPage({ view, change }: ListViewState, total: number | undefined) {
  const last = total === undefined ? view.page : countPages(total, view.perPage)
  const isBeyond = view.page > last
  const turnTo = useEffectEvent((page: number) => change({ page }, { replace: true }))
  useEffect(() => {
    if (isBeyond) turnTo(last)
  }, [isBeyond, last])
}

/** Returns a function that invalidates the list, what shows its records, and its trash. */
export function useRefresh({ noun, shownBy = [], hasTrash }: Partial<Shown> = {}) {
  const client = useQueryClient()
  const keys = [...(noun ? [noun] : []), ...shownBy, ...(hasTrash ? [trashNoun] : [])]
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

export interface Action<Wanted, Data> {
  ask: (wanted: Wanted) => readonly [method: Method, path: string, options?: CallOptions]
  /** Question to confirm before the request; '' asks nothing. */
  question?: string | ((wanted: Wanted) => string)
  /** Toast after success. */
  done?: string | ((data: Data | undefined, wanted: Wanted) => string)
  failed: Failure['failure']
  /** The form shows errors beside its fields. */
  marksFields?: true
  /** Refetched after success and failure, because somebody else may have been faster. */
  shown?: Shown
  /** `message`: that of the server. */
  onDone?: (data: Data | undefined, wanted: Wanted, message?: string) => unknown
  onError?: ((error: Error) => void) | undefined
}

/** A request that changes something, with toasts on its outcome. */
export function useAction<Wanted = void, Data = unknown>(action: Action<Wanted, Data>) {
  const { ask, question, done, failed, marksFields, shown, onDone, onError } = action
  const { call } = useSession()
  const refresh = useRefresh(shown)
  const mutation = useMutation({
    mutationFn: (wanted: Wanted) => call<Data>(...ask(wanted)),
    onSuccess: ({ data, message }, wanted) => {
      const description = typeof done === 'function' ? done(data, wanted) : done
      if (description) tellSuccess(description)
      return onDone?.(data, wanted, message)
    },
    onError,
    onSettled: refresh,
    meta: { failure: failed, marksFields },
  })
  const mutate: typeof mutation.mutate = (...wanted) => {
    const asked = typeof question === 'function' ? question(wanted[0] as Wanted) : question
    if (!asked || window.confirm(asked)) mutation.mutate(...wanted)
  }
  return { ...mutation, mutate }
}

const asking = 'record'

/** Address of a list that opens one of its records; `new` opens an empty form. */
export function recordAddress(list: string, id: number | 'new'): string {
  return `${list}?${new URLSearchParams({ [asking]: String(id) })}`
}

/** Opens the record that the address asks for; null for a new one. */
export function useAskedRecord(open: (id: number | null) => void): void {
  const [params, setParams] = useSearchParams()
  const asked = params.get(asking)
  const follow = useEffectEvent((id: string) => {
    const rest = new URLSearchParams(params)
    rest.delete(asking)
    setParams(rest, { replace: true, preventScrollReset: true })
    if (id === 'new') open(null)
    else if (/^[1-9]\d{0,8}$/.test(id)) open(Number(id))
  })
  useEffect(() => {
    if (asked !== null) follow(asked)
  }, [asked])
}

/** As `useAskedRecord`, with the row. `isListed`: only the list request returns the record. */
export function useAskedRow<Row extends { id: number }>(
  { path }: RecordSource,
  open: (row: Row) => void,
  { isListed = false } = {},
): void {
  const { call } = useSession()
  const { mutate } = useMutation({
    mutationFn: async (id: number) => {
      if (!isListed) return (await call<Row>('GET', `${path}/${id}`)).data
      return (await call<Row[]>('GET', path)).data?.find((row) => row.id === id)
    },
    onSuccess: (row) => row && open(row),
    meta: { failure: listWords.recordFailed },
  })
  useAskedRecord((id) => {
    if (id !== null) mutate(id)
  })
}

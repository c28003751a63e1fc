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

/** Where the records of one list come from, and what is said when they do not. */
export interface RecordSource {
  /** First part of the keys under which answers are kept; names the list in the activity record. */
  noun: string
  /** Of the calls that write and delete. */
  path: string
  /** Of the list call, where it is another one. */
  listPath?: string
  fetchFailed: string
  /** What the query of all rows asks for more: what a file has beside the row. */
  beside?: string
  /** What is deleted from it can be put back. */
  hasTrash?: true
  /** First parts of the keys of other answers that show something of these records. */
  shownBy?: readonly string[]
}

/** One record as it is now, asked for again each time its form opens; none where `id` is null. */
export function useRecord<Row>({ noun, path }: RecordSource, id: number | null, failure: string) {
  return useAnswer<Row>([`${noun}-details`, id], `${path}/${id}`, {
    enabled: id !== null,
    ...fresh,
    meta: { failure },
  })
}

/** First part of the keys under which what was deleted is kept. */
export const trashNoun = 'trash'

/** First parts of the keys under which what shows something is kept. */
export type Shown = Pick<RecordSource, 'noun' | 'shownBy' | 'hasTrash'>

/** The page of a list that its view asks for, and the way to another one. */
export function useRecords<Row extends { id: number }>(source: RecordSource, state: ListViewState) {
  const { noun, path, listPath = path, fetchFailed, beside = '' } = source
  const { call } = useSession()
  const query = toApiQuery(state.view)
  const list = useQuery({
    queryKey: [noun, query],
    queryFn: ({ signal }) => call<Row[]>('GET', `${listPath}?${query}`, { signal }),
    // The page before stays until the new one is there.
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
    /** Those of the page. */
    rows: rows as readonly Row[],
    /** On all pages; 0 where it is not known yet. */
    total: meta?.total ?? rows.length,
    /** What is shown is the page before. */
    isOld: list.isPlaceholderData,
    refresh: useRefresh(source),
    /** All that the view leaves, on every page. */
    fetchAll,
  }
}

export type Records<Row extends { id: number }> = ReturnType<typeof useRecords<Row>>

/** A page that has been emptied, or that never was, gives way to the last one. */
function useLastPage({ view, change }: ListViewState, total: number | undefined) {
  const last = total === undefined ? view.page : countPages(total, view.perPage)
  const isBeyond = view.page > last
  const turnTo = useEffectEvent((page: number) => change({ page }, { replace: true }))
  useEffect(() => {
    if (isBeyond) turnTo(last)
  }, [isBeyond, last])
}

/** Fetches the list again, and forgets what was fetched of its other pages and of its trash. */
export function useRefresh({ noun, shownBy = [], hasTrash }: Partial<Shown> = {}) {
  const client = useQueryClient()
  const keys = [...(noun ? [noun] : []), ...shownBy, ...(hasTrash ? [trashNoun] : [])]
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

export interface Action<Wanted, Data> {
  ask: (wanted: Wanted) => readonly [method: Method, path: string, options?: CallOptions]
  /** Put to the person before it is sent; nothing is where it is empty. */
  question?: string | ((wanted: Wanted) => string)
  /** Said once it is done. */
  done?: string | ((data: Data | undefined, wanted: Wanted) => string)
  failed: Failure['failure']
  /** Its form shows beside the fields what is wrong with them. */
  marksFields?: true
  /** What is fetched again; after a failure too, since somebody else may have been faster. */
  shown?: Shown
  /** `message`: what the server said. */
  onDone?: (data: Data | undefined, wanted: Wanted, message?: string) => unknown
  onError?: ((error: Error) => void) | undefined
}

/** A call that changes something. Says what became of it. */
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

/** `new` for one that is to be made. */
export function recordAddress(list: string, id: number | 'new'): string {
  return `${list}?${new URLSearchParams({ [asking]: String(id) })}`
}

/** `null` for a new one. */
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

/** The same where its dialog needs more than the number. `isListed`: no call answers with it alone. */
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

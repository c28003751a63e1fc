import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useSession } from '../session/session.tsx'
import { type ListKind, rulesOf, toApiQuery } from './list-view.ts'
import { countPages } from './pager.tsx'
import type { RecordSource } from './record-source.ts'
import { type ListViewState, useListView } from './use-list-view.ts'

type Listed = Pick<RecordSource, 'path' | 'listPath' | 'fetchFailed' | 'shownBy'> & { noun: string }

/** First parts of the keys under which what shows something is kept. */
export type Shown = Pick<RecordSource, 'noun' | 'shownBy'>

/** The page of a list that its view asks for, and the way to another one. */
export interface Records<Row> {
  state: ListViewState
  list: ReturnType<typeof useRecordPage<Row>>
  refresh: () => void
}

/** A list and its place in the address. */
export function useRecordList<Row>(source: Listed, kind: ListKind<Row>): Records<Row> {
  return useRecords<Row>(source, useListView(rulesOf(kind)))
}

/** A list whose view is kept by the caller. */
export function useRecords<Row>(source: Listed, state: ListViewState): Records<Row> {
  const list = useRecordPage<Row>(source, toApiQuery(state.view))
  useLastPage(state, list.data?.meta?.total)
  return { state, list, refresh: useRefresh(source) }
}

/** The page before stays until the new one is there. */
function useRecordPage<Row>({ noun, path, listPath = path, fetchFailed }: Listed, query: string) {
  const { call } = useSession()
  return useQuery({
    queryKey: [noun, query],
    queryFn: ({ signal }) => call<Row[]>('GET', `${listPath}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: fetchFailed },
  })
}

/** A page that has been emptied, or that never was, gives way to the last one. */
function useLastPage({ view, change }: ListViewState, total: number | undefined) {
  const last = total === undefined ? view.page : countPages(total, view.perPage)
  const isBeyond = view.page > last
  const turnTo = useEffectEvent((page: number) => change({ page }, { replace: true }))
  useEffect(() => {
    if (isBeyond) turnTo(last)
  }, [isBeyond, last])
}

/** Fetches the list again, and forgets what was fetched of its other pages. */
export function useRefresh(shown?: Shown) {
  const client = useQueryClient()
  const keys = shown ? [shown.noun, ...(shown.shownBy ?? [])] : []
  return () => Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] })))
}

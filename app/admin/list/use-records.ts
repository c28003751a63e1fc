import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toastTitles } from '../../../content/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { toast } from '../../ui/toast.tsx'
import { useSession } from '../session/session.tsx'
import type { ListRules, ListView } from './list-view.ts'
import { toApiQuery } from './list-view.ts'
import type { DeletionWords, RecordSource } from './record-source.ts'
import { type ListViewState, useListView } from './use-list-view.ts'

type Listed = Pick<RecordSource, 'path' | 'listPath' | 'fetchFailed'> & { noun: string }

/** The page of the list that `view` asks for; the one before stays until it is there. */
export function useRecords<Row>(source: Listed, view: ListView) {
  const { call } = useSession()
  const query = toApiQuery(view)
  return useQuery({
    queryKey: [source.noun, query],
    queryFn: ({ signal }) =>
      call<Row[]>('GET', `${source.listPath ?? source.path}?${query}`, { signal }),
    placeholderData: keepPreviousData,
    meta: { failure: source.fetchFailed },
  })
}

export type RecordsAnswer<Row> = ReturnType<typeof useRecords<Row>>

/** Fetches the list again, and forgets what was fetched of its other pages. */
export function useRefresh({ noun, shownBy = [] }: { noun: string; shownBy?: readonly string[] }) {
  const client = useQueryClient()
  return () =>
    Promise.all([noun, ...shownBy].map((key) => client.invalidateQueries({ queryKey: [key] })))
}

/** A list and its place in the address. */
export interface Records<Row> {
  state: ListViewState
  list: RecordsAnswer<Row>
  rules: ListRules
  refresh: () => void
}

export function useRecordList<Row>(
  source: Listed & { shownBy?: RecordSource['shownBy'] },
  rules: ListRules,
): Records<Row> {
  const state = useListView(rules)
  const list = useRecords<Row>(source, state.view)
  return { state, list, rules, refresh: useRefresh(source) }
}

export interface Deletion {
  /** Asks first. `name` is what the question calls the record. */
  deleteOne: (id: number, name: string) => void
  deleteMany: (ids: readonly number[]) => void
  isPending: boolean
}

/** `onDeleted` moves the focus: the row that held it is about to go. */
export function useDeletion(
  source: RecordSource,
  words: DeletionWords,
  onDeleted: () => void,
): Deletion {
  const { call } = useSession()
  const refresh = useRefresh(source)
  const succeed = (description: string) => () => {
    toast({ title: toastTitles.success, description })
    onDeleted()
  }
  const one = useMutation({
    mutationFn: (id: number) => call('DELETE', `${source.path}/${id}`),
    onSuccess: succeed(words.deleted),
    // After a failure too: somebody else may have deleted it first.
    onSettled: refresh,
    meta: { failure: words.deleteFailed },
  })
  const many = useMutation({
    mutationFn: (ids: readonly number[]) =>
      call('POST', `${source.path}/delete`, { body: { ids } }),
    onSuccess: succeed(words.deletedMany),
    onSettled: refresh,
    meta: { failure: words.deleteManyFailed },
  })
  return {
    deleteOne: (id, name) => {
      if (window.confirm(fill(words.confirmDelete, { name }))) one.mutate(id)
    },
    deleteMany: (ids) => {
      if (window.confirm(fill(words.confirmDeleteMany, { count: ids.length }))) many.mutate(ids)
    },
    isPending: one.isPending || many.isPending,
  }
}

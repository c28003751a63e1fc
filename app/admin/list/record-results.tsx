/**
 * A list in whichever state it is: on its way, failed, empty, without a match, or there.
 *
 * Props: `records`; `words`; `columns`; `actions` (the buttons of a row); `emptyAction`;
 * `selection`.
 */
import type { ReactNode } from 'react'
import { listWords } from '../../../content/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Column } from './columns.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { isNarrowed } from './list-view.ts'
import { LoadFailure } from './load-failure.tsx'
import { describeRange, Pager } from './pager.tsx'
import { RecordList } from './record-list.tsx'
import type { ListViewState } from './use-list-view.ts'
import type { Records } from './use-records.ts'
import type { Selection } from './use-selection.ts'

interface StateText {
  title: string
  text: string
}

export interface ResultWords {
  /** Names the list. */
  label: string
  failureTitle: string
  empty: StateText
  noMatch: StateText
}

export interface RecordResultsProps<Row extends { id: number }> {
  records: Records<Row>
  words: ResultWords
  columns: readonly Column<Row>[]
  actions?: ((row: Row) => ReactNode) | undefined
  emptyAction?: ReactNode
  selection?: Selection<Row> | undefined
}

export function RecordResults<Row extends { id: number }>(props: RecordResultsProps<Row>) {
  const { records, words, emptyAction } = props
  const { list, state } = records
  if (list.isPending) return <ListSkeleton />
  if (!list.data) {
    return (
      <LoadFailure error={list.error} onRetry={() => list.refetch()} title={words.failureTitle} />
    )
  }
  const { data = [], meta } = list.data
  const total = meta?.total ?? data.length
  if (total === 0) return <Nothing action={emptyAction} state={state} words={words} />
  return (
    <div className="grid gap-3">
      {list.isError && (
        <p className="border-l-4 border-danger pl-3 text-sm" role="alert">
          {listWords.notRefreshed}
        </p>
      )}
      <Rows {...props} rows={data} total={total} />
    </div>
  )
}

function Rows<Row extends { id: number }>(
  props: RecordResultsProps<Row> & { rows: Row[]; total: number },
) {
  const { records, words, columns, actions, selection, rows, total } = props
  const { list, state } = records
  const { view, change } = state
  return (
    <>
      <RecordList
        actions={actions}
        columns={columns}
        isOld={list.isPlaceholderData}
        label={words.label}
        onSort={(sort) => change({ sort })}
        rows={rows}
        selection={selection}
        sort={view.sort}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted figures">
          {describeRange(list.data?.meta?.page ?? view.page, rows.length, total)}
        </p>
        <Pager onTurn={(page) => change({ page })} page={view.page} total={total} />
      </div>
    </>
  )
}

interface NothingProps {
  state: ListViewState
  words: ResultWords
  action: ReactNode
}

function Nothing({ state: { view, change }, words, action }: NothingProps) {
  if (!isNarrowed(view)) {
    return (
      <EmptyState action={action} title={words.empty.title}>
        {words.empty.text}
      </EmptyState>
    )
  }
  const filters = Object.fromEntries(Object.keys(view.filters).map((id) => [id, '']))
  return (
    <EmptyState
      action={
        <Button onClick={() => change({ q: '', filters })} variant="outline">
          {listWords.clear}
        </Button>
      }
      title={words.noMatch.title}
    >
      {words.noMatch.text}
    </EmptyState>
  )
}

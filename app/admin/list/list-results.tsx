/**
 * Renders a list in its current state: loading, failed, empty, without a match, or loaded; and
 * announces changes to screen readers.
 */
import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NotLoaded, RefreshFailure } from './not-loaded.tsx'
import { describeRange, Pager, PageSize } from './pager.tsx'
import type { Records } from './use-records.ts'

export interface ResultWords {
  /** Names the list. */
  label: string
  /** Text while the list loads. */
  loading?: string
  failureTitle: string
  /** Announced, not shown, when a list turns out empty. */
  none: string
  empty: { title: string; text: string }
  noMatch: { title: string; text: string }
}

interface ListResultsProps<Row extends { id: number }> {
  records: Records<Row>
  words: ResultWords
  emptyAction?: ReactNode
  skeleton?: ReactNode
  children: ReactNode
}

export function ListResults<Row extends { id: number }>(props: ListResultsProps<Row>) {
  return (
    <>
      <p className="sr-only" role="status">
        {describeOutcome(props.records, props.words.none)}
      </p>
      <Results {...props} />
    </>
  )
}

function Results<Row extends { id: number }>(props: ListResultsProps<Row>) {
  const { records, words, emptyAction, skeleton = <RowSkeleton />, children } = props
  const { list, state, rows, total } = records
  if (!list.data) {
    return (
      <NotLoaded className="grid" of={list} words={{ loading: listWords.loading, ...words }}>
        {skeleton}
      </NotLoaded>
    )
  }
  const { page = 1, per_page: perPage = rows.length } = list.data.meta ?? {}
  const { title, text } = state.isNarrowed ? words.noMatch : words.empty
  const clear = (
    <Button onClick={state.clear} variant="outline">
      {listWords.clear}
    </Button>
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {list.isError && (
        <RefreshFailure onRetry={() => list.refetch()} text={listWords.notRefreshed} />
      )}
      {total === 0 ? (
        <EmptyState action={state.isNarrowed ? clear : emptyAction} title={title}>
          {text}
        </EmptyState>
      ) : (
        <>
          {children}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <p className="text-sm text-muted figures">
                {describeRange({ page, perPage }, rows.length, total)}
              </p>
              <PageSize state={state} total={total} />
            </div>
            <Pager state={state} total={total} />
          </div>
        </>
      )}
    </div>
  )
}

/** Announcement of the outcome; '' while the previous list is still on screen. */
function describeOutcome<Row extends { id: number }>(records: Records<Row>, none: string): string {
  const { state, list, rows, total, isOld } = records
  if (!list.data || isOld) return ''
  return total === 0 ? none : describeRange(state.view, rows.length, total)
}

const skeletonRows = ['w-40', 'w-32', 'w-44', 'w-36', 'w-40', 'w-28', 'w-44', 'w-32']

/** A head and eight rows. */
function RowSkeleton() {
  return (
    <>
      <div className="flex h-11 items-center border-b-2 border-ink">
        <Skeleton className="h-4 w-24" />
      </div>
      {skeletonRows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div className="flex h-11 items-center gap-8 border-b border-rule" key={index}>
          <span className="w-44 shrink-0">
            <Skeleton className={`h-4 ${width}`} />
          </span>
          <Skeleton className="h-4 w-36 max-sm:hidden" />
          <Skeleton className="h-4 w-28 max-md:hidden" />
          <Skeleton className="h-4 w-56 max-lg:hidden" />
          <Skeleton className="ml-auto h-4 w-16" />
        </div>
      ))}
    </>
  )
}

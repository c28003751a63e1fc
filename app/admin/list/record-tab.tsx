/**
 * The frame of a tab that is a list of records: toolbar, list, and what can be done with the picked
 * rows.
 *
 * Props: those of RecordResults; `heading` (takes the focus when the row that held it goes);
 * `filters` and `tools` of the toolbar; `above` (figures, charts); `picking` (the names of rows that
 * can be picked, and what deletes them or other buttons); children (dialogs).
 */
import { type ReactNode, type RefObject, useEffect } from 'react'
import { countPages, describeRange } from './pager.tsx'
import { RecordResults, type RecordResultsProps, type ResultWords } from './record-results.tsx'
import { RecordToolbar } from './record-toolbar.tsx'
import { DeleteSelectionButton, SelectionBar } from './selection-bar.tsx'
import type { Deletion, Records } from './use-records.ts'
import { type Selection, useSelection } from './use-selection.ts'

export interface RecordTabWords extends ResultWords {
  searchPlaceholder: string
  /** Said, not shown, when a list turns out empty. */
  none: string
}

interface Picking<Row> {
  nameOf: (row: Row) => string
  deletion?: Deletion
  buttons?: (selection: Selection<Row>) => ReactNode
}

interface RecordTabProps<Row extends { id: number }>
  extends Omit<RecordResultsProps<Row>, 'selection' | 'words'> {
  words: RecordTabWords
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  /** False where a tab shows it already: then it is for assistive technology. */
  titleShown?: boolean
  filters?: ReactNode
  tools?: ReactNode
  above?: ReactNode
  picking?: Picking<Row>
  children?: ReactNode
}

export function RecordTab<Row extends { id: number }>(props: RecordTabProps<Row>) {
  const { records, words, heading, title, titleShown = false } = props
  const { filters, tools, above, picking, children } = props
  const { list, state, refresh } = records
  const rows = list.data?.data ?? []
  const selection = useSelection(rows, picking?.nameOf ?? (() => ''))
  useLastPage(records)
  return (
    <section className="grid gap-4 pt-4">
      <h2 className={titleShown ? 'text-xl' : 'sr-only'} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="sr-only" role="status">
        {describeOutcome(records, words.none)}
      </p>
      {above}
      <RecordToolbar
        filters={filters}
        isFetching={list.isFetching}
        onRefresh={refresh}
        searchPlaceholder={words.searchPlaceholder}
        state={state}
        tools={tools}
      />
      <RecordResults {...props} selection={picking && selection} />
      {picking && (
        <SelectionBar count={selection.ids.length} onClear={selection.clear}>
          {picking.deletion && (
            <DeleteSelectionButton
              busy={picking.deletion.isPending}
              onClick={() => picking.deletion?.deleteMany(selection.ids)}
            />
          )}
          {picking.buttons?.(selection)}
        </SelectionBar>
      )}
      {children}
    </section>
  )
}

/** For those who do not see the list change. Nothing while the one on screen is an old one. */
function describeOutcome<Row>({ state, list }: Records<Row>, none: string): string {
  const { data, isPlaceholderData } = list
  if (!data || isPlaceholderData) return ''
  const total = data.meta?.total ?? 0
  return total === 0 ? none : describeRange(state.view.page, data.data?.length ?? 0, total)
}

/** A page that has been emptied, or that never was, gives way to the last one. */
function useLastPage<Row>({ state: { view, change }, list }: Records<Row>) {
  const total = list.data?.meta?.total
  const last = total === undefined ? view.page : countPages(total)
  const isBeyond = view.page > last
  useEffect(() => {
    if (isBeyond) change({ page: last }, { replace: true })
  })
}

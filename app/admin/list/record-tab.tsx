/**
 * A tab that is a list of records: toolbar, list, and actions for the picked rows.
 *
 * Props: those of `useRecordTab` or `useRecordList` (`kind`: its columns and filters; `heading`
 * takes the focus when the row that had it goes); `actions` (the buttons of a row before
 * Delete); `onOpen` (called for a press on its first cell); `deletes` (the least role that may
 * delete); `tools` of the toolbar; `above` (figures); `emptyAction`; `picking` (the names of rows,
 * and more buttons for the picked rows); children (dialogs).
 */
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Role } from '../../../domain/actor.ts'
import { fill } from '../../../domain/wording.ts'
import { Allowed, useRefusal } from '../session/session.tsx'
import { tellSuccess } from '../session/tell.ts'
import { ListResults, type ResultWords } from './list-results.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { type ListKind, rulesOf, useListView } from './list-view.ts'
import { RecordList } from './record-list.tsx'
import { DeleteRowButton } from './row-button.tsx'
import { DeleteSelectionButton, type Selection, SelectionBar, useSelection } from './selection.tsx'
import { type DeleteOneWords, useDeleteOne, useUndo } from './use-deletion.ts'
import { type RecordSource, useAction, useRecords } from './use-records.ts'

export interface RecordTabWords extends ResultWords {
  searchPlaceholder: string
}

export interface DeletionWords extends DeleteOneWords {
  /** With `{count}`. */
  confirmDeleteMany: string
  deletedMany: string
  deleteManyFailed: string
}

interface Picking<Row extends { id: number }> {
  nameOf: (row: Row) => string
  buttons?: (selection: Selection<Row>) => ReactNode
}

type RecordListTab<Row extends { id: number }> = ReturnType<typeof useRecordList<Row>>

interface RecordTabProps<Row extends { id: number }> extends RecordListTab<Row> {
  title: string
  actions?: (row: Row) => ReactNode
  onOpen?: (row: Row) => void
  /** For a view without a tab: the heading is shown and takes the focus. */
  titleShown?: boolean
  tools?: ReactNode
  above?: ReactNode
  emptyAction?: ReactNode
  deletion?: ReturnType<typeof useRecordTab<Row>>['deletion']
  deletes?: Role
  picking?: Picking<Row>
  children?: ReactNode
}

/** State of a tab's list, with its view in the address. */
export function useRecordList<Row extends { id: number }>(
  source: RecordSource,
  kind: ListKind<Row>,
  words: RecordTabWords,
) {
  const heading = useRef<HTMLHeadingElement>(null)
  const toHeading = () => heading.current?.focus()
  const client = useQueryClient()
  // Everything on the tab, including the week and the figures beside the list.
  const refresh = () => Promise.all([client.invalidateQueries()])
  const records = { ...useRecords<Row>(source, useListView(rulesOf(kind))), refresh }
  return { records, source, kind, words, heading, toHeading }
}

/** As `useRecordList`, with deletion. `onRefused` gets the error, in addition to the toast. */
export function useRecordTab<Row extends { id: number }>(
  source: RecordSource,
  kind: ListKind<Row>,
  words: RecordTabWords & DeletionWords,
  { onDeleted, onRefused }: { onDeleted?: () => void; onRefused?: (error: Error) => void } = {},
) {
  const tab = useRecordList<Row>(source, kind, words)
  const undo = useUndo(source)
  // The row that has the focus is about to go.
  const end = () => {
    onDeleted?.()
    tab.toHeading()
  }
  const one = useDeleteOne(source, words, { onDeleted: end, onRefused })
  const many = useAction<readonly number[]>({
    ask: (ids) => ['POST', `${source.path}/delete`, { body: { ids } }],
    question: ({ length: count }) => fill(words.confirmDeleteMany, { count }),
    failed: words.deleteManyFailed,
    shown: source,
    onDone: (_, ids) => {
      tellSuccess(words.deletedMany, undo(ids))
      end()
    },
    onError: onRefused,
  })
  const isPending = one.isPending || many.isPending
  return { ...tab, deletion: { deleteOne: one.deleteOne, deleteMany: many.mutate, isPending } }
}

export function RecordTab<Row extends { id: number }>(props: RecordTabProps<Row>) {
  const { records, source, kind, onOpen, words, heading, title, titleShown = false } = props
  const { tools, above, emptyAction, deletion, deletes = 'editor', children } = props
  // A role without any bulk action gets no checkboxes.
  const least = props.picking?.buttons ? 'editor' : deletes
  const picking = useRefusal(least) === null ? props.picking : undefined
  useEffect(() => {
    if (titleShown) heading.current?.focus()
  }, [titleShown, heading])
  const nameOf = props.picking?.nameOf ?? (() => '')
  const selection = useSelection(records, nameOf)
  const actions =
    (props.actions || deletion) &&
    ((row: Row) => (
      <>
        {props.actions?.(row)}
        {deletion && (
          <DeleteRowButton
            disabled={deletion.isPending}
            name={nameOf(row)}
            needs={deletes}
            onClick={() => deletion.deleteOne(row.id, nameOf(row))}
          />
        )}
      </>
    ))
  return (
    // `relative` keeps text for assistive technology in here, not below the end of the page.
    <section className="relative grid gap-4 pt-4">
      <h2 className={titleShown ? 'text-xl' : 'not-print:sr-only'} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {above}
      <div className="relative grid grid-cols-1 gap-4">
        <ListToolbar
          filters={kind.filters}
          records={records}
          searchPlaceholder={words.searchPlaceholder}
          tools={tools}
          trash={source}
        />
        {picking && (
          <SelectionBar selection={selection}>
            {picking.buttons?.(selection)}
            {deletion && (
              <Allowed to={deletes}>
                <DeleteSelectionButton {...deletion} selection={selection} />
              </Allowed>
            )}
          </SelectionBar>
        )}
        <ListResults emptyAction={emptyAction} records={records} words={words}>
          <RecordList
            actions={actions}
            columns={kind.columns}
            label={words.label}
            onOpen={onOpen}
            records={records}
            selection={picking && selection}
          />
        </ListResults>
      </div>
      {children}
    </section>
  )
}

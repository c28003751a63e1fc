/**
 * A tab that is a list of records: toolbar, list, and what can be done with the picked rows.
 *
 * Props: `records`; `kind` (its columns and filters); `actions` (the buttons of a row); `onOpen` (what a
 * press on its first cell opens); `words`; `heading` (takes the focus
 * when the row that held it goes); `tools` of the toolbar; `above` (figures, charts);
 * `emptyAction`; `picking` (the names of rows that can be picked, and what deletes them or other
 * buttons); children (dialogs).
 */
import { type ReactNode, type RefObject, useEffect } from 'react'
import type { Role } from '../../../domain/actor.ts'
import { useRefusal } from '../session/session.tsx'
import { ListResults, ListStatus, type ResultWords } from './list-results.tsx'
import { ListFilters, ListToolbar } from './list-toolbar.tsx'
import type { ListKind } from './list-view.ts'
import { RecordList } from './record-list.tsx'
import { DeleteSelectionButton, type Selection, SelectionBar, useSelection } from './selection.tsx'
import type { Deletion } from './use-deletion.ts'
import type { RecordSource, Records } from './use-records.ts'

interface RecordTabWords extends ResultWords {
  searchPlaceholder: string
  /** Said, not shown, when a list turns out empty. */
  none: string
}

interface Picking<Row> {
  /** The least role whose key may do what the buttons do; an editor's if absent. */
  needs?: Role
  nameOf: (row: Row) => string
  deletion?: Deletion
  buttons?: (selection: Selection<Row>) => ReactNode
}

interface RecordTabProps<Row extends { id: number }> {
  records: Records<Row>
  kind: ListKind<Row>
  actions?: (row: Row) => ReactNode
  onOpen?: (row: Row) => void
  words: RecordTabWords
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  /** Where what is deleted from the list can be put back. */
  trash?: RecordSource
  /** No tab shows the title already, nor keeps the focus: the heading is shown and takes it. */
  titleShown?: boolean
  tools?: ReactNode
  above?: ReactNode
  emptyAction?: ReactNode
  picking?: Picking<Row>
  children?: ReactNode
}

export function RecordTab<Row extends { id: number }>(props: RecordTabProps<Row>) {
  const { records, kind, actions, onOpen, words, heading, title, titleShown = false } = props
  const { tools, above, emptyAction, children } = props
  const refusal = useRefusal(props.picking?.needs ?? 'editor')
  // Who may do nothing with many records picks none.
  const picking = refusal === null ? props.picking : undefined
  const { list, state } = records
  useEffect(() => {
    if (titleShown) heading.current?.focus()
  }, [titleShown, heading])
  const selection = useSelection(list.data?.data ?? [], picking?.nameOf ?? (() => ''))
  return (
    // What is for assistive technology only is placed in here and not below the end of the page.
    <section className="relative grid gap-4 pt-4">
      <h2 className={titleShown ? 'text-xl' : 'sr-only'} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <ListStatus none={words.none} records={records} />
      {above}
      <ListToolbar
        filters={kind.filters && <ListFilters filters={kind.filters} state={state} />}
        records={records}
        searchPlaceholder={words.searchPlaceholder}
        tools={tools}
        trash={props.trash}
      />
      <ListResults emptyAction={emptyAction} records={records} words={words}>
        {(rows, isOld) => (
          <RecordList
            actions={actions}
            columns={kind.columns}
            isOld={isOld}
            label={words.label}
            onOpen={onOpen}
            onSort={(sort) => state.change({ sort })}
            rows={rows}
            selection={picking && selection}
            sort={state.view.sort}
          />
        )}
      </ListResults>
      {picking && <PickedRows {...picking} selection={selection} />}
      {children}
    </section>
  )
}

interface PickedRowsProps<Row> extends Picking<Row> {
  selection: Selection<Row>
}

function PickedRows<Row>({ deletion, buttons, selection }: PickedRowsProps<Row>) {
  return (
    <SelectionBar count={selection.ids.length} onClear={selection.clear}>
      {deletion && (
        <DeleteSelectionButton
          busy={deletion.isPending}
          onClick={() => deletion.deleteMany(selection.ids)}
        />
      )}
      {buttons?.(selection)}
    </SelectionBar>
  )
}

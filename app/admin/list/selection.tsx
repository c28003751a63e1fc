import { type ReactNode, useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** Which rows of the page on screen are picked. */
export interface Selection<Row> {
  /** Picked and on screen, in the order of the screen. */
  ids: readonly number[]
  isAll: boolean
  has: (id: number) => boolean
  toggle: (id: number) => void
  toggleAll: () => void
  clear: () => void
  /** What a row is called in the name of its checkbox. */
  nameOf: (row: Row) => string
}

/** What is not on screen is never picked: nobody deletes what they do not see. */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
): Selection<Row> {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const ids = rows.map(({ id }) => id).filter((id) => picked.has(id))
  const isAll = ids.length > 0 && ids.length === rows.length
  return {
    ids,
    isAll,
    has: (id) => picked.has(id),
    toggle: (id) =>
      setPicked(
        (before) =>
          new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
      ),
    toggleAll: () => setPicked(new Set(isAll ? [] : rows.map(({ id }) => id))),
    clear: () => setPicked(new Set()),
    nameOf,
  }
}

interface BoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: () => void
}

function Box({ label, isChecked, isMixed = false, onToggle }: BoxProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        checked={isChecked}
        className="tick-control"
        onChange={onToggle}
        ref={(input) => {
          if (input) input.indeterminate = isMixed
        }}
        type="checkbox"
      />
    </label>
  )
}

interface SelectBoxProps<Row> {
  row: Row
  selection: Selection<Row>
}

export function SelectBox<Row extends { id: number }>({ row, selection }: SelectBoxProps<Row>) {
  return (
    <Box
      isChecked={selection.has(row.id)}
      label={fill(listWords.select, { name: selection.nameOf(row) })}
      onToggle={() => selection.toggle(row.id)}
    />
  )
}

export function SelectAllBox<Row>({ selection }: { selection: Selection<Row> }) {
  const { isAll, ids, toggleAll } = selection
  return (
    <Box
      isChecked={isAll}
      isMixed={!isAll && ids.length > 0}
      label={listWords.selectAll}
      onToggle={toggleAll}
    />
  )
}

interface SelectionBarProps {
  count: number
  onClear: () => void
  /** What can be done with the picked rows. */
  children: ReactNode
}

/** What can be done with the rows that are picked; stays in sight while the list is long. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  const words = fill(listWords.selected, { count })
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <div className="selection-bar sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-1 border border-ink bg-surface px-4 py-1 shadow-lift">
          <p className="grow font-semibold figures">{words}</p>
          <Button onClick={onClear} size="sm" variant="quiet">
            {listWords.clearSelection}
          </Button>
          {children}
        </div>
      )}
    </>
  )
}

export function DeleteSelectionButton({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  return (
    <Button busy={busy} onClick={onClick} size="sm" variant="danger">
      <Icon className="size-4" name="trash" />
      {listWords.deleteSelected}
    </Button>
  )
}

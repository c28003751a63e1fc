import { type ReactNode, useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill, formatNumber } from '../../../domain/wording.ts'
import { tellFailure } from '../session/tell.ts'
import { ToolButton } from '../tool-button.tsx'
import { mostRows } from './list-all.ts'
import { toApiQuery } from './list-view.ts'
import type { Records } from './use-records.ts'

/**
 * Rows not on screen are picked only by "Select all 58", and only while the list stays as it is, so
 * that nobody deletes rows they do not see. `nameOf`: a row's name for the label of its checkbox.
 */
export function useSelection<Row extends { id: number }>(
  { list, rows: shown, total, state, fetchAll }: Records<Row>,
  nameOf: (row: Row) => string,
) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const [whole, setWhole] = useState<{ of: string; rows: readonly Row[] } | null>(null)
  const of = `${toApiQuery(state.view)} ${list.dataUpdatedAt}`
  const isWhole = whole?.of === of
  const rows = (isWhole ? whole.rows : shown).filter(({ id }) => picked.has(id))
  const isAll = shown.length > 0 && shown.every(({ id }) => picked.has(id))
  return {
    /** In the order of the screen. */
    rows,
    ids: rows.map(({ id }) => id),
    nameOf,
    /** Whether all rows on screen are picked. */
    isAll,
    has: (id: number) => picked.has(id),
    /** Checkbox props for a row; `boxOfAll` for all rows on screen. */
    boxOf: (row: Row) => ({
      isChecked: picked.has(row.id),
      label: fill(listWords.select, { name: nameOf(row) }),
      onToggle: () =>
        setPicked((before) => {
          const others = [...before].filter((id) => id !== row.id)
          return new Set(before.has(row.id) ? others : [...others, row.id])
        }),
    }),
    boxOfAll: {
      isChecked: isAll,
      isMixed: !isAll && rows.length > 0,
      label: listWords.selectAll,
      onToggle: () => setPicked(new Set(isAll ? [] : shown.map(({ id }) => id))),
    },
    /** Total on all pages; 0 if all are picked or on screen, or if they are too many to pick. */
    beyond: isWhole || total <= shown.length || total > mostRows ? 0 : total,
    pickBeyond: () =>
      void fetchAll().then(
        (rows) => {
          setWhole({ of, rows })
          setPicked(new Set(rows.map(({ id }) => id)))
        },
        () => tellFailure(listWords.selectFailed),
      ),
    clear: () => setPicked(new Set()),
  }
}

/** Which rows are picked. */
export type Selection<Row extends { id: number }> = ReturnType<typeof useSelection<Row>>

interface SelectBoxProps {
  label: string
  isChecked: boolean
  isMixed?: boolean
  onToggle: () => void
}

export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center print:hidden">
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

interface SelectionBarProps<Row extends { id: number }> {
  selection: Selection<Row>
  /** Buttons for the picked rows. */
  children: ReactNode
}

/** Bar of actions for the picked rows. It covers the toolbar and stays in sight. */
export function SelectionBar<Row extends { id: number }>({
  selection,
  children,
}: SelectionBarProps<Row>) {
  const { ids, isAll, beyond, pickBeyond, clear } = selection
  const words = fill(listWords.selected, { count: ids.length })
  return (
    <>
      <p className="sr-only" role="status">
        {ids.length > 0 && words}
      </p>
      {ids.length > 0 && (
        // As high as toolbar and list together, so that the bar can stay in sight along them; its
        // lines are as high as the toolbar's, so that a line of tools below it keeps its distance.
        <div className="pointer-events-none absolute inset-0 z-10 print:hidden">
          <div className="selection-bar pointer-events-auto flex flex-wrap items-center -mt-0.5 gap-x-4 gap-y-2 border border-ink bg-surface px-4 py-0.5 shadow-lift">
            <p className="font-semibold figures">{words}</p>
            {isAll && beyond > 0 && (
              <ToolButton
                label={fill(listWords.selectBeyond, { count: formatNumber(beyond) })}
                onClick={pickBeyond}
                variant="quiet"
              />
            )}
            <ToolButton
              className="mr-auto"
              label={listWords.clearSelection}
              onClick={clear}
              variant="quiet"
            />
            {children}
          </div>
        </div>
      )}
    </>
  )
}

interface DeletionProps<Row extends { id: number }> {
  selection: Selection<Row>
  deleteOne: (id: number, name: string) => void
  deleteMany: (ids: readonly number[]) => void
  isPending: boolean
}

/** A single picked row is deleted as by its own button, with the wording for one. */
export function DeleteSelectionButton<Row extends { id: number }>(props: DeletionProps<Row>) {
  const { selection, deleteOne, deleteMany, isPending } = props
  const { rows, ids, nameOf } = selection
  const [row, other] = rows
  return (
    <ToolButton
      busy={isPending}
      icon="trash"
      label={listWords.deleteSelected}
      onClick={() => (row && !other ? deleteOne(row.id, nameOf(row)) : deleteMany(ids))}
      variant="danger"
    />
  )
}

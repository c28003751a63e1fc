import type { Editor } from '@tiptap/core'
import type { NodeType } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'

const columns = 3
const rows = 3

/** A row of heads and two below it; the caret goes into the first cell. */
export function insertTable({ state, view }: Editor): void {
  const { table, tableRow, tableHeader, tableCell } = state.schema.nodes
  if (!table || !tableRow || !tableHeader || !tableCell) return
  const makeRow = (cell: NodeType) =>
    tableRow.create(
      null,
      Array.from({ length: columns }, () => cell.createAndFill()).filter((made) => made !== null),
    )
  const content = Array.from({ length: rows }, (_, row) =>
    makeRow(row === 0 ? tableHeader : tableCell),
  )
  const { tr } = state
  const firstCell = tr.selection.from + 1
  tr.replaceSelectionWith(table.create(null, content))
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(firstCell))).scrollIntoView())
}

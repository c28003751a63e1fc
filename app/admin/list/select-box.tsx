import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import type { Selection } from './use-selection.ts'

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

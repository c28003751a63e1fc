import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'
import type { SortColumn } from './column.tsx'

interface SortSelectProps {
  columns: readonly SortColumn[]
  sort: string
  onSort: (sort: string) => void
}

/** What the heads of a table do, where there is no table. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  return (
    <SelectField
      className={`${compactControl} sm:max-w-72`}
      label={listWords.sortBy}
      labelHidden
      onChange={(event) => onSort(event.target.value)}
      value={sort}
    >
      {columns.flatMap(({ label, sort: by }) => {
        if (!by) return []
        const { ascending, descending } = listWords.orders[by.kind]
        return [
          <option key={by.column} value={by.column}>
            {fill(listWords.sortOption, { column: label, order: ascending })}
          </option>,
          <option key={`-${by.column}`} value={`-${by.column}`}>
            {fill(listWords.sortOption, { column: label, order: descending })}
          </option>,
        ]
      })}
    </SelectField>
  )
}

import { listWords } from '../../../content/en/admin/words.ts'
import { fill } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Th } from '../../ui/table.tsx'
import { beginsDescending, type Column, type SortColumn } from './column.tsx'
import { nextSort, parseSort } from './list-view.ts'

interface SortHeadProps<Row> {
  column: Column<Row>
  sort: string
  onSort: (sort: string) => void
}

/** A column's head; a button where the column can be sorted by. */
export function SortHead<Row>({
  column: { label, numeric, sort: by },
  ...rest
}: SortHeadProps<Row>) {
  const { sort, onSort } = rest
  if (!by) return <Th numeric={numeric}>{label}</Th>
  const { column, isDescending } = parseSort(sort)
  const isSorted = column === by.column
  const order = isDescending ? 'descending' : 'ascending'
  return (
    <Th aria-sort={isSorted ? order : undefined} className="py-0" numeric={numeric}>
      <button
        className={classNames(
          'inline-flex min-h-11 items-center gap-1 font-semibold hover:text-ink hover:underline',
          numeric && 'flex-row-reverse',
        )}
        onClick={() => onSort(nextSort(sort, by.column, beginsDescending(by.kind)))}
        type="button"
      >
        {label}
        <Icon className={arrowClass(isSorted, isDescending)} name="chevron" />
      </button>
    </Th>
  )
}

/** Keeps its place where it is not seen, so that no column moves. */
function arrowClass(isSorted: boolean, isDescending: boolean): string {
  if (!isSorted) return 'size-4 invisible'
  return isDescending ? 'size-4 text-ink' : 'size-4 rotate-180 text-ink'
}

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

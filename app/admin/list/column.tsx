import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Th } from '../../ui/table.tsx'

/** Kind of value that a column sorts by: decides the words and the first direction. */
type SortKind = 'text' | 'date' | 'number'

export interface SortColumn {
  id: string
  label: string
  /** The column of the API to sort by. Absent: not sortable. */
  sort?: { column: string; kind: SortKind }
}

/** One column of a list; the first one names the record. */
export interface Column<Row> extends SortColumn {
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Shows the label beside the value on a phone, where no head stands above it. */
  labelled?: boolean
  /** Limits the width, so that long text wraps and leaves the other columns their room. */
  isNarrow?: boolean
}

/**
 * Text in a table: on one line where there is room, else wrapped, so that no name or address is
 * cut. A column may become narrower than its words, so that a table is hardly ever too wide.
 */
export const wrapped = 'in-[table]:block in-[table]:whitespace-normal in-[table]:wrap-anywhere'

/** One line of a text that can be read in full elsewhere. */
export const oneLine = 'in-[table]:line-clamp-1 in-[table]:whitespace-normal in-[table]:break-all'

/** Column of a field as it is stored. */
export function textColumn<Row>(
  field: keyof Row & string,
  label: string,
  more?: Partial<Column<Row>>,
): Column<Row> {
  const cell = (row: Row) => String(row[field] ?? '')
  return { id: field, label, cell, sort: { column: field, kind: 'text' }, ...more }
}

/** Column of a time, shown as its day. */
export function dayColumn<Row>(
  field: keyof Row & string,
  label: string,
  more?: Partial<Column<Row>>,
): Column<Row> {
  const cell = (row: Row) => {
    const time = String(row[field])
    return <time dateTime={time}>{formatShortDate(time)}</time>
  }
  return { id: field, label, cell, sort: { column: field, kind: 'date' }, ...more }
}

function parseSort(sort: string) {
  const isDescending = sort.startsWith('-')
  return { column: isDescending ? sort.slice(1) : sort, isDescending }
}

/**
 * The order after a click on a column's head: its own first direction, then the opposite one. Dates
 * and numbers begin with the newest and highest, names at A.
 */
export function nextSort(current: string, column: string, beginsDescending: boolean): string {
  const { column: sorted, isDescending } = parseSort(current)
  const descend = sorted === column ? !isDescending : beginsDescending
  return descend ? `-${column}` : column
}

/** The current order of the list, and how to change it. */
interface Sorting {
  view: { sort: string }
  change: (wanted: { sort: string }) => void
}

interface SortHeadProps<Row> {
  column: Column<Row>
  state: Sorting
}

/** A column's head; a button if the column is sortable. */
export function SortHead<Row>({ column: { label, numeric, sort: by }, state }: SortHeadProps<Row>) {
  const { sort } = state.view
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
        onClick={() => state.change({ sort: nextSort(sort, by.column, by.kind !== 'text') })}
        type="button"
      >
        {label}
        <Icon className={arrowClass(isSorted, isDescending)} name="chevron" />
      </button>
    </Th>
  )
}

/** Classes of the arrow, which keeps its space while invisible so that no column moves. */
function arrowClass(isSorted: boolean, isDescending: boolean): string {
  if (!isSorted) return 'size-4 invisible'
  return isDescending ? 'size-4 text-ink' : 'size-4 rotate-180 text-ink'
}

interface SortSelectProps {
  columns: readonly SortColumn[]
  state: Sorting
}

/** Sorting for lists without table heads. */
export function SortSelect({ columns, state }: SortSelectProps) {
  return (
    <SelectField
      choices={columns.flatMap(({ label, sort: by }) => {
        if (!by) return []
        const { ascending, descending } = listWords.orders[by.kind]
        return [
          [by.column, fill(listWords.sortOption, { column: label, order: ascending })],
          [`-${by.column}`, fill(listWords.sortOption, { column: label, order: descending })],
        ] as const
      })}
      className={`${compactControl} sm:max-w-72`}
      label={listWords.sortBy}
      labelHidden
      onChange={({ target }) => state.change({ sort: target.value })}
      value={state.view.sort}
    />
  )
}

import type { ReactNode } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { fill, formatShortDate } from '../../../domain/wording.ts'
import { classNames } from '../../ui/class-names.ts'
import { compactControl } from '../../ui/compact-control.ts'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Th } from '../../ui/table.tsx'

/** What kind of value a column sorts by: decides the words and the first direction. */
type SortKind = 'text' | 'date' | 'number'

export interface SortColumn {
  id: string
  label: string
  /** The column of the API to sort by. Absent: cannot be sorted by. */
  sort?: { column: string; kind: SortKind }
}

/** One column of a list; the first one names the record. */
export interface Column<Row> extends SortColumn {
  cell: (row: Row) => ReactNode
  numeric?: boolean
  /** Of a value that says too little without its label: on a phone no head stands over it. */
  labelled?: boolean
  /** Cut where it is long, so that the other columns are not. */
  isNarrow?: boolean
}

/**
 * Of words in a table: as wide as they are where there is room, else in lines, so that no name and no
 * address is cut. A column may become narrower than its words, and so a table hardly ever too wide.
 */
export const wrapped = 'in-[table]:block in-[table]:whitespace-normal in-[table]:wrap-anywhere'

/** The beginning of a text that stands elsewhere. */
export const oneLine = 'in-[table]:line-clamp-1 in-[table]:whitespace-normal in-[table]:break-all'

/** A field as it is stored. */
export function textColumn<Row>(
  field: keyof Row & string,
  label: string,
  more?: Partial<Column<Row>>,
): Column<Row> {
  const cell = (row: Row) => String(row[field] ?? '')
  return { id: field, label, cell, sort: { column: field, kind: 'text' }, ...more }
}

/** A time as its day. */
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
 * What a click on a column's head asks for: its own first direction, then the other one. Newest and
 * highest are what is looked for; names begin at A.
 */
export function nextSort(current: string, column: string, beginsDescending: boolean): string {
  const { column: sorted, isDescending } = parseSort(current)
  const descend = sorted === column ? !isDescending : beginsDescending
  return descend ? `-${column}` : column
}

/** Of the list: how it is sorted, and the way to another order. */
interface Sorting {
  view: { sort: string }
  change: (wanted: { sort: string }) => void
}

interface SortHeadProps<Row> {
  column: Column<Row>
  state: Sorting
}

/** A column's head; a button where the column can be sorted by. */
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

/** Keeps its place where it is not seen, so that no column moves. */
function arrowClass(isSorted: boolean, isDescending: boolean): string {
  if (!isSorted) return 'size-4 invisible'
  return isDescending ? 'size-4 text-ink' : 'size-4 rotate-180 text-ink'
}

interface SortSelectProps {
  columns: readonly SortColumn[]
  state: Sorting
}

/** What the heads of a table do, where there is no table. */
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

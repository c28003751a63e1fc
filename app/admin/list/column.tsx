import type { ReactNode } from 'react'
import { formatShortDate } from '../../../domain/wording.ts'

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

/** Newest and highest are what is looked for; names begin at A. */
export function beginsDescending(kind: SortKind): boolean {
  return kind !== 'text'
}

/**
 * Of words in a table: as wide as they are where there is room, else one line that ends in dots. By
 * `break-all` a column may become narrower than its words, and so a table hardly ever too wide.
 * Clipped and not hidden: a link in it that takes the focus would scroll its other lines into sight.
 */
export const oneLine =
  'in-[table]:line-clamp-1 in-[table]:overflow-clip in-[table]:whitespace-normal in-[table]:break-all'

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

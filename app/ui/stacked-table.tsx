/**
 * A ruled table for words: on phones, and with more than four columns on tablets too, each row
 * stands as a record of its own, every line with the name of its column, so that nothing is cut and
 * nothing scrolls sideways.
 *
 * Props: `label` (or `caption`, shown); `columns`; `rows`, each with a `key`, an optional anchor
 * `id` and as many `cells` as there are columns, the first of which is the row's heading; `widths`,
 * a class for each column.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Td, Th } from './table.tsx'

/** Placeholder for a missing figure: shown in a table, left out of a stacked record. */
export const noFigure = '–'

export interface StackedRow {
  key: string
  id?: string
  cells: readonly ReactNode[]
}

interface StackedTableProps {
  label: string
  caption?: ReactNode
  columns: readonly string[]
  rows: readonly StackedRow[]
  widths?: readonly string[]
}

/** Columns of words need about 130 px each: a tablet has room for four. */
const columnsOnTablet = 4

const narrow = {
  table: 'ledger max-md:block md:table-fixed wrap-anywhere',
  block: 'max-md:block',
  head: 'max-md:hidden',
  row: 'scroll-mt-28 target:bg-action-wash max-md:block max-md:border-b max-md:py-3',
  cell: 'align-top max-md:block max-md:h-auto max-md:border-0 md:py-3',
  empty: 'align-top max-md:hidden md:py-3',
  label: 'block text-muted md:hidden',
}

const wide = {
  table: 'ledger max-lg:block lg:table-fixed wrap-anywhere',
  block: 'max-lg:block',
  head: 'max-lg:hidden',
  row: 'scroll-mt-28 target:bg-action-wash max-lg:block max-lg:border-b max-lg:py-3',
  cell: 'align-top max-lg:block max-lg:h-auto max-lg:border-0 lg:py-3',
  empty: 'align-top max-lg:hidden lg:py-3',
  label: 'block text-muted lg:hidden',
}

export function StackedTable({ label, caption, columns, rows, widths = [] }: StackedTableProps) {
  const classes = columns.length > columnsOnTablet ? wide : narrow
  return (
    <table aria-label={caption ? undefined : label} className={classes.table}>
      {caption && <caption className={classes.block}>{caption}</caption>}
      <thead className={classes.head}>
        <tr>
          {columns.map((column, index) => (
            <Th
              className={classNames('static align-bottom whitespace-normal', widths[index])}
              key={column}
            >
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className={classes.block}>
        {rows.map((row) => (
          <Row classes={classes} columns={columns} key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  classes: typeof wide
  columns: readonly string[]
  row: StackedRow
}

function Row({ classes, columns, row }: RowProps) {
  const [name, ...rest] = row.cells
  return (
    <tr className={classes.row} id={row.id}>
      <Th className={classes.cell} scope="row">
        {name}
      </Th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a fixed table never move
        <Td className={cell === noFigure ? classes.empty : classes.cell} key={index}>
          <span className={classes.label} data-column>
            {columns[index + 1]}
          </span>
          {cell}
        </Td>
      ))}
    </tr>
  )
}

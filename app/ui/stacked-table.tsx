/**
 * A ruled table for words: on phones each row stands as a record of its own, every line with the
 * name of its column, so that nothing is cut and nothing scrolls sideways.
 *
 * Props: `label` (or `caption`, shown); `columns`; `rows`, each with a `key`, an optional anchor `id`
 * and as many `cells` as there are columns, of which the first is the row's heading; `widths`, a
 * class for each column.
 */
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Td, Th } from './table.tsx'

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

export function StackedTable({ label, caption, columns, rows, widths = [] }: StackedTableProps) {
  return (
    <table
      aria-label={caption ? undefined : label}
      className="ledger max-md:block md:table-fixed [overflow-wrap:anywhere]"
    >
      {caption && <caption className="max-md:block">{caption}</caption>}
      <thead className="max-md:sr-only">
        <tr>
          {columns.map((column, index) => (
            <Th className={classNames('static', widths[index])} key={column}>
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row columns={columns} key={row.key} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'align-top max-md:block max-md:h-auto max-md:border-0 md:py-3'

function Row({ columns, row }: { columns: readonly string[]; row: StackedRow }) {
  const [name, ...rest] = row.cells
  return (
    <tr
      className="scroll-mt-28 target:bg-action-wash max-md:block max-md:border-b max-md:border-rule max-md:py-3"
      id={row.id}
    >
      <Th className={cellClass} scope="row">
        {name}
      </Th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a fixed table never move
        <Td className={cellClass} key={index}>
          <span aria-hidden="true" className="block text-muted md:hidden">
            {columns[index + 1]}
          </span>
          {cell}
        </Td>
      ))}
    </tr>
  )
}

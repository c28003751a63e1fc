/** The records of one page: a table where there is room for one, else a list of the same cells. */
import { type ReactNode, useCallback, useState } from 'react'
import { listWords } from '../../../content/en/admin/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { Table, Td, Th } from '../../ui/table.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { type Column, SortHead, SortSelect, wrapped } from './column.tsx'
import { SelectBox, type Selection } from './selection.tsx'
import type { Records } from './use-records.ts'

/** In CSS pixels. In less room a table of eight columns shows too little of its content. */
const leastRoomForTable = 1152

interface RecordListProps<Row extends { id: number }> {
  label: string
  columns: readonly Column<Row>[]
  records: Records<Row>
  actions?: ((row: Row) => ReactNode) | undefined
  /** Called for a press on the first cell. */
  onOpen?: ((row: Row) => void) | undefined
  selection?: Selection<Row> | undefined
}

export function RecordList<Row extends { id: number }>(props: RecordListProps<Row>) {
  // Raised for a table that turns out too wide, because its cut-off part could not be reached.
  const [room, setRoom] = useState(leastRoomForTable)
  const hasRoom = useMediaQuery(`(min-width: ${room}px)`)
  return hasRoom ? <RecordTable {...props} onNeed={setRoom} /> : <RecordCards {...props} />
}

/** Ref of a region: reports the window width needed so that nothing in it is cut off. */
function useNeed(onNeed: (windowWidth: number) => void) {
  return useCallback(
    (region: HTMLElement) => {
      const observer = new ResizeObserver(() => {
        const missing = region.scrollWidth - region.clientWidth
        if (missing > 0) onNeed(window.innerWidth + missing)
      })
      observer.observe(region)
      for (const content of region.children) observer.observe(content)
      return () => observer.disconnect()
    },
    [onNeed],
  )
}

interface RecordTableProps<Row extends { id: number }> extends RecordListProps<Row> {
  onNeed: (windowWidth: number) => void
}

function RecordTable<Row extends { id: number }>(props: RecordTableProps<Row>) {
  const { label, columns, actions, onOpen, selection } = props
  const { rows, state, isOld } = props.records
  const [head, ...others] = columns
  return (
    <Table
      className={classNames(isOld && 'opacity-60')}
      label={label}
      regionClassName="overflow-clip"
      regionRef={useNeed(props.onNeed)}
    >
      <thead>
        <tr>
          {selection && (
            <Th className="w-11 p-0">
              <SelectBox {...selection.boxOfAll} />
            </Th>
          )}
          {columns.map((column) => (
            <SortHead column={column} key={column.id} state={state} />
          ))}
          {actions && <Th className="text-right print:hidden">{listWords.actions}</Th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr className={selection?.has(row.id) ? 'bg-action-wash' : undefined} key={row.id}>
            {selection && (
              <Td className="w-11 p-0">
                <SelectBox {...selection.boxOf(row)} />
              </Td>
            )}
            <Th className="whitespace-nowrap" scope="row">
              <OpenedBy onOpen={onOpen} row={row}>
                {head && layOut(head, row)}
              </OpenedBy>
            </Th>
            {others.map((column) => (
              <Td className="whitespace-nowrap" key={column.id} numeric={column.numeric}>
                {layOut(column, row)}
              </Td>
            ))}
            {actions && (
              <Td className="py-0 print:hidden">
                <div className="flex justify-end">{actions(row)}</div>
              </Td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Content of a table cell: text may wrap, so that the column can be narrower. */
function layOut<Row>({ cell, numeric, isNarrow }: Column<Row>, row: Row): ReactNode {
  const value = cell(row)
  if (typeof value !== 'string' || numeric) return value
  return <span className={classNames('min-w-24', isNarrow && 'max-w-64', wrapped)}>{value}</span>
}

interface OpenedByProps<Row> {
  row: Row
  onOpen?: ((row: Row) => void) | undefined
  children: ReactNode
}

function OpenedBy<Row>({ row, onOpen, children }: OpenedByProps<Row>) {
  if (!onOpen) return children
  return (
    <button
      className="min-h-11 max-w-full text-left font-semibold underline-offset-4 hover:text-action hover:underline"
      onClick={() => onOpen(row)}
      type="button"
    >
      {children}
    </button>
  )
}

function RecordCards<Row extends { id: number }>(props: RecordListProps<Row>) {
  const { label, columns, selection } = props
  const { rows, state, isOld } = props.records
  return (
    <div className="grid gap-3">
      <div className="flex items-start gap-2 print:hidden">
        {selection && <SelectBox {...selection.boxOfAll} />}
        <div className="grow">
          <SortSelect columns={columns} state={state} />
        </div>
      </div>
      <ul
        aria-label={label}
        className={classNames('grid border-t-2 border-ink', isOld && 'opacity-60')}
      >
        {rows.map((row) => (
          <li className="flex break-inside-avoid gap-2 border-b border-rule py-2" key={row.id}>
            {selection && <SelectBox {...selection.boxOf(row)} />}
            <RecordCard {...props} row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One value of a card; an empty one is left out, because cards have no columns. */
function CardLine<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, labelled, cell } = column
  const value = cell(row)
  if (value === '' || value === listWords.nothing) return null
  return (
    <div className="min-w-0">
      <dt className={labelled ? 'inline text-muted' : 'sr-only'}>{label}</dt>{' '}
      <dd className={classNames('break-words', labelled && 'inline')}>{value}</dd>
    </div>
  )
}

function RecordCard<Row extends { id: number }>(props: RecordListProps<Row> & { row: Row }) {
  const { columns, actions, onOpen, row } = props
  const [title, ...others] = columns
  return (
    <div className="grid min-w-0 grow gap-x-4 gap-y-1 py-1 sm:not-print:grid-cols-[1fr_auto]">
      <h3 className="min-w-0 pt-1.5 font-sans text-base font-semibold tracking-normal break-words">
        <OpenedBy onOpen={onOpen} row={row}>
          {title?.cell(row)}
        </OpenedBy>
      </h3>
      <dl className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {others.map((column) => (
          <CardLine column={column} key={column.id} row={row} />
        ))}
      </dl>
      {actions && (
        <div className="-ml-3 flex flex-wrap items-center print:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1">
          {actions(row)}
        </div>
      )}
    </div>
  )
}

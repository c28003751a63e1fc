import type { LegalBlock as Block } from '../../../content/page.ts'
import { Td, Th } from '../../ui/table.tsx'
import { RuledList } from '../ruled-list.tsx'
import { Cited } from '../sources/cited.tsx'

export function LegalBlock({ block }: { block: Block }) {
  if (block.kind === 'list') return <RuledList items={block.items} />
  if (block.kind === 'table') return <LegalTable {...block} />
  return (
    <p className="max-w-measure">
      <Cited copy={block.text} />
    </p>
  )
}

/** On phones each row stands as a record of its own, every line with the name of its column. */
function LegalTable({ caption, columns, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="ledger max-sm:block sm:table-fixed">
      <caption className="max-sm:block">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column) => (
            <Th className="static" key={column}>
              {column}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Row columns={columns} key={row[0]} row={row} />
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'align-top max-sm:block max-sm:h-auto max-sm:border-0 sm:py-3'

function Row({ columns, row }: { columns: readonly string[]; row: readonly string[] }) {
  const [name, ...rest] = row
  return (
    <tr className="max-sm:block max-sm:border-b max-sm:border-rule max-sm:py-3">
      <Th className={cellClass} scope="row">
        {name}
      </Th>
      {rest.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a fixed table never move
        <Td className={cellClass} key={index}>
          <span aria-hidden="true" className="block text-muted sm:hidden">
            {columns[index + 1]}
          </span>
          {cell}
        </Td>
      ))}
    </tr>
  )
}

/** What a chart by weeks says, for those who do not see it. */
import { formatShortDate } from '../../../domain/wording.ts'

interface WeekTableProps {
  caption: string
  /** Heads of the columns, that of the week first. */
  columns: readonly string[]
  /** One row for each week: its first day, and a cell for every other column. */
  rows: readonly { week_start: string; cells: readonly (string | number)[] }[]
}

export function WeekTable({ caption, columns, rows }: WeekTableProps) {
  return (
    <table className="sr-only">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ week_start, cells }) => (
          <tr key={week_start}>
            <th scope="row">{formatShortDate(week_start)}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

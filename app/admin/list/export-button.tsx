/** Saves all rows of the view, on every page, as a CSV file named after the noun of `source`. */
import { useMutation } from '@tanstack/react-query'
import { listWords } from '../../../content/en/admin/words.ts'
import { type CsvCell, writeCsv } from '../../../domain/csv.ts'
import { formatIsoDay } from '../../../domain/wording.ts'
import { saveFile } from '../session/files.ts'
import { useRefusal, useSession } from '../session/session.tsx'
import { ToolButton } from '../tool-button.tsx'
import type { RecordSource, Records } from './use-records.ts'

interface ExportButtonProps<Row extends { id: number }> {
  source: RecordSource
  records: Records<Row>
  /** Heads of the file's columns; `cells` returns their values for a row. */
  columns: readonly string[]
  cells: (row: Row) => CsvCell[]
  failure: string
}

export function ExportButton<Row extends { id: number }>(props: ExportButtonProps<Row>) {
  const { source, records, columns, cells, failure } = props
  const { call } = useSession()
  const { noun } = source
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const rows = await records.fetchAll()
      // First the activity record, so that no export goes unrecorded.
      const body = { action: 'export', noun, record_count: rows.length }
      await call('POST', '/api/admin/activity', { body })
      const csv = writeCsv(columns, rows.map(cells))
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' })
      saveFile(`${noun}-${formatIsoDay(new Date())}.csv`, file)
    },
    meta: { failure },
  })
  const refusal = useRefusal('owner')
  // Nothing to export, or the total is not known yet.
  const isEmpty = records.total === 0
  return (
    <ToolButton
      busy={isPending}
      disabled={isEmpty || refusal !== null}
      icon="download"
      label={isPending ? listWords.exporting : listWords.export}
      onClick={() => mutate()}
      title={refusal ?? undefined}
    />
  )
}
